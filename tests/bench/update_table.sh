#!/usr/bin/env bash
# Measures, and puts the table in its place in docs/performance.md.
# Usage: update_table.sh [BENCH [drumhead-bench options]]
set -euo pipefail

source_dir=$(cd "$(dirname "$0")/../.." && pwd)
bench=${1:-$source_dir/build/release/bin/drumhead-bench}
shift || true
table=$("$bench" --markdown "$@")

TABLE=$table python3 - "$source_dir/docs/performance.md" <<'END'
import os
import pathlib
import platform
import re
import sys

page = pathlib.Path(sys.argv[1])
text = page.read_text(encoding="utf-8")
cpu = re.search(r"model name\s*:\s*(.*)", pathlib.Path("/proc/cpuinfo").read_text()).group(1)
machine = f"Measured on {cpu}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}.\n\n"
begin, end = "<!-- table begins -->\n", "<!-- table ends -->\n"
if begin not in text or end not in text:
    sys.exit(f"{page}: no place for the table")
before, rest = text.split(begin)
page.write_text(before + begin + "\n" + machine + os.environ["TABLE"] + "\n\n" + end + rest.split(end)[1], encoding="utf-8")
END
