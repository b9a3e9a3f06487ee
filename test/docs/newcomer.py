#!/usr/bin/env python3
# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Does what a newcomer does who follows the README: installs colock, copies the program and the
CMake lines into an empty folder, and gives the commands that build and run it. The environment says
where things are, and the program is given a server's URL. The library is the one of the build that
this belongs to: test/bare_debian also gives the commands that install it.

The README's CMake block is a whole CMakeLists.txt; the one in doc/building.md takes the place of its
line with find_package(), which is only configured here."""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from private_server import PrivateServer, die_with_parent

ROOT = pathlib.Path(__file__).resolve().parents[2]


def first(language, text="README.md", after=""):
    """The first block of that language, or the one with that line before it."""
    found = re.search(rf"^{re.escape(after)}```{language}\n(.*?)^```$", (ROOT / text).read_text(),
                      re.DOTALL | re.MULTILINE)
    if not found:
        sys.exit(f"{text}: there is no {after.strip()} block of {language}")
    return found[1]


def commands(name):
    return first("sh", after=f"<!-- newcomer: {name} -->\n")


def run(*command, **options):
    subprocess.run([str(each) for each in command], check=True, **options)


def call(binary, url):
    return subprocess.run([binary, url], capture_output=True, text=True, timeout=60,
                          preexec_fn=die_with_parent)


def main():
    parser = argparse.ArgumentParser()
    for option in ("build", "config", "generator", "compiler", "boost"):
        parser.add_argument(f"--{option}", required=True)
    given = parser.parse_args()
    program, lists = first("cpp"), first("cmake")
    fetching = first("cmake", "doc/building.md")
    *building, running = commands("use").splitlines()
    environment = os.environ | {
        "CMAKE_GENERATOR": given.generator, "CXX": given.compiler,
        "CMAKE_BUILD_TYPE": given.config, "BOOST_ROOT": str(pathlib.Path(given.boost).parent)}

    with tempfile.TemporaryDirectory() as temporary:
        prefix = pathlib.Path(temporary, "prefix")
        run("cmake", "--install", given.build, "--config", given.config, "--prefix", prefix)
        app = pathlib.Path(temporary, "app")
        app.mkdir()
        (app / "main.cpp").write_text(program)
        (app / "CMakeLists.txt").write_text(lists)
        run("sh", "-ec", "\n".join(building), cwd=app,
            env=environment | {"CMAKE_PREFIX_PATH": str(prefix)})
        binary = app / running
        with PrivateServer() as server:
            ran = call(binary, server.url)
            left = server.locks()
        nobody = call(binary, "unix:///nobody/is/here")
        no_url = call(binary, "no URL")

        other = pathlib.Path(temporary, "other")
        other.mkdir()
        (other / "main.cpp").write_text(program)
        (other / "CMakeLists.txt").write_text(
            re.sub(r"^find_package\(colock.*$", lambda _: fetching, lists, flags=re.MULTILINE))
        run("cmake", "-S", other, "-B", other / "build",
            f"-DFETCHCONTENT_SOURCE_DIR_COLOCK={ROOT}", env=environment)

    wrong = []
    if first("sh", "doc/building.md") != commands("install"):
        wrong.append("README.md and doc/building.md do not install it by the same commands")
    if ran.returncode or "nobody else has it now; fencing token " not in ran.stdout:
        wrong.append(f"it ended with {ran.returncode} and wrote {ran.stdout!r}")
    if left:
        wrong.append(f"it left {left}")
    for failed, word in ((nobody, "node unavailable"), (no_url, "invalid argument")):
        if failed.returncode != 1 or word not in failed.stderr:
            wrong.append(f"it should fail with {word!r}, and ended with {failed.returncode} "
                         f"and wrote {failed.stderr!r}")
    for each in wrong:
        print(each)
    return 1 if wrong else 0


sys.exit(main())
