#!/usr/bin/python3
"""Every command of docs/reliability.md tries something: its pattern names a test that is there.

Usage: reliability.py SOURCE_DIR DRUMHEAD_TESTS [DRUMHEAD_APP_TESTS]
"""
import os
import pathlib
import re
import subprocess
import sys


def names_a_test(program, pattern):
    """Whether the test program has a test of that name or tag."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    listed = subprocess.run([program, pattern, "--list-tests"], capture_output=True, text=True, env=environment)
    counts = re.findall(r"(\d+) (?:matching )?test cases?$", listed.stdout.strip())
    return bool(counts) and int(counts[-1]) > 0


def main():
    source, *programs = sys.argv[1:]
    source = pathlib.Path(source)
    text = (source / "docs/reliability.md").read_text(encoding="utf-8")
    faults = []
    for letter, program in zip("TA", programs):
        patterns = re.findall(r'\b%s "([^"]+)"' % letter, text)
        if not patterns:
            faults.append(f"no command with {letter}")
        faults += [f'no test of {letter} "{each}"' for each in patterns if not names_a_test(program, each)]
    registered = re.findall(r"add_test\(NAME (\S+)", (source / "tests/CMakeLists.txt").read_text(encoding="utf-8"))
    for each in re.findall(r"ctest --preset release -R (\w+)", text):
        if not any(each in name for name in registered):
            faults.append(f"no test of ctest is named {each}")
    for each in faults:
        print(f"docs/reliability.md: {each}")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
