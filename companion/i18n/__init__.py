"""Texts and card names by language: one file a language, one key a text, plurals by CLDR category."""

from companion.i18n.texts import TextError, Texts, every_language, languages, listing, load_texts, t, use

__all__ = ["TextError", "Texts", "every_language", "languages", "listing", "load_texts", "t", "use"]
