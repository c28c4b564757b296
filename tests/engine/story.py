"""Tells a whole game as a story: who chose what, what happened, how everyone stands after each turn."""

from random import Random
from typing import Any

from companion.engine.match import Match

Json = dict[str, Any]
SYMBOLS = {"C": "captain", "P": "priest", "S": "settler"}
SENTENCES = {
    "shuffled": "The discard pile is shuffled: a new deck of {cards}.",
    "turn": "\n== Round {round}: {name} is at sea ==",
    "revealed": "{name} reveals {card}.",
    "entered": "It enters the harbour; colours there: {colours}.",
    "repelled": "{name} repels {card}.",
    "bust": "Two of a colour: {name} busts and loses the harbour of {cards}.",
    "jesters": "Jesters bring {name} {coins} of the banker's coins.",
    "expedition": "It goes to the middle of the table.",
    "tax": "The tax collector comes.",
    "tax_paid": "{name} pays a tax of {coins}.",
    "tax_bonus": "{name} gets a bonus of {coins}.",
    "stopped": "{name} goes to market; colours in the harbour: {colours}.",
    "taking": "{name} may take cards: {takes}.",
    "income": "{name} earns {coins} at the start of the taking.",
    "traded": "{name} trades {card} for {coins}.",
    "hired": "{name} hires {card} for {coins}.",
    "fee": "{name} pays {other} the fee of 1.",
    "passed": "{name} takes no more.",
    "claimed": "{name} sets out on {card} and gains {coins}.",
    "discarded": "{name} sends {card} along.",
    "left_over": "Nobody wanted {card}.",
    "end_announced": "The end is announced at {vp} VP: this round is the last.",
    "over": "The game is over.",
    "time_card": "Time goes by: a card from the time deck, {left} left.",
    "gambled": "{name} gambles; cards revealed: {revealed}.",
    "gamble_won": "The gamble succeeds; extra cards: {bonus}.",
    "tucked": "{name} tucks {card} under a wholesaler.",
    "gift": "{other} gets a gift of 1 from {name}'s trade.",
    "coins_declined": "{name} declines the coins of {card}.",
    "completed": "{name} completes the contract {contract} for {coins}.",
    "progress": "{name} is under way with {contract}; steps: {steps}.",
    "refused": "{name} lets {contract} go by.",
    "score_card": "A time card is set aside; score pile: {score_pile}.",
    "ship_kept": "{name} keeps {card} for the Pirates' Nest.",
}


def card_name(code: str) -> str:
    """A card in words: `yellow.1.2` is a yellow ship of 1 sword and 2 coins."""
    first, *rest = code.split(".")
    if first == "expedition":
        return "an expedition of " + " + ".join(SYMBOLS[letter] for letter in rest[0])
    if first == "tax":
        return f"a tax ({rest[0]})"
    if first in ("yellow", "blue", "green", "red", "black"):
        strength = rest[0] if rest[0] == "skull" else count(rest[0], "sword")
        own, _, gift = rest[1].partition("+")
        return f"a {first} ship ({strength}, {count(own, 'coin')}{' and a gift' if gift else ''})"
    kind, _, colour = first.partition("-")
    if kind == "vice":
        kind, colour = first, ""
    article = "an" if kind == "admiral" else "a"
    return (
        f"{article} {kind}{' of the ' + colour + ' ships' if colour else ''} ({rest[0]} coins, {rest[1]} VP)"
    )


def count(number: object, thing: str) -> str:
    """1 coin, 2 coins."""
    return f"{number} {thing}{'s' * (str(number) != '1')}"


def sentence(event: Json, names: list[str]) -> str:
    """One event in words."""
    words = dict(event)
    if "seat" in words:
        words["name"] = names[words["seat"]]
    if "other" in words:
        words["other"] = names[words["other"]]
    if "card" in words:
        words["card"] = card_name(words["card"])
    return SENTENCES[event["event"]].format(**words)


def choice_in_words(action: Json, names: list[str]) -> str:
    """What a player chose, as short as it can be said."""
    rest = [
        f"{key} {names[value] if key == 'gift' else value}" for key, value in action.items() if key != "do"
    ]
    return " ".join([action["do"], *rest]).replace("card ", "").replace("'", "")


def choose(legal: list[Json], state: Json, chance: Random) -> Json:
    """A carefree player: draws up to four cards, likes to take and to complete, else anything."""
    eager = [each for each in legal if each["do"] in ("complete", "claim", "take")]
    if eager and chance.random() < 0.85:
        return eager[int(chance.random() * len(eager))]
    if {"do": "draw"} in legal and len(state["harbour"]) < 3 and chance.random() < 0.9:
        return {"do": "draw"}
    return legal[int(chance.random() * len(legal))]


def standing(state: Json) -> list[str]:
    """How everyone stands."""
    lines = []
    for player in state["players"]:
        cards = ", ".join(player["display"]) or "nothing yet"
        purse = f"{count(player['coins'], 'coin')}, {player['vp']} VP, {count(player['swords'], 'sword')}"
        lines.append(f"   | {player['name']}: {purse}; {cards}")
        for key in ("tucked", "kept"):
            if player.get(key):
                lines.append(f"   |   {key}: {', '.join(player[key])}")
    for contract in state.get("contracts", []):
        if contract["done"] or contract["progress"]:
            lines.append(
                f"   | {contract['id']}: done by {contract['done']}, under way {contract['progress']}"
            )
    return lines


def outcome(state: Json) -> str:
    """How it ended."""
    result = state["result"]
    names = " and ".join(state["players"][seat]["name"] for seat in result["winners"]) or "nobody"
    coop = f", score {result['score']}, rank {result['rank']}" if "won" in result else ""
    length = f"{count(state['round'], 'round')} and {count(state['revision'], 'action')}"
    return f"Winner: {names} ({result['reason']}{coop}) after {length}."


def tell(title: str, setup: Json) -> str:
    """The whole game, from the set-up to the last coin."""
    match = Match.new(setup)
    names, chance = setup["players"], Random(setup["seed"])
    start: Json = match.view()
    lines = [title, "=" * len(title), f"At the table: {', '.join(names)}. Seed {setup['seed']}."]
    lines += [f"Contract on the table: {contract['id']}." for contract in start.get("contracts", [])]
    lines.append(f"\n== Round 1: {names[start['active']]} is at sea ==")
    while not match.over:
        state: Json = match.view()
        action = choose(match.legal(), state, chance)
        lines.append(f"{names[state['to_act']]}: {choice_in_words(action, names)}")
        for event in match.apply(action):
            if event["event"] in ("turn", "over"):
                lines += standing(match.view())
            lines.append(f"   {sentence(event, names)}".replace("   \n", "\n"))
    return "\n".join([*lines, "", outcome(match.view()), ""])
