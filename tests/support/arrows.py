#!/usr/bin/env python3
"""Fails where folders of the sources include one another in a circle, or where a layer includes one that stands left of it.

Usage: arrows.py SOURCE_TREE
The layers and their order are read from docs/architecture.md: "app, cli -> print -> …".
"""
import re
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


def folder_of(path, root):
    """src/rules/loading/x.cpp and include/drumhead/rules/x.hpp: "rules" (one room to whoever is outside); src/app/panels/x.cpp: "app/panels"."""
    parts = path.relative_to(root).parts[:-1]
    return "/".join(parts[:2]) if parts[0] == "app" else parts[0]


def arrows_of(tree):
    """folder -> folder -> a file with such an include"""
    arrows = {}
    for root in (tree / "src", tree / "include" / "drumhead"):
        for path in sorted(root.rglob("*.[ch]pp")):
            source = folder_of(path, root)
            for name in re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE):
                at = [tree / "src" / name, tree / "include" / name, path.parent / name]
                found = next((each for each in at if each.is_file()), None)
                if found is None:
                    continue
                base = tree / "src" if found.is_relative_to(tree / "src") else tree / "include" / "drumhead"
                target = folder_of(found.resolve(), base.resolve())
                if target != source:
                    arrows.setdefault(source, {}).setdefault(target, path.relative_to(tree))
    return arrows


def layers_of(tree):
    """layer -> its place, from the left"""
    line = re.search(r"^app, cli +->.*$", (tree / "docs" / "architecture.md").read_text(encoding="utf-8"), re.MULTILINE).group()
    return {name.strip(): place for place, part in enumerate(line.split("->")) for name in part.split(",")}


def main():
    tree = Path(sys.argv[1]).resolve()
    arrows, layers = arrows_of(tree), layers_of(tree)
    faults = [
        f"{path}: {source} must not include {target}, which stands left of it or beside it"
        for source, targets in arrows.items()
        for target, path in targets.items()
        if source.split("/")[0] != target.split("/")[0] and layers[target.split("/")[0]] <= layers[source.split("/")[0]]
    ]
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        circle = error.args[1][::-1]
        faults.append("folders include one another: " + " -> ".join(circle))
        faults += [f"  {arrows[a][b]} ({a} -> {b})" for a, b in zip(circle, circle[1:]) if b in arrows.get(a, {})]
    print("\n".join(faults) if faults else f"{sum(map(len, arrows.values()))} arrows between {len(arrows)} folders, all one way")
    return 1 if faults else 0


sys.exit(main())
