"""The events of the base rules. What happened is a tuple (kind, seat, card, number), built only when somebody
listens; modules declare theirs in their own files."""

from typing import Final

from companion.engine.declare import event

SHUFFLED: Final = event("shuffled", number="cards")
TURN_BEGINS: Final = event("turn", number="round")
REVEALED: Final = event("revealed", card="card", reveals=True)
ENTERED: Final = event("entered", card="card", number="colours")
REPELLED: Final = event("repelled", card="card")
BUSTED: Final = event("bust", number="cards")
JESTERS: Final = event("jesters", number="coins")
EXPEDITION_FOUND: Final = event("expedition", card="card")
TAX_REVEALED: Final = event("tax", card="card")
TAX_PAID: Final = event("tax_paid", number="coins")
TAX_BONUS: Final = event("tax_bonus", number="coins")
STOPPED: Final = event("stopped", number="colours")
TAKING_BEGINS: Final = event("taking", number="takes")
INCOME: Final = event("income", number="coins")
TRADED: Final = event("traded", card="card", number="coins")
HIRED: Final = event("hired", card="card", number="coins")
FEE: Final = event("fee", number="other")
PASSED: Final = event("passed")
CLAIMED: Final = event("claimed", card="card", number="coins")
LEFT_OVER: Final = event("left_over", card="card")
END_ANNOUNCED: Final = event("end_announced", number="vp")
GAME_OVER: Final = event("over")
TIME_CARD: Final = event("time_card", card="card", number="left", reveals=True)
DISCARDED: Final = event("discarded", card="card")
