#!/usr/bin/env python3
"""Fails where the sources include against the arrows of docs/architecture.md, or in a circle.

Usage: arrows.py SOURCE_TREE
The page holds one line for the layers, "app, cli -> print -> …", and one for the rooms of each layer that has any,
"game: scenario/csv -> scenario/editing, journal -> …, game". A room is a folder; src/game/play and
include/drumhead/game/play are one room. A layer's own name stands for the files directly in it.
"""
import re
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOTS = ("src", "include/drumhead")


def room_of(path, tree):
    """src/game/play/x.cpp and include/drumhead/game/play/x.hpp: "game/play"."""
    for root in ROOTS:
        if path.is_relative_to(tree / root):
            return str(path.parent.relative_to(tree / root))
    return None


def arrows_of(tree):
    """room -> room -> a file with such an include; and all rooms"""
    arrows, rooms = {}, set()
    for root in ROOTS:
        for path in sorted((tree / root).rglob("*.[ch]pp")):
            source = room_of(path, tree)
            rooms.add(source)
            for name in re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE):
                at = [tree / "src" / name, tree / "include" / name, path.parent / name]
                found = next((each.resolve() for each in at if each.is_file()), None)
                target = found and room_of(found, tree)
                if target and target != source:
                    arrows.setdefault(source, {}).setdefault(target, path.relative_to(tree))
    return arrows, rooms


def places(line, prefix=""):
    """room -> its place, from the left, of "a, b -> c" """
    named = ((name.strip(), place) for place, part in enumerate(line.split("->")) for name in part.split(","))
    return {name if not prefix or name == prefix else f"{prefix}/{name}": place for name, place in named}


def orders_of(tree):
    """The order of the layers, and layer -> the order of its rooms."""
    page = (tree / "docs" / "architecture.md").read_text(encoding="utf-8")
    layers = places(re.search(r"^app, cli +->.*$", page, re.MULTILINE).group())
    rooms = {layer: places(line, layer) for layer, line in re.findall(r"^(\w+): +(.*->.*)$", page, re.MULTILINE) if layer in layers}
    return layers, rooms


def faults_of(arrows, rooms, layers, order):
    known = {room for rooms_of_layer in order.values() for room in rooms_of_layer} | (set(layers) - set(order))
    for room in sorted(rooms - known):
        yield f"docs/architecture.md does not say where the room {room} stands"
    for room in sorted(known - rooms):
        yield f"docs/architecture.md names the room {room}, which has no sources"
    for source, targets in arrows.items():
        for target, path in targets.items():
            layer, other = source.split("/")[0], target.split("/")[0]
            places_here, a, b = (layers, layer, other) if layer != other else (order.get(layer, {}), source, target)
            if a in places_here and b in places_here and places_here[b] <= places_here[a]:
                yield f"{path}: {source} must not include {target}, which stands left of it or beside it"


def main():
    tree = Path(sys.argv[1]).resolve()
    arrows, rooms = arrows_of(tree)
    faults = list(faults_of(arrows, rooms, *orders_of(tree)))
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        circle = error.args[1][::-1]
        faults.append("rooms include one another: " + " -> ".join(circle))
        faults += [f"  {arrows[a][b]} ({a} -> {b})" for a, b in zip(circle, circle[1:]) if b in arrows.get(a, {})]
    print("\n".join(faults) if faults else f"{sum(map(len, arrows.values()))} arrows between {len(rooms)} rooms, all one way")
    return 1 if faults else 0


sys.exit(main())
