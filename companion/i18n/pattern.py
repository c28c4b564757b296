"""What a text is made of once it is read: words, values, other texts, and choices between wordings."""

from collections.abc import Iterator
from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True)
class Variable:
    """A value that the program gives, in one of its forms where the sentence asks for one."""

    name: str
    form: str = ""


@dataclass(frozen=True, slots=True)
class Reference:
    key: str


@dataclass(frozen=True, slots=True)
class Select:
    by: Variable
    variants: dict[str, "Pattern"]
    default: str


Part = str | Variable | Reference | Select
Pattern = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A text and the other forms that it has, by the name of the form."""

    value: Pattern
    forms: dict[str, Pattern] = field(default_factory=dict)

    def parts(self) -> Iterator[Part]:
        """Every part of the text and its forms, with those inside the choices."""
        stack = [part for pattern in (self.value, *self.forms.values()) for part in pattern]
        while stack:
            part = stack.pop()
            if isinstance(part, Select):
                stack.append(part.by)
                stack += [inner for pattern in part.variants.values() for inner in pattern]
            yield part
