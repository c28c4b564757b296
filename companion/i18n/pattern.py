"""What a text is made of once it is read: words, values, other texts, and choices between wordings."""

from collections.abc import Iterator
from typing import NamedTuple

FORMS = (
    "gender",
    "plural",
    "definite",
    "indefinite",
    "genitive",
    "dative",
    "accusative",
    "instrumental",
    "locative",
)
"""What a sentence may ask a thing for: `{ ACCUSATIVE($card) }` is the attribute `.accusative` of its text."""


class Variable(NamedTuple):
    """A value that the program gives, in one of its forms where the sentence asks for one."""

    name: str
    form: str = ""


class Reference(NamedTuple):
    key: str


class Select(NamedTuple):
    by: Variable
    variants: dict[str, "Pattern"]
    default: str


Part = str | Variable | Reference | Select
Pattern = tuple[Part, ...]


class Entry(NamedTuple):
    """A text and the other forms that it has, by the name of the form."""

    value: Pattern
    forms: dict[str, Pattern]

    def parts(self) -> Iterator[Part]:
        """Every part of the text and its forms, with those inside the choices."""
        stack = [part for pattern in (self.value, *self.forms.values()) for part in pattern]
        while stack:
            part = stack.pop()
            if isinstance(part, Select):
                stack.append(part.by)
                stack += [inner for pattern in part.variants.values() for inner in pattern]
            yield part
