"""Inspect or correct anything on a contracts table: what it is, what the table says instead (C10, C31)."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from companion.content import Contract, load_catalogue
from companion.i18n import enumeration, listing, t
from companion.table.contracts import ContractsTable, OpenContract
from companion.table.contracts_view import completed, contract_vp
from companion.tui.dialogs.choose import Choice
from companion.tui.dialogs.keyed import ChooseByKey, KeyedChoice, letters, players_by_number
from companion.tui.dialogs.number import AskNumber

if TYPE_CHECKING:
    from companion.tui.tables import TableScreen

NUMBERS = {"t": "time_left", "s": "score_pile", "n": "turn"}
STATES = {"d": "done", "m": "progress", "n": "none"}


def printed(each: OpenContract) -> Contract | None:
    """The contract as the catalogue has it; a bare seal names none."""
    return next((card for card in load_catalogue().contracts if card.id == each.contract), None)


def moment(each: OpenContract) -> str:
    """When it can be completed, in words; nothing where only its seal is known (C13)."""
    known = printed(each)
    return t("timing-" + known.timing.replace(", ", "-").replace(" ", "-")) if known else ""


def contract_page(table: ContractsTable, each: OpenContract, assumed: bool) -> str:
    """Condition, moment, coins, seal, who is done, and where all that is known from."""
    known = printed(each)
    lines = [each.needs or t("plain-table-seal-only")]
    if known:
        lines.append(t("browser-timing", when=moment(each)))
        lines.append(t("browser-ladder", ladder=enumeration(known.ladder)))
    lines.append(t("browser-seal", digit=each.digit, letter=each.letter))
    if assumed:
        lines.append(t("contracts-seal-assumed"))
    if known:
        lines.append(t(f"source-{known.source}"))
    done = listing(table.names[seat] for seat in each.done)
    return "\n".join([*lines, t("contracts-page-done", n=len(each.done), who=done)])


def player_page(table: ContractsTable, seat: int) -> str:
    """Markers left of three, and what the contracts brought (C10, C11)."""
    facts = {"left": max(table.markers_left(seat), 0), "done": len(completed(table, seat))}
    return t("contracts-page-player", vp=contract_vp(table, seat), **facts)


class InspectTable:
    """Asks for a thing, tells about it, and writes the correction as one entry."""

    def __init__(self, screen: "TableScreen", table: ContractsTable, assumed: Collection[str]) -> None:
        self._screen, self._table, self._assumed = screen, table, assumed

    def start(self) -> None:
        """Everything on the table: contracts by letter, players by number."""
        table = self._table
        keyed = [
            KeyedChoice(letter, Choice(f"contract {each.label}", str(each.called)))
            for letter, each in zip(letters(), table.contracts, strict=False)
        ]
        keyed += [
            each._replace(choice=each.choice._replace(id=f"player {each.choice.id}"))
            for each in players_by_number(table.names)
        ]
        for key, what in NUMBERS.items():
            told = t("contracts-set-now", what=t(f"contracts-set-{what}"), n=int(getattr(table, what)))
            keyed.append(KeyedChoice(key, Choice(f"number {what}", told)))
        told = t("contracts-set-active", name=table.names[table.active])
        keyed.append(KeyedChoice("w", Choice("active", told)))
        self._screen.ask(
            ChooseByKey(t("contracts-inspect-title"), keyed, t("contracts-inspect-text")), self._chosen
        )

    def _chosen(self, thing: str) -> None:
        kind, _, which = thing.partition(" ")
        match kind:
            case "contract":
                self.contract(which)
            case "player":
                self.player(int(which))
            case "number":
                self._number(which)
            case _:
                dialog = ChooseByKey(t("contracts-active-title"), players_by_number(self._table.names))
                self._screen.ask(dialog, lambda seat: self._active(int(seat)))

    def contract(self, label: str) -> None:
        """One contract: what it is; a number goes on to where that player stands with it."""
        table = self._table
        each = next(one for one in table.contracts if one.label == label)
        people = [
            player._replace(
                choice=player.choice._replace(
                    label=t("contracts-stands", name=table.names[seat], state=self._state(each, seat))
                )
            )
            for seat, player in enumerate(players_by_number(table.names))
        ]
        page = contract_page(table, each, label in self._assumed)
        self._screen.ask(
            ChooseByKey(str(each.called), people, page), lambda seat: self._marker(each, int(seat))
        )

    def player(self, seat: int) -> None:
        """One player: markers and VP; a letter goes on to where they stand with that contract."""
        table = self._table
        keyed = [
            KeyedChoice(
                letter,
                Choice(
                    each.label, t("contracts-stands", name=str(each.called), state=self._state(each, seat))
                ),
            )
            for letter, each in zip(letters(), table.contracts, strict=False)
        ]
        by_label = {each.label: each for each in table.contracts}
        self._screen.ask(
            ChooseByKey(table.names[seat], keyed, player_page(table, seat)),
            lambda label: self._marker(by_label[label], seat),
        )

    @staticmethod
    def _state(each: OpenContract, seat: int) -> str:
        return "done" if seat in each.done else "progress" if seat in each.progress else "none"

    def _marker(self, each: OpenContract, seat: int) -> None:
        title = t("contracts-marker-title", name=self._table.names[seat], contract=str(each.called))
        present = self._state(each, seat)
        keyed = [
            KeyedChoice(
                key,
                Choice(
                    state,
                    t("contracts-marker", state=state),
                    t("contracts-marker-now") if state == present else "",
                ),
            )
            for key, state in STATES.items()
        ]
        facts = {"what": "marker", "contract": each.label, "player": seat}
        self._screen.ask(
            ChooseByKey(title, keyed, t("correct-text")),
            lambda state: self._write(value=state, **facts),
        )

    def _number(self, what: str) -> None:
        present = int(getattr(self._table, what))
        told = t("correct-text")
        if what == "time_left":
            told = f"{t('contracts-inspect-deck', sum=self._table.deck.arithmetic())}\n\n{told}"
        dialog = AskNumber(t(f"contracts-set-{what}"), present, 0, 99, told)
        self._screen.ask(dialog, lambda value: self._write(what=what, value=value))

    def _active(self, seat: int) -> None:
        """Whose turn it is follows from who began (C32)."""
        begun = max(0, self._table.turn - 1)
        self._write(what="first", value=(seat - begun) % len(self._table.names))

    def _write(self, **facts: object) -> None:
        self._screen.entry(do="set", follows=True, **facts)
