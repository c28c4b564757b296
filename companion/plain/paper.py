"""The paper that plain mode is written on: short lines out, one line in, nothing that moves a cursor."""

import codecs
import locale
from collections.abc import Iterable, Iterator, Sequence
from typing import TextIO
from unicodedata import normalize

from companion.i18n import t
from companion.i18n.shown import cells, shown

WIDTH = 78
INDENT = "   "
LONGEST_ECHO = 60
LONGEST_NUMBER = 6
SPELLED = "companion.spelled"
"""What a stream does with a letter that its encoding lacks."""
SIGNS = {"→": "->", "≥": ">=", "≤": "<=", "–": "-", "−": "-", "’": "'", "·": "-", "•": "-"}


class Left(Exception):
    """The person leaves, or the input has ended: everything is saved already."""


class Paper:
    """Writes whole lines and reads whole lines; at a terminal it asks, in a pipe it repeats what it read."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self._source, self._out = source, out
        self._last = ""

    def say(self, text: str = "", indent: str = "") -> None:
        """A sentence or a page, wrapped by words; never two empty lines in a row."""
        for paragraph in shown(text).splitlines() or [""]:
            for line in wrapped(paragraph, indent):
                if line or self._last:
                    self._out.write(line + "\n")
                self._last = line
        self._out.flush()

    def say_all(self, texts: Iterable[str]) -> None:
        """One after the other."""
        for text in texts:
            self.say(text)

    def number(self, sentences: Sequence[str]) -> None:
        """A numbered list."""
        for n, sentence in enumerate(sentences, 1):
            self.say(t("plain-numbered", n=n, sentence=sentence), INDENT)

    def ask(self) -> str:
        """The next line that is typed; Left where there is none, or at Ctrl-C."""
        try:
            line = self._read()
        except KeyboardInterrupt:
            self.say()
            raise Left from None
        if not line:
            raise Left
        return line.strip()

    def _read(self) -> str:
        if self._source.isatty():
            self._out.write("> ")
            self._out.flush()
            return self._source.readline()
        line = self._source.readline()
        if line:
            self.say(f"> {cut(line.strip())}".rstrip())
        return line

    def sure(self, question: str) -> bool:
        """A yes-or-no question; nothing but yes is yes."""
        self.say(t("plain-sure", question=question))
        return self.ask().casefold() in (t("plain-yes"), t("plain-yes-long"))

    def whole(self, question: str, least: int, most: int, usual: int) -> int:
        """A number between two bounds; Enter alone takes the usual one."""
        self.say(question)
        while True:
            answer = self.answer(str(usual))
            found = number_of(answer)
            if found is not None and least <= found <= most:
                return found
            self.say(t("plain-number-wanted", least=least, most=most))

    def answer(self, usual: str) -> str:
        """What is typed, the usual answer for Enter alone; `q` leaves."""
        typed = self.ask() or usual
        if typed == "q":
            raise Left
        return typed

    def pick(self, sentences: Sequence[str]) -> int | None:
        """One of a numbered list, counted from 0; None for Enter alone."""
        self.number(sentences)
        while True:
            typed = self.answer("")
            found = number_of(typed)
            if found is not None and 0 < found <= len(sentences):
                return found - 1
            if not typed:
                return None
            self.say(t("plain-pick-wanted", n=len(sentences)))


def cut(text: str) -> str:
    """What was typed, short enough to be repeated."""
    return text if len(text) <= LONGEST_ECHO else f"{text[:LONGEST_ECHO]} ..."


def number_of(text: str) -> int | None:
    """A whole number as people type it."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def wrapped(text: str, indent: str = "") -> Iterator[str]:
    """The words of a text in lines of at most 78 columns; a word that is longer is broken."""
    line, room = "", WIDTH - cells(indent)
    for word in (piece for whole in text.split() for piece in _pieces(whole, room)):
        if line and cells(line) + 1 + cells(word) > WIDTH:
            yield line
            line = indent + word
        else:
            line = f"{line} {word}" if line else word
    yield line


def _pieces(word: str, room: int) -> Iterator[str]:
    while cells(word) > room:
        size = next(n for n in range(len(word), 0, -1) if cells(word[:n]) <= room)
        yield word[:size]
        word = word[size:]
    yield word


def speakable() -> str | None:
    """The encoding to write in where the locale knows only ASCII, whatever Python would rather do."""
    return "ascii" if codecs.lookup(locale.getencoding()).name == "ascii" else None


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """Letters that cannot be written, spelled without their accents, or as a question mark."""
    assert isinstance(error, UnicodeEncodeError)
    letters = error.object[error.start : error.end]
    return "".join(SIGNS.get(letter) or _bare(letter) or "?" for letter in letters), error.end


def _bare(letter: str) -> str:
    return normalize("NFKD", letter).encode("ascii", "ignore").decode()


codecs.register_error(SPELLED, _spelled)
