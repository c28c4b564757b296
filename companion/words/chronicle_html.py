"""The chronicle as one self-contained page: own style, no script, no address outside; spoilers folded.

Everything a person typed is text and nothing else: what is not made by `tag` is escaped. Folded chapters stay
away from paper; whoever wants one printed opens it first.
"""

from collections.abc import Iterable
from html import escape

from companion.i18n import t
from companion.i18n.shown import shown
from companion.words.chronicle import Chronicle, Line, Part, Section, days
from companion.words.chronicle_style import STYLE
from companion.words.statistics import Bar, Group, date_text, facts, groups

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
MINOR = ("vp", "crowns", "coins", "know", "name_event", "set", "credit")
"""Entries that are bookkeeping: told smaller."""


class Html(str):
    """A piece of the page that is safe as it stands."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: str) -> Html:
    """An element; whatever inside is not itself an element is text and escaped."""
    told = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(text)}"' for key, text in attributes.items()
    )
    body = "".join(part if isinstance(part, Html) else escape(shown(part)) for part in inside)
    return Html(f"<{name}{told}>{body}</{name}>\n")


def void(name: str, /, **attributes: str) -> Html:
    """An element that has no inside."""
    return Html(tag(name, **attributes).removesuffix(f"</{name}>\n") + "\n")


def _many(parts: Iterable[Html]) -> Html:
    return Html("".join(parts))


def page(told: Chronicle, language: str = "en") -> str:
    """The whole chronicle as the text of an HTML file."""
    title = t("campaign-tell-chronicle", title=told.title)
    head = tag(
        "head",
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        void("meta", http_equiv="Content-Security-Policy", content=POLICY),
        void("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", Html(STYLE)),
    )
    sections = _many(_section(section) for section in told.sections)
    main = tag("main", sections or tag("p", t("chronicle-nothing")), _numbers(told))
    foot = tag("footer", tag("p", t("page-made")))
    return (
        f"<!DOCTYPE html>\n{tag('html', head, tag('body', _header(told, title), main, foot), lang=language)}"
    )


def _header(told: Chronicle, title: str) -> Html:
    lines = [line for section in told.sections for line in section.lines]
    when = [t("chronicle-evenings", n=len(told.evenings)), days(lines)] if told.evenings else []
    folded = any(section.story for section in told.sections)
    return tag(
        "header",
        tag("h1", title),
        tag("p", told.crew, _class="crew"),
        tag("p", ", ".join(when), _class="when") if when else Html(),
        tag("p", t("page-fold"), _class="hint") if folded else Html(),
    )


def _section(section: Section) -> Html:
    """A chapter: what may be told openly, the table's notes, and the story folded; or an evening."""
    open_facts = tag("p", "; ".join(section.facts), _class="facts") if section.facts else Html()
    notes = section.notes
    aside = tag("aside", tag("h3", t("page-notes")), *(_note(line) for line in notes)) if notes else Html()
    parts = _many(_part(part) for part in section.parts)
    if section.story:
        told = tag("h3", section.story) if section.story != section.title else Html()
        parts = tag("details", tag("summary", t("page-story")), told, parts)
    return tag("section", tag("h2", section.title), open_facts, aside, parts, _class="chapter")


def _note(line: Line) -> Html:
    from_the_log = line.text.removeprefix(t("campaign-tell-note", text=""))
    return tag("blockquote", tag("p", from_the_log), tag("time", date_text(line.at), datetime=line.at[:10]))


def _part(part: Part) -> Html:
    heading = tag("h4", part.title) if part.title else Html()
    return tag("div", heading, tag("ol", *(_line(line) for line in part.lines)), _class="month")


def _line(line: Line) -> Html:
    kind = "note" if line.kind == "note" else "minor" if line.kind in MINOR else "beat"
    return tag("li", line.text, _class=kind)


def _numbers(told: Chronicle) -> Html:
    if told.numbers is None:
        return Html()
    rows = _many(tag("div", tag("dt", label), tag("dd", number)) for label, number in facts(told.numbers))
    tables = _many(_table(group) for group in groups(told.numbers))
    return tag("section", tag("h2", t("chronicle-numbers")), tag("dl", rows), tables, _class="numbers")


def _table(group: Group) -> Html:
    rows = _many(_row(row, group.most) for row in group.rows)
    return tag("table", tag("caption", group.title), tag("tbody", rows))


def _row(row: Bar, most: int) -> Html:
    """A row of a table; its bar is a drawing, so that paper shows it too; read aloud it is silent."""
    width = 100 * row.amount / most if most else 0
    rail = tag("rect", width="100", height="8", rx="2", _class="rail")
    bar = tag("rect", width=f"{width:.1f}", height="8", rx="2", _class="bar")
    drawing = tag("svg", rail, bar, viewBox="0 0 100 8", preserveAspectRatio="none", aria_hidden="true")
    return tag(
        "tr", tag("th", row.label, scope="row"), tag("td", drawing, _class="drawn"), tag("td", row.text)
    )
