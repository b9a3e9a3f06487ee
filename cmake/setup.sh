#!/usr/bin/env bash
# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#
# Makes a Debian machine ready to build, test and measure colock: installs the packages that are
# missing. Says nothing when all is there.
#
#     cmake/setup.sh [--format] [--clang] [--reference] [--packaging]
#
# --format: also what the check of the formatting needs; --clang: also what the builds with
# sanitizers and the fuzzers need; --reference: also what makes pages of the headers' comments;
# --packaging: also what makes and checks Debian packages.
set -euo pipefail

say() { printf 'setup: %s\n' "$*" >&2; }
die() {
    say "$*"
    exit 1
}

missing=()

# need PACKAGE TEST...: the tests ask for the thing itself, which need not have come from a package.
need() {
    local package=$1
    shift
    "$@" >/dev/null 2>&1 || missing+=("$package")
}
has() { command -v "$1"; }
has_header() {
    echo "#include <$1>" | c++ ${OPENSSL_ROOT_DIR:+"-I$OPENSSL_ROOT_DIR/include"} -E -x c++ -
}
# Boost 1.81 or newer, which may be in BOOST_ROOT.
has_boost() {
    echo '#include <boost/version.hpp>
        static_assert(BOOST_VERSION >= 108100);' |
        c++ ${BOOST_ROOT:+"-I$BOOST_ROOT/include"} -fsyntax-only -x c++ -
}
has_sanitizers() {
    echo 'extern "C" int LLVMFuzzerTestOneInput(unsigned char const*, unsigned long) { return 0; }' |
        clang++-16 -fsanitize=fuzzer,address,undefined -x c++ - -o /dev/null
}
# The tests look for Python modules in these two places, too.
has_python() { /usr/bin/python3 -c "import $1" || python3 -c "import $1"; }

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Keeps the installation of redis-server from starting one: our programs start their own.
forbid_services() {
    policy=/usr/sbin/policy-rc.d
    if [ -e $policy ]; then
        policy=
    else
        trap allow_services EXIT
        printf '#!/bin/sh\nexit 101\n' | as_root tee $policy >/dev/null
        as_root chmod 755 $policy
    fi
}
allow_services() {
    [ -z "${policy:-}" ] || as_root rm -f "$policy"
    policy=
    # Nor is it to start at the next boot.
    if [ -n "${new_redis:-}" ] && [ -d /run/systemd/system ]; then
        as_root systemctl disable --now --quiet redis-server || true
    fi
}

install_packages() {
    local what="missing: ${missing[*]} (Debian's names)" how="Install them and run this again."
    has apt-get >/dev/null || die "$what. There is no apt-get here. $how"
    [ "$(id -u)" = 0 ] || has sudo >/dev/null || die "$what. Neither root nor sudo here. $how"
    say "installing ${missing[*]}"
    local apt=(apt-get -qq -o DPkg::Lock::Timeout=300)
    as_root "${apt[@]}" update >&2 || say "apt-get update failed; trying with what it knew before"
    case " ${missing[*]} " in *" redis-server "*) new_redis=1 ;; esac
    [ -z "${new_redis:-}" ] || forbid_services
    as_root env DEBIAN_FRONTEND=noninteractive \
        "${apt[@]}" -y --no-install-recommends install "${missing[@]}" >&2 ||
        die "apt-get could not install ${missing[*]}: see above. Put that right, or get them by" \
            "other means, and run this again."
    allow_services
}

need g++ has c++
need cmake has cmake
need ninja-build has ninja
need openssl has openssl
# Debian 12's libboost-dev is older.
boost=libboost-dev
! grep -q '^VERSION_CODENAME=bookworm' /etc/os-release || boost=libboost1.81-dev
need $boost has_boost
need pkgconf has pkg-config
need libssl-dev has_header openssl/ssl.h
need doctest-dev has_header doctest/doctest.h
need libcli11-dev has_header CLI/CLI.hpp
need liblua5.1-0-dev has_header lua5.1/lua.hpp
need redis-server has redis-server
need iproute2 has ip
need python3 has python3
need python3-redis has_python redis
need python3-prometheus-client has_python prometheus_client
for argument; do
    case $argument in
    --format) need clang-format has clang-format ;;
    --clang)
        need clang-16 has clang++-16
        need libclang-rt-16-dev has_sanitizers
        need llvm-16 has llvm-symbolizer-16
        ;;
    --reference) need doxygen has doxygen ;;
    --packaging)
        need dpkg-dev has dpkg-buildpackage
        need debhelper has dh
        need lintian has lintian
        ;;
    *) die "unknown argument $argument" ;;
    esac
done
[ ${#missing[@]} = 0 ] || install_packages
