"""How keys are written where people read them."""

KEY_NAMES = {
    "question_mark": "?",
    "colon": ":",
    "comma": ",",
    "full_stop": ".",
    "plus": "+",
    "minus": "-",
    "slash": "/",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "enter": "Enter",
    "space": "Space",
    "tab": "Tab",
    "escape": "Esc",
    "delete": "Del",
    "backspace": "Bksp",
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "home": "Home",
    "end": "End",
}


def shown_key(key: str) -> str:
    """A key as the footer writes it."""
    if key.startswith("ctrl+"):
        return "^" + key.removeprefix("ctrl+")
    return KEY_NAMES.get(key, key.upper() if key.startswith("f") and key[1:].isdigit() else key)
