"""Positions, actions and outcomes of a game as one readable line each.

position  "3p | 0: 5 sailor captain*2 | deck: yellow blue.2.3 | edition 2014 | start_player 1 | +gambler"
          players; a seat's coins and display; the deck from the top; options by name; modules with a plus
actions   "draw*2, repel, stop, take yellow, claim CC with captain jack, pass, end"
outcome   "phase trade; to_act 0; harbour yellow blue; coins 4 3; display.0 sailor; legal take yellow, pass"

A card may be called by the first part of its code: the first face of the catalogue that fits is meant
("sailor" is sailor.3.1, "black" is black.2.1). "CC" is expedition.CC, "x*3" is three copies, "-" is nothing.
"""

from functools import cache
from typing import Any

import pytest

from companion.content import load_catalogue
from companion.engine.match import Match
from companion.engine.refusal import Illegal, SetupError

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
Json = dict[str, Any]


@cache
def code(name: str) -> str:
    """The full code of a card called by its short name."""
    codes = [card.code for card in load_catalogue().cards]
    fits = [known for known in codes if known == name or known.startswith(f"{name}.")]
    return (fits or [known for known in codes if known == f"expedition.{name}"] or [name])[0]


def cards(text: str) -> list[str]:
    """The codes of a list of cards such as "yellow captain*2"."""
    found: list[str] = []
    for word in text.split() if text.strip() != "-" else []:
        name, _, copies = word.partition("*")
        found += [code(name)] * int(copies or 1)
    return found


def setup(position: str) -> Json:
    """The `new` request that a position stands for."""
    head, *parts = [part.strip() for part in position.split("|")]
    request: Json = {"game": "base", "players": NAMES[: int(head[0])], "seed": 1, "options": {}}
    for part in parts:
        _read_part(request, part)
    return request


def _read_part(request: Json, part: str) -> None:
    key, _, value = part.partition(" ")
    if key[0].isdigit():
        request.setdefault("start", []).append(_seat(int(key.rstrip(":")), value))
    elif key in ("deck:", "time_deck:", "contracts:"):
        request[key[:-1]] = value.split() if key == "contracts:" else cards(value)
    elif key in ("game", "mode", "seed"):
        request[key] = int(value) if key == "seed" else value
    elif key[0] == "+":
        request.setdefault("modules", []).append(key[1:])
    else:
        request["options"][key] = _option(value)


def _seat(seat: int, value: str) -> Json:
    coins, _, display = value.partition(" ")
    if not coins.isdigit():
        return {"seat": seat, "display": cards(value)}
    return {"seat": seat, "coins": int(coins), "display": cards(display)}


def _option(value: str) -> object:
    words: dict[str, object] = {"": True, "yes": True, "no": False}
    return words.get(value, int(value) if value.isdigit() and value != "2014" else value)


def action(text: str) -> Json:
    """One action of the protocol."""
    verb, _, rest = text.strip().partition(" ")
    if verb == "take":
        card, *extras = rest.split()
        return {"do": "take", "card": code(card)} | dict(_extra(word) for word in extras)
    if verb == "claim":
        expedition, _, persons = rest.partition(" with ")
        return {"do": "claim", "expedition": code(expedition), "with": cards(persons)}
    if verb in ("complete", "decline"):
        return {"do": verb, "contract": rest}
    if verb == "score":
        return {"do": verb, "move": rest == "yes"}
    return {"do": verb}


def _extra(word: str) -> tuple[str, object]:
    key, _, value = word.partition(":")
    return (key, True) if key == "decline" else (key, int(value) if value.isdigit() else value)


def actions(text: str) -> list[Json]:
    """The actions of a line, "draw*3" being three draws."""
    found: list[Json] = []
    for word in filter(None, (word.strip() for word in text.split(","))):
        verb, _, times = word.partition("*") if " " not in word else (word, "", "")
        found += [action(verb)] * int(times or 1)
    return found


class Table:
    """A game set up from one line, played by lines, and checked by lines."""

    def __init__(self, position: str) -> None:
        self.match = Match.new(setup(position))

    def plays(self, line: str) -> "Table":
        """Apply the actions of a line, each of which must also be listed as legal."""
        for step in actions(line):
            assert _plain(step) in [_plain(known) for known in self.match.legal()], f"{step} is not listed"
            self.match.apply(step)
        return self

    def checks(self, outcome: str) -> "Table":
        """Compare the referee's view with every item of an outcome."""
        view = self.match.view()
        for item in outcome.split(";"):
            field, _, wanted = item.strip().partition(" ")
            assert self._seen(view, field, wanted) == self._wanted(field, wanted), item.strip()
        return self

    def checks_refusal(self, line: str, rule: str, why: str = "") -> "Table":
        """An action is refused by that rule (and for that reason, where one is given), is not listed, and
        changes nothing (not even the revision)."""
        step, before = action(line), (self.match.view(), self.match.log())
        assert _plain(step) not in [_plain(known) for known in self.match.legal()]
        with pytest.raises(Illegal) as refusal:
            self.match.apply(step)
        assert (refusal.value.rule, refusal.value.reason) == (rule, why or refusal.value.reason), line
        assert (self.match.view(), self.match.log()) == before
        return self

    def _seen(self, view: Json, field: str, wanted: str) -> object:
        name, _, seat = field.partition(".")
        if field in ("coins", "vp", "swords", "markers"):
            return [player[field] for player in view["players"]]
        if field in ("legal", "can", "cannot"):
            listed = sorted(map(_plain, self.match.legal()))
            return (
                listed
                if field == "legal"
                else [step for step in map(_plain, actions(wanted)) if step in listed]
            )
        if name in ("display", "tucked", "kept"):
            return sorted(view["players"][int(seat)][name])
        if field == "winners":
            return view["result"]["winners"]
        return sorted(view[field]) if isinstance(view[field], list) else view[field]

    def _wanted(self, field: str, wanted: str) -> object:
        if field in ("coins", "vp", "swords", "markers", "winners"):
            return [int(word) for word in wanted.split()]
        if field in ("legal", "can", "cannot"):
            return [] if field == "cannot" else sorted(map(_plain, actions(wanted if wanted != "-" else "")))
        if field.partition(".")[0] in ("display", "tucked", "kept", "harbour", "expeditions", "deck_order"):
            return sorted(cards(wanted))
        if field == "pending":
            return None if wanted == "-" else code(wanted)
        words: dict[str, object] = {"yes": True, "no": False, "-": None}
        return words.get(wanted, int(wanted) if wanted.isdigit() else wanted)


def _plain(step: Json) -> str:
    """An action as text that compares whatever the order of its persons."""
    return str(
        sorted((key, sorted(value) if isinstance(value, list) else value) for key, value in step.items())
    )


def check(position: str, line: str, outcome: str) -> Table:
    """The whole of a test: position, actions, expected outcome."""
    return Table(position).plays(line).checks(outcome)


def check_refused_setup(change: Json, position: str = "2p") -> None:
    """A set-up changed in this way is refused as `bad_setup`."""
    with pytest.raises(SetupError):
        Match.new(setup(position) | change)
