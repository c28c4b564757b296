"""Texts and card names by language: one file a language, one key a text, plurals by CLDR category."""

from companion.i18n.reader import TextError
from companion.i18n.texts import (
    Texts,
    Thing,
    Value,
    enumeration,
    every_language,
    languages,
    listed,
    listing,
    load_texts,
    t,
    use,
)

__all__ = [
    "TextError",
    "Texts",
    "Thing",
    "Value",
    "enumeration",
    "every_language",
    "languages",
    "listed",
    "listing",
    "load_texts",
    "t",
    "use",
]
