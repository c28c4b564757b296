"""Refusals: what a set-up or an action got wrong, with the rule that forbids it."""

from typing import Final


class SetupError(Exception):
    """A game cannot be set up like that; the sentence says why."""


class SetupShapeError(SetupError):
    """A field of a set-up is of the wrong type or unknown."""


class BadAction(Exception):
    """Not an action at all: a wrong shape or an unknown verb."""


class OtherShuffle(ValueError):
    """The recorded shuffle that is next in turn does not hold the cards that are to be shuffled."""

    def __init__(self) -> None:
        super().__init__("a recorded shuffle does not hold the cards that were shuffled")


class NothingToUndo(Exception):
    """No action has been applied yet."""

    def __init__(self) -> None:
        super().__init__("There is nothing to undo: no action has been applied yet.")


class Illegal(Exception):
    """An action that the rules forbid now. `reason` is a key that screens turn into their own sentence."""

    def __init__(self, rule: str, reason: str, **numbers: object) -> None:
        self.rule = rule
        self.reason = reason
        self.numbers = numbers
        super().__init__(f"{SENTENCES[reason].format(**numbers)} ({rule})")


SENTENCES: Final = {
    "over": "The game is over.",
    "answer_repel": "First say whether {card} is repelled or kept.",
    "answer_first": "First answer the open question: {ask}.",
    "other_seat": "It is seat {seat} that has to act.",
    "not_in_discover": "That is done in phase 1, while cards are being discovered.",
    "not_in_trade": "That is done in phase 2, in a player's own taking.",
    "first_card": "The first card of a turn must be revealed before stopping.",
    "no_card": "No card is left to reveal.",
    "nothing_to_repel": "No ship is waiting to be repelled or kept.",
    "not_in_harbour": "{card} does not lie in the harbour.",
    "no_takes_left": "The taking has no card left.",
    "too_expensive": "It costs {cost}, the purse holds {coins}.",
    "fee": "A passive player also owes a fee of {fee}: {cost} in all, the purse holds {coins}.",
    "not_active": "Only the active player may do that.",
    "no_expedition": "{card} does not lie in the middle of the table.",
    "wrong_persons": "Those persons do not meet what {card} asks for.",
    "not_owned": "Those persons are not all in the display.",
    "no_claim_after_bust": "In the first edition nothing is claimed after a bust.",
    "no_bust": "Only the bust phase is ended that way.",
    "not_available": "That is not possible now.",
    "no_gambler": "No unused gambler lies in the display.",
    "gambled": "After a gamble only the next gambler or stopping is possible.",
    "no_gift": "That ship brings no gift.",
    "gift_needed": "That ship brings another player a coin: name the seat.",
    "gift_seat": "The gift goes to another seat of this game.",
    "cannot_decline": "Those coins cannot be declined.",
    "not_on_table": "That contract does not lie on the table.",
    "done_already": "That contract is already completed by this player.",
    "no_marker": "No marker is left: three contracts are the most.",
    "not_fulfilled": "What the contract asks for is not there yet.",
    "special_moment": "That contract is decided at its special moment only.",
    "not_asked": "No such question is open.",
    "not_the_question": "That does not answer the open question.",
    "no_time_deck": "This game has no score pile.",
    "no_kept_ship": "No repelled ship is waiting to be kept or discarded.",
    "no_item": "That ship cannot be kept as an item.",
    "task_not_on_table": "That task does not lie on the table.",
    "task_done": "That task is already completed by this player.",
    "task_moment": "That task is decided at its special moment only.",
    "task_not_fulfilled": "What the task asks for is not there, or other items are named than it discards.",
    "no_hero_marker": "No marker is left on the hero: four tasks are the most.",
    "no_lookout": "No lookout is left that has not looked this turn.",
    "no_innkeeper": "No innkeeper lies in the display.",
    "no_goods": "There is no such bread or rum, or that innkeeper has bought already in this taking.",
}
