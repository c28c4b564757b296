"""What `companion show` draws of a table or a game, from what everybody may see; it writes nothing."""

from typing import NamedTuple

from companion.content.catalogue import card_of
from companion.content.facts import CONTRACT_MARKERS
from companion.engine.views import PlayerView, View
from companion.i18n import Thing as Word
from companion.i18n import enumeration, listing, t
from companion.session import Session
from companion.session.port import LocalPort
from companion.table.campaign.state import Campaign
from companion.table.campaign.view import CampaignScene, CrewView, TaskScene
from companion.table.campaign.view import view as campaign_view
from companion.table.contracts import ContractsTable, OpenContract
from companion.table.contracts_view import alarm, rank_lines
from companion.table.contracts_view import next_step as contracts_step
from companion.table.score import Sheet, ranking
from companion.table.score_view import next_step as score_step
from companion.tui.glyphs import Glyphs
from companion.tui.widgets.boards import Figures, Thing
from companion.tui.widgets.drawing import Shown
from companion.tui.widgets.game_panels import game_line
from companion.words import cards as faces
from companion.words.decided import headline
from companion.words.happened import happenings
from companion.words.moves import prompt, sort_moves
from companion.words.story import book_of, event_of, task_needs

MOODS = {"calm": "$success", "soon": "$warning", "last": "$error"}


class Huge(NamedTuple):
    """Something to read from two metres, and what it is."""

    text: str
    label: str
    mood: str = "$accent"


class Board(NamedTuple):
    """A whole screen of it. Empty parts take no room."""

    title: tuple[str, str, str]
    huge: tuple[Huge, ...]
    things: tuple[Thing, ...]
    players: tuple[Figures, ...]
    facts: tuple[str, ...]
    event: str
    happened: str
    now: str
    cards: tuple[Shown, ...] = ()


def happened(session: Session) -> str:
    """What was done last; after an undo, what it took back."""
    if session.log()[-1].do == "undo" and session.can_redo:
        return t("table-undone", sentence=session.line_titles()[session.depth])
    return session.last_title()


def board(session: Session, symbols: Glyphs) -> Board:
    """The board of any log."""
    if session.kind == "game":
        return _game(session, symbols)
    state = session.state
    if isinstance(state, Campaign):
        return _campaign(session, state, symbols)
    return (
        _contracts(session, state) if isinstance(state, ContractsTable) else _score(session, state, symbols)
    )


def _campaign(session: Session, campaign: Campaign, symbols: Glyphs) -> Board:
    shown = campaign_view(campaign)
    running = shown.phase in ("running", "month_end")
    titled = "yes" if shown.chapter_title else "no"
    chapter = t("campaign-chapter", titled=titled, n=shown.chapter, title=shown.chapter_title)
    again = t("campaign-attempt", n=shown.attempt) if shown.attempt > 1 else ""
    return Board(
        (session.title, chapter, enumeration([shown.mode, *([again] if again else [])])),
        _campaign_huge(shown),
        tuple(_task(task) for task in shown.tasks),
        tuple(_crew(player, symbols, running) for player in shown.crew),
        _campaign_facts(shown) if running else (),
        _event(shown) if running else "",
        happened(session),
        shown.next_step,
    )


def _campaign_huge(shown: CampaignScene) -> tuple[Huge, ...]:
    month = shown.month
    if shown.phase == "setup":
        return (Huge(t("show-setup"), t("show-setup-label")), Huge(str(shown.chapter), t("show-chapter")))
    if shown.phase in ("ended", "over"):
        return (Huge(t(f"show-{shown.phase}"), shown.title), Huge(str(shown.chapter), t("show-chapter")))
    end = shown.phase == "month_end"
    return (
        Huge(shown.active, t("show-month-end" if end else "show-active"), "$warning" if end else "$accent"),
        Huge(str(month.month), t("show-month")),
        Huge(str(month.turns_left), t("show-turns"), "$error" if month.turns_left < 2 else "$success"),
    )


def _task(task: TaskScene) -> Thing:
    asks = f"{task.card.title}: {task.needs}" if task.card.title else task.needs
    return Thing(task.card.number, asks, _who(task.done, task.progress), bool(task.done))


def _who(done: tuple[str, ...], under_way: tuple[str, ...]) -> str:
    told = [listing(done)] if done else []
    return enumeration([*told, *([t("under-way", who=listing(under_way))] if under_way else [])])


def _crew(player: CrewView, symbols: Glyphs, running: bool) -> Figures:
    labels = (t("space-door"), t("space-window1"), f"1{symbols.crown}", f"3{symbols.crown}")
    marks = " ".join(
        f"{symbols.tick if space.open else symbols.ring}{label}"
        for space, label in zip(player.spaces, labels, strict=True)
    )
    rest = f"{player.crowns}{symbols.crown}  {player.hero}".rstrip()
    return Figures(player.name, player.vp, symbols.star, rest, marks, player.active and running)


def _campaign_facts(shown: CampaignScene) -> tuple[str, ...]:
    newest = shown.tasks[-1:]
    line = tuple(t("show-hourglass", task=task.card.number, line=task.line) for task in newest)
    conditions = shown.check.conditions if shown.check else ()
    goals = enumeration(condition.text for condition in conditions)
    ahead = (t("campaign-view-check", conditions=goals),) if goals else ()
    return (*line, *(text.strip() for text in ahead), *shown.contradictions)


def _event(shown: CampaignScene) -> str:
    month = shown.month
    if not any(cell.state == "now" for cell in month.cells):
        return t("month-no-event")
    return _event_line(month.now or t("campaign-unknown-event"), month.now_text)


def _event_line(name: str, text: str) -> str:
    return t("show-event", name=name, text=text) if text else t("event-now", name=name)


def _contracts(session: Session, table: ContractsTable) -> Board:
    mood = MOODS[alarm(table)]
    return Board(
        (session.title, listing(table.names), t("contracts-turn", n=table.turn)),
        (
            Huge(table.names[table.active], t("show-active")),
            Huge(str(table.time_left), t("show-time"), mood),
            Huge(str(table.score_pile), t("show-pile")),
        ),
        tuple(_contract(table, contract) for contract in table.contracts),
        tuple(_marker_row(table, seat) for seat in range(len(table.names))),
        (enumeration(line.strip() for line in rank_lines(table)),),
        "",
        happened(session),
        contracts_step(table),
    )


def _contract(table: ContractsTable, contract: OpenContract) -> Thing:
    done, under_way = (
        tuple(table.names[seat] for seat in seats) for seats in (contract.done, contract.progress)
    )
    return Thing(str(contract.called), contract.needs, _who(done, under_way), bool(done))


def _marker_row(table: ContractsTable, seat: int) -> Figures:
    done = sum(seat in contract.done for contract in table.contracts)
    left = t("show-markers", n=table.markers_left(seat), of=CONTRACT_MARKERS)
    return Figures(table.names[seat], done, "", left, t("show-contracts-done"), seat == table.active)


def _score(session: Session, sheet: Sheet, symbols: Glyphs) -> Board:
    places = {standing.seat: standing for standing in ranking(sheet)}
    rows = []
    for seat, player in enumerate(sheet.players):
        rest = f"{player.coins}{symbols.coin}  {player.swords}{symbols.sword}"
        note = t("show-place", n=places[seat].place)
        rest += f"  {t('show-expedition')}" if player.expedition else ""
        rows.append(Figures(player.name, player.vp, symbols.star, rest, note, places[seat].place == 1))
    title = (session.title, listing(sheet.names), t("show-goal", n=sheet.goal))
    return Board(title, (), (), tuple(rows), (), "", happened(session), score_step(sheet))


def _game(session: Session, symbols: Glyphs) -> Board:
    port = LocalPort(session)
    view = port.public_view()
    _, names, counts = game_line(port, view)
    told = [line.text for turn in port.told[-1:] for line in happenings(turn.events, port.names, port.book)]
    name, text = event_of(view) if view.get("event") else ("", "")
    return Board(
        (session.title, names, counts),
        _game_huge(view, port),
        (*_expeditions(view), *_game_contracts(view), *_game_tasks(view)),
        tuple(_game_player(view, seat, player, symbols) for seat, player in enumerate(view["players"])),
        (t("final-round"),) if view["final_round"] else (),
        _event_line(name, text) if name else "",
        " ".join(told[-3:]),
        headline(view) if view["result"] else prompt(view, port.names, sort_moves([], view["pending"])),
        tuple(Shown(card_of(code)) for code in _harbour(view)),
    )


def _harbour(view: View) -> list[str]:
    pending = view["pending"]
    return [*view["harbour"], *([pending] if isinstance(pending, str) else [])]


def _game_huge(view: View, port: LocalPort) -> tuple[Huge, ...]:
    seat = view["to_act"]
    if seat is None:
        return (Huge(t("show-over"), headline(view)),)
    who = Huge(port.names[seat], t("show-decides"))
    third = Huge(str(view["time_deck"]), t("show-time")) if "time_deck" in view else None
    third = Huge(str(view["month"]), t("show-month")) if "month" in view else third
    return (who, Huge(str(view["round"]), t("show-round")), *([third] if third else []))


def _names(view: View, seats: object) -> tuple[str, ...]:
    found = seats if isinstance(seats, list | dict) else []
    return tuple(view["players"][int(seat)]["name"] for seat in found)


def _expeditions(view: View) -> tuple[Thing, ...]:
    cards = [card_of(code) for code in view["expeditions"]]
    return tuple(
        Thing(
            t("show-expedition"),
            f"{faces.needs(card.needs)}: {Word('coins', n=card.coins)}, {card.vp} VP",
            "",
        )
        for card in cards
    )


def _game_contracts(view: View) -> tuple[Thing, ...]:
    return tuple(
        Thing(
            t(f"contract-{contract['id']}"),
            "",
            _who(_names(view, contract["done"]), _names(view, contract["progress"])),
            bool(contract["done"]),
        )
        for contract in view.get("contracts", ())
    )


def _game_tasks(view: View) -> tuple[Thing, ...]:
    book = book_of(view)
    return tuple(
        Thing(
            task["task"],
            task_needs(book, task["task"]) if book else "",
            _who(_names(view, task["done"]), _names(view, task.get("upper", []))),
            bool(task["done"]),
        )
        for task in view.get("tasks", ())
    )


def _game_player(view: View, seat: int, player: PlayerView, symbols: Glyphs) -> Figures:
    rest = f"{player['coins']}{symbols.coin}  {player['swords']}{symbols.sword}"
    rest += f"  {player['crowns']}{symbols.crown}" if "crowns" in player else ""
    people = faces.grouped(card_of(code) for code in player["display"]) if player["display"] else ""
    return Figures(player["name"], player["vp"], symbols.star, rest, str(people), seat == view["active"])
