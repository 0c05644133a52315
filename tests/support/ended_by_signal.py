#!/usr/bin/env python3
"""Programs that play a game are asked to end, as a system that shuts down asks: the file has everything by itself.

ended_by_signal.py CLI SCENARIO [WINDOW]
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SECONDS = 20


def until(what, come):
    """Waits until it has come; an error where it doesn't."""
    end = time.monotonic() + SECONDS
    while not come():
        if time.monotonic() > end:
            sys.exit(f"{what} did not come in {SECONDS} s")
        time.sleep(0.02)


def commands_in(cli, game):
    """How many commands the file has; an error where it can't be read, or something lies beside it."""
    beside = [each.name for each in game.parent.iterdir() if each.name.startswith(game.name + "-")]
    if beside:
        sys.exit(f"beside {game.name} lies {beside}")
    done = subprocess.run([cli, "replay", game], capture_output=True, text=True, timeout=SECONDS)
    if done.returncode != 0:
        sys.exit(f"{game.name}: {done.stdout}{done.stderr}")
    return int(done.stdout.splitlines()[-1].split()[0])


def play(cli, scenario, folder, number):
    game = folder / f"signal-{number}.drumhead"
    with subprocess.Popen([cli, "play", scenario, "-o", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        program.stdin.write(b'{"do":"advance"}\n')
        program.stdin.flush()
        program.stdout.readline()
        # Nothing more comes: what lies beside the file is folded in, so that a copy of the one file has it.
        until("the fold", lambda: os.path.getsize(f"{game}-wal") == 0)
        copy = folder / f"copy-{number}.drumhead"
        shutil.copyfile(game, copy)
        if commands_in(cli, copy) != 1:
            sys.exit("the copy lacks the command")
        program.send_signal(number)
        program.stdin.flush()
        if program.wait(SECONDS) != 128 + number:
            sys.exit(f"signal {number}: exit code {program.returncode}")
    if commands_in(cli, game) != 1:
        sys.exit(f"signal {number}: the game lacks the command")
    return game


def show(window, game):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=str(game.parent), XDG_CONFIG_HOME=str(game.parent))
    with subprocess.Popen([window, game], env=environment) as program:
        until("the window", lambda: os.path.exists(f"{game}-wal"))
        program.send_signal(signal.SIGTERM)
        if program.wait(SECONDS) != 128 + signal.SIGTERM:
            sys.exit(f"the window: exit code {program.returncode}")


def main():
    cli, scenario, *window = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            game = play(cli, scenario, folder, number)
        if window:
            show(window[0], game)
            if commands_in(cli, game) != 1:
                sys.exit("the window: the game lacks the command")


main()
