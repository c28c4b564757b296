"""The part of Fluent syntax that our texts use, read by a small parser of our own.

Files stay ordinary Fluent (`.ftl`), so translators keep their tools; importing `fluent.runtime` would cost a
third of the time to first paint. Understood: text, `{ $variable }`, `{ other-key }`, `{ "literal" }` and
`{ $variable -> [one] ... *[other] ... }`, nested at will.
"""

from dataclasses import dataclass


class PatternError(ValueError):
    """A text that is not in our part of Fluent; the sentence says where."""


@dataclass(frozen=True, slots=True)
class Variable:
    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    key: str


@dataclass(frozen=True, slots=True)
class Select:
    name: str
    variants: dict[str, "Pattern"]
    default: str


Part = str | Variable | Reference | Select
Pattern = tuple[Part, ...]


def parse(source: str) -> Pattern:
    """Read one text."""
    parts, rest = _parts(source, nested=False)
    assert not rest
    return parts


def _parts(source: str, *, nested: bool) -> tuple[Pattern, str]:
    """Text and placeables up to the end, or in a variant up to where the variant ends."""
    parts: list[Part] = []
    while source:
        cut = _next(source, nested)
        if cut:
            parts.append(source[:cut])
            source = source[cut:]
        if not source or source[0] in "}[*":
            break
        part, source = _placeable(source[1:].lstrip())
        parts.append(part)
    return tuple(parts), source


def _next(source: str, nested: bool) -> int:
    """How many characters of plain text come first; inside a variant a new variant or the end stops it."""
    for index, letter in enumerate(source):
        if letter == "{" or (nested and letter == "}"):
            return index
        if nested and (letter == "[" or source.startswith("*[", index)):
            return index
    return len(source)


def _placeable(source: str) -> tuple[Part, str]:
    if source.startswith('"'):
        text, _, rest = source[1:].partition('"')
        return text, _close(rest)
    name, rest = _name(source.removeprefix("$"))
    if not source.startswith("$"):
        return Reference(name), _close(rest)
    if not rest.startswith("->"):
        return Variable(name), _close(rest)
    return _select(name, rest[2:].lstrip())


def _select(name: str, source: str) -> tuple[Part, str]:
    variants: dict[str, Pattern] = {}
    default = ""
    while source.startswith(("[", "*[")):
        key, _, rest = source.lstrip("*")[1:].partition("]")
        pattern, rest = _parts(rest.lstrip(), nested=True)
        variants[key.strip()] = _trimmed(pattern)
        default = key.strip() if source.startswith("*") else default
        source = rest.lstrip()
    if not default:
        raise PatternError(f"the choice by ${name} has no variant marked with *")
    return Select(name, variants, default), _close(source)


def _trimmed(pattern: Pattern) -> Pattern:
    """A variant without the white space that only lays out the file."""
    if pattern and isinstance(pattern[-1], str):
        return (*pattern[:-1], pattern[-1].rstrip())
    return pattern


def _name(source: str) -> tuple[str, str]:
    end = 0
    while end < len(source) and (source[end].isalnum() or source[end] in "-_"):
        end += 1
    if not end or source[:end].endswith("-"):
        end -= source[:end].endswith("-")
    if end <= 0:
        raise PatternError(f"expected a name at {source[:20]!r}")
    return source[:end], source[end:].lstrip()


def _close(source: str) -> str:
    source = source.lstrip()
    if not source.startswith("}"):
        raise PatternError(f"expected a closing brace at {source[:20]!r}")
    return source[1:]
