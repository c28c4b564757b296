"""What lies on the tables of the fixed scenes: set-ups and entries, nothing that moves."""

from typing import Any

GAME: dict[str, Any] = {
    "game": "base",
    "players": ["Ann", "Bob", "Iron Meg"],
    "seed": 7,
    "odds": "before",
    "bots": ["", "", "trader"],
    "start": [
        {
            "seat": 0,
            "coins": 8,
            "display": ["sailor.3.1", "captain.4.1", "trader-yellow.3.1", "mademoiselle.7.2"],
        },
        {"seat": 1, "coins": 3, "display": ["jester.5.1", "admiral.5.1", "pirate.5.1", "settler.4.1"]},
        {"seat": 2, "coins": 5, "display": ["governor.8.0", "trader-red.3.1", "priest.4.1"]},
    ],
    "deck": [
        "expedition.CC",
        "yellow.2.3",
        "blue.5.3",
        "admiral.7.2",
        "green.5.4",
        "jester.7.2",
        "black.7.3",
        "red.skull.4",
    ],
}
COOP: dict[str, Any] = {
    "game": "contracts",
    "mode": "coop",
    "players": ["Ann", "Bob"],
    "seed": 11,
    "odds": "before",
    "contracts": ["bruja", "explorer", "jinx", "trade-master", "speculator"],
    "start": [
        {"seat": 0, "coins": 9, "display": ["captain.4.1", "mademoiselle.7.2", "sailor.3.1"]},
        {"seat": 1, "coins": 4, "display": ["trader-blue.3.1", "jester.5.1"]},
    ],
}
TABLE = {"players": ["Ann", "Bob"], "contracts": ["bruja", "explorer", "jinx", "trade-master", "speculator"]}
TURNS: list[dict[str, Any]] = [
    {"do": "pile", "cards": 3},
    *({"do": "turn"} for _ in range(4)),
    {"do": "tax", "move": True},
]
DONE: list[dict[str, Any]] = [
    {"do": "done", "contract": "bruja", "player": 0},
    {"do": "done", "contract": "jinx", "player": 1},
    {"do": "progress", "contract": "speculator", "player": 0},
]
CREW = {"players": ["Ann", "Bob", "Cem"], "book": "salt-ledger", "title": "Thursday crew"}
ORDER = [
    *("fog", "market-day", "hiring-fair", "curfew", "lantern", "bounty", "open-house", "birthday"),
    *("dead-calm", "press-gang", "insurance", "quarantine", "collector"),
]
BEGIN = {"do": "begin", "heroes": ["grace", "scott", "mary"], "events": ORDER}
MONTH: list[dict[str, Any]] = [
    BEGIN,
    {"do": "event"},
    {"do": "vp", "player": 0, "by": 3},
    {"do": "complete", "player": 0, "task": "10"},
    {"do": "crowns", "player": 0, "by": 4},
    {"do": "event"},
    {"do": "vp", "player": 1, "by": 2},
]
MONTH_END: list[dict[str, Any]] = [*MONTH, {"do": "event"}]
SECOND: list[dict[str, Any]] = [
    *MONTH_END,
    {"do": "month_end"},
    {"do": "event"},
    {"do": "complete", "player": 1, "task": "11"},
    {"do": "crowns", "player": 1, "by": 2},
    {"do": "vp", "player": 2, "by": 4},
]
TWO_EVENINGS: list[dict[str, Any]] = [
    *SECOND,
    {"do": "bust", "player": 2},
    {"do": "note", "text": "Cem sang, and drew the galleon all the same."},
]
ALL_BUT_ONE: list[dict[str, Any]] = [
    {"do": "done", "contract": name, "player": 0} for name in ("bruja", "jinx", "trade-master")
] + [{"do": "done", "contract": "speculator", "player": 1}]
FOUR = {
    "players": ["Ann", "Bob", "Cem", "Dora"],
    "book": "salt-ledger",
    "title": "The full crew",
    "mode": "competitive",
}
PRINTED: dict[str, Any] = {"players": ["Ann", "Bob", "Cem"], "book": "printed", "title": "Our own box"}
FOUR_MONTHS: list[dict[str, Any]] = [
    {"do": "begin", "heroes": ["grace", "scott", "mary", "anna"], "events": ORDER},
    *({"do": "event"} for _ in range(5)),
    {"do": "month_end"},
    *({"do": "event"} for _ in range(6)),
    {"do": "month_end"},
    {"do": "event"},
    {"do": "complete", "player": 3, "task": "10"},
]
CROWDED: dict[str, Any] = {
    **COOP,
    "players": ["Ann", "Bob", "Cem", "Dora", "Eve"],
    "contracts": [
        *("bruja", "explorer", "jinx", "trade-master", "speculator", "luminary", "mercenary", "new-colony"),
        *("pirates-nest", "frigate-nemesis", "small-estate"),
    ],
}
SCORE = {"players": ["Ann", "Bob", "Cem", "Dora"]}
SCORES: list[dict[str, Any]] = [
    {"do": "set", "player": seat, "vp": vp, "coins": coins, "swords": swords, "expedition": vp > 8}
    for seat, (vp, coins, swords) in enumerate([(9, 13, 2), (11, 4, 0), (6, 15, 3), (9, 7, 1)])
]


ADVENTURE: dict[str, Any] = {
    "game": "adventure",
    "mode": "coop",
    "players": ["Ann", "Bob"],
    "seed": 4,
    "odds": "before",
    "campaign": {"chapter": 1, "heroes": ["grace", "scott"]},
    "start": [
        {"seat": 0, "coins": 6, "display": ["sailor.3.1", "priest.4.1"]},
        {"seat": 1, "coins": 4, "display": ["trader-blue.3.1", "jester.5.1"]},
    ],
}


DRAW = {"do": "draw"}
SIX = (DRAW,) * 6
STOP = {"do": "stop"}
