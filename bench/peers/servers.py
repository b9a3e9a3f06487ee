# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Private redis-server processes, which end with this one whatever ends it."""
import ctypes
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time

PR_SET_PDEATHSIG = 1
libc = ctypes.CDLL(None)


def end_with_parent():
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    def __init__(self, folder):
        if not shutil.which("redis-server"):
            raise RuntimeError("redis-server is missing (Debian: apt-get install redis-server)")
        # Somebody else may take the port between the look and the start.
        for _ in range(5):
            self.port = _free_port()
            self.log = os.path.join(folder, f"{self.port}.log")
            # As colock_bench starts its own.
            command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1"]
            command += ["--dir", folder, "--logfile", self.log, "--save", "", "--appendonly", "no"]
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                preexec_fn=end_with_parent,
            )
            if self._answers():
                return
            self.end()
        raise RuntimeError(f"redis-server does not start: {self._last_words()}")

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}"

    def command(self, words):
        """The first line of the reply. Of the libraries measured, none need be there for it."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            connection.sendall(words.encode() + b"\r\n")
            return connection.makefile().readline().strip()

    def empty(self):
        """Deletes all keys. Returns how many there were."""
        left = int(self.command("DBSIZE").lstrip(":"))
        self.command("FLUSHALL")
        return left

    def end(self):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait()

    def _answers(self):
        deadline = time.monotonic() + 5
        while self.process.poll() is None and time.monotonic() < deadline:
            try:
                if self.command("PING") == "+PONG":
                    # Another server may have the port, and have answered. Then ours ends.
                    time.sleep(0.05)
                    return self.process.poll() is None
            except OSError:
                pass
            time.sleep(0.02)
        return False

    def _last_words(self):
        try:
            with open(self.log) as log:
                return log.read().strip().splitlines()[-1]
        except (OSError, IndexError):
            return f"exit code {self.process.returncode}"


class Servers:
    """with Servers(5) as servers: ..."""

    def __init__(self, count):
        self.count = count
        self.all = []

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="colock-peers-")
        try:
            for _ in range(self.count):
                self.all.append(Server(self.folder.name))
        except BaseException:
            self.__exit__()
            raise
        return self.all

    def __exit__(self, *_):
        for server in self.all:
            server.end()
        self.folder.cleanup()
