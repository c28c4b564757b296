"""A digital game as a conversation, over the seat's port: every seat of this keyboard in its turn."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from companion.content.catalogue import card_of
from companion.engine.refusal import Illegal
from companion.engine.views import result_of
from companion.i18n import Value, enumeration, t
from companion.plain.choices import capital, percent, position, question, sentence
from companion.plain.paper import Paper
from companion.plain.seen import visible
from companion.plain.standing import standing
from companion.plain.talk import LATEST, Point, Talk, TalkChoice
from companion.session import Session, Stale
from companion.session.both_ways import table_of
from companion.session.port import Action, LocalPort
from companion.words import cards as faces
from companion.words.decided import SeatTally, headline, reason, tallies
from companion.words.happened import Happening, happenings
from companion.words.moves import SIMPLE, probe
from companion.words.rulebook import rule
from companion.words.story import ending, event_words, opening, page_of
from companion.words.telling import action_text, refusal_text


class GameTalk(Talk):
    """One game. What is legal comes from the port, why not too."""

    def __init__(self, paper: Paper, session: Session) -> None:
        super().__init__(paper, session)
        self.port = LocalPort(session)
        self._told = 0

    @property
    def over(self) -> bool:
        return self.port.over

    def begin(self) -> None:
        view = self.port.view()
        mode = "solo" if len(self.port.names) == 1 else str(view["mode"])
        title = t("game-title", game=t(f"game-{view['game']}"), mode=t(f"mode-{mode}"))
        self.paper.say(t("plain-begin", game=title, names=self.session.title))
        if not self.port.told and "campaign" in view:
            self._read(*opening(view))
        if self.port.told:
            self.paper.say_all([t("plain-last"), *self.history()[-LATEST:]])
            self._told = len(self.port.told)

    def advance(self) -> None:
        """Tell the news; bots act by themselves, each step told at once."""
        self._tell()
        while self.port.bot_to_act() and not self.port.over:
            with suppress(Stale):  # another window moved the game: it has been read again
                self.port.do(self.port.bot_action())
            self._tell()

    def _tell(self) -> None:
        """What happened since it was last told; a story card is read in its place."""
        for each in self._since(self._told):
            self.paper.say(each.text)
            if each.event["event"] == "event":
                self.paper.say(event_words(self.port.book, str(each.event["name"])))
            if each.event["event"] == "story":
                self._read(*page_of(self.port.view(), str(each.event["task"])))
        self._told = len(self.port.told)

    def _since(self, first: int) -> Iterator[Happening]:
        for turn in self.port.told[first:]:
            yield from happenings(turn.events, self.port.names, self.port.book)

    def _read(self, title: str, text: str) -> None:
        if not all(self.port.bots):
            self.paper.say_all(["", title, text, ""])

    def where(self) -> list[str]:
        if self.over:
            return [t("plain-over")]
        view = self.port.view()
        return [*filter(None, [position(self.port, view)]), question(self.port, view)]

    def choices(self) -> list[TalkChoice]:
        view = self.port.view()
        return [
            TalkChoice(sentence(self.port, view, each), partial(self._do, each)) for each in self.port.legal()
        ]

    def _do(self, action: Action) -> None:
        """Acts; where this game tells the odds after the draw, they are looked up before it."""
        told = action["do"] == "draw" and self.port.setup.get("odds") == "after"
        odds = self.port.odds() if told and self.port.view()["harbour"] else None
        self.port.do(action)
        if odds:
            self.paper.say(t("plain-risk-was", percent=percent(odds.bust_next)))

    def take_back(self, past_reveal: bool) -> str:
        taken = self.port.undo(past_reveal)
        self._told = len(self.port.told)
        return taken

    def standing(self) -> list[str]:
        return standing(self.port.view(), self.port.bots)

    def history(self) -> list[str]:
        return [each.text for each in self._since(0)]

    def visible(self) -> list[Point]:
        return visible(self.port.view())

    def refused(self) -> list[Point]:
        """Verbs, cards of the harbour, expeditions and contracts that cannot be had now, by reason."""
        found: dict[str, tuple[Illegal, list[str]]] = {}
        for action in self._probes():
            why = self.port.why_not(action)
            if why and why.reason != "not_available":
                found.setdefault(refusal_text(why), (why, []))[1].append(self._label(action))
        chapter = self.port.view().get("campaign", {}).get("chapter", 0)
        return [_why(enumeration(labels), why, chapter) for why, labels in found.values()]

    def _label(self, action: Action) -> str:
        if action["do"] == "claim":
            return t("plain-why-claim", card=faces.named(card_of(str(action["expedition"]))))
        return action_text(action, self.port.names, self.port.book)

    def _probes(self) -> Iterator[Action]:
        view = self.port.view()
        yield from (action for action in map(probe, SIMPLE) if action)
        yield from ({"do": "take", "card": code} for code in dict.fromkeys(view["harbour"]))
        for code in dict.fromkeys(view["expeditions"]):
            if not any(each.get("expedition") == code for each in self.port.legal()):
                yield {"do": "claim", "expedition": code, "with": []}
        goals = [("contract", each["id"]) for each in view.get("contracts", ())]
        goals += [("task", each["task"]) for each in view.get("tasks", ())]
        for key, goal in goals:
            if not any(each.get(key) == goal for each in self.port.legal()):
                yield {"do": "complete", key: goal}

    def ending(self) -> list[str]:
        view, events = self.port.view(), self.port.events()
        result = result_of(view)
        epilogue = ending(view, result.get("won") is not False) if "campaign" in result else ""
        ranked = sorted(tallies(view, events), key=lambda tally: (-tally.vp, -tally.coins))
        lines = [headline(view), reason(view, events), epilogue, *map(_tally, ranked)]
        lines += [t("result-clean" if self.session.clean else "result-not-clean")]
        lines += [t("plain-onward")] if self.port.onward() and not table_of(self.session) else []
        return [
            *filter(None, lines),
            t("plain-saved", id=self.session.id, folder=str(self.session.save.storage.root)),
        ]


def _tally(tally: SeatTally) -> str:
    sources = enumeration(t("vp-of", n=vp, source=name) for name, vp in tally.sources.items())
    figures: dict[str, Value] = {
        "coins": tally.coins,
        "vp": tally.vp,
        "busts": tally.busts,
        "taken": tally.taken,
    }
    figures |= {"from": "some" if sources else "none"}
    return t("plain-tally", name=tally.name, sources=sources, **figures)


def _why(label: str, why: Illegal, chapter: int) -> Point:
    """The reason, and for who asks on, the rule in our own words as far as the game has come."""
    known, more = rule(why.rule), []
    if known:
        more = [t("plain-rule", rule=known.id, title=known.title, text=known.told(chapter))]
        more += [t("rule-closed")] if known.closed(chapter) else []
    return Point(t("plain-why", what=capital(label), why=refusal_text(why)), more)
