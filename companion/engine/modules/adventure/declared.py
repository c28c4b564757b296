"""What the adventure brings: its verbs, questions, events and persons, declared once."""

from typing import Final

from companion.engine.declare import ask, counter, event, may, needs, person, verb

TASK: Final = verb("complete", "A13", [needs("task", str), may("with", list)])
DECLINE_TASK: Final = verb("decline", "A16", [needs("task", str)])
LOOK: Final = verb("look", "A21")
PUT_BACK: Final = verb("put_back", "A21", [needs("place", int)])
SELL: Final = verb("sell", "A21", [needs("card", str), needs("innkeeper", str)])
BUY_OUT: Final = verb("buy_out", "A51", [needs("pay", bool)])
PAY: Final = BUY_OUT | 1 << 5
HERO: Final = verb("hero", "A2", [needs("hero", str)])

ASK_TASK: Final = ask("task")
ASK_PUT_BACK: Final = ask("put_back")
ASK_BUY_OUT: Final = ask("buy_out")
ASK_HERO: Final = ask("hero")

EVENT: Final = event("event", card="name", number="month", reveals=True)
STORY: Final = event("story", card="task")
SHUFFLED_IN: Final = event("shuffled_in", number="cards")
TASK_DONE: Final = event("task_done", card="task", number="place")
TASK_STEP: Final = event("task_step", card="task", number="steps")
TASK_REFUSED: Final = event("task_refused", card="task")
CROWNS: Final = event("crowns", number="crowns")
OPENED: Final = event("opened", number="space")
HERO_CHOSEN: Final = event("hero", card="hero")
HERO_COINS: Final = event("hero_coins", number="coins")
EVENT_COINS: Final = event("event_coins", number="coins")
REWARD: Final = event("reward", number="coins")
LOOKED: Final = event("looked", number="cards", reveals=True)
SOLD: Final = event("sold", card="card", number="coins")
BOUGHT_OUT: Final = event("bought_out", number="coins")

LOOKOUT: Final = counter("lookout")
INNKEEPER: Final = counter("innkeeper")
person("lookout", [LOOKOUT])
person("innkeeper", [INNKEEPER])
person("tibook-brother", [])
