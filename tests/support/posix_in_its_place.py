#!/usr/bin/env python3
"""Fails where a source includes a POSIX header that docs/porting.md does not name, or the page names one that needs none.

Usage: posix_in_its_place.py SOURCE_TREE
"""
import re
import sys
from pathlib import Path

HEADERS = re.compile(r"^#include <(unistd|fcntl|dirent|pwd|poll|signal|csignal|termios|dlfcn|pthread|sys/[a-z]+|netinet/[a-z]+)"
                     r"(\.h)?>", re.MULTILINE)

tree = Path(sys.argv[1])
found = {str(path.relative_to(tree))
         for root in ("src", "include") for path in (tree / root).rglob("*.[ch]pp")
         if HEADERS.search(path.read_text(encoding="utf-8"))}
named = set(re.findall(r"`(src/[\w/]+\.[ch]pp)`", (tree / "docs/porting.md").read_text(encoding="utf-8")))
for path in sorted(found - named):
    print(f"{path} includes a POSIX header, and docs/porting.md does not name it")
for path in sorted(named - found):
    print(f"docs/porting.md names {path}, which includes no POSIX header")
sys.exit(1 if found ^ named else 0)
