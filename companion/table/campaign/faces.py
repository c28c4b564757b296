"""A story card as far as it is known: the book's face with what the table typed in laid over it."""

import re
from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from companion.content.books import (
    CARD_9,
    END,
    STAY,
    Card9,
    HourglassLine,
    MonthEnd,
    Need,
    StoryCard,
    Task,
)
from companion.i18n import Thing, Value, enumeration, listed, t
from companion.table.campaign.play_cards import add_text as add_text
from companion.table.campaign.play_cards import counted, fresh, heap, read_codes, texts, together
from companion.table.campaign.state import Campaign, Face, Typed, TypedTrack
from companion.table.refusal import Refused

TARGET = r"\d+[a-z]?|end|stay"
LINE = re.compile(
    rf"(?P<next>{TARGET})|(?P<ask>\d+[a-z]?)\s*\?\s*(?P<yes>{TARGET})\s*[: ]\s*(?P<no>{TARGET})"
)


class KnownCard(msgspec.Struct, frozen=True):
    """One revealed card. None means that neither the book nor the table says it."""

    number: str
    title: str | None = None
    text: str | None = None
    needs: str | None = None
    at_once: bool = False
    steps: int = 1
    first_coins: int | None = None
    first_crowns: int | None = None
    crowns: int | None = None
    adds: tuple[str, ...] | None = None
    line: HourglassLine | None = None
    codes: dict[str, int] | None = None

    def as_face(self) -> Face:
        """The same as something typed in, to be kept in a log."""
        line = None if self.line is None else MonthEnd(both=self.line)
        certain = self.needs is not None
        return Face(
            self.title, self.needs, self.at_once if certain else None, self.steps if certain else None,
            self.first_coins, self.first_crowns, self.crowns, None, self.adds, line, codes=self.codes,
        )  # fmt: skip


def first_reward(card: KnownCard) -> Value:
    """What the first finisher gets, if that is known: `3 coins and 1 crown`."""
    rewards = {"coins": card.first_coins, "crowns": card.first_crowns}
    return listed(Thing(what, n=n) for what, n in rewards.items() if n)


def need_text(need: Need) -> str:
    """`discard 2 Ares ships`, `have a priest`."""
    thing = Thing(f"campaign-thing-{need.what}", n=need.count)
    cost = "any" if need.cost_max is None else need.cost_max
    return t("campaign-need-discard" if need.discard else "campaign-need-have", thing=thing, cost=cost)


def task_text(task: Task) -> str | None:
    """The requirement in words; None where the book does not know it."""
    if task.needs is None:
        return None
    parts = [t(f"campaign-need-when-{task.when}", harbour=task.harbour)] if task.when != "any" else []
    parts += [need_text(need) for need in task.needs]
    parts += [t("campaign-need-fewer", fewer=task.fewer)] if task.fewer else []
    parts += [t("campaign-need-twice")] if task.spaces > 1 else []
    return enumeration(parts) or t("campaign-need-nothing")


def _line(month_end: MonthEnd | None, mode: Literal["coop", "competitive"]) -> HourglassLine | None:
    own = month_end and (month_end.coop if mode == "coop" else month_end.competitive)
    return own or (month_end.both if month_end else None)


def _printed(campaign: Campaign, number: str) -> StoryCard | None:
    chapters = campaign.book.chapters
    return next((card for chapter in chapters for card in chapter.card if card.number == number), None)


def chapter_of(campaign: Campaign, number: str) -> int:
    """The chapter whose story card this is; the present one where the book has no such number."""
    numbers = [{card.number for card in chapter.card} for chapter in campaign.book.chapters]
    return next((n for n, own in enumerate(numbers, 1) if number in own), campaign.chapter)


def from_book(campaign: Campaign, number: str) -> KnownCard:
    """What the book says of a card; nothing of a later chapter's, nor where it has no such number."""
    card = _printed(campaign, number)
    if not card or (chapter_of(campaign, number) > campaign.chapter and not campaign.after):
        return KnownCard(number)
    task = card.task or Task()
    return KnownCard(
        number, card.title, card.text, task_text(task), task.at_once, task.spaces,
        task.first.coins if task.first else None, task.first.crowns if task.first else None, task.crowns,
        None if card.add is None else tuple(add_text(add) for add in card.add),
        _line(card.month_end, campaign.mode), None if card.add is None else counted(card.add),
    )  # fmt: skip


def known(campaign: Campaign, number: str) -> KnownCard:
    """What is known of a card. Callers show it only when it is revealed, or is being revealed."""
    card, face = from_book(campaign, number), campaign.typed.cards.get(number, Face())
    typed = {
        "title": face.title, "needs": face.needs, "at_once": face.at_once, "steps": face.steps,
        "first_coins": face.first_coins, "first_crowns": face.first_crowns, "crowns": face.crowns,
        "adds": face.adds, "line": _line(face.month_end, campaign.mode),
    }  # fmt: skip
    if face.adds is not None:
        card = msgspec.structs.replace(
            card, codes=read_codes(face.adds) if face.codes is None else face.codes
        )
    given = {name: value for name, value in typed.items() if value is not None}
    return msgspec.structs.replace(card, **given)


def merged(old: Typed, new: Typed) -> Typed:
    """Later words win, field by field."""
    cards = dict(old.cards)
    for number, face in new.cards.items():
        before = cards.get(number, Face())
        values = {f: getattr(face, f) for f in face.__struct_fields__ if getattr(face, f) is not None}
        values |= {"codes": face.codes} if face.adds is not None else {}
        cards[number] = msgspec.structs.replace(before, **values)
    events = old.events | {name: text or old.events.get(name, "") for name, text in new.events.items()}
    return Typed(cards, new.track or old.track, old.card9 | new.card9, old.heroes | new.heroes, events)


def learn(campaign: Campaign, typed: Typed) -> Campaign:
    """The campaign with something more typed in."""
    return msgspec.structs.replace(campaign, typed=merged(campaign.typed, typed))


def without(typed: Typed, forget: Mapping[str, Iterable[str]]) -> Typed:
    """What is typed in, less some fields of some cards; Refused where there is no such field."""
    cards = dict(typed.cards)
    for number, fields in forget.items():
        wrong = [field for field in fields if field not in Face.__struct_fields__]
        if wrong:
            raise Refused(t("campaign-no-field", field=wrong[0], fields=", ".join(Face.__struct_fields__)))
        if number in cards:
            gone = (*fields, *(["codes"] if "adds" in fields else []))
            cards[number] = msgspec.structs.replace(cards[number], **dict.fromkeys(gone))
    return msgspec.structs.replace(typed, cards=cards)


def forgotten(campaign: Campaign, forget: Mapping[str, Iterable[str]]) -> Campaign:
    """The campaign without what was typed wrongly."""
    return msgspec.structs.replace(campaign, typed=without(campaign.typed, forget))


def track(campaign: Campaign) -> TypedTrack | None:
    """The crown track: typed in, or from the book, or unknown."""
    own = campaign.book.track
    if campaign.typed.track or own.shields is None:
        return campaign.typed.track
    return TypedTrack(own.shields, own.spaces)


def card9(campaign: Campaign) -> tuple[int | None, int | None]:
    """Markers and VP that card 9 asks of this player count (A40)."""
    players = len(campaign.crew)
    typed = campaign.typed.card9.get(str(players))
    row: Card9 = campaign.book.end(min(campaign.chapter, 5), players)
    return typed or (row.markers, row.vp)


def hero_coins(campaign: Campaign, hero: str) -> int | None:
    """The coins printed on a hero."""
    side = next((side for side in campaign.book.heroes if side.id == hero), None)
    return campaign.typed.heroes.get(hero, side.coins if side else None)


def target_text(target: str) -> Thing:
    """Where an hourglass line leads, in words."""
    return {END: Thing("campaign-to-end"), STAY: Thing("campaign-to-stay")}.get(
        target, Thing("campaign-to-card", card=target)
    )


def target_of(printed: str) -> str:
    """Where a printed number leads: 9 is the end of the chapter, any other a story card (A40)."""
    return END if printed == CARD_9 else printed


def line_text(line: HourglassLine | None) -> str:
    """The hourglass line in words; both ways, as the printed task shows them."""
    if line is None:
        return t("campaign-line-unknown")
    if line.next:
        return t("campaign-line-next", target=target_text(line.next))
    return t("campaign-line-ask", ask=line.ask, yes=target_text(line.yes), no=target_text(line.no))


def line_words(line: HourglassLine | None) -> str:
    """An hourglass line as a person would type it: `12`, `10? 11 12`, `9`."""
    if line is None:
        return ""
    shown = [CARD_9 if target == END else target for target in line.targets]
    return shown[0] if line.next else f"{line.ask}? {' '.join(shown)}"


def read_line(text: str) -> MonthEnd:
    """An hourglass line as typed: `12`, `10? 11 : 12`, `end` or `stay`; in two modes `coop / competitive`."""
    both = [_read_one(part.strip()) for part in text.split("/")]
    if len(both) > 2:
        raise Refused(t("campaign-line-shape", text=text), "A11")
    return MonthEnd(both=both[0]) if len(both) == 1 else MonthEnd(coop=both[0], competitive=both[1])


def _read_one(text: str) -> HourglassLine:
    match = LINE.fullmatch(text.casefold())
    if not match:
        raise Refused(t("campaign-line-shape", text=text), "A11")
    if match["next"]:
        return HourglassLine(next=target_of(match["next"]))
    return HourglassLine(ask=match["ask"], yes=target_of(match["yes"]), no=target_of(match["no"]))


def brings(campaign: Campaign, card: KnownCard, settled: str | None = None) -> dict[str, int] | None:
    """The play cards that a card brings into the deck when it is revealed now; None where the codes of the
    chapter's cards are not all known. `settled` is a card whose play cards are being counted anew (A41)."""
    own = [old for old in campaign.added if old.chapter == campaign.chapter and old.number != settled]
    read = [known(campaign, number).codes for number in campaign.revealed if number != settled]
    share = heap(own)
    if card.codes is None or share is None or None in read:
        return None
    return fresh(card.codes, together(codes for codes in read if codes), share)


def shuffling(campaign: Campaign, card: KnownCard) -> dict[str, Value]:
    """What a card that is being revealed shuffles in: nothing again that a lost attempt left there (A41)."""
    new = brings(campaign, card)
    if any(added.number == card.number for added in campaign.added) or (card.adds and new == {}):
        return {"adds": "again", "cards": ""}
    if card.adds is None and card.number in campaign.seen and campaign.kept_added:
        return {"adds": "perhaps", "cards": ""}
    return _adds(msgspec.structs.replace(card, adds=texts(new)) if card.adds and new else card)


def _adds(card: KnownCard) -> dict[str, Value]:
    kind = "unknown" if card.adds is None else "cards" if card.adds else "none"
    return {"adds": kind, "cards": listed(card.adds or ())}


def shuffle_text(campaign: Campaign, card: KnownCard) -> str:
    """The same as a sentence."""
    return t("campaign-adds", card=card.number, **shuffling(campaign, card))


def adds_text(card: KnownCard) -> str:
    """What a story card shuffles in whenever it is revealed, as a sentence."""
    return t("campaign-adds", card=card.number, **_adds(card))
