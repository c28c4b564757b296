"""Actions and questions as small integers: five bits of kind, then what the kind needs."""

from typing import Final

DRAW: Final = 0
STOP: Final = 1
PASS: Final = 2
TAKE: Final = 3
REPEL: Final = 4
KEEP: Final = 5
CLAIM: Final = 6
END: Final = 7
GAMBLE: Final = 8
COMPLETE: Final = 9
DECLINE: Final = 10
SCORE: Final = 11
KEEP_SHIP: Final = 12
DISCARD_SHIP: Final = 13
TASK: Final = 14
DECLINE_TASK: Final = 15
LOOK: Final = 16
PUT_BACK: Final = 17
SELL: Final = 18
BUY_OUT: Final = 19
NO_BUY_OUT: Final = 20
HERO: Final = 21

KIND: Final = 31

# A take: 8 bits of face, 3 bits of gift receiver (seat + 1, 0 for none), then the flags.
GIFT_SHIFT: Final = 13
DECLINED: Final = 1 << 16
AS_ITEM: Final = 1 << 17

# A claim: 8 bits of expedition, then up to five discarded faces of 8 bits (face + 1), in ascending order.
# A completed task likewise, with its place in the chapter instead of the expedition.
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
