#!/usr/bin/env bash
# Rules are data: no C++ file knows a ruleset or a troop type by name.
# Usage: no_ruleset_names.sh [SOURCE_DIR]
# Takes the names from rulesets/ (folder names, ids and titles of rulesets and of unit types) and lists every
# file:line below src/ and include/ that speaks one of them. Exit code 1: names found; 2: nothing to compare.
set -euo pipefail

exec python3 - "${1:-$(dirname "$0")/../..}" <<'END'
import json
import pathlib
import re
import sys

# Words of the field that the code may speak in its own sense: refused only where one is a whole string literal.
# Any other single word, and every name of two words or more, is refused wherever it stands.
COMMON_WORDS = """army artillery battery brigade camp cavalry column commander company division foot general gun
    group guard heavy horse infantry leader light line medium mounted none other regiment side skirmisher
    square staff train unit wagon""".split()


def fail(message):
    print(f"no_ruleset_names: {message}", file=sys.stderr)
    sys.exit(2)


def unitTypes(document):
    """Every element of a "unit-types" list, however deep it lies."""
    if isinstance(document, list):
        for value in document:
            yield from unitTypes(value)
    elif isinstance(document, dict):
        for key, value in document.items():
            if key == "unit-types" and isinstance(value, list):
                yield from (element for element in value if isinstance(element, dict))
            else:
                yield from unitTypes(value)


def texts(element):
    return [element[key] for key in ("id", "title") if isinstance(element.get(key), str)]


def namesOf(folder):
    names = [folder.name]
    types = []
    for path in sorted(folder.rglob("*.json")):
        try:
            document = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            fail(f"{path}: {error}")
        if path.name == "ruleset.json" and isinstance(document, dict):
            names += texts(document)
        types += [name for element in unitTypes(document) for name in texts(element)]
    extends = "extends" in json.loads((folder / "ruleset.json").read_text(encoding="utf-8"))
    if not types and not extends:
        fail(f"{folder}: no unit types found")
    return names + types


def words(text):
    """The words of a text or of an identifier, in small letters and without the s of the plural."""
    found = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+", text)
    return [word[:-1] if re.search(r"[^s]s$", word) and len(word) > 4 else word for word in map(str.lower, found)]


def isCommon(name):
    return len(name) == 1 and (name[0] in COMMON_WORDS or len(name[0]) < 4)


class Spoken:
    """What a line says, taken apart once for all names."""

    def __init__(self, line):
        self.words = words(line)
        self.sentence = f" {' '.join(self.words)} "
        self.literals = [words(literal) for literal in re.findall(r'"([^"\s]*)"', line)]

    def has(self, name):
        """Whether the line has the name: MediumInfantry, medium_infantry and "medium infantry" are all one."""
        if isCommon(name):
            return list(name) in self.literals
        return f" {' '.join(name)} " in self.sentence or "".join(name) in self.words


root = pathlib.Path(sys.argv[1]).resolve()
folders = [path.parent for path in sorted(root.glob("rulesets/*/ruleset.json"))]
if not folders:
    fail(f"no rulesets found below {root / 'rulesets'}")
names = sorted({tuple(words(name)) for folder in folders for name in namesOf(folder)} - {()})
for name in names:
    if not Spoken(f'"{"-".join(name)}"').has(name):
        fail(f"{name} would not be recognised")

sources = sorted(path for folder in ("src", "include") for path in (root / folder).rglob("*")
                 if path.suffix in (".cpp", ".hpp"))
if not sources:
    fail(f"no C++ files found below {root}")

found = 0
for path in sources:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        spoken = Spoken(line)
        for name in filter(spoken.has, names):
            print(f"{path.relative_to(root)}:{number}: \"{' '.join(name)}\" is a name from the rulesets: {line.strip()}")
            found += 1

print(f"{len(names)} names of {len(folders)} rulesets, {len(sources)} files: {found} found")
sys.exit(1 if found else 0)
END
