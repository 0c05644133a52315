#!/usr/bin/python3
"""The tutorial for rules authors does what it says.

Usage: tutorial.py SOURCE_DIR DRUMHEAD_CLI [--write]
Follows docs/ruleset-tutorial.md as a reader does: writes each file as it is printed (a code block below a line with the
file's name), runs each command that begins with "$ " and compares what it says; "…" stands for anything.
After each step the folder has to be that of tests/rulesets/tutorial/NN-title, file by file; --write makes those folders.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FILE = re.compile(r"`([\w./-]+\.(?:json|tsv|txt))`\n```\w+\n(.*?)```\n", re.S)
CONSOLE = re.compile(r"```sh\n(.*?)```\n", re.S)
STEP = re.compile(r"^## (\d+)\. (.*)$", re.M)


def steps(text):
    """(folder name, text) of each numbered step."""
    found = list(STEP.finditer(text))
    for at, heading in enumerate(found):
        rest = text[heading.end():found[at + 1].start() if at + 1 < len(found) else text.find("\n## ", heading.end())]
        name = re.sub(r"[^a-z]+", "-", heading[2].lower()).strip("-")
        yield f"{int(heading[1]):02}-{name}", rest


def commands(block):
    """(command, what it has to say) of each command of a console block."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, _, said = part.partition("\n")
        yield command, said


def pattern(said):
    return re.compile(".*".join(re.escape(part) for part in said.rstrip().split("…")), re.S)


def files(folder):
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.is_file()}


class Reader:
    """Somebody who does what the tutorial says, in a folder of his own."""

    def __init__(self, cli, folder):
        self.folder = folder
        (folder / "bin").mkdir()
        (folder / "bin" / "drumhead-cli").symlink_to(cli)
        self.environment = {**os.environ, "PATH": f"{folder / 'bin'}:{os.environ['PATH']}", "XDG_DATA_HOME": str(folder / "own")}
        self.faults = []

    def follow(self, step, text):
        for name, content in FILE.findall(text):
            file = self.folder / name
            file.parent.mkdir(exist_ok=True)
            file.write_text(content, encoding="utf-8")
        for block in CONSOLE.findall(text):
            for command, said in commands(block):
                self.run(step, command, said)

    def run(self, step, command, said):
        ran = subprocess.run(command, shell=True, cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL,
                             capture_output=True, text=True, timeout=60)
        told = (ran.stdout + ran.stderr).rstrip()
        if not pattern(said).fullmatch(told):
            self.faults.append(f"{step}: $ {command}\nsays\n{told}\nand not\n{said}")


def main():
    source, cli = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    kept = source / "tests" / "rulesets" / "tutorial"
    with tempfile.TemporaryDirectory() as folder:
        reader = Reader(cli, pathlib.Path(folder))
        names = []
        for name, text in steps((source / "docs" / "ruleset-tutorial.md").read_text(encoding="utf-8")):
            names.append(name)
            reader.follow(name, text)
            written = files(reader.folder / "hedgerow")
            if "--write" in sys.argv:
                shutil.rmtree(kept / name, ignore_errors=True)
                shutil.copytree(reader.folder / "hedgerow", kept / name)
            stored = files(kept / name)
            reader.faults += [f"{name}: {file} is not as it is printed; run tests/support/tutorial.py with --write"
                              for file in sorted(written.keys() | stored.keys()) if written.get(file) != stored.get(file)]
        reader.run("other kinds of rules", f"cd '{source.resolve()}/tests/rulesets/sabre' && drumhead-cli play farm.scenario.json --rules . < two-turns.txt",
                   '…{"ok":true,…Turn 2.…{"ok":true,…"turn":3,…')
        folders = sorted(path.name for path in kept.iterdir())
        if names != folders or len(names) < 8:
            reader.faults.append(f"the steps {names} are not the folders {folders}")
        print("\n\n".join(reader.faults) or f"tutorial: {len(names)} steps")
        return 1 if reader.faults else 0


if __name__ == "__main__":
    sys.exit(main())
