#!/usr/bin/env python3
"""No sentence of ours is parsed: errors, messages, titles and headings are made last and never searched or cut.

Usage: no_sentences_parsed.py [SOURCE_DIR]
Lists every file:line below src/ and include/ that searches, cuts or compares part of such a text, or uses a regular
expression. Meaning travels as types instead: see `Fault` in include/drumhead/rules/fault.hpp. Exit code 1: found some;
2: the search itself does not find what it has to (checked on examples at every run).
"""

import pathlib
import re
import sys

# Names of values that hold our sentences, as a variable, a member or a call.
HOLDS_SENTENCE = r"\w*(?:[eE]rror|[mM]essage|[sS]entences?|[tT]itle|[hH]eading|[hH]eadline|[fF]ault|outcome)(?:\(\)|\[\w+\])?"
SEARCHES = (r"(?:find|rfind|find_last_of|starts_with|ends_with|compare|startsWith|endsWith|indexOf|lastIndexOf"
            r"|contains|replace|section|chopped)")
PATTERNS = [
    re.compile(rf"\b{HOLDS_SENTENCE}\s*(?:\.|->)\s*{SEARCHES}\s*\((?!u?'|QChar)"),
    re.compile(r"\b(?:QRegularExpression|std::regex)\b(?!>)"),
]

# A single character (a full stop at the end) is punctuation, not meaning.
# What may stay: part of the path, part of the line, and why it is no sentence of ours.
ALLOWED = [
    ("resolve/examples/example_runner.cpp", "verdict.title.find(text)", "an author's `expect` names words of the title"),
    ("app/shell/help/manual_dialog.cpp", "link", "drops links from the manual's Markdown"),
    ("app/battle/case/scenario/scenario_text.cpp", "ownBlock", "finds Markdown in a text that a person wrote"),
    ("app/shared/rules/status_text.cpp", "parts", "the parts of a ledger row's reading, which its author wrote so"),
    ("app/battle/session/entity_summary.cpp", "inBrackets", "shortens labels that an author wrote"),
    ("sheets/reference/reference_topics.cpp", "step.title.find(' ')", "whether an author's title begins with a number"),
    ("app/battle/turn/way_button.cpp", "endsWith(side)", "whether the side is the end that stays when a title is cut"),
    ("base/text.cpp", "sentence.ends_with(end)", "whether a sentence has its full stop already"),
]

MUST_FIND = [
    'if (result.error().find("has to be answered") != std::string::npos)',
    'const auto end = error.rfind("x");',
    "if (problem.message.compare(0, n, beginning) != 0) continue;",
    'fault.message().starts_with("this is")',
    "if (text == entry.sentences[i] && entry.sentences[i].find(a) == npos)",
    "heading\n        .startsWith(step)",
    "static const QRegularExpression parts(text);",
]
MUST_PASS = [
    "if (!result) return Error{result.error()};",
    "names.find(title)",
    "m_words.contains(message)",
    "return Fault(FaultCode::UnknownKey, {aKey(key)});",
    "// the message is replaced (see below)",
    "#include <QRegularExpression>",
    "titles.indexOf(chosen)",
]


def withoutComments(text):
    """The same text with comments and includes blanked out, line by line."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found.group().count("\n"), text, flags=re.S)
    return re.sub(r"^[ \t]*#include[^\n]*", "", text, flags=re.M)


def findings(text):
    """Line number and line of every place at which a sentence is parsed."""
    code = withoutComments(text)
    lines = code.split("\n")
    for pattern in PATTERNS:
        for found in pattern.finditer(code):
            number = code.count("\n", 0, found.start()) + 1
            yield number, lines[number - 1].strip()


def isAllowed(path, line):
    return any(path.endswith(end) and part in line for end, part, _ in ALLOWED)


def main():
    for example in MUST_FIND:
        if not list(findings(example)):
            print(f"no_sentences_parsed: its own search misses: {example}", file=sys.stderr)
            return 2
    for example in MUST_PASS:
        if list(findings(example)):
            print(f"no_sentences_parsed: its own search refuses: {example}", file=sys.stderr)
            return 2
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parents[2])
    files = [path for folder in ("src", "include") for path in sorted((root / folder).rglob("*.[ch]pp"))]
    if len(files) < 100:
        print(f"no_sentences_parsed: only {len(files)} sources below {root}", file=sys.stderr)
        return 2
    count = 0
    for path in files:
        for number, line in findings(path.read_text(encoding="utf-8")):
            if isAllowed(path.as_posix(), line):
                continue
            print(f"{path.relative_to(root)}:{number}: {line}")
            count += 1
    if count:
        print(f"no_sentences_parsed: {count} places search in a sentence of ours; carry the meaning as a type instead")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
