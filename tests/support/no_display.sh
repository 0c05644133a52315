#!/bin/sh
# no_display.sh WINDOW: without a display the program says so in one sentence and ends with 2; -h and -v need none.
unset DISPLAY WAYLAND_DISPLAY QT_QPA_PLATFORM
said=$("$1" 2>&1)
code=$?
[ "$code" -eq 2 ] || { echo "exit code $code: $said"; exit 1; }
[ "$(printf '%s\n' "$said" | wc -l)" -eq 1 ] || { echo "more than one sentence: $said"; exit 1; }
case $said in *"there is no display"*) ;; *) echo "not told: $said"; exit 1 ;; esac
"$1" -v | grep -q "^Drumhead " || { echo "-v fails"; exit 1; }
"$1" -h | grep -q "scenario.json" || { echo "-h fails"; exit 1; }
