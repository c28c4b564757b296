"""`t(key, **values)`: every sentence a person reads, from one file a language."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from companion.i18n.pattern import Entry, Pattern, Reference, Select, Variable
from companion.i18n.plurals import RULES, category
from companion.i18n.reader import TextError, entries, parse

FOLDER = Path(__file__).parent


class Thing:
    """What stands inside a sentence and may have to bend: the key of its text and the values of that."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: "Value") -> None:
        self.key, self.values = key, values

    def __str__(self) -> str:
        return t(self.key, **self.values)


Value = str | int | Thing


class Texts:
    """The texts of one language; a text is parsed when it is first used."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._source = source
        self._places = entries(f"{language}.ftl", source)
        self._parsed: dict[str, Entry] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._places

    def known(self) -> list[str]:
        """Every key, in file order."""
        return list(self._places)

    def entry(self, key: str) -> Entry:
        """The parsed text of `key` with its forms."""
        known = self._parsed.get(key)
        if known is None:
            if key not in self._places:
                raise TextError(f"{self.language}.ftl has no text {key!r}")
            known = self._parsed[key] = parse(f"{self.language}.ftl", self._source, *self._places[key])
        return known

    def text(self, key: str, values: dict[str, Value], form: str = "") -> str:
        """The text of `key` with its values filled in, in a form of it if it has that."""
        entry = self.entry(key)
        return self._filled(entry.forms.get(form, entry.value), key, values)

    def _filled(self, pattern: Pattern, key: str, values: dict[str, Value]) -> str:
        out: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                out.append(part)
            elif isinstance(part, Variable):
                out.append(self._said(part, self._value(part, key, values)))
            elif isinstance(part, Reference):
                out.append(self.text(part.key, values))
            else:
                out.append(self._filled(self._variant(part, key, values), key, values))
        return "".join(out)

    def _value(self, variable: Variable, key: str, values: dict[str, Value]) -> Value:
        if variable.name not in values:
            raise TextError(f"{self.language}.ftl: {key} needs ${variable.name}")
        return values[variable.name]

    def _said(self, variable: Variable, value: Value) -> str:
        """A thing in the form that the sentence asks for; a number or a name has only one."""
        if isinstance(value, Thing):
            return self.text(value.key, value.values, variable.form)
        return str(value)

    def _variant(self, select: Select, key: str, values: dict[str, Value]) -> Pattern:
        """The exact value first, then its plural category, then the default."""
        value = self._value(select.by, key, values)
        exact = select.variants.get(self._said(select.by, value))
        if exact is not None:
            return exact
        wanted = category(self.language, value) if isinstance(value, int) else select.default
        return select.variants.get(wanted, select.variants[select.default])


def languages() -> list[str]:
    """The languages that have a file."""
    return [name for name in RULES if (FOLDER / f"{name}.ftl").is_file()]


@cache
def load_texts(language: str) -> Texts:
    """One language's file, read once a process."""
    return Texts(language, (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))


_current = "en"


def use(language: str) -> None:
    """Choose the language of every following text."""
    global _current
    load_texts(language)
    _current = language


def t(key: str, /, **values: Value) -> str:
    """The text of `key` in the chosen language."""
    return load_texts(_current).text(key, values)


@cache
def every_language(key: str) -> frozenset[str]:
    """The text of `key` in all languages: what a person may have typed in a log that is read in another."""
    return frozenset(load_texts(language).text(key, {}) for language in languages())


def listed(items: Iterable[Value], last: str = "list-and") -> Value:
    """A list as one reads it out: a; a and b; a, b and c. It bends with the things in it."""
    told, *others = [*items] or [""]
    for number, item in enumerate(others, 1):
        told = Thing(last if number == len(others) else "list-comma", first=told, next=item)
    return told


def listing(items: Iterable[Value]) -> str:
    """A list in words, where it stands alone."""
    return str(listed(items))


def enumeration(items: Iterable[Value]) -> str:
    """Facts one after the other, without an `and`: a, b, c."""
    return str(listed(items, "list-comma"))
