"""What happened, as tuples (kind, seat, card, number): built only when somebody listens."""

from typing import Final

SHUFFLED: Final = 0
TURN_BEGINS: Final = 1
REVEALED: Final = 2
ENTERED: Final = 3
REPELLED: Final = 4
BUSTED: Final = 5
JESTERS: Final = 6
EXPEDITION_FOUND: Final = 7
TAX_REVEALED: Final = 8
TAX_PAID: Final = 9
TAX_BONUS: Final = 10
STOPPED: Final = 11
TAKING_BEGINS: Final = 12
INCOME: Final = 13
TRADED: Final = 14
HIRED: Final = 15
FEE: Final = 16
PASSED: Final = 17
CLAIMED: Final = 18
LEFT_OVER: Final = 19
END_ANNOUNCED: Final = 20
GAME_OVER: Final = 21
TIME_CARD: Final = 22
GAMBLED: Final = 23
GAMBLE_WON: Final = 24
TUCKED: Final = 25
GIFT: Final = 26
COINS_DECLINED: Final = 27
COMPLETED: Final = 28
PROGRESS: Final = 29
REFUSED: Final = 30
SCORE_CARD: Final = 31
SHIP_KEPT: Final = 32
DISCARDED: Final = 33
EVENT: Final = 34
STORY: Final = 35
SHUFFLED_IN: Final = 36
TASK_DONE: Final = 37
TASK_STEP: Final = 38
TASK_REFUSED: Final = 39
CROWNS: Final = 40
OPENED: Final = 41
HERO_CHOSEN: Final = 42
HERO_COINS: Final = 43
EVENT_COINS: Final = 44
REWARD: Final = 45
LOOKED: Final = 46
SOLD: Final = 47
BOUGHT_OUT: Final = 48

# How each event reads as an object: its name, then the keys of card and number ("" = not told).
# A number called "other" is a seat.
SHAPE: Final[list[tuple[str, str, str]]] = [
    ("shuffled", "", "cards"),
    ("turn", "", "round"),
    ("revealed", "card", ""),
    ("entered", "card", "colours"),
    ("repelled", "card", ""),
    ("bust", "", "cards"),
    ("jesters", "", "coins"),
    ("expedition", "card", ""),
    ("tax", "card", ""),
    ("tax_paid", "", "coins"),
    ("tax_bonus", "", "coins"),
    ("stopped", "", "colours"),
    ("taking", "", "takes"),
    ("income", "", "coins"),
    ("traded", "card", "coins"),
    ("hired", "card", "coins"),
    ("fee", "", "other"),
    ("passed", "", ""),
    ("claimed", "card", "coins"),
    ("left_over", "card", ""),
    ("end_announced", "", "vp"),
    ("over", "", ""),
    ("time_card", "card", "left"),
    ("gambled", "", "revealed"),
    ("gamble_won", "", "bonus"),
    ("tucked", "card", ""),
    ("gift", "", "other"),
    ("coins_declined", "card", ""),
    ("completed", "contract", "coins"),
    ("progress", "contract", "steps"),
    ("refused", "contract", ""),
    ("score_card", "", "score_pile"),
    ("ship_kept", "card", ""),
    ("discarded", "card", ""),
    ("event", "name", "month"),
    ("story", "task", ""),
    ("shuffled_in", "", "cards"),
    ("task_done", "task", "place"),
    ("task_step", "task", "steps"),
    ("task_refused", "task", ""),
    ("crowns", "", "crowns"),
    ("opened", "", "space"),
    ("hero", "hero", ""),
    ("hero_coins", "", "coins"),
    ("event_coins", "", "coins"),
    ("reward", "", "coins"),
    ("looked", "", "cards"),
    ("sold", "card", "coins"),
    ("bought_out", "", "coins"),
]
