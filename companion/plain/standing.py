"""The standing of a digital game in words: every player, contracts or tasks, piles and the goal."""

from collections.abc import Iterator, Sequence

from companion.content.catalogue import card_of
from companion.engine.views import PlayerView, View
from companion.i18n import t
from companion.plain.seen import contract_state, task_state
from companion.words import cards as faces
from companion.words.story import book_of, event_of, hero_name, task_needs


def standing(view: View, bots: Sequence[str]) -> list[str]:
    """Everything that a glance over the table tells."""
    players = [
        line
        for player, bot in zip(view["players"], bots, strict=True)
        for line in _player(view, player, bool(bot))
    ]
    return [
        t("plain-round", round=view["round"]),
        *players,
        *_contracts(view),
        *_adventure(view),
        *_piles(view),
    ]


def _player(view: View, player: PlayerView, bot: bool) -> Iterator[str]:
    yield t(
        "plain-player",
        name=player["name"],
        who="bot" if bot else "person",
        coins=player["coins"],
        vp=player["vp"],
        swords=player["swords"],
    )
    if player["display"]:
        yield t("plain-display", cards=faces.grouped(card_of(code) for code in player["display"]))
    if "markers" in player:
        yield t("plain-markers", n=player["markers"])
    if player.get("hero"):
        hero = hero_name(book_of(view), str(player["hero"]))
        yield t(
            "plain-player-hero",
            hero=hero,
            markers=player["hero_markers"],
            crowns=player["crowns"],
            trophy="open" if player["trophy"] else "closed",
        )
    for pile, cards in _ships(player):
        yield t("plain-pile", pile=pile, cards=faces.grouped(card_of(code) for code in cards))


def _ships(player: PlayerView) -> Iterator[tuple[str, list[str]]]:
    """What modules let a player keep beside the display."""
    for pile in ("tucked", "kept", "items"):
        cards = player.get(pile)
        if isinstance(cards, list) and cards:
            yield pile, cards


def _contracts(view: View) -> Iterator[str]:
    for contract in view.get("contracts", ()):
        state = contract_state(view, contract)
        yield t("plain-contract", name=t(f"contract-{contract['id']}"), state=state)
    if "time_deck" in view:
        yield t("plain-time", n=view["time_deck"], pile=view.get("score_pile", 0))


def _adventure(view: View) -> Iterator[str]:
    book = book_of(view)
    if book is None:
        return
    campaign, tasks = view["campaign"], view["tasks"]
    yield t("plain-month", chapter=campaign["chapter"], month=view["month"], events=view["events"]["deck"])
    if view.get("event"):
        yield t("event-now", name=event_of(view)[0])
    for task in tasks:
        needs = task_needs(book, str(task["task"]))
        yield t("plain-task", number=task["task"], needs=needs, state=task_state(view, task))
    if goal := campaign.get("goal"):
        yield t("plain-goal", markers=goal["markers"], vp=goal["vp"])


def _piles(view: View) -> Iterator[str]:
    if view["expeditions"]:
        cards = faces.grouped(card_of(code) for code in view["expeditions"])
        yield t("plain-middle", cards=cards)
    yield t("plain-piles", deck=view["deck"], discard=view["discard"])
    if view["final_round"]:
        yield t("final-round")
