#!/usr/bin/env bash
# Start-up of the window against a bare Qt main window, in turn, in one run: until the window is painted and nothing waits.
# Usage: measure.sh [DRUMHEAD [ROUNDS]]. Needs Xvfb and a compiler. A fresh home: the start page is what comes.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../../../build/release/bin/drumhead}
rounds=${2:-11}
box=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$box"' EXIT

read -ra qt <<< "$(pkg-config --cflags --libs Qt6Widgets)"
g++ -O2 -fPIC -std=c++20 -shared "$here/ready.cpp" -o "$box/ready.so" "${qt[@]}"
g++ -O2 -fPIC -std=c++20 "$here/bare.cpp" -o "$box/bare" "${qt[@]}"

export HOME=$box XDG_RUNTIME_DIR=$box LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb
unset DBUS_SESSION_BUS_ADDRESS WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME
exec 6<> "$box/display"
Xvfb -displayfd 6 -screen 0 1366x768x24 -nolisten tcp -noreset > /dev/null 2>&1 &
server=$!
for _ in $(seq 100); do
    [ ! -s "$box/display" ] || break
    sleep 0.1
done
DISPLAY=:$(tr -d '\n' < "$box/display")
export DISPLAY

start() { # NAME COMMAND…
    local name=$1
    shift
    READY_FROM=$(date +%s%3N) LD_PRELOAD=$box/ready.so timeout 60 "$@" 2> /dev/null | sed -n "s/^ready/$name/p" >> "$box/all"
}

for round in $(seq 0 "$rounds"); do
    start bare "$box/bare"
    start drumhead "$program" --new-window
    [ "$round" -gt 0 ] || : > "$box/all" # the first of each only fills the caches
done

python3 - "$box/all" << 'END'
import statistics
import sys

found = {"bare": [], "drumhead": []}
for line in open(sys.argv[1], encoding="utf-8"):
    name, *numbers = line.split()
    found[name].append([float(each) for each in numbers])
print("| to the painted window | bare Qt main window | Drumhead | ratio |")
print("|---|---|---|---|")
for at, what, unit in ((0, "wall time", "ms"), (1, "processor time", "ms"), (2, "memory at most", "kB")):
    bare, ours = (statistics.median(each[at] for each in found[name]) for name in ("bare", "drumhead"))
    print(f"| {what} | {bare:,.0f} {unit} | {ours:,.0f} {unit} | {ours / bare:.2f} |")
END
