"""The part of Fluent syntax that our texts use, read by a small strict parser of our own.

Files stay ordinary Fluent (`.ftl`), so translators keep their tools; `fluent.runtime` takes a third of a
second to load the catalogue. Understood: text over several lines, `{ $value }`, `{ FORM($value) }`,
`{ other-key }`, `{ "literal" }`, attributes that are forms, and choices by a value, nested at will.
Everything else is refused with its line, never guessed at.
"""

import re
from typing import NoReturn

from companion.i18n.pattern import FORMS, Entry, Part, Pattern, Reference, Select, Variable

_HEAD = re.compile(r"^(?:([a-zA-Z][a-zA-Z0-9_-]*) *=|(#{1,3}(?: .*)?$)|(?=[^ \n]))", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"((?: *\n)+)( *)")
_BLANK = re.compile(r"[ \n]*")
_SPACES = re.compile(r" *")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_FORM = re.compile(r"([A-Z][A-Z0-9_-]*)[ \n]*\(")
_VALUE = re.compile(r"\$|[A-Z][A-Z0-9_-]*[ \n]*\(")
_DOLLAR = re.compile(r"\$")
_CLOSING = {sign: re.compile(rf"[ \n]*\{sign}") for sign in "})"}
_ARROW = re.compile(r"[ \n]*-> *\n")
_VARIANT = re.compile(r"\n[ \n]*(\*?)\[[ \n]*([a-zA-Z][a-zA-Z0-9_-]*|[0-9]+)[ \n]*\]")
_ATTRIBUTE = re.compile(r"(?: *\n)+ +\.([a-zA-Z][a-zA-Z0-9_-]*) *=")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|)')


class TextError(KeyError):
    """A key, a value or a line of a file that the catalogue does not know: never a fault of the person."""

    def __str__(self) -> str:
        return str(self.args[0])


class _Literal(str):
    """Quoted text, whose blanks count wherever it stands."""

    __slots__ = ()


class _Indent(str):
    """The line ends and blanks before a continued line, until it is known how many blanks only lay it out."""

    __slots__ = ()

    def width(self) -> int:
        return len(self.lstrip("\n"))

    def cut(self, common: int, *, first: bool) -> str:
        """Without the common indent; a text that begins on a new line does not begin with the line's end."""
        text = self[: len(self) - common]
        return text.lstrip("\n") if first else text


def entries(name: str, source: str) -> dict[str, tuple[int, int]]:
    """Where the text of each key begins and ends in a file; nothing is parsed yet."""
    found: dict[str, tuple[int, int]] = {}
    key, start = "", 0
    for head in _HEAD.finditer(source):
        _close(name, source, found, key, start, head.start())
        key, start = head[1] or "", head.end()
        if not head[0]:
            _refuse(name, source, start, f"{source[start : start + 30]!r} is neither a key nor a comment")
        if key in found:
            _refuse(name, source, start, f"the text {key!r} is written twice")
    _close(name, source, found, key, start, len(source))
    return found


def _close(name: str, source: str, found: dict[str, tuple[int, int]], key: str, start: int, end: int) -> None:
    """Note where a text ends; a comment and the top of the file have no continued lines."""
    if key:
        found[key] = (start, end)
    elif source[start:end].strip():
        _refuse(name, source, start + 1, "this line belongs to no text")


def _refuse(name: str, source: str, at: int, problem: str) -> NoReturn:
    raise TextError(f"{name}, line {source.count(chr(10), 0, at) + 1}: {problem}") from None


def parse(name: str, source: str, start: int = 0, end: int | None = None) -> Entry:
    """The text between two places of a file."""
    return _Reader(name, source, start, len(source) if end is None else end).entry()


class _Reader:
    """A place in a file that moves forward."""

    def __init__(self, name: str, source: str, start: int, end: int) -> None:
        self.name, self.source, self.at, self.end = name, source, start, end

    def entry(self) -> Entry:
        value = self.pattern()
        forms: dict[str, Pattern] = {}
        while head := self.take(_ATTRIBUTE):
            if head[1] not in FORMS or head[1] in forms:
                self.refuse(f"the attribute .{head[1]} is no form, or is written twice")
            forms[head[1]] = self.pattern()
        self.take(_BLANK)
        if self.at < self.end:
            self.refuse(f"{self.source[self.at : self.at + 20]!r} cannot stand here")
        return Entry(value, forms)

    def pattern(self) -> Pattern:
        """Text and placeables up to the next attribute, variant or end."""
        self.take(_SPACES)
        parts: list[Part] = []
        while self.at < self.end:
            if words := self.take(_TEXT):
                parts.append(words[0])
            elif self.source[self.at] == "{":
                parts.append(self.placeable())
            elif self.source[self.at] == "}":
                self.refuse("a closing brace has no opening one, or a variant does not end its line")
            elif (indent := self.indent()) is not None:
                parts.append(indent)
            else:
                break
        if not parts:
            self.refuse('a text is empty; write { "" } if it has to be')
        return _dedented(parts)

    def indent(self) -> _Indent | None:
        """The break before a continued line; none before an attribute, a variant, a brace or the end."""
        found = _BREAK.match(self.source, self.at, self.end)
        if found is None or found.end() >= self.end or self.source[found.end()] in ".[*}":
            return None
        self.at = found.end()
        return _Indent("\n" * found[1].count("\n") + found[2])

    def placeable(self) -> Part:
        self.at += 1
        self.take(_BLANK)
        if literal := self.take(_LITERAL):
            part: Part = _Literal(_ESCAPE.sub(self.escape, literal[1]))
        elif _VALUE.match(self.source, self.at, self.end):
            variable = self.variable()
            part = self.select(variable) if self.take(_ARROW) else variable
        else:
            part = Reference(self.wanted(_NAME, 'a $value, a FORM($value), a key or a "literal"')[0])
        self.closing("}")
        return part

    def escape(self, found: re.Match[str]) -> str:
        sign, short, long = found.groups()
        code = int(short or long or "110000", 16)
        if not sign and (code > 0x10FFFF or 0xD800 <= code <= 0xDFFF):
            self.refuse(r"a backslash is followed by one of \ and quote, u and four digits, U and six")
        return sign or chr(code)

    def variable(self) -> Variable:
        """`$value` or `FORM($value)`."""
        head = self.take(_FORM)
        form = head[1].lower() if head else ""
        if head and form not in FORMS:
            self.refuse(f"there is no form {head[1]}; there are {', '.join(FORMS).upper()}")
        self.take(_BLANK)
        self.wanted(_DOLLAR, "a $value")
        name = self.wanted(_NAME, "a name")[0]
        if head:
            self.closing(")")
        return Variable(name, form)

    def select(self, by: Variable) -> Select:
        variants: dict[str, Pattern] = {}
        defaults = []
        self.at -= 1
        while head := self.take(_VARIANT):
            if head[2] in variants:
                self.refuse(f"the variant [{head[2]}] is written twice")
            defaults += [head[2]] if head[1] else []
            variants[head[2]] = self.pattern()
        if len(defaults) != 1:
            self.refuse(f"of the variants by ${by.name} exactly one is the default, marked with *")
        return Select(by, variants, defaults[0])

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        found = what.match(self.source, self.at, self.end)
        if found:
            self.at = found.end()
        return found

    def wanted(self, what: re.Pattern[str], called: str) -> re.Match[str]:
        return self.take(what) or self.refuse(f"expected {called} at {self.source[self.at : self.at + 20]!r}")

    def closing(self, sign: str) -> None:
        self.wanted(_CLOSING[sign], f"a closing {sign}")

    def refuse(self, problem: str) -> NoReturn:
        _refuse(self.name, self.source, min(self.at, self.end), problem)


def _dedented(parts: list[Part]) -> Pattern:
    """The parts without the blanks that only lay out the file: the common indent, and what trails."""
    common = min((part.width() for part in parts if isinstance(part, _Indent)), default=0)
    out: list[Part] = []
    for index, part in enumerate(parts):
        if isinstance(part, _Indent):
            part = part.cut(common, first=index == 0)
        elif index == len(parts) - 1 and isinstance(part, str) and not isinstance(part, _Literal):
            part = part.rstrip(" ")
        if isinstance(part, str) and out and isinstance(out[-1], str):
            out[-1] += part
        else:
            out.append(str(part) if isinstance(part, str) else part)
    return tuple(part for part in out if part != "") or ("",)
