"""How the table says no: a sentence of our own and the rule behind it."""


class Refused(Exception):
    """An entry that cannot be; nothing has changed. `rule` is the id that forbids it, if any."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.rule = rule
