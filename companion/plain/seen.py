"""Everything that lies on the table of a digital game: what it is, what it does, where it comes from."""

from collections.abc import Iterator

from companion.content import Card, Contract, load_catalogue
from companion.content.catalogue import card_of
from companion.engine.views import ContractView, TaskView, View
from companion.i18n import enumeration, listing, t
from companion.plain.talk import Point
from companion.words import cards as faces
from companion.words.story import event_of, hero_line, page_of


def visible(view: View) -> list[Point]:
    """Harbour, middle, tasks, event, heroes and displays, in this order; equal cards once."""
    return [*_cards(view), *_contracts(view), *_event(view), *_tasks(view), *_heroes(view), *_displays(view)]


def card_lines(card: Card) -> list[str]:
    """What a card does and where its data come from."""
    return [t(f"plain-about-{card.kind}", n=card.swords or card.price), t(f"source-{card.source}")]


def _point(key: str, code: str, name: str = "") -> Point:
    card = card_of(code)
    return Point(t(key, face=faces.sentence(card), name=name), card_lines(card))


def _cards(view: View) -> Iterator[Point]:
    if isinstance(view["pending"], str):
        yield _point("plain-seen-sight", view["pending"])
    yield from (_point("plain-seen-harbour", code) for code in dict.fromkeys(view["harbour"]))
    for card in map(card_of, dict.fromkeys(view["expeditions"])):
        line = t("plain-seen-middle", card=faces.named(card), coins=card.coins, vp=card.vp)
        yield Point(line, card_lines(card))


def _contracts(view: View) -> Iterator[Point]:
    known = {each.id: each for each in load_catalogue().contracts}
    for contract in view.get("contracts", ()):
        card, state = known[contract["id"]], contract_state(view, contract)
        name = t(f"contract-{card.id}")
        yield Point(t("plain-seen-contract", name=name, needs=card.needs, state=state), contract_lines(card))


def contract_lines(card: Contract) -> list[str]:
    """When a contract is completed, what it brings, and where its data come from."""
    return [
        t("browser-timing", when=t(f"timing-{card.timing.replace(', ', '-').replace(' ', '-')}")),
        t("browser-ladder", ladder=enumeration(card.ladder)),
        t("browser-seal", digit=card.seal_digit, letter=card.seal_letter),
        t(f"source-{card.source}"),
    ]


def contract_state(view: View, contract: ContractView) -> str:
    """Who has completed a contract, and who is under way with it."""
    return state_of(
        [view["players"][seat]["name"] for seat in contract["done"]],
        [view["players"][int(seat)]["name"] for seat in contract.get("progress", {})],
    )


def state_of(done: list[str], under_way: list[str]) -> str:
    """Open, or done by these; others may be under way."""
    told = [t("plain-done", who=listing(done))] if done else []
    told += [t("under-way", who=listing(under_way))] if under_way else []
    return enumeration(told) or t("task-open")


def task_state(view: View, task: TaskView) -> str:
    """The same for a task of the adventure."""
    names = [player["name"] for player in view["players"]]
    return state_of([names[seat] for seat in task["done"]], [names[seat] for seat in task.get("upper", ())])


def _event(view: View) -> Iterator[Point]:
    if view.get("event"):
        name, text = event_of(view)
        yield Point(t("event-now", name=name), [text] if text else [])


def _tasks(view: View) -> Iterator[Point]:
    for task in view.get("tasks", ()):
        title, text = page_of(view, str(task["task"]))
        first = task["first"]
        reward = t(
            "plain-reward",
            coins=first.get("coins", 0),
            first=first.get("crowns", 0),
            crowns=task["crowns"] or 0,
        )
        yield Point(t("plain-seen-task", title=title, state=task_state(view, task)), [text, reward])


def _heroes(view: View) -> Iterator[Point]:
    for player in view["players"]:
        if player.get("hero"):
            line = hero_line(view, str(player["hero"]))
            ready = "yes" if "ability" in player["open"] else "no"
            yield Point(
                t("plain-seen-hero", name=player["name"], line=line), [t("plain-hero-ready", ready=ready)]
            )


def _displays(view: View) -> Iterator[Point]:
    for player in view["players"]:
        for code in dict.fromkeys(player["display"]):
            yield _point("plain-seen-display", code, player["name"])
