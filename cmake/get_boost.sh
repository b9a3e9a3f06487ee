#!/usr/bin/env bash
# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#
# Makes sure that there is a Boost that is new enough. If there is none, takes the headers out of a
# newer Debian release's package, by this machine's mirror and keys, and puts them below .deps/.
# Installs nothing, changes nothing outside of .deps/ and needs no root.
set -euo pipefail

deps=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.deps
least=109100 # 1.91

die() {
    printf 'setup: %s\n' "$*" >&2
    exit 1
}

# The places, and their order, are those of colock_boost.cmake.
boost_is_there() {
    local root file version prefixes=${CMAKE_PREFIX_PATH:-}
    local roots=("${Boost_ROOT:-}" "${BOOST_ROOT:-}" ${prefixes//:/ } /usr/local /usr "$deps/boost")
    for root in "${roots[@]}"; do
        for file in "$root/include/boost/version.hpp" "$root/boost/version.hpp"; do
            [ -r "$file" ] || continue
            version=$(sed -n 's/^#define BOOST_VERSION //p' "$file")
            [ "${version:-0}" -lt $least ] || return 0
        done
    done
    return 1
}

# The machine's entries for its own release, rewritten for the release $1, into the directory $2.
# They keep their mirror and their keys. Those of other archives come along, and do no harm: they
# will not have that release, or not be trusted with more than before.
rewrite_sources() {
    local release=$1 into=$2 codename file
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
    rm -rf "$into"
    mkdir -p "$into"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*; do
        [ -r "$file" ] || continue
        case $file in
        *.list)
            sed -nE "s/^\s*deb\s+(\[[^]]*\]\s+)?(\S+)\s+$codename\s.*/deb \1\2 $release main/p" \
                "$file" >"$into/${file##*/}"
            ;;
        *.sources)
            awk -v codename="$codename" -v release="$release" '
                # A stanza is dropped, or printed with its own fields but for those that we set.
                function finish() {
                    if (matches && !disabled)
                        printf "%sTypes: deb\nSuites: %s\nComponents: main\n\n", kept, release
                    kept = ""; matches = disabled = 0
                }
                /^#/ { next }
                /^[ \t]*$/ { finish(); next }
                /^[^ \t]/ { field = tolower($1) }
                field == "suites:" {
                    for (i = 1; i <= NF; ++i) if ($i == codename) matches = 1
                    next
                }
                field == "enabled:" { if (tolower($2) == "no") disabled = 1; next }
                field == "types:" || field == "components:" { next }
                { kept = kept $0 "\n" }
                END { finish() }' "$file" >"$into/${file##*/}"
            ;;
        esac
    done
}

# Prints the newest package of Boost's headers that apt knows, if it is new enough.
newest_package() {
    "$@" pkgnames libboost1. 2>/dev/null | sed -nE 's/^libboost1\.([0-9]+)-dev$/\1/p' | sort -n |
        awk '{ newest = $1 } END { if (newest >= 91) print "libboost1." newest "-dev" }'
}

fetch_boost() {
    local work=$deps/apt release package log=$deps/apt.log
    rm -rf "$work" "$deps/unpacked"
    mkdir -p "$work"/{lists/partial,cache/archives/partial,download}
    local own=(
        -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$work/sources"
        -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null
        -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache"
        -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none -o Acquire::Retries=3
    )
    : >"$log"
    for release in trixie-backports forky sid; do
        rewrite_sources $release "$work/sources"
        # Its exit code says little: one archive of several may not have this release.
        apt-get "${own[@]}" -q update >>"$log" 2>&1 || true
        package=$(newest_package apt-cache "${own[@]}")
        [ -n "$package" ] || continue
        printf 'setup: getting the headers of %s from %s\n' "$package" $release >&2
        (cd "$work/download" && apt-get "${own[@]}" -q download "$package") >>"$log" 2>&1 ||
            continue
        dpkg -x "$work"/download/*.deb "$deps/unpacked" >>"$log" 2>&1 || break
        rm -rf "$deps/boost"
        mkdir "$deps/boost" && mv "$deps/unpacked/usr/include" "$deps/boost/include" || break
        rm -rf "$work" "$deps/unpacked" "$log"
        return 0
    done
    cat "$log" >&2
    return 1
}

boost_is_there && exit
problem="there is no Boost 1.91 or newer (libboost1.91-dev or newer in Debian)"
advice="Put the headers of one anywhere, set BOOST_ROOT to that directory and run this again."
for tool in apt-get apt-cache dpkg flock; do
    command -v $tool >/dev/null || die "$problem, and no $tool to get one with. $advice"
done
mkdir -p "$deps"
exec 9>"$deps/lock"
flock 9 # two runs at once: the second finds what the first has put there
boost_is_there && exit
fetch_boost || die "$problem, and none could be had by apt: see above. $advice"
