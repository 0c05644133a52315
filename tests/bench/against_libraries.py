#!/usr/bin/env python3
"""Measures the exact odds of the engine side by side with public libraries for exact dice, on the same problems.

Each library runs in a process of its own (tests/bench/libraries) and takes turns with drumhead-bench, sample by sample. Before anything
is measured, every outcome has to have the same chance on both sides, within 1e-9. Times are the processor's, so that other programs
count for little.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
TOLERANCE = 1e-9
WARM_UP = 0.5  # seconds, mostly for the compiler inside Node.js

# What it is called, the engine's problem, the library's problem, how many times as fast the engine is to be.
CASES = [
    ("9 D10 at or below 6 against 8 D10 at or below 4, joint", "two-pools", "two-pools", 1),
    ("5 D10, the lowest two added up", "lowest-two", "lowest-two", 1),
    ("a whole charge, 12 on 16 figures: its 7 endings, boiled down for the library", "charge-12-16", "charge-12-16", 1),
    ("the same, in the order of the rules", "charge-12-16", "charge-12-16-by-steps", 1),
    ("the same with hits and how both are left, joint", "charge-12-16-told", "charge-12-16-told", 4),
    ("a whole charge, 60 on 60 figures: its 7 endings, boiled down for the library", "charge-60-60", "charge-60-60", 1),
    ("the same, in the order of the rules", "charge-60-60", "charge-60-60-by-steps", 1),
    ("the same with hits and how both are left, joint", "charge-60-60-told", "charge-60-60-told", 15),
    ("two rounds of a D6 exchange, 24 against 20 dice", "exchange-24-20", "exchange-24-20", 1),
]

# Which program speaks for a library, and how one gets the library.
LIBRARIES = {
    "icepool": ("with_icepool.py", "pip install icepool"),
    "dyce": ("with_dyce.py", "pip install dyce"),
    "dice-pool-calc": ("with_dice_pool_calc.mjs", "npm install dice-pool-calc"),
}


class Side:
    """A program that answers requests."""

    def __init__(self, name, command, environment=None):
        self.name = name
        try:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        except OSError as error:
            sys.exit(f"{name}: {command[0]} can't be started ({error.strerror}).")

    def ask(self, problem, least):
        try:
            self.process.stdin.write(f"{problem} {least}\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        line = self.process.stdout.readline()
        return json.loads(line) if line else None

    def last_words(self):
        said = [line for line in self.process.stderr.read().splitlines() if line.strip()]
        errors = [line for line in said if "Error: " in line]
        return (errors or said or ["it ended without a word"])[-1]

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def library_side(name, path):
    script = str(HERE / "libraries" / LIBRARIES[name][0])
    if script.endswith(".mjs"):
        return Side(name, ["node", script, *([path] if path else [])])
    environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="1")
    if path:
        environment["PYTHONPATH"] = path
    return Side(name, [sys.executable, script], environment)


def time_text(seconds):
    for unit, size in (("s", 1), ("ms", 1e-3), ("us", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}" if seconds / size < 1000 else f"{seconds / size:.0f} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def demand_same(case, name, ours, theirs):
    for outcome in ours.keys() | theirs.keys():
        a, b = ours.get(outcome, 0), theirs.get(outcome, 0)
        if not abs(a - b) <= TOLERANCE:
            sys.exit(f"{case}: {outcome!r} has {a} in the engine and {b} in {name}; they don't play the same game.")


def measured(engine, library, case, rounds, least):
    """The table's row, or none where the library has no answer."""
    title, our_problem, their_problem, goal = case
    theirs = library.ask(their_problem, max(least, WARM_UP))
    if theirs is None:
        sys.exit(f"{library.name} failed at {their_problem}: {library.last_words()}")
    if "missing" in theirs:
        return None
    demand_same(title, library.name, engine.ask(our_problem, least)["chances"], theirs["chances"])
    our_seconds, their_seconds = [], []
    for index in range(rounds):
        turns = [(engine, our_problem, our_seconds), (library, their_problem, their_seconds)]
        for side, problem, seconds in turns if index % 2 == 0 else reversed(turns):
            seconds.append(side.ask(problem, least)["seconds"])
    ratios = [b / a for a, b in zip(our_seconds, their_seconds)]
    low, ratio, high = statistics.quantiles(ratios, n=4, method="inclusive") if rounds > 1 else ratios * 3
    held = f"at least {goal}: {'met' if ratio >= goal else 'missed'}"
    return f"| {title} | {time_text(statistics.median(our_seconds))} | {time_text(statistics.median(their_seconds))} | {ratio:.3g} ({low:.3g} to {high:.3g}) | {held} |"


def compare(bench, name, path, rounds, least):
    library = library_side(name, path)
    about = library.ask("about", 0)
    if about is None:
        said = library.last_words()
        missing = f"No module named '{name}'" in said or f"Cannot find module '{name}'" in said
        how = f"is not here: `{LIBRARIES[name][1]}` fetches it, or --path {name}=FOLDER says where it is." if missing else f"can't be used: {said}"
        print(f"{name} {how}", file=sys.stderr)
        return False
    engine = Side("drumhead-bench", [bench, "--on-request"])
    print(f"### Exact odds against {about['about']}\n\n| case | engine | {name} | {name} takes so many times as long | goal |\n|---|---|---|---|---|", flush=True)
    left_out = []
    for case in CASES:
        row = measured(engine, library, case, rounds, least)
        if row:
            print(row, flush=True)
        else:
            left_out.append(case[0])
    print()
    for title in left_out:
        print(f"- Not measured with this {name}: {title}.\n")
    library.end()
    engine.end()
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("libraries", nargs="*", metavar="LIBRARY", help=f"which of {', '.join(LIBRARIES)}; all, if none is named")
    parser.add_argument("--path", action="append", default=[], metavar="LIBRARY=FOLDER", help="where a library is: the folder that holds the Python package, or node_modules")
    parser.add_argument("--bench", default=str(HERE.parents[1] / "build/release/bin/drumhead-bench"), help="the drumhead-bench to ask (default: that of the release build)")
    parser.add_argument("--rounds", type=int, default=15, help="samples of each side (default: 15)")
    parser.add_argument("--sample", type=float, default=0.02, metavar="SECONDS", help="the least length of a sample (default: 0.02)")
    options = parser.parse_args()
    for name in options.libraries:
        if name not in LIBRARIES:
            parser.error(f"there is no program for {name!r}; there are {', '.join(LIBRARIES)}")
    paths = dict(each.split("=", 1) if "=" in each else parser.error(f"--path {each} lacks a library: LIBRARY=FOLDER") for each in options.path)
    for name in paths:
        if name not in LIBRARIES:
            parser.error(f"--path names {name!r}; there are {', '.join(LIBRARIES)}")
    if options.rounds < 1 or not options.sample > 0:
        parser.error("at least one round and a sample longer than nothing are needed")
    found = [compare(options.bench, name, paths.get(name), options.rounds, options.sample) for name in options.libraries or LIBRARIES]
    return 0 if any(found) else 1


if __name__ == "__main__":
    sys.exit(main())
