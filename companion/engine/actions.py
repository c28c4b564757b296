"""The verbs of the base rules, and how actions and questions are written as small integers: five bits of
kind, then what the kind needs."""

from typing import Final

from companion.engine.declare import may, needs, verb

DRAW: Final = 0
STOP: Final = 1
PASS: Final = 2
TAKE: Final = 3
REPEL: Final = 4
KEEP: Final = 5
CLAIM: Final = 6
END: Final = 7
verb("draw", "B10", number=DRAW)
verb("stop", "B10", number=STOP)
verb("pass", "B21", number=PASS)
verb("take", "B21", [needs("card", str), may("gift", int), may("decline", bool), may("as", str)], TAKE)
verb("repel", "B12", number=REPEL)
verb("keep", "B12", number=KEEP)
verb("claim", "B16", [needs("expedition", str), needs("with", list)], CLAIM)
verb("end", "B14", number=END)

KIND: Final = 31

# A take: 8 bits of face, 3 bits of gift receiver (seat + 1, 0 for none), then the flags.
GIFT_SHIFT: Final = 13
DECLINED: Final = 1 << 16
AS_ITEM: Final = 1 << 17

# A claim: 8 bits of expedition, then up to five discarded faces of 8 bits (face + 1), in ascending order.
# Whatever else discards faces likewise, with its own number instead of the expedition.
CLAIM_SHIFT: Final = 13


def face_of(action: int) -> int:
    """The card a take or claim is about."""
    return action >> 5 & 255


def gift_of(action: int) -> int:
    """The seat that a take's gift goes to, or -1."""
    return (action >> GIFT_SHIFT & 7) - 1


def with_of(action: int) -> list[int]:
    """The faces a claim or a completed task discards."""
    rest = action >> CLAIM_SHIFT
    faces: list[int] = []
    while rest:
        faces.append((rest & 255) - 1)
        rest >>= 8
    return faces


def claim_action(expedition: int, faces: list[int]) -> int:
    """The claim of one expedition with these faces, whatever their order."""
    return faces_action(CLAIM, expedition, faces)


def faces_action(kind: int, head: int, faces: list[int]) -> int:
    """An action about one thing for which these faces are discarded, whatever their order."""
    action = kind | head << 5
    shift = CLAIM_SHIFT
    for face in sorted(faces):
        action |= face + 1 << shift
        shift += 8
    return action


def question(kind: int, seat: int, argument: int = 0) -> int:
    """A question waiting for an answer: who is asked what."""
    return kind | seat << 5 | argument << 8


def asked_seat(ask: int) -> int:
    """The seat a question is put to."""
    return ask >> 5 & 7
