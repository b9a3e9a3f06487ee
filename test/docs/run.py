#!/usr/bin/env python3
# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Runs a program that snippets are cut out of, against a server of its own: it must end with 0 and
leave no lock behind.

    test/docs/run.py PROGRAM [ARGUMENT...]

It is called as PROGRAM URL ARGUMENT... Where COLOCK_STOP_AT is set, it is sent SIGTERM when it has
written that line."""
import os
import subprocess
import sys

from private_server import PrivateServer, die_with_parent


def main():
    stop_at = os.environ.get("COLOCK_STOP_AT")
    with PrivateServer() as server:
        command = [sys.argv[1], server.url, *sys.argv[2:]]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True,
                              preexec_fn=die_with_parent) as program:
            for line in program.stdout:
                print(line, end="")
                if line.strip() == stop_at:
                    program.terminate()
                    stop_at = None
            status = program.wait()
        left = server.locks()
    if stop_at:
        print(f"it never wrote {stop_at}")
    if status:
        print(f"it ended with {status}")
    if left:
        print(f"it left {left}")
    return 1 if status or left or stop_at else 0


sys.exit(main())
