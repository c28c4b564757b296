"""Titles that tell two saves apart."""

from collections.abc import Collection


def free_title(title: str, taken: Collection[str]) -> str:
    """The title, or with the next free number where another save has it: Our crew, Our crew 2, Our crew 3."""
    if title not in taken:
        return title
    stem, _, number = title.rpartition(" ")
    base = stem if number.isdecimal() and stem in taken else title
    n = 2
    while f"{base} {n}" in taken:
        n += 1
    return f"{base} {n}"
