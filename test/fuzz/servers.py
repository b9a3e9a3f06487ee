# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""The servers whose answers test/fuzz/record records."""
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time


class Connection:
    """Sends commands, and gives each answer as it comes over the wire."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(30)
        self.socket.connect(path)
        self.input = self.socket.makefile("rb")

    def send(self, *words):
        encoded = [str(word).encode() for word in words]
        self.socket.sendall(b"*%d\r\n" % len(words) +
                            b"".join(b"$%d\r\n%s\r\n" % (len(each), each) for each in encoded))

    def ask(self, *words):
        self.send(*words)
        answer = last = self.message()
        while last.startswith(b">"):
            last = self.message()  # a push is no answer: that follows
            answer += last
        return answer

    def message(self):
        line = self.input.readline()
        kind, size = line[:1], line[1:].strip()
        if kind in b"$!=" and size != b"-1":
            return line + self.input.read(int(size) + 2)
        if kind in b"*%~>|" and size != b"-1":
            count = int(size) * (2 if kind in b"%|" else 1)
            # The value that an attribute belongs to follows it.
            return line + b"".join(self.message() for _ in range(count + (kind == b"|")))
        return line


def wait_until(what, holds):
    deadline = time.monotonic() + 60
    while not holds():
        if time.monotonic() > deadline:
            raise SystemExit(f"record: waits in vain until {what}")
        time.sleep(0.05)


class Server:
    """A redis-server of our own. Without a port it listens on a socket only."""

    def __init__(self, *options, port=0):
        self.port = port
        self.options = options

    def __enter__(self):
        self.directory = tempfile.mkdtemp()
        self.path = f"{self.directory}/socket"
        self.process = subprocess.Popen(self.command(), stdout=subprocess.DEVNULL)
        try:
            wait_until("redis-server answers", self.answers)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.directory)

    def command(self):
        return ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1",
                "--unixsocket", self.path, "--dir", self.directory, "--save", "",
                "--enable-debug-command", "yes", *map(str, self.options)]

    def answers(self):
        try:
            return self.connect(protocol=2).ask("PING") == b"+PONG\r\n"
        except (OSError, ValueError):
            return False

    def connect(self, protocol=3):
        made = Connection(self.path)
        if protocol == 3:
            made.ask("HELLO", "3")
        return made


class Sentinel(Server):
    """A sentinel of "group". It knows the master and one other sentinel, and can reach neither."""

    def command(self):
        config = pathlib.Path(self.directory, "sentinel.conf")
        config.write_text(f"port 0\nunixsocket {self.path}\ndir {self.directory}\n"
                          "sentinel monitor group 127.0.0.1 1 2\n"
                          f"sentinel known-sentinel group 127.0.0.1 2 {'b' * 40}\n")
        return ["redis-server", str(config), "--sentinel"]


def free_port():
    """A server of a Cluster has that, and the one that is greater by 10000."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port = one.getsockname()[1]
            try:
                other.bind(("127.0.0.1", port + 10_000))
                return port
            except (OSError, OverflowError):
                pass


def cluster_server():
    return Server("--cluster-enabled", "yes", port=free_port())


def make_cluster(first, second):
    """Of two servers: both have slots, which are in two ranges each."""
    ours, theirs = first.connect(), second.connect()
    ours.ask("CLUSTER", "ADDSLOTSRANGE", 0, 99, 200, 8191)
    theirs.ask("CLUSTER", "ADDSLOTSRANGE", 100, 199, 8192, 16383)
    ours.ask("CLUSTER", "MEET", "127.0.0.1", second.port)
    for each in (ours, theirs):
        wait_until("the cluster is whole",
                   lambda each=each: b"cluster_state:ok" in each.ask("CLUSTER", "INFO"))
    return ours, theirs


def replica_of(master):
    return Server("--replicaof", f"127.0.0.1 {master.port}")
