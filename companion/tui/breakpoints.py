"""How much room makes a screen wide or tall, and the least there must be."""

SMALLEST = (80, 24)
WIDE, TALL = 110, 38
