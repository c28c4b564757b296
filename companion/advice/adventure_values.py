"""What cards are worth to a seat in an adventure, in coins: VP, what they do, the tasks they help with.

Reads public facts only: displays, counts, and which cards nobody has seen yet (never their order).
"""

from companion.content.facts import TAXED_FROM
from companion.engine.faces import EXPEDITION, SYMBOL
from companion.engine.modules.adventure.declared import INNKEEPER
from companion.engine.modules.adventure.events import marker_count
from companion.engine.modules.adventure.module import Adventure
from companion.engine.modules.adventure.part import Chronicle, Lying
from companion.engine.modules.adventure.tale import CARDS, COINS, SWORDS, TAX, Deed, Want
from companion.engine.modules.adventure.tasks import amount
from companion.engine.state import Game

VP_WORTH = 2.4
VP_WORTH_LATE = 4.5
CROWN_WORTH = 1.0
ITEM_WORTH = 6.0
HELP_WORTH = 3.0
ABILITY_WORTH = {  # by kind of person; nothing for those whose ability this bot does not weigh
    "trader": 1.5, "mademoiselle": 2.5, "governor": 6.0, "admiral": 2.0, "jester": 1.0, "sailor": 1.2,
    "pirate": 2.2, "captain": 1.5, "priest": 1.5, "settler": 1.5, "jack": 2.0, "lookout": 2.0,
    "innkeeper": 1.5, "tibook-brother": 1.5, "gambler": 0.0, "wholesaler": 0.0, "passenger": 0.0,
    "clerk": 0.0, "gunner": 0.0, "vice-admiral": 0.0,
}  # fmt: skip


class AdventureOutlook:
    """One seat's view of a chapter: which tasks the table still wants, and how late it is."""

    def __init__(self, game: Game, adventure: Adventure, seat: int) -> None:
        self.game = game
        self.tale = adventure.tale
        self.part: Chronicle = adventure.part(game)
        self.seat = seat
        self.late = self._last_month()
        self.wanted = [lying for lying in self.part.tasks if self._wanted(lying)]
        self.deeds = [self.tale.deeds[lying.task] for lying in self.wanted]
        self.vp_worth = VP_WORTH_LATE if self.late else VP_WORTH
        self.sails = any(self._expedition(want) for deed in self.deeds for want in deed.wants)

    def _last_month(self) -> bool:
        """Does every line of the newest task lead to the chapter's end?"""
        newest = self.part.tasks[-1] if self.part.tasks else None
        if newest is None or not self.tale.coop:
            return False
        chapter = self.tale.book.chapters[self.tale.chapter - 1]
        end = chapter.find(self.tale.deeds[newest.task].number).month_end
        return end is not None and set(end.line("coop").targets) == {"end"}

    def _wanted(self, lying: Lying) -> bool:
        """Together a task is wanted until someone has done it and the markers suffice; else by everyone."""
        if self.seat in lying.done or not self.part.sagas[self.seat].left:
            return False
        if not self.tale.coop:
            return True
        return not lying.done or marker_count(self.part) < self.tale.goal_markers

    def lacks(self, want: Want) -> int:
        """How much of a line the seat does not have yet."""
        return max(0, want.count - amount(self.game, self.part, self.seat, want))

    def _expedition(self, want: Want) -> bool:
        """Does this line still ask for an expedition?"""
        category = self.game.rules.faces.category
        faces = [face for face, counts in enumerate(want.mask) if counts]
        return any(category[face] == EXPEDITION for face in faces) and self.lacks(want) > 0

    def helps(self, face: int) -> float:
        """What a card in the display is worth to the wanted tasks."""
        faces = self.game.rules.faces
        worth = 0.0
        for deed in self.deeds:
            for want in deed.wants:
                if want.source == CARDS and want.mask[face] and self.lacks(want):
                    worth += ITEM_WORTH if want.discard else HELP_WORTH
                elif want.source == SWORDS and faces.swords[face] and self.lacks(want):
                    worth += HELP_WORTH
        return worth

    def person(self, face: int) -> float:
        """A person's worth before its cost."""
        faces = self.game.rules.faces
        ability = 0.0 if self.late else ABILITY_WORTH[faces.kind[face]]
        if SYMBOL in faces.gains[face]:
            ability += 1.5 * bool(self.game.expeditions) + HELP_WORTH * self.sails
        return faces.vp[face] * self.vp_worth + ability + self.helps(face)

    def hire(self, face: int, cost: int) -> float:
        """What hiring would gain: worth less cost, with an eye on coins that tasks ask for."""
        coins = len(self.game.players[self.seat].coins)
        spent = 0.3 * cost if self.late else float(cost)
        saving = self.saving()
        if coins - cost < saving:
            spent += 3.0
        return self.person(face) - spent

    def saving(self) -> int:
        """Coins worth keeping: the price of a task that is otherwise fulfilled, or a sum worth taxing."""
        prices = [deed.price for deed in self.deeds if deed.price and self._only_coins_lack(deed)]
        if any(deed.when == TAX for deed in self.deeds) and self._richest():
            prices.append(TAXED_FROM)
        return max(prices, default=0)

    def _only_coins_lack(self, deed: Deed) -> bool:
        return all(want.source == COINS or not self.lacks(want) for want in deed.wants)

    def _richest(self) -> bool:
        coins = [len(player.coins) for player in self.game.players]
        return coins.index(max(coins)) == self.seat

    def item(self, face: int) -> float:
        """Keeping a ship as its item."""
        faces = self.game.rules.faces
        worth = self.helps(face)
        if not worth and self.game.players[self.seat].n[INNKEEPER] and faces.item[face] in ("bread", "rum"):
            worth = 3.0
        return worth

    def ship(self, face: int, coins: int) -> float:
        """Trading a ship away."""
        faces = self.game.rules.faces
        return (0.4 if self.late else 1.0) * coins + faces.crowns[face] * CROWN_WORTH
