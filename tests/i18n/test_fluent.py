"""Every shipped file is ordinary Fluent: Mozilla's own tools read it, and read the same out of it."""

from functools import cache
from importlib import resources

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from companion.i18n import Texts, languages, load_texts
from companion.i18n.pattern import FORMS, Reference, Select, Variable

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 12, 21, 22, 101)


def source(language: str) -> str:
    return (resources.files("companion.i18n") / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    """The file in Mozilla's reader; a form of a word is the word, as for every value that is no thing."""
    forms = {form.upper(): lambda value: value for form in FORMS}
    made = FluentBundle([language], use_isolating=False, functions=forms)
    made.add_resource(FluentResource(source(language)))
    return made


def samples(texts: Texts, key: str) -> list[dict[str, str | int]]:
    """Values for every variable: each number for all of them, and each word that a choice names."""
    names, words = needed(texts, key)
    numbers = [dict.fromkeys(names, n) for n in NUMBERS]
    return [*numbers, *(dict.fromkeys(names, word) for word in words)]


def needed(texts: Texts, key: str) -> tuple[set[str], list[str]]:
    """The variables of a text, and the words between which it chooses."""
    names: set[str] = set()
    words = ["a word"]
    for part in texts.entry(key).parts():
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Reference):
            inner, more = needed(texts, part.key)
            names, words = names | inner, words + more
        elif isinstance(part, Select):
            words += [word for word in part.variants if not word.isdigit() and word not in CATEGORIES]
    return names, words


@pytest.mark.parametrize("language", languages())
def test_no_message_is_junk(language: str) -> None:
    body = parse(source(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert [entry.id.name for entry in body if isinstance(entry, ast.Message)] == load_texts(language).known()


@pytest.mark.parametrize("language", languages())
def test_both_readers_say_the_same(language: str) -> None:
    texts, theirs, wrong = load_texts(language), bundle(language), []
    for key in texts.known():
        message = theirs.get_message(key)
        for form, pattern in {"": message.value, **message.attributes}.items():
            for values in samples(texts, key):
                said, problems = theirs.format_pattern(pattern, values)
                if problems or said != texts.text(key, dict(values), form):
                    wrong.append(f"{key}: {said!r} {problems} {values}")
    assert wrong == []
