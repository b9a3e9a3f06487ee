# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#
# For scripts that try what a newer Debian has: its packages are unpacked with all that they need, and
# installed nowhere. To be sourced, with `there` the directory in which that is done, and `suite`.

mkdir -p "$there/lists/partial" "$there/archives/partial"

skip() {
    echo "skipped: $1" >&2
    exit 0
}

mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>"$there/log" |
    head -n 1) || true
[ -n "${mirror:-}" ] || skip "apt knows of no mirror: apt-get update"
keys=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$keys] $mirror $suite main" >"$there/sources.list"
: >"$there/status"

# of_suite apt-get|apt-cache ARGUMENT...: as on a machine of that suite on which nothing is installed.
of_suite() {
    local command=$1
    shift
    "$command" -qq -o Dir::Etc::sourcelist="$there/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::Etc::preferencesparts=/dev/null -o Dir::State::lists="$there/lists" \
        -o Dir::State::status="$there/status" -o Dir::Cache::archives="$there/archives" \
        -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=root "$@" \
        2>>"$there/log"
}

unpack_archives() {
    mkdir -p "$there/root"
    for package in "$there"/archives/*.deb; do
        dpkg-deb -x "$package" "$there/root"
    done
}

of_suite apt-get update >>"$there/log" || skip "no packages of $suite: $there/log"
