#!/usr/bin/env bash
# The one list of Debian 12 packages that building, testing and running Drumhead needs.
#   tools/deps.sh          installs those that are missing (as root, or through sudo)
#   tools/deps.sh --list   prints their names, one per line
set -euo pipefail

packages=(
    # building
    g++                 # C++20 compiler (GCC 12)
    cmake               # build description, presets, ctest
    ninja-build         # runs the build
    ccache              # compiles nothing twice
    qt6-base-dev        # Qt 6: Core, Gui, Widgets, Test, Sql, PrintSupport
    qt6-svg-dev         # Qt 6 Svg
    qt6-l10n-tools      # lrelease and lupdate: translations of the window
    nlohmann-json3-dev  # JSON, headers only
    libsqlite3-dev      # game files
    libcli11-dev        # the command line, headers only
    libgmp-dev          # GMP: exact fractions of any size, for odds
    # testing
    catch2              # unit tests, headers only
    python3             # tests/support/no_ruleset_names.sh reads the rulesets with it
    python3-jsonschema  # tests/support/validate_schema.py holds them against the schema of their format
    poppler-utils       # pdftotext: what stands in the sheets
    clang-format        # tools/format: the form of the sources
    desktop-file-utils  # desktop-file-validate: the desktop entry
    appstream           # appstreamcli: what software centres show
    # running: what Qt loads as a plug-in, so that no library dependency names it
    libqt6svg6          # SVG image and icon plug-ins
    qt6-wayland         # window on a Wayland desktop (the X11 and offscreen ones come with Qt itself)
    qt6-translations-l10n  # Qt's own texts: OK, Cancel, the file dialog
    fonts-dejavu-core   # text on screen and in PDF: with no font at all both stay empty
)

if [ "${1:-}" = --list ]; then
    printf '%s\n' "${packages[@]}"
    exit 0
fi

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "tools/deps.sh: this is not a Debian system, so nothing is installed; needed are the equivalents of:" \
         "${packages[*]}" >&2
    exit 0
fi

missing=()
for package in "${packages[@]}"; do
    status=$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

asRoot=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "tools/deps.sh: packages are missing and only root can install them; please have this run as root:" \
             "apt-get install ${missing[*]}" >&2
        exit 1
    fi
    asRoot=(sudo)
    [ -t 0 ] || asRoot+=(--non-interactive)
fi

aptGet() {
    "${asRoot[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -qq -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 -o Dpkg::Use-Pty=0 "$@" </dev/null
}

aptGet update >&2 || echo "tools/deps.sh: the package lists could not be renewed; trying with those at hand" >&2
# "84.1 MB to download, 431 MB on disk", from apt's "Need to get … of archives." and "After this operation, … used."
size=$("${asRoot[@]}" env LC_ALL=C apt-get --assume-no install --no-install-recommends "${missing[@]}" 2>/dev/null </dev/null |
    sed -n -E 's/^Need to get ([^ ]+ [^ ]+).*/\1 to download/p; s/^After this operation, ([^ ]+ [^ ]+).*/\1 on disk/p' |
    paste -sd, | sed 's/,/, /') || true
echo "tools/deps.sh: installing ${missing[*]}${size:+ ($size)}" >&2
if ! aptGet install --yes --no-install-recommends "${missing[@]}" >&2; then
    echo "tools/deps.sh: could not install the missing packages; please install them by hand:" \
         "apt-get install ${missing[*]}" >&2
    exit 1
fi
