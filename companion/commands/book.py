"""`companion book`: check a campaign book, read a chapter without spoiling the next, draw its branches."""

import textwrap
from collections.abc import Iterator

import click
import msgspec

from companion.commands.data import say
from companion.content import ContentError
from companion.content.books import (
    CHAPTERS,
    END,
    STAY,
    Book,
    Chapter,
    HourglassLine,
    Mode,
    MonthEnd,
    StoryCard,
    Task,
    load_book,
)
from companion.content.books_check import missing, paths, problems
from companion.i18n import Thing, enumeration, listed, t
from companion.i18n.shown import padded
from companion.table.campaign.events import rule_text
from companion.table.campaign.faces import line_text, task_text
from companion.table.campaign.view import ability_text

BROKEN = 1
_NAMES = {END: "cli-book-chapter-end", STAY: "campaign-to-stay"}
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
        say("\n".join(_report(book, wrong, gaps)))
    if wrong:
        raise click.exceptions.Exit(BROKEN)


def _report(book: Book, wrong: list[str], gaps: list[str]) -> Iterator[str]:
    cards = [card for chapter in book.chapters for card in chapter.card]
    stars = sum(bool(card.task and card.task.star) for card in cards)
    counts = {"cards": len(cards), "events": len(book.events), "heroes": len(book.heroes), "stars": stars}
    yield t("cli-book-counts", title=book.title, added=_play_cards(book), **counts)
    yield from (t("cli-book-wrong", problem=problem) for problem in wrong)
    yield from (t("cli-book-gap", gap=gap) for gap in gaps)
    yield t("cli-book-unsound" if wrong else "cli-book-sound" if gaps else "cli-book-complete")


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
    say("\n".join(lines))


def _prose(text: str | None) -> str:
    return textwrap.fill(_or_unknown(text), 78, initial_indent="  ", subsequent_indent="  ")


def _or_unknown(text: str | None) -> str:
    return text or t("cli-book-unknown")


def _common(book: Book) -> Iterator[str]:
    """What the whole table may know before the first chapter."""
    yield from (book.title, "", _prose(book.cover), "", t("cli-book-heroes"))
    for hero in book.heroes:
        coins = _or_unknown(None if hero.coins is None else f"{hero.coins} [{hero.face_source}]")
        colour = Thing(f"colour-{hero.colour}") if hero.colour else "none"
        ability = t("cli-book-ability", coins=coins, ability=ability_text(hero), colour=colour)
        yield f"  {padded(hero.name, 10)} {ability} [{hero.source}]"
    yield from ("", t("cli-book-events"))
    for event in book.events:
        effects = _or_unknown(None if event.effects is None else rule_text(event.effects))
        yield f"  {event.number} {padded(event.name or event.id, 26)} {effects} [{event.source}]"
    shields = _or_unknown(None if book.track.shields is None else enumeration(map(str, book.track.shields)))
    yield from ("", f"{t('cli-book-track', shields=shields)} [{book.track.source}]", t("cli-book-card9"))
    for row in book.card9:
        numbers = None if row.vp is None else t("cli-book-goal", markers=row.markers or 0, vp=row.vp)
        where = t("cli-book-where", chapter=row.chapter or 0, n=row.players)
        yield f"  {where}: {_or_unknown(numbers)} [{row.source}]"


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield t("chapter-title", n=chapter.number, title=_or_unknown(chapter.title))
    yield from ("", _prose(chapter.summary))
    for card in chapter.card:
        yield from ("", *_card(card))
    ending = chapter.ending
    yield from ("", f"{ending.number}  {_or_unknown(ending.title)}  [{ending.source}]", _prose(ending.text))
    if ending.lost:
        yield from (f"  {t('cli-book-lost')}", _prose(ending.lost))


def _card(card: StoryCard) -> Iterator[str]:
    adds = None if card.add is None else enumeration(f"{add.count} {add.card}" for add in card.add)
    note = f"; {card.note}" if card.note else ""
    yield f"{card.number}  {_or_unknown(card.title)}  [{card.source}{note}]"
    yield _prose(card.text)
    yield f"  {t('cli-book-adds', adds=t('cli-book-none') if adds == '' else _or_unknown(adds))}"
    yield f"  {_task(card.task)}"
    yield f"  {_month_end(card.month_end)}"


def _task(task: Task | None) -> str:
    if task is None:
        return t("cli-book-task", needs=_or_unknown(None))
    needs = t("cli-book-task", needs=_or_unknown(task_text(task)))
    return f"{needs} ({_rewards(task)})" + (f" [{task.source}]" if task.source else "")


def _rewards(task: Task) -> str:
    """What finishing a task brings, the first finisher's share before the crowns for all (A14)."""
    known = {"coins": task.first.coins, "crowns": task.first.crowns} if task.first else {}
    gains = [Thing(what, n=n) for what, n in known.items() if n] or [Thing("cli-book-nothing")]
    first = listed(gains if task.first else [Thing("cli-book-unknown")])
    crowns = _or_unknown(None if task.crowns is None else str(task.crowns))
    return t("cli-book-rewards", first=first, crowns=crowns, star="yes" if task.star else "no")


def _month_end(end: MonthEnd | None) -> str:
    """What happens at the month's end under a task, by mode where it differs (A11)."""
    if end is None or end.both:
        return t("cli-book-month-end", line=line_text(end.both if end else None))
    return t(
        "cli-book-month-ends",
        coop=line_text(end.line("coop")),
        competitive=line_text(end.line("competitive")),
    )


@command.command()
@NAME
@click.option("--chapter", type=CHAPTER, help="Only this chapter.")
@click.option("--mode", type=click.Choice(["coop", "competitive"]), default="coop", show_default=True)
def graph(book: Book, chapter: int | None, mode: Mode) -> None:
    """Draw the branches of the book NAME: numbers only, no titles."""
    for one in book.chapters:
        if chapter in (None, one.number):
            say(t("game-chapter", n=one.number, mode=Thing(f"mode-{mode}")))
            say("\n".join([f"  {one.opening}", *_tree(one, mode, one.opening, "  ", {one.opening})]))


def _tree(chapter: Chapter, mode: Mode, number: str, indent: str, drawn: set[str]) -> Iterator[str]:
    """The branches under one card; a card that is drawn already is only named."""
    end = chapter.find(number).month_end
    branches = _branches(end.line(mode)) if end else [(t("cli-book-unknown"), "")]
    for position, (target, why) in enumerate(branches):
        last = position == len(branches) - 1
        seen = f" {t('cli-book-drawn')}" if target in drawn else ""
        name = t(_NAMES[target]) if target in _NAMES else target
        yield f"{indent}{'`' if last else '|'}- {why}{name}{seen}"
        if not seen and any(card.number == target for card in chapter.card):
            drawn.add(target)
            yield from _tree(chapter, mode, target, indent + ("   " if last else "|  "), drawn)


def _branches(line: HourglassLine) -> list[tuple[str, str]]:
    if line.next:
        return [(line.next, "")]
    done, left = t("cli-book-done", task=line.ask), t("cli-book-open", task=line.ask)
    return [(line.yes, f"{done} "), (line.no, f"{left} ")]
