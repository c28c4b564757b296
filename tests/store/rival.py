"""One of two rivals on the same save: `python -m tests.store.rival FOLDER SAVE FIRST COUNT`."""

import sys

from companion.session import Session, Stale
from companion.store import Store
from tests.session.toy import register_toys


def main(folder: str, identity: str, first: str, count: str) -> None:
    """Commits FIRST, FIRST+1 ... once each, choosing anew whenever the other was faster; prints how often."""
    register_toys()
    session, refused = Session.open(Store(folder), identity), 0
    print("ready", flush=True)
    sys.stdin.readline()
    for number in range(int(first), int(first) + int(count)):
        while True:
            try:
                session.commit({"add": number}, session.revision)
                break
            except Stale:
                refused += 1
    print(refused)


if __name__ == "__main__":
    main(*sys.argv[1:])
