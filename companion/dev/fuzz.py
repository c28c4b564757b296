"""The fuzzer: plays any configuration at random and holds the engine to its promises in every position."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from companion.advice.bots import NAMES, bot
from companion.dev.configurations import Configuration, configurations, random_setup
from companion.engine.actions import KIND
from companion.engine.declare import VERBS
from companion.engine.flow import apply, settle
from companion.engine.match import Match
from companion.engine.notation import find_action, legal_objects, plain_action
from companion.engine.playout import play_randomly
from companion.engine.refusal import Illegal
from companion.engine.state import Game
from companion.engine.view import view
from companion.words.telling import refusal_text

LONGEST = 20_000
WILD = 3_000
HIDDEN_KEYS = ("deck_order", "time_deck_order", "coin_cards")


class Broken(Exception):
    """A promise of the engine does not hold; the sentence says which one."""


def fuzz(seed: int, games: tuple[str, ...]) -> tuple[Configuration, int]:
    """Play and examine one game; seed and choice of games decide everything. Raises Broken."""
    chance = Random(seed)
    which = chance.choice(list(configurations(games)))
    setup = random_setup(which, chance)
    try:
        return which, examine(setup, chance)
    except Broken as broken:
        raise Broken(f"{which}: {broken} Set-up: {json.dumps(setup)}") from None
    except Exception as error:
        raise Broken(
            f"{which}: crash, {type(error).__name__}: {error}. Set-up: {json.dumps(setup)}"
        ) from error


def examine(setup: dict[str, object], chance: Random, thorough: float = 0.05) -> int:
    """Play one game to its end and look at every position, at some thoroughly; returns its length."""
    match = Match.new(setup)
    taste = {kind: chance.choice([1, 1, 1, 5]) for kind in range(KIND + 1)}
    while not match.over:
        look(match)
        if chance.random() < thorough:
            look_closely(match, chance)
        if match.revision >= LONGEST:
            raise Broken(f"The game has not ended after {LONGEST} actions.")
        weights = [taste[action & KIND] if match.revision < WILD else 1 for action in match.game.legal]
        match.play(chance.choices(match.game.legal, weights)[0])
    look(match)
    look_back(match, chance)
    return match.revision


def look(match: Match) -> None:
    """What must hold in every position and is cheap to see."""
    game = match.game
    if bool(game.legal) == match.over:
        raise Broken("The game is over and goes on." if match.over else "Dead end: no legal action.")
    if len(set(game.legal)) != len(game.legal):
        raise Broken(f"An action is listed twice: {match.legal()}.")
    count_cards(game)
    check_counters(game)


def zones(game: Game) -> Iterator[Iterable[int]]:
    """Everywhere a card may lie."""
    yield from (game.deck, game.discard, game.time_deck, game.harbour, game.expeditions)
    yield [game.pending] if game.pending >= 0 else []
    for player in game.players:
        yield from (player.coins, player.display)
    for part in game.parts:
        yield part.cards()


def count_cards(game: Game) -> None:
    """No card is ever lost or doubled."""
    found = Counter(card for zone in zones(game) for card in zone)
    for face, copies in enumerate(game.rules.copies):
        if found[face] != copies:
            code = game.rules.faces.code[face]
            raise Broken(f"{copies} of {code} came out of the box, {found[face]} are in the game.")


def check_counters(game: Game) -> None:
    """What the displays add up to is what the engine counts along."""
    faces = game.rules.faces
    for seat, player in enumerate(game.players):
        counted = [0] * len(player.n)
        for face in player.display:
            for counter in faces.gains[face]:
                counted[counter] += 1
        swords = sum(faces.swords[face] for face in player.display)
        swords += sum(module.lent(game, seat, counted) for module in game.rules.modules)
        if counted != player.n or player.swords != swords:
            raise Broken(f"The counters of seat {seat} do not agree with its display.")
        if player.vp < sum(faces.vp[face] for face in player.display):
            raise Broken(f"Seat {seat} has fewer VP than its display.")


def look_closely(match: Match, chance: Random) -> None:
    """What costs more to see: legal and illegal actions tried out, views, clones."""
    before = fingerprint(match)
    try_legal(match)
    try_illegal(match, chance)
    look_for_leaks(match, chance)
    play_randomly(match.game.clone(), chance.getrandbits(30), 30)
    if fingerprint(match) != before:
        raise Broken("Looking on, or an action that was refused, has changed the game.")


def fingerprint(match: Match) -> str:
    """Everything there is to know about a position, with the generator that shuffles next. A loaded log
    may also know shuffles to come, which are no part of it."""
    game = match.game
    piles = [list(zone) for zone in zones(game)]
    log = match.log() | {"shuffles": game.deals}
    return json.dumps([match.view(), match.legal(), piles, game.permutations, log])


def try_legal(match: Match) -> None:
    """Every legal action can be written, found again and applied, and leads to a sound position."""
    objects = match.legal()
    for action, told in zip(match.game.legal, objects, strict=True):
        if find_action(match.game, plain_action(json.loads(json.dumps(told)))) != action:
            raise Broken(f"The legal action {told} is not recognised when it is sent back.")
        game = match.game.clone()
        apply(game, action)
        count_cards(game)
        if game.revision != match.revision + 1:
            raise Broken(f"{told} moved the revision from {match.revision} to {game.revision}.")


def try_illegal(match: Match, chance: Random, tries: int = 12) -> None:
    """An action that is not listed is refused with a rule."""
    legal = match.legal()
    for _ in range(tries):
        action = plain_action(random_action(match, chance))
        if action in legal:
            continue
        try:
            match.apply(action)
        except Illegal as refusal:
            if not refusal.rule or not refusal_text(refusal):
                raise Broken(f"{action} is refused without a rule.") from None
        else:
            raise Broken(f"{action} is not listed as legal, but was carried out.")


def random_action(match: Match, chance: Random) -> dict[str, object]:
    """A well-formed action about anything that exists in this game."""
    game = match.game
    verb = chance.choice(VERBS)
    action: dict[str, object] = {"do": verb.name}
    near = [*game.harbour, *game.expeditions, *(card for player in game.players for card in player.display)]
    codes = [game.rules.faces.code[card] for card in near] + [chance.choice(game.rules.faces.code)]
    named = {"contract": ["ransom"], **game.rules.labels}
    for key in verb.keys:
        if not key.needed and chance.random() < 0.7:
            continue
        if key.kind is list:
            action[key.name] = chance.choices(codes, k=chance.randrange(4))
        elif key.kind is bool:
            action[key.name] = chance.random() < 0.5
        elif key.kind is int:
            action[key.name] = chance.randrange(-1, 7)
        else:
            action[key.name] = chance.choice(named.get(key.name, codes))
    return action


def look_for_leaks(match: Match, chance: Random) -> None:
    """Face-down cards may lie in any order: no seat sees a difference, nor may or may not do more."""
    other = match.game.clone()
    permute_hidden(other, chance)
    settle(other)
    if legal_objects(other) != match.legal():
        raise Broken("What is legal depends on face-down cards.")
    for name in NAMES if match.game.legal else ():
        if bot(name, 1)(match.game) != bot(name, 1)(other):
            raise Broken(f"The bot {name} looks at face-down cards.")
    for seat in range(len(match.game.players)):
        seen = match.view(seat)
        if seen != view(other, match.setup, seat):
            raise Broken(f"The view of seat {seat} depends on face-down cards.")
        told = json.dumps(seen)
        if any(f'"{key}"' in told for key in HIDDEN_KEYS):
            raise Broken(f"The view of seat {seat} tells the referee's secrets.")


def permute_hidden(game: Game, chance: Random) -> None:
    """Shuffle deck, time deck and every purse among each other."""
    piles = [game.deck, game.time_deck, *(player.coins for player in game.players)]
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = cards[: len(pile)]
        del cards[: len(pile)]


def look_back(match: Match, chance: Random) -> None:
    """The log rebuilds the game to the last card; undo and the same actions again lead to the same place."""
    end = fingerprint(match)
    log = json.loads(json.dumps(match.log()))
    if fingerprint(Match.from_log(log)) != end:
        raise Broken("The log does not rebuild the game.")
    back = min(match.revision, chance.randrange(1, 6))
    for _ in range(back):
        match.undo()
    if match.revision != len(log["actions"]) - back:
        raise Broken(f"{back} times undo left revision {match.revision} of {len(log['actions'])}.")
    halfway = Match.from_log(log | {"actions": log["actions"][: match.revision]})
    if halfway.view() != match.view() or halfway.legal() != match.legal():
        raise Broken("Undo leads elsewhere than the log.")
    for action in log["actions"][match.revision :]:
        match.apply(action)
    if fingerprint(match) != end:
        raise Broken("Undo and the same actions again lead elsewhere.")
