#!/usr/bin/env python3
"""Runs one part of a test program, so that several parts can run at the same time.

Usage: part_of_tests.py PROGRAM PART PARTS [WHICH]
WHICH of its tests, as the program takes it. PART counts from 1. Every test of the program is in one part: the n-th in the order of its list. Exit code: the program's.
"""

import os
import re
import subprocess
import sys
import tempfile


def main():
    program, part, parts = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    # Catch2 gives the number of tests as the exit code of a list.
    listed = subprocess.run([program, "--list-test-names-only", *sys.argv[4:]], stdout=subprocess.PIPE, text=True, check=False)
    names = [line for line in listed.stdout.split("\n") if line]
    chosen = names[part - 1::parts]
    if not chosen:
        print(f"part_of_tests: {program} lists no tests for part {part} of {parts}", file=sys.stderr)
        return 1
    with tempfile.NamedTemporaryFile("w", suffix=".txt", delete=False) as file:
        file.write("\n".join(name.replace("\\", "\\\\").replace(",", "\\,").replace("[", "\\[") for name in chosen) + "\n")
    try:
        run = subprocess.run([program, "--input-file", file.name], stdout=subprocess.PIPE, text=True, check=False)
    finally:
        os.unlink(file.name)
    print("\n".join(line for line in run.stdout.split("\n") if not line.startswith("Filters: ")), end="")
    # Names that differ by capitals alone are one to the program, so more may run than were chosen, never fewer.
    totals = re.findall(r"(\d+) test cases?\)|test cases: +(\d+)", run.stdout)
    ran = max((int(a or b) for a, b in totals), default=0)
    if ran < len(chosen):
        print(f"part_of_tests: {len(chosen)} tests were chosen, and {ran} ran", file=sys.stderr)
        return run.returncode or 1
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
