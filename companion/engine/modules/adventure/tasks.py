"""Tasks: when they can be completed, what is given up for them, what they bring (A13-A16, A30, A31)."""

from companion.engine.actions import faces_action, question, with_of
from companion.engine.modules.adventure import declared
from companion.engine.modules.adventure.crowns import free_space, lift_marker, move_crowns
from companion.engine.modules.adventure.declared import ASK_TASK, DECLINE_TASK, TASK
from companion.engine.modules.adventure.part import FEWER, SWORDS, Chronicle, Lying
from companion.engine.modules.adventure.tale import ANY, COINS, CROWNS, STOP, VP, Deed, Tale, Want
from companion.engine.modules.adventure.tale import SWORDS as SWORD_LINE
from companion.engine.state import Game


def display_swords(game: Game, part: Chronicle, seat: int) -> int:
    """Swords on cards: neither the hero's nor an event's count for tasks (A22)."""
    lent = part.turn[SWORDS] if seat == part.lent_to else 0
    return game.players[seat].swords - part.sagas[seat].swords - lent


def amount(game: Game, part: Chronicle, seat: int, want: Want) -> int:
    """How much of what a task's line asks for the seat has."""
    player = game.players[seat]
    if want.source == COINS:
        return len(player.coins)
    if want.source == CROWNS:
        return part.sagas[seat].crowns
    if want.source == VP:
        return player.vp
    if want.source == SWORD_LINE:
        return display_swords(game, part, seat)
    mask = want.mask
    return sum([mask[face] for face in player.display])


def may_complete(game: Game, tale: Tale, part: Chronicle, seat: int, lying: Lying) -> bool:
    """Each player each task once, with a marker left, or one waiting on the upper space (A13, A31)."""
    if seat in lying.done or (part.sagas[seat].left == 0 and seat not in lying.upper):
        return False
    wants = tale.deeds[lying.task].wants
    return all(amount(game, part, seat, want) >= want.count for want in wants)


def completions(game: Game, tale: Tale, lying: Lying, seat: int) -> list[int]:
    """The completing actions: one for each different set of items that could be discarded."""
    found: list[list[int]] = [[]]
    display = game.players[seat].display
    for want in tale.deeds[lying.task].items:
        for _ in range(want.count):
            found = _longer(found, want, display)
    return [faces_action(TASK, lying.task, chosen) for chosen in found]


def _longer(found: list[list[int]], want: Want, display: list[int]) -> list[list[int]]:
    longer: list[list[int]] = []
    for chosen in found:
        for face in sorted(set(display)):
            if want.mask[face] and chosen.count(face) < display.count(face):
                faces = sorted([*chosen, face])
                if faces not in longer:
                    longer.append(faces)
    return longer


def task_options(game: Game, tale: Tale, part: Chronicle, seat: int, out: list[int]) -> None:
    """The tasks that whoever is acting may complete now; those decided at once are asked for instead."""
    for lying in part.tasks:
        if tale.deeds[lying.task].when == ANY and may_complete(game, tale, part, seat, lying):
            out += completions(game, tale, lying, seat)


def ask_tasks(game: Game, tale: Tale, part: Chronicle, seats: list[int], when: int) -> None:
    """A moment at which some tasks are decided at once (A16); once a turn where the harbour decides."""
    for lying in part.tasks:
        deed = tale.deeds[lying.task]
        if deed.when != when or lying.asked or not _harbour_fits(game, deed):
            continue
        able = [seat for seat in seats if may_complete(game, tale, part, seat, lying)]
        lying.asked = bool(able) and deed.harbour > 0
        game.asks += [question(ASK_TASK, seat, lying.task) for seat in able]


def _harbour_fits(game: Game, deed: Deed) -> bool:
    if deed.when == STOP:
        return len(game.harbour) == deed.harbour
    return game.colour_count >= deed.harbour


def find(part: Chronicle, task: int) -> Lying:
    """The task as it lies on the table."""
    for lying in part.tasks:
        if lying.task == task:
            return lying
    raise ValueError("that task does not lie on the table")


def answers(game: Game, tale: Tale, part: Chronicle, ask: int, seat: int) -> list[int]:
    """Complete it or let the chance go; no question where it cannot be completed."""
    lying = find(part, ask >> 8)
    if not may_complete(game, tale, part, seat, lying):
        return []
    return [*completions(game, tale, lying, seat), DECLINE_TASK | lying.task << 5]


def complete(game: Game, tale: Tale, part: Chronicle, seat: int, action: int) -> None:
    """Give up what is asked for, move a marker, take the rewards (A13, A14)."""
    lying = find(part, action >> 5 & 255)
    deed = tale.deeds[lying.task]
    pay(game, tale, part, seat, deed, with_of(action))
    part.turn[FEWER] += deed.fewer
    if deed.two_spaces and seat not in lying.upper:
        lying.upper[seat] = lift_marker(part, seat)
        if game.events is not None:
            game.emit(declared.TASK_STEP, seat, lying.task, 1)
        return
    space = lying.upper.pop(seat) if seat in lying.upper else lift_marker(part, seat)
    lying.done.append(seat)
    if game.events is not None:
        game.emit(declared.TASK_DONE, seat, lying.task, len(lying.done))
    free_space(game, tale, part, seat, space)
    reward(game, tale, part, seat, deed, len(lying.done) == 1)


def pay(game: Game, tale: Tale, part: Chronicle, seat: int, deed: Deed, items: list[int]) -> None:
    """Everything with a minus sign (A13)."""
    game.spend(seat, deed.price)
    for face in items:
        game.leave(seat, face)
    for want in deed.wants:
        if want.source == CROWNS and want.discard:
            move_crowns(game, tale, part, seat, -want.count)


def reward(game: Game, tale: Tale, part: Chronicle, seat: int, deed: Deed, first: bool) -> None:
    """The first finisher's small reward, and the crowns for everyone (A14)."""
    crowns = deed.crowns + (deed.first_crowns if first else 0)
    if first and deed.first_coins:
        got = game.gain(seat, deed.first_coins)
        if game.events is not None:
            game.emit(declared.REWARD, seat, -1, got)
    if crowns:
        move_crowns(game, tale, part, seat, crowns)
