#!/usr/bin/python3
"""The German guides for rules authors say what the English ones say.

Usage: translated_guides.py SOURCE_DIR [--write]
docs/de/translated.tsv has each chapter of the English guides with the fingerprint of the text that was translated. Fails
where the English has changed since, and where a link of a text below docs/de leads to no file or no heading.
--write takes down the English as it is now: only once the German says the same.
"""
import hashlib
import pathlib
import re
import sys

GUIDES = ["ruleset-tutorial.md", "ruleset-authoring.md"]
HEADING = re.compile(r"^#+ (.*)$")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")


def chapters(text):
    """(heading, text) of each chapter; headings within blocks of code are none."""
    heading, lines, is_code = "", [], False
    for line in text.splitlines():
        is_code ^= line.startswith("```")
        found = None if is_code else HEADING.match(line)
        if found:
            yield heading, "\n".join(lines)
            heading, lines = found[1], []
        lines.append(line.rstrip())
    yield heading, "\n".join(lines)


def fingerprints(docs):
    for guide in GUIDES:
        for heading, text in chapters((docs / guide).read_text(encoding="utf-8")):
            if text.strip():
                yield f"{guide}\t{heading}", hashlib.sha256(text.strip().encode()).hexdigest()[:16]


def changed(docs, kept):
    stored = dict(line.rsplit("\t", 1) for line in kept.read_text(encoding="utf-8").splitlines())
    present = dict(fingerprints(docs))
    for chapter in sorted(stored.keys() | present.keys()):
        if stored.get(chapter) != present.get(chapter):
            guide, heading = chapter.split("\t")
            yield f"docs/{guide}, “{heading}”: the English has changed; say the same in docs/de/{guide}, then run tests/support/translated_guides.py . --write"


def anchor(heading):
    """As GitHub makes it."""
    words = re.sub(r"[^\w\- ]", "", re.sub(r"`|\*", "", heading).lower())
    return words.replace(" ", "-")


def dead_links(docs):
    for page in sorted((docs / "de").rglob("*.md")):
        for link in LINK.findall(re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.S)):
            if "://" in link:
                continue
            name, _, place = link.partition("#")
            target = (page.parent / name) if name else page
            if not target.exists():
                yield f"{page.relative_to(docs.parent)}: {link} leads to no file"
            elif place and place not in {anchor(heading) for heading, _ in chapters(target.read_text(encoding="utf-8"))}:
                yield f"{page.relative_to(docs.parent)}: {link} leads to no heading"


def main():
    docs = pathlib.Path(sys.argv[1]) / "docs"
    kept = docs / "de" / "translated.tsv"
    if "--write" in sys.argv:
        kept.write_text("".join(f"{chapter}\t{mark}\n" for chapter, mark in fingerprints(docs)), encoding="utf-8")
    faults = [*changed(docs, kept), *dead_links(docs)]
    print("\n".join(faults) or "the German guides are up to date")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
