#!/usr/bin/env python3
"""Fails where a fault or an error that a person meets in the window is a bare English sentence: it has to be a message with
an id, which tools/translations --check then wants in every language.

Usage: faults_have_ids.py SOURCE_TREE
"""
import re
import sys
from pathlib import Path

FOLDERS = ("base", "rules", "resolve", "game", "storage", "sheets", "charts", "print")
# What only those meet who drive the command line.
ENGLISH = ("rules/fact_name.cpp", "resolve/across/across.cpp", "resolve/examples/",
           "game/autoplay/", "game/state/command.cpp", "game/state/event_reader.cpp", "game/state/json_text.cpp",
           "storage/replay/battle_text.cpp")
# Told in English by design: programming mistakes, words of a command line, a sample of JSON, and that no texts are found.
KNOWN = ("the game file was not told by which rules it is played", "the paper is a4 or letter, not", "the English text", "the other", "no folder of rulesets was found", "; set DRUMHEAD_DATA")

literal = r'"(?:[^"\\]|\\.)*"'
message = re.compile(r"\b(?:say|count|message|tr)\(\s*" + literal + r"\s*(?:,\s*(?:[^\",;{}]*?,\s*)?" + literal + r"(?:\s*" + literal + r")*)?")
sentence = re.compile(r'"(?:[^"\\]|\\.)*[a-z]{2,} [a-z]+(?:[^"\\]|\\.)*"')
begin = re.compile(r"\b(?:Error\{|Fault\(|Fault\{|fault\(|ofMissing\(|blame\()")

tree = Path(sys.argv[1]) / "src"
told = []
for path in sorted(each for folder in FOLDERS for each in (tree / folder).rglob("*.cpp")):
    name = str(path.relative_to(tree))
    if name.startswith(ENGLISH):
        continue
    text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
    for found in begin.finditer(text):
        statement = text[found.end():].split(";\n", 1)[0]
        for bare in sentence.findall(message.sub("", statement)):
            if not any(known in bare for known in KNOWN):
                line = text.count("\n", 0, found.start()) + 1
                told.append(f"src/{name}:{line}: {bare} has no id; write it as a message, see docs/translating.md")
print("\n".join(dict.fromkeys(told)))
sys.exit(1 if told else 0)
