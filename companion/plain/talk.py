"""A game or table held as a conversation: news, where we stand, numbered choices, one line of answer."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.i18n import t
from companion.plain.paper import Left, Paper, cut, number_of
from companion.session import PastReveal, Refused, Session
from companion.store import StoreError

KEYS = ("help", "why", "inspect", "undo", "standing", "history", "quit")
"""What a key asks for; the letters themselves are texts, so that a language may have its own."""
RECENT = 20
LATEST = 5
TYPED = re.compile(r"(\S)\s*(\d+|\w+)?")


class TalkChoice(NamedTuple):
    """A sentence to choose, and what it does."""

    sentence: str
    do: Callable[[], object]


class Point(NamedTuple):
    """One thing in a list that can be asked about: its line, and more about it."""

    line: str
    more: Sequence[str]


class Talk:
    """What games and tables have in common; what they say is theirs."""

    def __init__(self, paper: Paper, session: Session) -> None:
        self.paper, self.session = paper, session
        self._keys: dict[str, Callable[[str], None]] = {
            t(f"plain-key-{name}"): getattr(self, f"key_{name}") for name in KEYS
        }

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        raise NotImplementedError

    def begin(self) -> None:
        """The first words: what this is, and what happened last where it goes on."""
        raise NotImplementedError

    def advance(self) -> None:
        """Tell what happened, and let go on whatever needs no person."""
        raise NotImplementedError

    def where(self) -> list[str]:
        """Where we stand, ending with the question."""
        raise NotImplementedError

    def choices(self) -> list[TalkChoice]:
        """What can be done now."""
        raise NotImplementedError

    def ending(self) -> list[str]:
        """How it ended."""
        raise NotImplementedError

    def standing(self) -> list[str]:
        """Everybody's standing."""
        raise NotImplementedError

    def history(self) -> list[str]:
        """Everything that happened, line by line."""
        raise NotImplementedError

    def visible(self) -> list[Point]:
        """Everything that lies on the table."""
        raise NotImplementedError

    def refused(self) -> list[Point]:
        """What cannot be done now, with the reason."""
        raise NotImplementedError

    def take_back(self, past_reveal: bool) -> str:
        """Undo; says what was taken back."""
        raise NotImplementedError

    def run(self) -> None:
        """The whole conversation, until it ends, the person leaves, or nothing is left to read."""
        try:
            self._hold()
        except (Left, KeyboardInterrupt):
            self.paper.say(t("plain-left"))
            self.paper.say(t("plain-resume", id=self.session.id))

    def _hold(self) -> None:
        self.begin()
        finished = self.over
        while True:
            self.advance()
            finished = finished and self.over
            if self.over:
                self.paper.say_all(["", *self.ending()])
                if not finished:
                    return
            self._decide()

    def _decide(self) -> None:
        """One decision: shown, then answered; asking about something does not show it again."""
        choices, revision = self.choices(), self.session.revision
        self._show(choices)
        while self.session.revision == revision:
            typed = self.paper.ask()
            if typed:
                self._answer(typed, choices)
            else:
                self._show(choices)

    def _show(self, choices: Sequence[TalkChoice]) -> None:
        self.paper.say_all(["", *self.where()])
        self.paper.number([choice.sentence for choice in choices])

    def _answer(self, typed: str, choices: Sequence[TalkChoice]) -> None:
        number, key = number_of(typed), TYPED.fullmatch(typed)
        if number is not None and 0 < number <= len(choices):
            self._try(choices[number - 1].do)
        elif typed.isdecimal():
            self.paper.say(t("plain-no-choice", typed=cut(typed), n=len(choices)))
        elif key and key[1] in self._keys:
            self._keys[key[1]](key[2] or "")
        else:
            self.paper.say(t("plain-unknown", typed=cut(typed)))

    def _try(self, do: Callable[[], object]) -> None:
        """Whatever refuses says why; then nothing has changed."""
        try:
            do()
        except (Refused, StoreError) as error:
            self.paper.say(str(error))

    def key_help(self, _: str) -> None:
        """All keys."""
        self.paper.say(t("plain-help"))
        for name in KEYS:
            self.paper.say(t("plain-help-key", key=t(f"plain-key-{name}"), text=t(f"plain-help-{name}")))

    def key_why(self, which: str) -> None:
        """What cannot be done, and why not."""
        self._points(self.refused(), which, t("plain-why-none"))

    def key_inspect(self, which: str) -> None:
        """Everything visible, or one thing of it."""
        self._points(self.visible(), which, t("plain-inspect-none"))

    def _points(self, points: Sequence[Point], which: str, none: str) -> None:
        number = number_of(which)
        if not points:
            self.paper.say(none)
        elif not which:
            self.paper.number([point.line for point in points])
        elif number is not None and 0 < number <= len(points):
            self.paper.say_all([points[number - 1].line, *points[number - 1].more])
        else:
            self.paper.say(t("plain-no-point", typed=cut(which), n=len(points)))

    def key_undo(self, _: str) -> None:
        """Take the last decision back; behind revealed cards only after a question."""
        self._try(self._undo)

    def _undo(self) -> None:
        try:
            taken = self.take_back(False)
        except PastReveal:
            if not self.paper.sure(t("plain-undo-reveal")):
                self.paper.say(t("plain-undo-not"))
                return
            taken = self.take_back(True)
        self.paper.say(t("plain-undone", step=taken))

    def key_standing(self, _: str) -> None:
        """Everybody's coins, VP and display; how far it is."""
        self.paper.say_all(self.standing())

    def key_history(self, which: str) -> None:
        """The last lines, or all of them."""
        told, wanted = self.history(), number_of(which) or RECENT
        self.paper.say_all((told[-wanted:] if which != t("plain-all") else told) or [t("plain-history-none")])

    def key_quit(self, _: str) -> None:
        """Leave."""
        raise Left
