#!/usr/bin/env python3
# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Does what a newcomer does who follows the README: installs colock, copies the program and the
CMake lines into an empty folder, builds and runs it. Only the paths are our own, and the library is
the one of the build that this belongs to.

The README's first CMake block is a whole CMakeLists.txt; the second takes the place of its line with
find_package(), which is only configured here."""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from private_server import PrivateServer, die_with_parent

ROOT = pathlib.Path(__file__).resolve().parents[2]


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / "README.md").read_text(),
                      re.DOTALL | re.MULTILINE)


def run(*command):
    subprocess.run([str(each) for each in command], check=True)


def call(binary, url):
    return subprocess.run([binary, url], capture_output=True, text=True, timeout=60,
                          preexec_fn=die_with_parent)


def main():
    parser = argparse.ArgumentParser()
    for option in ("build", "config", "generator", "compiler", "boost"):
        parser.add_argument(f"--{option}", required=True)
    given = parser.parse_args()
    program, lists, fetching = blocks("cpp")[0], *blocks("cmake")[:2]

    def configure(folder, *more):
        run("cmake", "-S", folder, "-B", folder / "build", "-G", given.generator,
            f"-DCMAKE_CXX_COMPILER={given.compiler}", f"-DCMAKE_BUILD_TYPE={given.config}",
            f"-DBOOST_ROOT={pathlib.Path(given.boost).parent}", *more)

    with tempfile.TemporaryDirectory() as temporary:
        prefix = pathlib.Path(temporary, "prefix")
        run("cmake", "--install", given.build, "--config", given.config, "--prefix", prefix)
        app = pathlib.Path(temporary, "app")
        app.mkdir()
        (app / "main.cpp").write_text(program)
        (app / "CMakeLists.txt").write_text(lists)
        configure(app, f"-DCMAKE_PREFIX_PATH={prefix}")
        run("cmake", "--build", app / "build", "--config", given.config)
        binary = next(path for path in (app / "build").rglob("app")
                      if path.is_file() and os.access(path, os.X_OK))
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
        configure(other, f"-DFETCHCONTENT_SOURCE_DIR_COLOCK={ROOT}")

    wrong = []
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
