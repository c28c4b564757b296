"""Legal actions sorted by the command that leads to them; nothing is decided here, only grouped."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from companion.engine.views import Question, View
from companion.i18n import Thing, load_texts, t

Action = dict[str, Any]

SIMPLE = {
    "game-draw": "draw",
    "game-stop": "stop",
    "game-repel": "repel",
    "game-keep": "keep",
    "game-pass": "pass",
    "game-end": "end",
    "game-gamble": "gamble",
    "game-look": "look",
}
VERBS = {"claim": "game-claim", "sell": "game-sell", "hero": "game-choices", "put_back": "game-choices"}
YES = ("keep_ship",)
NO = ("discard_ship",)
ASKED = ("complete", "decline")


class Moves(NamedTuple):
    """The legal actions by command; cards in the harbour by code; the rest is only in the list of all."""

    all: list[Action]
    by_command: dict[str, list[Action]]
    takes: dict[str, list[Action]]


def sort_moves(legal: Sequence[Action], pending: object) -> Moves:
    """Group what is legal now."""
    groups: dict[str, list[Action]] = {}
    takes: dict[str, list[Action]] = {}
    question = isinstance(pending, dict)
    for action in legal:
        if action["do"] == "take":
            takes.setdefault(str(action["card"]), []).append(action)
        else:
            groups.setdefault(_command(action, question), []).append(action)
    return Moves(list(legal), groups, takes)


def _command(action: Action, question: bool) -> str:
    do = action["do"]
    for command, verb in SIMPLE.items():
        if do == verb:
            return command
    if do in ("score", "buy_out"):
        return "game-yes" if action.get("move") or action.get("pay") else "game-no"
    if do in VERBS:
        return VERBS[do]
    if do in YES or (question and do == "complete"):
        return "game-yes"
    if do in NO or do == "decline":
        return "game-no"
    return "game-complete" if do == "complete" else "game-choices"


def probe(command_id: str) -> Action | None:
    """The plain action behind a command, to ask the engine why it is not possible."""
    return {"do": SIMPLE[command_id]} if command_id in SIMPLE else None


def prompt(view: View, names: Sequence[str], moves: Moves) -> str:
    """The one line that says whose decision it is and about what."""
    seat = view["to_act"]
    if seat is None:
        return t("prompt-over")
    name, pending = names[seat], view["pending"]
    if isinstance(pending, str):
        from companion.words.telling import card_name

        return t("prompt-repel", name=name, card=card_name(pending))
    if isinstance(pending, dict):
        return _question(name, pending)
    if view["phase"] == "trade":
        key = "prompt-take" if moves.takes else "prompt-take-nothing"
        return t(key, name=name, n=view["takes_left"])
    if view["phase"] == "bust":
        return t("prompt-bust", name=name)
    return t("prompt-draw" if not view["harbour"] else "prompt-discover", name=name)


def _question(name: str, pending: Question) -> str:
    """An open question, in words where there are some for it."""
    ask = str(pending.get("ask", ""))
    if f"ask-{ask}" in load_texts("en"):
        told = t(f"ask-{ask}", task=str(pending.get("task", "")), coins=int(pending.get("coins", 0)))
    elif f"contract-{ask}" in load_texts("en"):
        told = t("ask-contract", contract=Thing(f"contract-{ask}"))
    else:
        told = ask.replace("_", " ")
    return t("prompt-ask", name=name, ask=told)
