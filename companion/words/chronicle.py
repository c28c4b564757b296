"""A table log as a chronicle: sections of dated lines, notes set apart, what spoils nothing told openly."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from companion.i18n import listing, t
from companion.table.campaign.chapters import start
from companion.table.campaign.chronicle import chronicle
from companion.table.campaign.fold import apply
from companion.table.campaign.state import Campaign
from companion.table.campaign.statistics import Evening, Statistics, attempts, evenings, statistics
from companion.words.statistics import date_text, result_text

Step = tuple[dict[str, Any], str]
"""An entry and the time at which it was made."""
CHAPTER, MONTH, ENTRY = "## ", "### ", "- "
"""How lines of the campaign's text begin."""


class Line(NamedTuple):
    """One entry in words: what sort of entry it is, and when it was made."""

    text: str
    kind: str
    at: str


class Part(NamedTuple):
    """A month of a chapter, or a whole evening (then it has no title)."""

    title: str
    lines: tuple[Line, ...]


class Section(NamedTuple):
    """A chapter or an evening. `title`, `facts` and `notes` tell nothing of the story, `story` does."""

    title: str
    story: str
    facts: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def lines(self) -> list[Line]:
        """Every line of it."""
        return [line for part in self.parts for line in part.lines]

    @property
    def notes(self) -> list[Line]:
        """What the table wrote down in its own words."""
        return [line for line in self.lines if line.kind == "note"]


class Chronicle(NamedTuple):
    """Everything that is told of one log; `numbers` only of a campaign."""

    title: str
    crew: str
    sections: tuple[Section, ...]
    evenings: tuple[Evening, ...]
    numbers: Statistics | None = None


def days(lines: Iterable[Line]) -> str:
    """The day, or the first and the last day, on which something was entered."""
    told = evenings(line.at for line in lines)
    if not told:
        return ""
    first, last = date_text(told[0].first), date_text(told[-1].first)
    return first if first == last else t("chronicle-days", first=first, last=last)


def campaign_chronicle(
    title: str, setup: Mapping[str, Any], steps: Sequence[Step], undone: int = 0
) -> Chronicle:
    """A campaign by chapters and months."""
    entries = [entry for entry, _ in steps]
    text, numbers = chronicle(setup, entries), statistics(setup, steps, undone)
    sections = _sections(text, steps)
    states = _states(setup, entries)
    told, count = list[Section](), 0
    for section in sections:
        before, count = count, count + len(section.lines)
        told.append(_with_facts(section, states[before], states[count], numbers))
    return Chronicle(title, text[1], tuple(told), numbers.evenings, numbers if steps else None)


def _states(setup: Mapping[str, Any], entries: Iterable[dict[str, Any]]) -> list[Campaign]:
    states = [start(setup)]
    for entry in entries:
        states.append(apply(states[-1], entry))
    return states


def _sections(text: Sequence[str], steps: Sequence[Step]) -> list[Section]:
    """The campaign's own text in sections: every entry is one of its lines, in order."""
    sections, waiting = [Section("", "", (), ())], iter(steps)
    for line in text[2:]:
        if line.startswith(CHAPTER):
            sections.append(Section("", line.removeprefix(CHAPTER), (), ()))
        elif line.startswith(MONTH):
            sections[-1] = _with_part(sections[-1], Part(line.removeprefix(MONTH), ()))
        elif line.startswith(ENTRY) and (step := next(waiting, None)):
            told = Line(line.removeprefix(ENTRY), str(step[0]["do"]), step[1])
            sections[-1] = _with_line(sections[-1], told)
    return [section for section in sections if section.lines]


def _with_part(section: Section, part: Part) -> Section:
    return section._replace(parts=(*section.parts, part))


def _with_line(section: Section, line: Line) -> Section:
    *before, last = section.parts or (Part("", ()),)
    return section._replace(parts=(*before, last._replace(lines=(*last.lines, line))))


def _with_facts(section: Section, before: Campaign, after: Campaign, numbers: Statistics) -> Section:
    """What may be told openly: which chapter, when, how it ended, and with how many VP."""
    if not section.story:
        return section._replace(title=t("chronicle-before"), facts=(days(section.lines),))
    played = attempts(after)[len(before.results) :]
    told = [days(section.lines), *(result_text(numbers, one) for one in played)]
    points = [
        t("chronicle-points", name=p.name, vp=n)
        for one in played
        for p, n in zip(numbers.people, one.vp, strict=False)
    ]
    told += [listing(points)] if points else []
    chapter, attempt = (played[0].chapter, played[0].attempt) if played else (before.chapter, before.attempt)
    title = t("campaign-tell-chapter", chapter=chapter, titled="no", title="", attempt=attempt)
    return section._replace(title=title, facts=tuple(fact for fact in told if fact))


def log_chronicle(
    title: str, players: Sequence[str], steps: Sequence[Step], told: Sequence[str]
) -> Chronicle:
    """Any other table log, evening by evening."""
    lines = [Line(text, str(step[0].get("do", "")), step[1]) for step, text in zip(steps, told, strict=True)]
    sat, rest, sections = evenings(line.at for line in lines), iter(lines), list[Section]()
    for evening in sat:
        part = Part("", tuple(islice(rest, evening.entries)))
        sections.append(Section(date_text(evening.first), "", (), (part,)))
    return Chronicle(title, listing(players), tuple(sections), sat)
