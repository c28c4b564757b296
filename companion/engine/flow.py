"""How a game moves from one decision to the next. Everything that needs no decision happens by itself."""

from companion.engine import events
from companion.engine.actions import CLAIM, DRAW, END, KEEP, KIND, PASS, REPEL, STOP, TAKE, asked_seat
from companion.engine.claims import claim
from companion.engine.discover import bust_options, discover_options, draw, keep, repel
from companion.engine.state import BUST, DISCOVER, OVER, TAKING, TRADE, TURN, TURN_END, Game
from companion.engine.trade import begin_trade, end_taking, take, taking_options

REPEL_OR_KEEP: list[int] = [REPEL, KEEP]


def apply(game: Game, action: int) -> None:
    """Carry out one action out of `game.legal`, then go on to the next decision."""
    if action not in game.legal:
        raise ValueError("illegal action")
    step(game, action)


def step(game: Game, action: int) -> None:
    """`apply` for a caller that took the action out of `game.legal` itself."""
    kind = action & KIND
    if kind == DRAW:
        draw(game)
    elif kind == TAKE:
        take(game, action)
    elif kind == STOP:
        begin_trade(game)
    elif kind == PASS:
        if game.events is not None:
            game.emit(events.PASSED, game.actor, -1, 0)
        end_taking(game)
    elif kind == REPEL:
        repel(game)
    elif kind == KEEP:
        keep(game)
    elif kind == CLAIM:
        claim(game, action)
    elif kind == END:
        game.stage = TURN_END
    else:
        game.rules.handlers[kind].perform(game, action)
    settle(game)
    game.revision += 1


def settle(game: Game) -> None:
    """Go on until somebody has to decide; leaves that seat in `to_act` and its choices in `legal`.

    [R] Where every card is a coin or lies in a display, nobody can ever act again (B4): after a whole round
    without a decision the game is over as it stands."""
    idle_turns = 0
    while True:
        if game.vp_moved:
            look_at_end(game)
        if game.pending >= 0:
            game.to_act = game.active
            game.legal = REPEL_OR_KEEP
            return
        if game.asks:
            if open_question(game):
                return
            continue
        stage = game.stage
        if stage == DISCOVER:
            legal = discover_options(game)
            if legal:
                game.legal = legal
                game.to_act = game.active
                return
            game.stage = TRADE
        elif stage == TAKING:
            legal = taking_options(game)
            if legal:
                game.legal = legal
                game.to_act = game.actor
                return
            end_taking(game)
        elif stage == TURN_END:
            end_turn(game)
            if game.stage == TURN:
                begin_turn(game)
            idle_turns += 1
            if idle_turns > len(game.players):
                finish(game)
        elif advance(game, stage):
            return


def advance(game: Game, stage: int) -> bool:
    """Leave a stage that seldom asks anything; True when it does, or when the game is over."""
    if stage == TRADE:
        begin_trade(game)
    elif stage == TURN:
        begin_turn(game)
    elif stage == BUST:
        return after_bust(game)
    elif stage == OVER:
        game.legal = []
        return True
    else:
        return game.rules.stages[stage].advance(game)
    return False


def open_question(game: Game) -> bool:
    """Put the oldest question; one that has fewer than two answers settles itself."""
    ask = game.asks[0]
    module = game.rules.answering[ask & KIND]
    answers = module.answers(game, ask)
    if len(answers) > 1:
        game.to_act = asked_seat(ask)
        game.legal = answers
        return True
    if answers:
        module.perform(game, answers[0])
    else:
        game.asks.pop(0)
    return False


def begin_turn(game: Game) -> None:
    """A new turn: nothing revealed, an empty harbour, the active player to act."""
    game.stage = DISCOVER
    game.actor = game.active
    game.revealed = 0
    game.colours = 0
    game.colour_count = 0
    if game.events is not None:
        game.emit(events.TURN_BEGINS, game.active, -1, game.round)
    for module in game.rules.on_turn:
        module.turn_started(game)


def after_bust(game: Game) -> bool:
    """Claims and contracts are still open to the active player, else the turn ends by itself (B14)."""
    game.legal = bust_options(game)
    if not game.legal:
        game.stage = TURN_END
        return False
    game.legal.append(END)
    game.to_act = game.active
    return True


def end_turn(game: Game) -> None:
    """The turn passes clockwise (B28), unless it was the last one (B30)."""
    game.active = game.rules.seat_after[game.active]
    game.stage = TURN
    if game.active == game.closing_seat:
        finish(game)
    elif game.active == game.start_player:
        game.round += 1


def look_at_end(game: Game) -> None:
    """Announce the end once its condition is met; it stands from then on. The last turn is that of the player
    on the right of the first player, or of the one who is active now (B30, `last_turn`)."""
    game.vp_moved = False
    if not game.final_round and game.rules.ending.reached(game):
        game.final_round = True
        game.closing_seat = game.active if game.rules.all_play_once_more else game.start_player
        if game.events is not None:
            game.emit(events.END_ANNOUNCED, -1, -1, max([player.vp for player in game.players]))


def finish(game: Game) -> None:
    """The game is over."""
    game.stage = OVER
    game.asks = []
    game.rules.ending.decide(game)
    if game.events is not None:
        game.emit(events.GAME_OVER, -1, -1, 0)
