"""`companion book`: check a campaign book, read a chapter without spoiling the next, draw its branches."""

import textwrap
from collections.abc import Iterator

import click
import msgspec

from companion.content import ContentError
from companion.content.books import CHAPTERS, END, STAY, Book, Chapter, Line, Mode, StoryCard, Task, load_book
from companion.content.books_check import missing, paths, problems
from companion.content.books_words import (
    UNKNOWN,
    describe_effect,
    describe_hero,
    describe_month_end,
    describe_rewards,
    describe_task,
)

BROKEN = 1
_NAMES = {END: "chapter end", STAY: "no new card"}
CHAPTER = click.IntRange(1, CHAPTERS)


def _load(ctx: click.Context, param: click.Parameter, name: str) -> Book:
    """A shipped book, loaded strictly; a broken or unknown one is one clear sentence."""
    try:
        return load_book(name)
    except ContentError as error:
        raise click.BadParameter(str(error), ctx, param) from None


NAME = click.argument("book", metavar="NAME", callback=_load)


@click.group(name="book")
def command() -> None:
    """Campaign books: check one, read a chapter, draw its branches."""


@command.command()
@NAME
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
def check(book: Book, as_json: bool) -> None:
    """Is the book NAME sound (status 1 if not), and what in it is still unknown?"""
    wrong, gaps = problems(book), missing(book)
    if as_json:
        verdict = {"book": book.id, "sound": not wrong, "complete": not gaps}
        click.echo(msgspec.json.encode({**verdict, "problems": wrong, "missing": gaps}))
    else:
        click.echo("\n".join(_report(book, wrong, gaps)))
    if wrong:
        raise click.exceptions.Exit(BROKEN)


def _report(book: Book, wrong: list[str], gaps: list[str]) -> Iterator[str]:
    cards = [card for chapter in book.chapters for card in chapter.card]
    stars = sum(bool(card.task and card.task.star) for card in cards)
    yield f"{book.title}: {len(cards)} story cards, {len(book.events)} events, {len(book.heroes)} hero sides,"
    yield f"{stars} starred tasks, {_play_cards(book)} play cards added on the way."
    yield from (f"wrong: {problem}" for problem in wrong)
    yield from (f"unknown: {gap}" for gap in gaps)
    sound = "Sound, for tracking only." if gaps else "Sound and complete: it can be played."
    yield "Not sound." if wrong else sound


def _play_cards(book: Book) -> int:
    """The play cards along one way through the book; the check holds every other way to the same."""
    ways = [(chapter, next(paths(chapter, "coop"))) for chapter in book.chapters]
    cards = [chapter.find(number) for chapter, way in ways for number in way[:-1]]
    return sum(add.count for card in cards for add in card.add or ())


@command.command()
@NAME
@click.option("--chapter", type=CHAPTER, help="Read this chapter; without it heroes, events and card 9 only.")
def show(book: Book, chapter: int | None) -> None:
    """Print one chapter of the book NAME, and nothing of the later ones."""
    lines = _common(book) if chapter is None else _chapter(book.chapters[chapter - 1])
    click.echo("\n".join(lines))


def _prose(text: str | None) -> str:
    return textwrap.fill(text or UNKNOWN, 78, initial_indent="  ", subsequent_indent="  ")


def _common(book: Book) -> Iterator[str]:
    """What the whole table may know before the first chapter."""
    yield from (book.title, "", _prose(book.cover), "", "Heroes")
    for hero in book.heroes:
        coins = UNKNOWN if hero.coins is None else f"{hero.coins} [{hero.face_source}]"
        yield f"  {hero.name:<10} coins {coins}; {describe_hero(hero)} [{hero.source}]"
    yield from ("", "Events")
    for event in book.events:
        effects = UNKNOWN if event.effects is None else "; ".join(map(describe_effect, event.effects))
        yield f"  {event.number} {event.name or event.id:<26} {effects} [{event.source}]"
    shields = UNKNOWN if book.track.shields is None else ", ".join(map(str, book.track.shields))
    yield from ("", f"Crown track: shields at {shields} [{book.track.source}]", "Card 9")
    for row in book.card9:
        numbers = UNKNOWN if row.vp is None else f"markers {row.markers}, VP {row.vp}"
        where = f"chapter {row.chapter}" if row.chapter else "every chapter"
        yield f"  {where}, {row.players} player{'s' * (row.players > 1)}: {numbers} [{row.source}]"


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield from (f"Chapter {chapter.number}: {chapter.title or UNKNOWN}", "", _prose(chapter.summary))
    for card in chapter.card:
        yield from ("", *_card(card))
    ending = chapter.ending
    yield from ("", f"{ending.number}  {ending.title or UNKNOWN}  [{ending.source}]", _prose(ending.text))
    if ending.lost:
        yield from ("  Lost:", _prose(ending.lost))


def _card(card: StoryCard) -> Iterator[str]:
    adds = UNKNOWN if card.add is None else ", ".join(f"{add.count} {add.card}" for add in card.add) or "none"
    note = f"; {card.note}" if card.note else ""
    yield f"{card.number}  {card.title or UNKNOWN}  [{card.source}{note}]"
    yield _prose(card.text)
    yield f"  shuffle in: {adds}"
    yield f"  task: {describe_task(card.task)}" + (_small_print(card.task) if card.task else "")
    yield f"  month's end: {describe_month_end(card.month_end)}"


def _small_print(task: Task) -> str:
    return f" ({describe_rewards(task)})" + (f" [{task.source}]" if task.source else "")


@command.command()
@NAME
@click.option("--chapter", type=CHAPTER, help="Only this chapter.")
@click.option("--mode", type=click.Choice(["coop", "competitive"]), default="coop", show_default=True)
def graph(book: Book, chapter: int | None, mode: Mode) -> None:
    """Draw the branches of the book NAME: numbers only, no titles."""
    for one in book.chapters:
        if chapter in (None, one.number):
            click.echo(f"Chapter {one.number}, {mode}")
            click.echo("\n".join([f"  {one.opening}", *_tree(one, mode, one.opening, "  ", {one.opening})]))


def _tree(chapter: Chapter, mode: Mode, number: str, indent: str, drawn: set[str]) -> Iterator[str]:
    """The branches under one card; a card that is drawn already is only named."""
    end = chapter.find(number).month_end
    branches = _branches(end.line(mode)) if end else [(UNKNOWN, "")]
    for position, (target, why) in enumerate(branches):
        last = position == len(branches) - 1
        seen = " (drawn above)" if target in drawn else ""
        yield f"{indent}{'`' if last else '|'}- {why}{_NAMES.get(target, target)}{seen}"
        if not seen and any(card.number == target for card in chapter.card):
            drawn.add(target)
            yield from _tree(chapter, mode, target, indent + ("   " if last else "|  "), drawn)


def _branches(line: Line) -> list[tuple[str, str]]:
    if line.next:
        return [(line.next, "")]
    return [(line.yes, f"{line.ask} done: "), (line.no, f"{line.ask} open: ")]
