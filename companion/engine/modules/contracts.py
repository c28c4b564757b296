"""One more contract, the contracts: conditions, markers, ladders, at-once decisions (C10-C18)."""

from collections.abc import Mapping
from typing import Final

from companion.content import Contract
from companion.content.facts import CONTRACT_MARKERS, CONTRACT_VP
from companion.engine.actions import (
    DECLINED,
    KIND,
    asked_seat,
    face_of,
    question,
)
from companion.engine.declare import COLOURS, ask, event, named, needs, verb
from companion.engine.faces import (
    CAPTAIN,
    CHEAP,
    EXPEDITIONS,
    JESTER,
    MADEMOISELLE,
    PRIEST,
    SETTLER,
    TRADERS,
)
from companion.engine.modules.contract_cards import CLERKS, GUNNER, VICE_ADMIRAL
from companion.engine.refusal import Illegal, SetupError
from companion.engine.rules import Module, Part, Rules
from companion.engine.state import Game
from companion.engine.views import PlayerView, Question, View

COMPLETE: Final = verb("complete", "C10", [needs("contract", str)])
DECLINE: Final = verb("decline", "C13", [needs("contract", str)])
KEEP_SHIP: Final = verb("keep_ship", "C16")
DISCARD_SHIP: Final = verb("discard_ship", "C16")
ASK_CONTRACT: Final = ask("contract")
ASK_SHIP: Final = ask("ship")
COINS_DECLINED: Final = event("coins_declined", card="card")
COMPLETED: Final = event("completed", card="contract", number="coins")
PROGRESS: Final = event("progress", card="contract", number="steps")
REFUSED: Final = event("refused", card="contract")
SHIP_KEPT: Final = event("ship_kept", card="card")

# By number: first the five pairs, then what needs no special moment, then what does. Looked at in every step,
# hence literals.
LUMINARY: Final = 0
BRUJA: Final = 1
MARITIME_SUPREMACY: Final = 2
NEW_COLONY: Final = 3
TRADE_OUTPOST: Final = 4
TRADE_MASTER: Final = 5
THRIFTY_STAFF: Final = 6
MERCENARY: Final = 7
EXPLORER: Final = 8
SMALL_ESTATE: Final = 9
RANSOM: Final = 10
FRIGATE_NEMESIS: Final = 11
GALLEON_NEMESIS: Final = 12
TAX_INSPECTOR: Final = 13
JINX: Final = 14
SPECULATOR: Final = 15
MAJOR_SPECULATOR: Final = 16
PIRATES_NEST: Final = 17
IDS: Final[list[str]] = []
named(IDS, "luminary", "contract", LUMINARY)
named(IDS, "bruja", "contract", BRUJA)
named(IDS, "maritime-supremacy", "contract", MARITIME_SUPREMACY)
named(IDS, "new-colony", "contract", NEW_COLONY)
named(IDS, "trade-outpost", "contract", TRADE_OUTPOST)
named(IDS, "trade-master", "contract", TRADE_MASTER)
named(IDS, "thrifty-staff", "contract", THRIFTY_STAFF)
named(IDS, "mercenary", "contract", MERCENARY)
named(IDS, "explorer", "contract", EXPLORER)
named(IDS, "small-estate", "contract", SMALL_ESTATE)
named(IDS, "ransom", "contract", RANSOM)
named(IDS, "frigate-nemesis", "contract", FRIGATE_NEMESIS)
named(IDS, "galleon-nemesis", "contract", GALLEON_NEMESIS)
named(IDS, "tax-inspector", "contract", TAX_INSPECTOR)
named(IDS, "jinx", "contract", JINX)
named(IDS, "speculator", "contract", SPECULATOR)
named(IDS, "major-speculator", "contract", MAJOR_SPECULATOR)
named(IDS, "pirates-nest", "contract", PIRATES_NEST)

# Contracts for which two persons need to be shown (C12).
_PAIRS: Final[dict[int, tuple[int, int]]] = {
    LUMINARY: (PRIEST, JESTER),
    BRUJA: (CAPTAIN, MADEMOISELLE),
    MARITIME_SUPREMACY: (CAPTAIN, VICE_ADMIRAL),
    NEW_COLONY: (SETTLER, GUNNER),
    TRADE_OUTPOST: (SETTLER, CLERKS),
}
PAIRS: Final[list[tuple[int, int]]] = [_PAIRS[contract] for contract in range(TRADE_OUTPOST + 1)]
RANSOM_COINS: Final = 15
ESTATE_VP: Final = 12
SWORDS: Final = 3
STEPS: Final = {FRIGATE_NEMESIS: 3, GALLEON_NEMESIS: 2, SPECULATOR: 2}
NEMESIS: Final = {COLOURS.index("red"): FRIGATE_NEMESIS, COLOURS.index("black"): GALLEON_NEMESIS}
RULES: Final = {TAX_INSPECTOR: "C17", JINX: "C13", SPECULATOR: "C15", MAJOR_SPECULATOR: "C13"}


class Deeds(Part):
    """The open contracts: who has completed them, who is under way, whose markers and ships are where."""

    __slots__ = ("asked", "done", "finished", "kept", "markers", "open", "progress", "waiting")

    def __init__(self, contracts: list[int], seats: int) -> None:
        self.open: list[int] = contracts
        self.done: list[list[int]] = [[] for _ in contracts]
        self.progress: list[list[int]] = [[0] * seats for _ in contracts]
        self.markers: list[int] = [CONTRACT_MARKERS] * seats
        self.finished: list[int] = [0] * seats
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.waiting: int = -1  # a repelled ship while its player is asked about it
        self.asked: list[int] = []  # speculations asked about in this turn

    def clone(self) -> Part:
        copy = Deeds(self.open, len(self.markers))
        copy.done = [seats[:] for seats in self.done]
        copy.progress = [steps[:] for steps in self.progress]
        copy.markers = self.markers[:]
        copy.finished = self.finished[:]
        copy.kept = [ships[:] for ships in self.kept]
        copy.waiting = self.waiting
        copy.asked = self.asked[:]
        return copy

    def cards(self) -> list[int]:
        kept = [ship for ships in self.kept for ship in ships]
        return kept if self.waiting < 0 else [*kept, self.waiting]

    def row(self, contract: int) -> int:
        """Where a contract lies, or -1."""
        return self.open.index(contract) if contract in self.open else -1

    def free(self, contract: int, seat: int) -> bool:
        """May this seat still mark this contract: open, not completed, its marker there or one left (C10)?"""
        row = self.row(contract)
        if row < 0 or seat in self.done[row]:
            return False
        return self.progress[row][seat] > 0 or self.markers[seat] > 0


def fulfilled(game: Game, seat: int, contract: int) -> bool:
    """Does the seat have what a contract without a special moment asks for (C12, C18)?"""
    player = game.players[seat]
    n = player.n
    if contract <= TRADE_OUTPOST:
        first, second = PAIRS[contract]
        return n[first] > 0 and n[second] > 0
    if contract == TRADE_MASTER:
        return n[TRADERS] >= 2
    if contract == THRIFTY_STAFF:
        return n[CHEAP] >= 4
    if contract == MERCENARY:
        return player.swords >= SWORDS
    if contract == EXPLORER:
        return n[EXPEDITIONS] > 0
    if contract == SMALL_ESTATE:
        return player.vp >= ESTATE_VP
    return contract == RANSOM and len(player.coins) >= RANSOM_COINS


class Contracts(Module):
    """Contracts on the table, in both modes."""

    __slots__ = ("choice", "count", "ladders", "named", "slot")

    def __init__(self, contracts: list[Contract], count: int, named: list[str] | None) -> None:
        self.slot: int = -1
        self.count: int = count
        self.choice: list[int] = [IDS.index(contract.id) for contract in contracts]
        self.ladders: dict[int, list[int]] = {IDS.index(each.id): each.ladder for each in contracts}
        self.named: list[int] = [] if named is None else self.read_named(named)

    def read_named(self, named: list[str]) -> list[int]:
        """The contracts that a set-up asks for by id, as many as the rules say (C20, C30)."""
        if len(named) != self.count or len(set(named)) != len(named):
            raise SetupError("contract_count", count=self.count, given=len(set(named)))
        for name in named:
            if name not in IDS or IDS.index(name) not in self.choice:
                raise SetupError("no_contract", contract=repr(name))
        return [IDS.index(name) for name in named]

    def install(self, rules: Rules) -> None:
        rules.label("contract", IDS)
        rules.on_turn.append(self)
        rules.on_options.append(self)
        rules.on_placed.append(self)
        rules.on_repelled.append(self)
        rules.on_taxed.append(self)
        rules.on_busted.append(self)
        rules.on_ship.append(self)
        rules.own(self, [COMPLETE, DECLINE, KEEP_SHIP, DISCARD_SHIP], [ASK_CONTRACT, ASK_SHIP])

    def prepare(self, game: Game) -> None:
        """Lay out the contracts: always drawn, so that naming them leaves the deal as it is."""
        drawn = self.choice[:]
        game.permute(drawn)
        self.slot = len(game.parts)
        game.parts.append(Deeds(self.named or drawn[: self.count], len(game.players)))

    def part(self, game: Game) -> Deeds:
        part = game.parts[self.slot]
        assert isinstance(part, Deeds)
        return part

    def turn_started(self, game: Game) -> None:
        self.part(game).asked = []

    def options(self, game: Game, out: list[int]) -> None:
        """Contracts that whoever is acting may complete now (C10)."""
        part = self.part(game)
        seat = game.actor
        for contract in part.open:
            if fulfilled(game, seat, contract) and part.free(contract, seat):
                out.append(COMPLETE | contract << 5)

    def placed(self, game: Game) -> None:
        """The third and the fourth colour may be speculated on, asked about once a turn (C13, C15)."""
        part = self.part(game)
        for contract, colours in ((SPECULATOR, 3), (MAJOR_SPECULATOR, 4)):
            if game.colour_count >= colours and contract in part.open and contract not in part.asked:
                part.asked.append(contract)
                game.asks.append(question(ASK_CONTRACT, game.active, contract))

    def taxed(self, game: Game, losers: list[int]) -> None:
        """Whoever lost coins may be the tax inspector (C17)."""
        if TAX_INSPECTOR in self.part(game).open:
            for seat in losers:
                game.asks.append(question(ASK_CONTRACT, seat, TAX_INSPECTOR))

    def busted(self, game: Game, size: int) -> None:
        if JINX in self.part(game).open:
            game.asks.append(question(ASK_CONTRACT, game.active, JINX))

    def repelled(self, game: Game, ship: int) -> bool:
        """A repelled ship of a new colour may be kept for the Pirates' Nest (C16)."""
        part = self.part(game)
        seat = game.active
        colour = game.rules.faces.colour
        if not part.free(PIRATES_NEST, seat) or colour[ship] in [colour[each] for each in part.kept[seat]]:
            return False
        part.waiting = ship
        game.asks.append(question(ASK_SHIP, seat, ship))
        return True

    def answers(self, game: Game, ask: int) -> list[int]:
        """Yes or no; a step of a contract under way is taken without asking (C15)."""
        if ask & KIND == ASK_SHIP:
            return [KEEP_SHIP, DISCARD_SHIP]
        part = self.part(game)
        contract = ask >> 8
        if not part.free(contract, asked_seat(ask)):
            return []
        yes = COMPLETE | contract << 5
        if part.progress[part.row(contract)][asked_seat(ask)]:
            return [yes]
        return [yes, DECLINE | contract << 5]

    def perform(self, game: Game, action: int) -> None:
        kind = action & KIND
        seat = game.actor
        if game.asks:
            seat = asked_seat(game.asks.pop(0))
        if kind == COMPLETE:
            self.mark(game, seat, action >> 5)
        elif kind == DECLINE:
            if game.events is not None:
                game.emit(REFUSED, seat, action >> 5, 0)
        else:
            self.settle_ship(game, seat, kind == KEEP_SHIP)

    def mark(self, game: Game, seat: int, contract: int) -> None:
        """A step towards a contract; the last one completes it (C14, C15)."""
        part = self.part(game)
        row = part.row(contract)
        if part.progress[row][seat] == 0:
            part.markers[seat] -= 1
        part.progress[row][seat] += 1
        if part.progress[row][seat] >= STEPS.get(contract, 1):
            self.complete(game, seat, contract, row)
        elif game.events is not None:
            game.emit(PROGRESS, seat, contract, part.progress[row][seat])

    def complete(self, game: Game, seat: int, contract: int, row: int) -> None:
        """The marker takes the leftmost free space: its coins, and VP for the second and third (C10, C11)."""
        part = self.part(game)
        part.progress[row][seat] = 0
        if contract == RANSOM:
            game.spend(seat, RANSOM_COINS)
        ladder = self.ladders[contract]
        place = len(part.done[row])
        part.done[row].append(seat)
        got = game.gain(seat, ladder[place] if place < len(ladder) else 0)
        part.finished[seat] += 1
        game.score(seat, CONTRACT_VP[part.finished[seat]])
        if game.events is not None:
            game.emit(COMPLETED, seat, contract, got)
        for module in game.rules.on_completed:
            module.completed(game)

    def settle_ship(self, game: Game, seat: int, keep: bool) -> None:
        """Keep or discard a repelled ship; all five colours complete the Pirates' Nest (C16)."""
        part = self.part(game)
        ship = part.waiting
        part.waiting = -1
        if not keep:
            game.discard.append(ship)
            return
        part.kept[seat].append(ship)
        if game.events is not None:
            game.emit(SHIP_KEPT, seat, ship, 0)
        if len(part.kept[seat]) == 5:
            game.discard += part.kept[seat]
            part.kept[seat] = []
            self.mark(game, seat, PIRATES_NEST)

    def ship_variants(self, game: Game, takes: list[int]) -> list[int]:
        """The coins of a frigate or galleon may be declined towards its Nemesis (C14)."""
        contract = NEMESIS.get(game.rules.faces.colour[face_of(takes[0])], -1)
        if contract < 0 or not self.part(game).free(contract, game.actor):
            return takes
        return takes + [take | DECLINED for take in takes]

    def traded(self, game: Game, action: int) -> None:
        if action & DECLINED:
            ship = face_of(action)
            if game.events is not None:
                game.emit(COINS_DECLINED, game.actor, ship, 0)
            self.mark(game, game.actor, NEMESIS[game.rules.faces.colour[ship]])

    def tell(self, game: Game, state: View) -> None:
        part = self.part(game)
        state["contracts"] = [
            {
                "id": IDS[contract],
                "done": part.done[row][:],
                "progress": {str(seat): steps for seat, steps in enumerate(part.progress[row]) if steps},
            }
            for row, contract in enumerate(part.open)
        ]

    def tell_player(self, game: Game, seat: int, state: PlayerView) -> None:
        part = self.part(game)
        state["markers"] = part.markers[seat]
        state["kept"] = [game.rules.faces.code[ship] for ship in part.kept[seat]]

    def tell_question(self, game: Game, ask: int, state: Question) -> None:
        if ask & KIND == ASK_SHIP:
            state["ask"] = IDS[PIRATES_NEST]
            state["card"] = game.rules.faces.code[ask >> 8]
            state["rule"] = "C16"
        else:
            state["ask"] = IDS[ask >> 8]
            state["rule"] = RULES[ask >> 8]

    def tell_action(self, game: Game, action: int, out: dict[str, object]) -> None:
        if action & KIND in (COMPLETE, DECLINE):
            out["contract"] = IDS[action >> 5]

    def explain(self, game: Game, action: Mapping[str, object]) -> Illegal:
        verb = action["do"]
        if game.asks:
            return Illegal("C13", "not_the_question")
        if verb in ("keep_ship", "discard_ship"):
            return Illegal("C16", "no_kept_ship")
        if verb == "decline":
            return Illegal("C13", "not_asked")
        part = self.part(game)
        name = str(action.get("contract", ""))
        if name not in IDS or IDS.index(name) not in part.open:
            return Illegal("C10", "not_on_table")
        contract = IDS.index(name)
        if game.to_act in part.done[part.row(contract)]:
            return Illegal("C10", "done_already")
        if not part.free(contract, game.to_act):
            return Illegal("C10", "no_marker")
        if contract > RANSOM:
            return Illegal("C13", "special_moment")
        return Illegal("C18" if contract in (SMALL_ESTATE, RANSOM) else "C12", "not_fulfilled")
