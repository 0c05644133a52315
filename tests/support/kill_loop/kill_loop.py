#!/usr/bin/env python3
"""Kills a program that plays a game, at random moments, and looks whether all that it told to be kept is there.

Usage: kill_loop.py PLAYER [RUNS [SEED [SCENARIO]]]     25 runs unless told otherwise; SEED "-" is any
With a scenario a real battle is played through the game's own commands, and decided again when it is listed.
Exit code 1: something that was told was lost, or the file could not be opened again.
"""
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

player = sys.argv[1]
runs = int(sys.argv[2]) if len(sys.argv) > 2 else 25
seed = int(sys.argv[3]) if len(sys.argv) > 3 and sys.argv[3] != "-" else random.randrange(1 << 30)
scenario = sys.argv[4:5]
chance = random.Random(seed)
patience = 0.0  # seconds; grows where a slow machine has told nothing yet


def fail(run, why):
    print(f"kill_loop: run {run} of seed {seed}: {why}")
    sys.exit(1)


def play_and_kill(path, run):
    """The lines that the player told before it was killed. One torn in the middle was not told."""
    process = subprocess.Popen([player, path, str(run), *scenario], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    time.sleep(patience)
    if scenario:
        time.sleep(chance.uniform(0.0, 0.2))
    time.sleep(chance.uniform(0.0, 0.06) if chance.random() < 0.9 else chance.uniform(0.06, 0.4))
    if process.poll() is not None:
        fail(run, f"the player ended by itself: {process.stderr.read().decode()}")
    process.send_signal(signal.SIGKILL)
    told = process.communicate()[0].decode()
    return told[:told.rfind("\n") + 1].split("\n")[:-1]


def held(path, run):
    listing = subprocess.run([player, "--list", path, *scenario], capture_output=True, text=True)
    if listing.returncode != 0:
        fail(run, f"the file can't be opened again: {listing.stderr}")
    lines = listing.stdout.split("\n")[:-1]
    return {int(line.split()[1]) for line in lines if line.startswith("entry")}, int(lines[-1].split()[1])


def check(run, told, entries, head, before):
    kept = before | {int(line.split()[1]) for line in told if line.startswith("entry")}
    if not kept <= entries:
        fail(run, f"entries {sorted(kept - entries)[:5]} were told and are lost")
    if entries != set(range(1, len(entries) + 1)):
        fail(run, "the entries have a gap")
    last = int(told[-1].split()[1]) if told else None
    before_last = int(told[-2].split()[1]) if len(told) > 1 else None
    if told and told[-1].startswith("going") and (before_last is None or head in (last, before_last)):
        return entries
    begun = len(entries) > max(kept, default=0) or head == max(kept, default=0) // 2
    if last is not None and head != last and head != len(entries) and not begun:
        fail(run, f"the head is {head}; told last was {told[-1]}")
    return entries


def main():
    global patience
    told_in_all = 0
    with tempfile.TemporaryDirectory(prefix="drumhead-kill-") as folder:
        entries = set()
        for run in range(runs):
            path = os.path.join(folder, f"game-{run // 10}.drumhead")
            if run % 10 == 0:
                entries = set()
            told = play_and_kill(path, run)
            told_in_all += len(told)
            if told_in_all == 0:
                patience = min(2 * patience + 0.02, 5.0)
            if not os.path.exists(path):
                if told:
                    fail(run, "the file is gone")
                continue
            entries = check(run, told, *held(path, run), entries)
            if os.listdir(folder).count(os.path.basename(path) + "-wal"):
                fail(run, "a clean closing left its journal behind")
    if told_in_all == 0:
        fail(runs, "nothing was ever played")
    print(f"{runs} runs, {told_in_all} commands told, none lost (seed {seed})")


main()
