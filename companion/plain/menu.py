"""The first list of plain mode: what can be continued, and what can be begun with a few questions."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.content import load_catalogue
from companion.content.facts import OPEN_CONTRACTS
from companion.i18n import enumeration, listing, t
from companion.plain.contracts import ContractsTalk
from companion.plain.game import GameTalk
from companion.plain.paper import Left, Paper, number_of
from companion.plain.talk import Talk, TalkChoice
from companion.session import Refused, Session
from companion.session.both_ways import bring_back
from companion.session.match_play import ODDS
from companion.session.port import LocalPort
from companion.store import SaveRow, Store, StoreError
from companion.table.time_deck import time_deck
from companion.words.evenings import BOTS, EVENINGS, PEOPLE, Evening
from companion.words.progress import progress_of

TALKS: dict[str, Callable[[Paper, Session], Talk]] = {"game": GameTalk, "contracts": ContractsTalk}
LISTED = 9


def talk_of(paper: Paper, session: Session) -> Talk:
    """The conversation of a save; Refused where plain mode has none for its kind."""
    if session.kind not in TALKS:
        raise Refused(t("plain-kind", title=session.title))
    return TALKS[session.kind](paper, session)


def begin(paper: Paper, store: Store, setup: dict[str, Any]) -> Talk:
    """A new digital game."""
    names = setup.get("players")
    who = [str(name) for name in names] if isinstance(names, list) else []
    return talk_of(paper, Session.new(store, "game", t("save-title", who=listing(who)), setup))


def came_back(paper: Paper, store: Store, game: Session) -> bool:
    """Whether a chapter that is over belongs to a table; then its result goes there, and that is told."""
    table = bring_back(store, game) if game.kind == "game" and game.state.over else None
    if table:
        paper.say(t("plain-came-back", title=table.title, told=table.last_title(), id=table.id))
    return table is not None


class Menu:
    """Asks until something is open; whatever refuses says why, and the list comes again."""

    def __init__(self, paper: Paper, store: Store) -> None:
        self.paper, self.store = paper, store

    def chosen(self) -> Talk | None:
        """The conversation that was chosen; None where the person leaves."""
        self.paper.say(t("plain-welcome"))
        try:
            while True:
                talk = self._ask()
                if talk:
                    return talk
        except (Left, KeyboardInterrupt):
            self.paper.say(t("plain-nothing-begun"))
            return None

    def _ask(self) -> Talk | None:
        choices = self._choices()
        self.paper.say(t("plain-menu"))
        index = self.paper.pick([choice.sentence for choice in choices])
        if index is None:
            return None
        try:
            talk = choices[index].do()
        except (Refused, StoreError) as error:
            self.paper.say(str(error))
            return None
        assert talk is None or isinstance(talk, Talk)
        return talk

    def _choices(self) -> list[TalkChoice]:
        rows = [row for row in self.store.saves() if row.kind in TALKS and not row.problem]
        going = [each for row in rows for each in self._saved(row)][:LISTED]
        new = [TalkChoice(_offer(each), partial(self._new, each)) for each in EVENINGS]
        return [*going, *new, TalkChoice(t("plain-new-table"), self._new_table)]

    def _saved(self, row: SaveRow) -> list[TalkChoice]:
        """A save that can be continued; after a chapter of a campaign the next one."""
        progress = progress_of(row.kind, row.summary) or t("progress-steps", n=row.steps)
        if not row.summary.get("over"):
            told = t("plain-continue", title=row.title, progress=progress)
            return [TalkChoice(told, lambda: talk_of(self.paper, Session.open(self.store, row.id)))]
        if "campaign" in (row.summary.get("result") or {}):
            told = t("plain-next-chapter", title=row.title, progress=progress)
            return [TalkChoice(told, lambda: self._onward(row.id))]
        return []

    def _onward(self, save_id: str) -> Talk | None:
        game = Session.open(self.store, save_id)
        if came_back(self.paper, self.store, game):
            return None
        setup = LocalPort(game).onward()
        if not setup:
            self.paper.say(t("plain-campaign-over"))
            return None
        return begin(self.paper, self.store, setup)

    def _new(self, evening: Evening) -> Talk:
        least, most = evening.least, evening.most
        count = self.paper.whole(t("plain-players", least=least, most=most), least, most, max(least, 1))
        bots = 0
        if count > 1:
            bots = self.paper.whole(t("plain-bots", most=count - 1), 0, count - 1, count - 1)
        names = [*self._names(count - bots), *BOTS[count - bots : count]]
        setup: dict[str, Any] = {"game": evening.game, "mode": evening.mode, "players": names}
        setup |= {"bots": [""] * (count - bots) + ["trader"] * bots, "odds": self._odds()}
        if evening.modules:
            setup["modules"] = self._modules(evening)
        if evening.chapters:
            chapter = self.paper.whole(t("plain-chapter", most=evening.chapters), 1, evening.chapters, 1)
            setup["campaign"] = {"chapter": chapter}
        return begin(self.paper, self.store, setup)

    def _odds(self) -> str:
        """As the settings say; the usual is to tell them before the draw."""
        odds = self.store.settings().get("odds")
        return odds if odds in ODDS else "before"

    def _names(self, count: int) -> list[str]:
        usual = PEOPLE[:count]
        while True:
            self.paper.say(t("plain-names", n=count, usual=enumeration(usual)))
            typed = self.paper.answer(",".join(usual))
            names = [name.strip() for name in typed.split(",") if name.strip()]
            if len(names) == count:
                return names
            self.paper.say(t("plain-names-wanted", n=count, given=len(names)))

    def _modules(self, evening: Evening) -> list[str]:
        """What is mixed in, by numbers."""
        modules = evening.modules
        while True:
            self.paper.say(t("plain-modules"))
            self.paper.number([t(f"module-{name}") for name in modules])
            picked = [number_of(word) for word in self._words(self.paper.answer(""))]
            chosen = [modules[n - 1] for n in dict.fromkeys(picked) if n and n <= len(modules)]
            if len(chosen) == len(set(picked)):
                return chosen
            self.paper.say(t("plain-pick-wanted", n=len(modules)))

    def _words(self, typed: str) -> list[str]:
        return typed.replace(",", " ").split()

    def _new_table(self) -> Talk:
        """A contracts table: who plays, and which contracts lie open, by number or by seal."""
        most = max(OPEN_CONTRACTS)
        count = self.paper.whole(t("plain-players", least=1, most=most), 1, most, 1)
        names, chosen = self._names(count), self._open_contracts(count)
        title = t("contracts-save", names=listing(names))
        setup = {"players": names, "contracts": chosen}
        return talk_of(self.paper, Session.new(self.store, "contracts", title, setup))

    def _open_contracts(self, count: int) -> list[str]:
        contracts = load_catalogue().contracts
        told = [
            t("plain-open-contract", name=t(f"contract-{each.id}"), needs=each.needs) for each in contracts
        ]
        while True:
            self.paper.say(t("plain-open-contracts", n=OPEN_CONTRACTS[count]))
            self.paper.number(told)
            typed = self._words(self.paper.answer(""))
            chosen = [self._contract(word, [each.id for each in contracts]) for word in typed]
            try:
                time_deck(count, chosen, contracts)
            except Refused as error:
                self.paper.say(str(error))
            else:
                return chosen

    def _contract(self, word: str, ids: Sequence[str]) -> str:
        number = number_of(word)
        return ids[number - 1] if number is not None and 0 < number <= len(ids) else word


def _offer(evening: Evening) -> str:
    game = t(f"evening-{evening.id}")
    return t("plain-new", game=game, least=evening.least, most=evening.most)
