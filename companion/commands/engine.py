"""`companion engine`: whole games driven over standard input and output, one JSON object a line."""

import os
import sys

import click

from companion.protocol import serve


@click.command(name="engine")
def command() -> None:
    """Speak the engine protocol: one JSON request a line in, one JSON answer a line out."""
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
