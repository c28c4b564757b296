"""The contracts table as a conversation: what happens at a table with real cards, entered by number."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from companion.content import load_catalogue
from companion.i18n import enumeration, listing, t
from companion.plain.paper import Paper
from companion.plain.seen import contract_lines, state_of
from companion.plain.talk import LATEST, Point, Talk, TalkChoice
from companion.session import Session
from companion.table.contracts import ContractsTable, OpenContract, contradictions
from companion.table.contracts_offers import CORRECTIONS, Entry, offers, refusals
from companion.table.contracts_view import next_step, rank_lines

MOST = 99
GROUPED = ("done", "progress")
MARKER_STATES = ("done", "progress", "none")


class ContractsTalk(Talk):
    """One table. What can be entered comes from the table; a contract is asked for first, then who."""

    def __init__(self, paper: Paper, session: Session) -> None:
        super().__init__(paper, session)
        self._depth = session.depth

    @property
    def table(self) -> ContractsTable:
        """The table as it stands."""
        state = self.session.state
        assert isinstance(state, ContractsTable)
        return state

    @property
    def over(self) -> bool:
        return self.table.phase in ("won", "lost")

    def begin(self) -> None:
        table = self.table
        self.paper.say(t("plain-table", names=listing(table.names), arithmetic=table.deck.arithmetic()))
        if self.session.can_undo:
            self.paper.say_all([t("plain-last"), *self.history()[-LATEST:]])

    def advance(self) -> None:
        self.paper.say_all(self.session.titles(self._depth))
        self._depth = self.session.depth

    def where(self) -> list[str]:
        if self.over:
            return [t("plain-table-over")]
        return [self._clock(), *contradictions(self.table), next_step(self.table)]

    def _clock(self) -> str:
        table, undone = self.table, len(self.table.open)
        pile = table.score_pile
        return t("plain-table-where", time=table.time_left, size=table.deck.size, pile=pile, n=undone)

    def choices(self) -> list[TalkChoice]:
        entries = offers(self.table)
        found = [
            TalkChoice(self._sentence(entry), self._making(entry))
            for entry in entries
            if entry["do"] not in GROUPED
        ]
        for do in GROUPED:
            some = [entry for entry in entries if entry["do"] == do]
            if some:
                found.append(TalkChoice(t(f"plain-table-{do}"), partial(self._which, some)))
        correct, note = t("plain-table-correct"), t("plain-table-note")
        return [*found, TalkChoice(correct, self._correct), TalkChoice(note, self._note)]

    def _sentence(self, entry: Entry) -> str:
        """What an entry means, before it is made."""
        name = self.table.names[self.table.active if self.table.phase == "before" else self._next]
        how = str(entry.get("move", "")).casefold()
        return t(f"plain-table-{entry['do']}", name=name, cards=entry.get("cards", 0), how=how)

    @property
    def _next(self) -> int:
        return (self.table.active + 1) % len(self.table.names)

    def _making(self, entry: Entry) -> Callable[[], object]:
        return lambda: self.session.commit(entry, self.session.revision)

    def _which(self, entries: Sequence[Entry]) -> None:
        """Asks for the contract, then for the player, where there is more than one to choose."""
        labels = list(dict.fromkeys(entry["contract"] for entry in entries))
        named = {each.label: str(each.called) for each in self.table.contracts}
        label = self._one_of(t("contracts-which"), labels, [named[each] for each in labels])
        fitting = [entry for entry in entries if entry["contract"] == label]
        seats = [entry["player"] for entry in fitting]
        seat = self._one_of(t("plain-table-who"), seats, [self.table.names[each] for each in seats])
        chosen = [entry for entry in fitting if entry["player"] == seat]
        if not chosen:
            self.paper.say(t("plain-table-nothing"))
        for entry in chosen:
            self._making(entry)()

    def _one_of(self, heading: str, values: Sequence[Any], sentences: Sequence[str]) -> Any:
        """The chosen value; None where Enter alone goes back."""
        if len(values) < 2:
            return values[0] if values else None
        self.paper.say(t("plain-back", question=heading))
        index = self.paper.pick(sentences)
        return None if index is None else values[index]

    def _correct(self) -> None:
        """Set a number, or where somebody stands with a contract, to what really lies on the table."""
        words = [t(f"contracts-set-{name}") for name in CORRECTIONS]
        whats = [*CORRECTIONS, "marker"]
        what = self._one_of(t("contracts-correct-title"), whats, [*words, t("plain-table-correct-marker")])
        if what == "marker":
            self._correct_marker()
        elif what is not None:
            self._correct_number(what)

    def _correct_number(self, what: str) -> None:
        present = int(getattr(self.table, what))
        number = t("plain-correct", what=t(f"contracts-set-{what}"), present=present)
        value = self.paper.whole(number, 0, MOST, present)
        if value != present:
            self._making({"do": "set", "what": what, "value": value})()

    def _correct_marker(self) -> None:
        """Contract, player, state: each can be left with Enter alone (C10)."""
        table = self.table
        label = self._one_of(
            t("contracts-which"),
            [each.label for each in table.contracts],
            [str(each.called) for each in table.contracts],
        )
        seat = (
            None
            if label is None
            else self._one_of(t("plain-table-who"), range(len(table.names)), table.names)
        )
        told = [t("contracts-marker", state=state) for state in MARKER_STATES]
        state = None if seat is None else self._one_of(t("contracts-correct-title"), MARKER_STATES, told)
        if state is None:
            self.paper.say(t("plain-table-nothing"))
            return
        facts = {"contract": label, "player": seat, "value": state, "follows": True}
        self._making({"do": "set", "what": "marker", **facts})()

    def _note(self) -> None:
        """A note for the log, in the table's own words."""
        self.paper.say(t("plain-back", question=t("note-label")))
        text = self.paper.answer("")
        if text:
            self._making({"do": "note", "text": text})()

    def take_back(self, past_reveal: bool) -> str:
        taken = self.session.last_title()
        self.session.undo(self.session.revision, past_reveal=True)
        self._depth = self.session.depth
        return taken

    def standing(self) -> list[str]:
        table, seats = self.table, range(len(self.table.names))
        markers = [
            t("plain-table-markers", name=table.names[seat], n=table.markers_left(seat)) for seat in seats
        ]
        contracts = [point.line for point in self.visible()]
        return [self._clock(), *contracts, *markers, *rank_lines(table), next_step(table)]

    def history(self) -> list[str]:
        return self.session.titles()

    def visible(self) -> list[Point]:
        return [self._contract(each) for each in self.table.contracts]

    def _contract(self, each: OpenContract) -> Point:
        names = self.table.names
        state = state_of([names[seat] for seat in each.done], [names[seat] for seat in each.progress])
        known = next((card for card in load_catalogue().contracts if card.id == each.contract), None)
        seal = t("browser-seal", digit=each.digit, letter=each.letter)
        needs = each.needs or t("plain-table-seal-only")
        line = t("plain-seen-contract", name=str(each.called), needs=needs, state=state)
        if known is None:
            return Point(line, [seal])
        return Point(line, [*contract_lines(known)[:2], seal, t(f"source-{known.source}")])

    def refused(self) -> list[Point]:
        """One line for each sort of entry that cannot be made; the same reason is told once."""
        found: dict[str, Point] = {}
        for entry, why in refusals(self.table):
            label = t(f"plain-table-{entry['do']}-not")
            found.setdefault(str(why), Point(t("plain-why", what=label, why=str(why)), []))
        return list(found.values())

    def ending(self) -> list[str]:
        table = self.table
        key = "contracts-won" if table.phase == "won" else "contracts-lost"
        n = table.score_pile if table.phase == "won" else len(table.open)
        told = t(key, n=n, rank=t(f"rank-{table.rank}"))
        done = enumeration(str(each.called) for each in table.contracts if each.done)
        lines = [told, *([t("plain-table-done-list", contracts=done)] if done else [])]
        return [*lines, t("plain-saved", id=self.session.id, folder=str(self.session.save.storage.root))]
