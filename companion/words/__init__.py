"""What things are called and how they are told: cards, actions, reasons, events, story. Knows no screen."""
