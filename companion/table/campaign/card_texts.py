"""What a table types about a printed card: read and checked field by field, by its chapter (A11, A14)."""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import msgspec

from companion.content.books import END, STAY, HourglassLine, MonthEnd
from companion.content.facts import SHIELDS
from companion.i18n import Thing, t
from companion.table.campaign.faces import first_reward, known, line_text, line_words, read_line
from companion.table.campaign.months import of_chapter
from companion.table.campaign.state import Campaign, Face
from companion.table.refusal import Refused

FIRST = ("crowns", "first", "line")
"""What counts at the table: asked for first, all on one screen."""
MORE = ("title", "needs", "adds", "other", "at_once", "steps", "star")
REWARD = re.compile(r"(\d)\s*(c|crowns?)?")
WORDS = {"y": True, "yes": True, "n": False, "no": False}
FACE_FIELDS = {"first": ("first_coins", "first_crowns"), "line": ("month_end",), "other": ("month_end",)}


def face_texts(campaign: Campaign, number: str) -> dict[str, str]:
    """What is known of a card, as a person would type it."""
    card, face = known(campaign, number), campaign.typed.cards.get(number, Face())
    typed = face.month_end or MonthEnd()
    other = typed.competitive if campaign.mode == "coop" else typed.coop
    told = {"title": card.title, "needs": card.needs, "crowns": card.crowns, "line": line_words(card.line)}
    told |= {"adds": None if card.adds is None else ", ".join(card.adds) or "-", "first": _reward(card)}
    told |= {"other": line_words(other), "steps": face.steps}
    flags = {"at_once": face.at_once, "star": face.star}
    told |= {name: {True: "y", False: "n", None: None}[flag] for name, flag in flags.items()}
    return {name: "" if told[name] is None else str(told[name]) for name in (*FIRST, *MORE)}


def _reward(card: Any) -> str | None:
    if card.first_crowns:
        return f"{card.first_crowns}c"
    return None if card.first_coins is None else str(card.first_coins)


def unknown_first(campaign: Campaign, number: str) -> list[str]:
    """Of what counts at the table, what nobody has said about a card yet."""
    texts = face_texts(campaign, number)
    return [field for field in FIRST if not texts[field]]


def field_says(campaign: Campaign, field: str, text: str) -> str:
    """What the app understands by a text typed into a field; Refused where it understands nothing."""
    face = read_field(campaign, field, text)
    if field in ("line", "other"):
        lines = face["month_end"]
        return " / ".join(line_text(lines[mode]) for mode in ("both", "coop", "competitive") if lines[mode])
    if field == "crowns":
        return t("typing-crowns", n=face["crowns"])
    if field == "first":
        card = msgspec.structs.replace(known(campaign, ""), **face)
        return t("typing-first", reward=first_reward(card) or Thing("typing-nothing"))
    return ""


def read_field(campaign: Campaign, field: str, text: str) -> dict[str, Any]:
    """One field as values of a Face; Refused with what it should have been."""
    text = text.strip()
    if field in ("line", "other"):
        return {"month_end": _line(campaign, text)}
    if field == "first":
        return _first(text)
    if field == "crowns":
        return {"crowns": _number(text, 9)}
    if field == "steps":
        return {"steps": max(_number(text, 2), 1)}
    if field == "adds":
        return {"adds": tuple(part.strip() for part in text.strip("-").split(",") if part.strip())}
    return {field: _yes(text) if field in ("at_once", "star") else text}


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= most):
        raise Refused(t("typing-number", most=most))
    return int(text)


def _yes(text: str) -> bool:
    if text.casefold() not in WORDS:
        raise Refused(t("typing-yes"))
    return WORDS[text.casefold()]


def _first(text: str) -> dict[str, Any]:
    match = REWARD.fullmatch(text.casefold())
    if not match:
        raise Refused(t("typing-reward"))
    coins, crowns = (0, int(match[1])) if match[2] else (int(match[1]), 0)
    return {"first_coins": coins, "first_crowns": crowns}


def _line(campaign: Campaign, text: str) -> dict[str, HourglassLine | None]:
    """An hourglass line whose every number is a story card of this chapter, or its end (A11, A40)."""
    found = read_line(text)
    lines = {"both": found.both, "coop": found.coop, "competitive": found.competitive}
    for line in filter(None, lines.values()):
        numbers = [line.ask] if line.ask else []
        numbers += [target for target in line.targets if target not in (END, STAY)]
        for number in numbers:
            if not of_chapter(campaign, number):
                raise Refused(t("typing-line-chapter", number=number, chapter=campaign.chapter), "A4")
    return lines


def _month_end(campaign: Campaign, texts: Mapping[str, str]) -> MonthEnd | None:
    """Both fields of the hourglass: one line for both modes, or one each."""
    own = _line(campaign, texts["line"]) if texts.get("line") else None
    other = _line(campaign, texts["other"]) if texts.get("other") else None
    if not own or not other or own["both"] is None:
        return MonthEnd(**own) if own else None
    lines = (own["both"], other["both"] or other["coop"])
    coop, competitive = lines if campaign.mode == "coop" else lines[::-1]
    return MonthEnd(coop=coop, competitive=competitive)


def read_face(campaign: Campaign, number: str, texts: Mapping[str, str]) -> dict[str, Any]:
    """The `know` entry that a filled-in form makes: what changed, and what was emptied; {} for nothing."""
    before = face_texts(campaign, number)
    changed = {field: text.strip() for field, text in texts.items() if text.strip() != before[field]}
    face: dict[str, Any] = {}
    for field in (name for name, text in changed.items() if text and name not in ("line", "other")):
        face |= read_field(campaign, field, changed[field])
    if {"line", "other"} & changed.keys() and (texts.get("line") or before["line"]):
        face["month_end"] = _month_end(campaign, before | dict(texts))
    emptied = [f for name, text in changed.items() if not text for f in FACE_FIELDS.get(name, (name,))]
    forget = [field for field in emptied if face.get(field) is None]
    face = {field: value for field, value in face.items() if value is not None}
    if not face and not forget:
        return {}
    entry: dict[str, Any] = {"do": "know"}
    entry |= {"typed": {"cards": {number: msgspec.to_builtins(Face(**face))}}} if face else {}
    return entry | ({"forget": {number: forget}} if forget else {})


def read_numbers(text: str) -> tuple[int, ...]:
    """Whole numbers with anything between them."""
    return tuple(int(number) for number in re.findall(r"\d{1,3}", text))


def read_card9(text: str) -> tuple[int, int]:
    """Card 9 as typed: markers and VP, `6 17` (A40)."""
    numbers = read_numbers(text)
    if len(numbers) != 2 or re.search(r"[^\d\s,;/]", text):
        raise Refused(t("typing-card9"), "A40")
    return numbers[0], numbers[1]


def read_track(text: str) -> tuple[int, ...]:
    """The crown track as typed: the space of each shield in turn, `2 4 7 10 14 18` (A15)."""
    numbers = read_numbers(text)
    rising = all(one < two for one, two in pairwise(numbers))
    if not numbers or not rising or numbers[0] < 1 or re.search(r"[^\d\s,;/]", text):
        raise Refused(t("typing-track"), "A15")
    return numbers


def track_says(shields: tuple[int, ...]) -> str:
    """What a typed track means: where each VP begins."""
    return t("typing-track-says", first=shields[0], last=shields[-1], most=min(len(shields), SHIELDS))
