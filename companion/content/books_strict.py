"""What makes a book file wrong however its types are: broken references, double numbers, odd amounts."""

import re
from collections.abc import Iterable

from companion.content.books import (
    DISCARDABLE,
    END,
    STAY,
    Book,
    Chapter,
    Event,
    HourglassLine,
    MonthEnd,
    StoryCard,
    Task,
)
from companion.content.catalogue import load_catalogue
from companion.content.files import ContentError

NUMBER = re.compile(r"[1-5][0-9][a-z]?")
AMOUNTS = {
    "coins": range(-3, 4), "crowns": range(-2, 3), "tax": range(1, 21), "no_repel": range(1),
    "repel_coins": range(1, 4), "swords": range(-2, 4), "ship_coins": range(-1, 3),
    "person_cost": range(-2, 3), "fee": range(3), "no_passive": range(1), "allowance": range(1, 3),
    "min_cards": range(2, 6), "max_cards": range(1, 8), "lookout": range(1, 3), "bust_coins": range(1, 5),
    "claim_crowns": range(1, 4), "month_end": range(1), "buy_out": range(1, 21),
}  # fmt: skip
MOMENTS = {"any": "acting", "colours": "active", "tax": "taxed", "stop": "active"}


def _refuse(file: str, key: str, problem: str) -> ContentError:
    return ContentError(f"{file}: {key}: {problem}")


def _check_line(chapter: Chapter, card: StoryCard, line: HourglassLine) -> None:
    file, key = f"chapter{chapter.number}.toml", f"card {card.number}.month_end"
    if not line.whole:
        raise _refuse(file, key, "expected either `next`, or `ask` with `yes` and `no`")
    numbers = {other.number for other in chapter.card}
    for target in line.targets:
        if target not in numbers | {END, STAY}:
            raise _refuse(file, key, f"no card {target!r} in this chapter, and not 'end' or 'stay'")
    if line.ask and line.ask not in numbers:
        raise _refuse(file, key, f"asks for task {line.ask!r}, which this chapter does not have")


def _check_month_end(chapter: Chapter, card: StoryCard, end: MonthEnd) -> None:
    if (end.both is None) == (end.coop is None or end.competitive is None):
        raise _refuse(
            f"chapter{chapter.number}.toml", f"card {card.number}.month_end",
            "expected either `both`, or `coop` and `competitive`",
        )  # fmt: skip
    for line in filter(None, (end.both, end.coop, end.competitive)):
        _check_line(chapter, card, line)


def _check_task(file: str, number: str, task: Task) -> None:
    key = f"card {number}.task"
    if task.by != MOMENTS[task.when]:
        raise _refuse(file, f"{key}.by", f"expected {MOMENTS[task.when]!r} with when = {task.when!r}")
    if (task.when in ("colours", "stop")) != (task.harbour > 0):
        raise _refuse(file, f"{key}.harbour", "goes with when = 'colours' or 'stop', and only there")
    if task.spaces not in (1, 2) or (task.spaces == 2 and task.when != "stop"):
        raise _refuse(file, f"{key}.spaces", "expected 1, or 2 with when = 'stop'")
    if task.crowns not in (None, 0, 1, 2, 3):
        raise _refuse(file, f"{key}.crowns", f"expected 0 to 3, got {task.crowns}")
    for need in task.needs or ():
        if need.count < 1 or (need.discard and need.what not in DISCARDABLE):
            raise _refuse(file, f"{key}.needs", f"{need.what} x {need.count} cannot be asked for so")
        if need.cost_max is not None and need.what != "persons":
            raise _refuse(file, f"{key}.needs", "only persons have a cost_max")


def _check_adds(file: str, card: StoryCard) -> None:
    counts = {face.code: face.count for face in load_catalogue().of_set("adventure")}
    for add in card.add or ():
        if not 1 <= add.count <= counts.get(add.card, 0):
            raise _refuse(file, f"card {card.number}.add", f"there are no {add.count} cards {add.card!r}")


def _check_chapter(position: int, chapter: Chapter) -> None:
    file = f"chapter{position}.toml"
    numbers = [card.number for card in chapter.card]
    if chapter.number != position or chapter.ending.number != f"6{position}":
        raise _refuse(file, "number", f"expected chapter {position} with end card 6{position}")
    for number in numbers:
        if not NUMBER.fullmatch(number) or number[0] != str(position) or numbers.count(number) > 1:
            raise _refuse(
                file, f"card {number}.number", f"expected its own number, {position}0 to {position}9"
            )
    if chapter.opening not in numbers:
        raise _refuse(file, "opening", f"no card {chapter.opening!r} in this chapter")
    for card in chapter.card:
        _check_adds(file, card)
        if card.task is not None:
            _check_task(file, card.number, card.task)
        if card.month_end is not None:
            _check_month_end(chapter, card, card.month_end)


def _check_events(events: Iterable[Event]) -> None:
    for event in events:
        for effect in event.effects or ():
            if effect.amount not in AMOUNTS[effect.do]:
                raise _refuse(
                    "events.toml", f"{event.id}.{effect.do}", f"no sensible amount: {effect.amount}"
                )


def _check_ids(file: str, ids: list[str]) -> None:
    for name in ids:
        if ids.count(name) > 1:
            raise _refuse(file, name, "the id is used twice")


def refuse_broken(book: Book) -> None:
    """Raise the first ContentError found, naming file and key."""
    for position, chapter in enumerate(book.chapters, 1):
        _check_chapter(position, chapter)
    _check_events(book.events)
    _check_ids("events.toml", [event.id for event in book.events])
    _check_ids("heroes.toml", [hero.id for hero in book.heroes])
    shields = book.track.shields or ()
    if list(shields) != sorted(set(shields)) or (shields and shields[-1] > (book.track.spaces or 0)):
        raise _refuse("book.toml", "track.shields", "expected rising spaces on the track")
    if {row.players for row in book.card9 if row.chapter == 0} != {1, 2, 3, 4}:
        raise _refuse(
            "book.toml", "card9", "expected rows for 1, 2, 3 and 4 players that hold for every chapter"
        )
