"""Editions: the data a game was begun with, kept with its save or archived here.

Whatever changes in campaign_data/ later, a save is played on with its own edition. Fields of cards, contracts
and books may therefore be added, with a default, but never renamed or taken away.
"""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec

from companion.content.books import Book, load_book
from companion.content.catalogue import Card, Catalogue, Contract, remember
from companion.content.files import ContentError, data_folder


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The faces, contracts and book of one game."""

    cards: tuple[Card, ...]
    contracts: tuple[Contract, ...] = ()
    book: Book | None = None

    @property
    def catalogue(self) -> Catalogue:
        """Cards and contracts, as the engine takes them."""
        return Catalogue(self.cards, self.contracts)


class _Archive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that one version shipped."""

    cards: tuple[Card, ...]
    contracts: tuple[Contract, ...]
    books: dict[str, Book]


@lru_cache(maxsize=2)
def _archive(version: str) -> _Archive:
    path = data_folder() / "editions" / f"{version}.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=_Archive)
    except (OSError, msgspec.MsgspecError) as error:
        raise ContentError(f"{path.name}: the archived data cannot be read ({error})") from None


def archived_edition(version: str, book: str | None = None) -> Edition:
    """What an earlier version shipped; ContentError where that is not known."""
    found = _archive(version)
    if book is not None and book not in found.books:
        raise ContentError(f"version {version} had no book called {book!r}")
    return Edition(found.cards, found.contracts, found.books[book] if book else None)


def written(edition: Edition) -> dict[str, Any]:
    """An edition as a save keeps it."""
    return msgspec.to_builtins(edition)  # type: ignore[no-any-return]


_books: dict[str, Book] = {}


def read_edition(raw: object) -> Edition:
    """A kept edition; its faces and its book can be told from now on. ContentError where it is none."""
    try:
        edition = msgspec.convert(raw, Edition)
    except msgspec.ValidationError as error:
        raise ContentError(f"kept card data: {error}") from None
    remember(edition.cards)
    if edition.book is not None:
        _books[fingerprint(edition.book)] = edition.book
    return edition


def fingerprint(book: Book) -> str:
    """A short name for exactly this text and these values of a book."""
    return hashlib.sha256(msgspec.json.encode(book)).hexdigest()[:16]


def kept_book(mark: str, name: str) -> Book:
    """The book with this fingerprint where one was read from a save, else the shipped one."""
    return _books.get(mark) or load_book(name)
