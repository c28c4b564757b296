"""What a campaign book must be as a whole: every card reachable, every branch ending, the counts of part A.

`problems` finds what is wrong even in a skeleton; `missing` lists the faces nobody has filled in yet.
"""

from collections import Counter
from collections.abc import Iterator

from companion.content.books import END, STAY, Book, Chapter, Hero, Mode, StoryCard
from companion.content.catalogue import load_catalogue
from companion.content.facts import (
    HERO_MARKERS,
    MONTH_END,
    MONTH_END_AFTER,
    SHIELDS,
    STARRED_TASKS,
    ZERO_EVENTS,
)

MODES: tuple[Mode, Mode] = ("coop", "competitive")
HERO_SIDES, HERO_CARDS = 10, 5


def paths(chapter: Chapter, mode: Mode) -> Iterator[tuple[str, ...]]:
    """Every way through a chapter, as the cards in order and how it ended; a circle ends in `circle`."""
    yield from _onward(chapter, mode, (chapter.opening,))


def _onward(chapter: Chapter, mode: Mode, way: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    end = chapter.find(way[-1]).month_end
    for target in dict.fromkeys(end.line(mode).targets) if end else ("unknown",):
        if target in (END, STAY, "unknown"):
            yield (*way, target)
        elif target in way:
            yield (*way, "circle")
        else:
            yield from _onward(chapter, mode, (*way, target))


def _graph_problems(chapter: Chapter) -> Iterator[str]:
    """Reachability, ends and the four tasks of a solo player (A13, A40)."""
    where = f"chapter {chapter.number}"
    if any(card.month_end is None for card in chapter.card):
        return
    reached: set[str] = set()
    for mode in MODES:
        for way in paths(chapter, mode):
            reached.update(way)
            yield from (f"{where}, {mode}: {problem}" for problem in _way_problems(chapter, mode, way))
    lost = [card.number for card in chapter.card if card.number not in reached]
    yield from (f"{where}: card {number} is never reached" for number in lost)


def _way_problems(chapter: Chapter, mode: Mode, way: tuple[str, ...]) -> Iterator[str]:
    route = " > ".join(way)
    if way[-1] != (END if mode == "coop" else STAY):
        yield f"{route} does not end in {'the chapter end' if mode == 'coop' else 'stay'}"
    if mode == "coop" and len(way) - 1 > HERO_MARKERS:
        yield f"{route} asks a solo player for {len(way) - 1} tasks, {HERO_MARKERS} at most"
    for position, number in enumerate(way[:-1]):
        end = chapter.find(number).month_end
        if end and (asked := end.line(mode).ask) and asked not in way[: position + 1]:
            yield f"card {number} asks for task {asked}, which {route} does not reveal"


def _card_problems(card: StoryCard) -> Iterator[str]:
    words = len((card.text or "").split())
    if card.text is not None and not 50 <= words <= 120:
        yield f"card {card.number}: the text has {words} words, expected 50 to 120"


def _deck_problems(book: Book) -> Iterator[str]:
    """Whatever the way taken, the 39 play cards are all in the deck after the last chapter (A60)."""
    if any(card.add is None or card.month_end is None for chapter in book.chapters for card in chapter.card):
        return
    total: Counter[str] = Counter()
    for chapter in book.chapters:
        sums = [_added(chapter, way) for mode in MODES for way in paths(chapter, mode)]
        if any(other != sums[0] for other in sums):
            yield f"chapter {chapter.number}: two ways through it add different play cards"
        total += sums[0]
    for face in load_catalogue().of_set("adventure"):
        if total[face.code] != face.count:
            yield f"play card {face.code}: {total[face.code]} are added, there are {face.count}"


def _added(chapter: Chapter, way: tuple[str, ...]) -> Counter[str]:
    added: Counter[str] = Counter()
    for number in way[:-1]:
        added.update({add.card: add.count for add in chapter.find(number).add or ()})
    return added


def _count_problems(book: Book) -> Iterator[str]:
    """The counts of A3, A15 and A60; stars only where every task is known."""
    numbers = dict(Counter(event.number for event in book.events))
    if numbers != {0: ZERO_EVENTS, 1: 1, 2: 1, 3: 1}:
        yield f"events: expected {ZERO_EVENTS} of number 0 and one each of 1, 2 and 3, got {numbers}"
    if book.track.shields is not None and len(book.track.shields) != SHIELDS:
        yield f"crown track: expected {SHIELDS} shields, got {len(book.track.shields)}"
    stars = [card.task.star if card.task else None for chapter in book.chapters for card in chapter.card]
    if None not in stars and sum(map(bool, stars)) != STARRED_TASKS:
        yield f"tasks: expected {STARRED_TASKS} stars, got {sum(map(bool, stars))}"


def _hero_problems(book: Book) -> Iterator[str]:
    """Ten sides, two on each of five cards (A2)."""
    if len(book.heroes) != HERO_SIDES:
        yield f"heroes: expected {HERO_SIDES} sides, got {len(book.heroes)}"
    sides = Counter(hero.card for hero in book.heroes)
    if None not in sides and sides != Counter(dict.fromkeys(range(1, HERO_CARDS + 1), 2)):
        yield f"heroes: expected two sides on each of {HERO_CARDS} cards"


def _event_problems(book: Book) -> Iterator[str]:
    """Event 2 turns the month and events 2 and 3 sell markers (A11, A51, A60); no other event does either."""
    for event in book.events:
        if event.effects is None:
            continue
        does = {effect.do for effect in event.effects}
        wanted = {MONTH_END: {"month_end", "buy_out"}, MONTH_END_AFTER: {"buy_out"}}.get(event.number, set())
        if does & {"month_end", "buy_out"} != wanted:
            names = " and ".join(sorted(wanted)) or "none"
            yield f"event {event.id}: of month_end and buy_out, number {event.number} has {names}"


def problems(book: Book) -> list[str]:
    """Everything that is wrong with the book; empty when it is sound as far as it is known."""
    found = [*_count_problems(book), *_hero_problems(book), *_event_problems(book)]
    for chapter in book.chapters:
        found += _graph_problems(chapter)
        found += [problem for card in chapter.card for problem in _card_problems(card)]
    return list(dict.fromkeys([*found, *_deck_problems(book)]))


def missing(book: Book) -> list[str]:
    """Every unknown face, one line a card; the engine plays a book only when this is empty."""
    lines = [line for chapter in book.chapters for line in _chapter_gaps(chapter)]
    lines += [f"event {event.id}: effects" for event in book.events if event.effects is None]
    lines += [f"hero {hero.id}: {gap}" for hero in book.heroes for gap in _hero_gaps(hero)]
    lines += ["crown track: shields"] if None in (book.track.shields, book.track.spaces) else []
    rows = [row for row in book.card9 if None in (row.markers, row.vp)]
    return lines + [f"card 9 for {row.players} player{'s' * (row.players > 1)}: numbers" for row in rows]


def _chapter_gaps(chapter: Chapter) -> Iterator[str]:
    for card in chapter.card:
        if gaps := _unknown(_faces(card)):
            yield f"chapter {chapter.number}, card {card.number}: {', '.join(gaps)}"
    if chapter.title is None:
        yield f"chapter {chapter.number}: title"
    if chapter.ending.text is None:
        yield f"end card {chapter.ending.number}: text"


def _faces(card: StoryCard) -> dict[str, object]:
    """What a story card must say, by the name of the line."""
    task = card.task
    if task is None:
        asks: dict[str, object] = {"task": None}
    else:
        asks = {
            "task needs": task.needs,
            "first reward": task.first,
            "crowns": task.crowns,
            "star": task.star,
        }
    front = {"title": card.title, "text": card.text, "play cards": card.add}
    return {**front, **asks, "month-end line": card.month_end}


def _hero_gaps(hero: Hero) -> list[str]:
    colour = None if hero.do == "trader" and not hero.colour else hero.colour
    return _unknown({"coins": hero.coins, "which card": hero.card, "colour": colour})


def _unknown(values: dict[str, object]) -> list[str]:
    return [name for name, value in values.items() if value is None]
