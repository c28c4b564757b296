"""CLDR plural categories of the languages in facts/names.json, for whole numbers."""

from collections.abc import Callable

Rule = Callable[[int], str]


def _one_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _czech(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if 2 <= n <= 4 else "other"


def _romanian(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n == 0 or 1 <= n % 100 <= 19 else "other"


def _ends_in_few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if _ends_in_few(n) else "many"


def _russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if _ends_in_few(n) else "many"


RULES: dict[str, Rule] = {
    "en": _one_other,
    "de": _one_other,
    "cs": _czech,
    "ro": _romanian,
    "pl": _polish,
    "ru": _russian,
}


def category(language: str, number: int) -> str:
    """The plural category of `number` in `language`; signs do not matter."""
    return RULES[language](abs(number))
