"""Expeditions: which claims are possible, and claiming (B16)."""

from typing import Final

from companion.engine import events
from companion.engine.actions import claim_action, face_of, with_of
from companion.engine.faces import HERBS, JACK, SYMBOL
from companion.engine.state import Game, Player

PARTY: Final = 2  # no expedition takes fewer persons along: who has less need not look


def claim_options(game: Game, out: list[int]) -> None:
    """Every claim of the active player: each expedition with each different set of persons."""
    faces_of = game.rules.faces
    player = game.players[game.active]
    people = player.n[SYMBOL]
    jacks = player.n[JACK]
    needs = faces_of.needs
    for expedition in game.expeditions:
        if people < faces_of.crew[expedition]:
            continue
        if player.n[needs[expedition][0]] + jacks < faces_of.lead[expedition]:
            continue
        if _could_claim(player, needs[expedition]):
            for faces in _sets(game, player, needs[expedition]):
                action = claim_action(expedition, faces)
                if action not in out:
                    out.append(action)


def _could_claim(player: Player, needs: list[int]) -> bool:
    """Enough symbols, with jacks standing in for persons that are missing? `needs` is sorted, items last."""
    jacks = player.n[JACK]
    symbol = -1
    have = 0
    for need in needs:
        if need != symbol:
            symbol = need
            have = player.n[symbol]
        if have:
            have -= 1
        elif jacks and symbol < HERBS:
            jacks -= 1
        else:
            return False
    return True


def _sets(game: Game, player: Player, needs: list[int]) -> list[list[int]]:
    """The different sets of cards that meet the needs, one for each symbol (items: A21)."""
    gains = game.rules.faces.gains
    found: list[list[int]] = [[]]
    for symbol in needs:
        longer: list[list[int]] = []
        for chosen in found:
            for face in sorted(set(player.display)):
                if symbol in gains[face] or (JACK in gains[face] and symbol < HERBS):
                    faces = sorted([*chosen, face])
                    if faces.count(face) <= player.display.count(face) and faces not in longer:
                        longer.append(faces)
        found = longer
    return found


def claim(game: Game, action: int) -> None:
    """Discard the persons, take the expedition, then its coins (B16)."""
    expedition = face_of(action)
    seat = game.active
    for face in with_of(action):
        game.leave(seat, face)
    game.expeditions.remove(expedition)
    game.join(seat, expedition)
    got = game.gain(seat, game.rules.faces.coins[expedition])
    if game.events is not None:
        game.emit(events.CLAIMED, seat, expedition, got)
        for face in with_of(action):
            game.emit(events.DISCARDED, seat, face, 0)
    for module in game.rules.on_claimed:
        module.claimed(game, expedition)
