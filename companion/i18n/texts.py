"""`t(key, **values)`: every sentence a person reads, from one file a language."""

from collections.abc import Iterable
from functools import cache
from importlib import resources

from companion.i18n.pattern import Pattern, PatternError, Reference, Select, Variable, parse
from companion.i18n.plurals import RULES, category

Value = str | int


class TextError(KeyError):
    """A key or a value that the catalogue does not know: a fault of the program, never of the person."""


class Texts:
    """The texts of one language; a text is parsed when it is first used."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._raw = split_messages(source)
        self._parsed: dict[str, Pattern] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._raw

    def known(self) -> list[str]:
        """Every key, in file order."""
        return list(self._raw)

    def pattern(self, key: str) -> Pattern:
        """The parsed text of `key`."""
        known = self._parsed.get(key)
        if known is None:
            if key not in self._raw:
                raise TextError(f"{self.language}.ftl has no text {key!r}")
            try:
                known = self._parsed[key] = parse(self._raw[key])
            except PatternError as error:
                raise TextError(f"{self.language}.ftl: {key}: {error}") from None
        return known

    def text(self, key: str, values: dict[str, Value]) -> str:
        """The text of `key` with its values filled in."""
        return self._filled(self.pattern(key), key, values)

    def _filled(self, pattern: Pattern, key: str, values: dict[str, Value]) -> str:
        out: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                out.append(part)
            elif isinstance(part, Reference):
                out.append(self.text(part.key, values))
            elif part.name not in values:
                raise TextError(f"{self.language}.ftl: {key} needs ${part.name}")
            elif isinstance(part, Variable):
                out.append(str(values[part.name]))
            else:
                out.append(self._filled(self._variant(part, values[part.name]), key, values))
        return "".join(out)

    def _variant(self, select: Select, value: Value) -> Pattern:
        """The exact value first, then its plural category, then the default."""
        exact = select.variants.get(str(value))
        if exact is not None:
            return exact
        wanted = category(self.language, value) if isinstance(value, int) else select.default
        return select.variants.get(wanted, select.variants[select.default])


def split_messages(source: str) -> dict[str, str]:
    """Key to raw text; indented lines continue a text, `#` starts a comment line."""
    raw: dict[str, str] = {}
    key = ""
    for line in source.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        if line[0] in " \t":
            raw[key] += ("\n" if raw[key] else "") + line.strip()
            continue
        key, _, text = line.partition("=")
        key = key.strip()
        if key in raw:
            raise TextError(f"the text {key!r} is written twice")
        raw[key] = text.strip()
    return raw


def languages() -> list[str]:
    """The languages that have a file."""
    folder = resources.files("companion.i18n")
    return [name for name in RULES if (folder / f"{name}.ftl").is_file()]


@cache
def load_texts(language: str) -> Texts:
    """One language's file, read once a process."""
    path = resources.files("companion.i18n") / f"{language}.ftl"
    return Texts(language, path.read_text(encoding="utf-8"))


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


def listing(items: Iterable[str]) -> str:
    """A list as one reads it out: a; a and b; a, b and c."""
    names = list(items)
    if len(names) < 2:
        return "".join(names)
    return t("list-and", first=", ".join(names[:-1]), last=names[-1])
