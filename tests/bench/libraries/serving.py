"""What the programs here share: the numbers of the charge, and measuring on request.

A request is a line with a problem and the least seconds of a sample; the answer is a line of JSON with the processor's seconds for one
run and the chances by outcome, as `drumhead-bench --on-request` gives them.
"""

import importlib.metadata
import json
import sys
import time

CHARGER_MORALE = (9, 8, 7, 5, 3)  # by chart, A to E
DEFENDER_MORALE = (8, 7, 5, 4, 2)
CHARGER_MELEE = 8
DEFENDER_MELEE = 4
LEFT = ("shaken", "shaken", "routing")  # by how many of the two dice of the test after the melee fail


def chart(hits):
    return 0 if hits <= 4 else 1 if hits <= 8 else 2 if hits <= 10 else 3 if hits <= 12 else 4


def ending_of_melee(charger_holds, defender_holds):
    if charger_holds:
        return "both-pass" if defender_holds else "charger-wins"
    return "defender-wins" if defender_holds else "no-winner"


def told_after_melee(scored, taken, charger_fails, defender_fails):
    """By how many dice of their tests the sides fail."""
    return ending_of_melee(charger_fails == 0, defender_fails == 0), scored, taken, LEFT[charger_fails], LEFT[defender_fails]


def told_without_melee(ending):
    return ending, "?", "?", "?", "?"


def key(outcome):
    return " ".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


def serve(library, problems, chances):
    """`problems` has a function for each; `chances` takes what it gives apart, which isn't measured."""
    for line in sys.stdin:
        problem, least = line.split()
        if problem == "about":
            answer = {"about": about(library)}
        elif problem in problems:
            answer = {"seconds": seconds_each(problems[problem], float(least)), "chances": chances(problems[problem]())}
        else:
            answer = {"missing": problem}
        print(json.dumps(answer), flush=True)


def about(library):
    try:
        return f"{library} {importlib.metadata.version(library)}"
    except importlib.metadata.PackageNotFoundError:
        return f"a copy of {library} that has no version"


def seconds_each(work, least):
    """The processor's time for one run; short work is repeated until a sample is long enough."""
    times = 1
    while (taken := seconds_of_many(work, times)) < least:
        times *= 2
    return taken / times


def seconds_of_many(work, times):
    begin = time.process_time()
    for _ in range(times):
        work()
    return time.process_time() - begin
