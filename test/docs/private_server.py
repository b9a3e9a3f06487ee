# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""A redis-server of our own, with what doc/operations.md says to paste."""
import ctypes
import pathlib
import re
import signal
import socket
import subprocess
import tempfile
import time

OPERATIONS = pathlib.Path(__file__).resolve().parents[2] / "doc" / "operations.md"


def die_with_parent():
    """For a child process: it ends when this one does, however that is."""
    PR_SET_PDEATHSIG = 1
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def pasted(what):
    """The lines of all blocks of operations.md that are of this language."""
    blocks = re.findall(rf"^```{what}\n(.*?)^```$", OPERATIONS.read_text(), re.DOTALL | re.MULTILINE)
    if not blocks:
        raise SystemExit(f"doc/operations.md has no block of {what}")
    return [line for block in blocks for line in block.splitlines() if line]


class PrivateServer:
    """It listens to a socket in a folder that is deleted in the end."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.socket = f"{self.folder.name}/redis.sock"
        settings = pasted("conf") + ["port 0", f"unixsocket {self.socket}",
                                     f"dir {self.folder.name}", "save ''"]
        self.process = subprocess.Popen(["redis-server", "-"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                        preexec_fn=die_with_parent)
        try:
            self.process.stdin.write("\n".join(settings).encode())
            self.process.stdin.close()
            self.wait()
            for line in pasted("redis"):
                self.command(line)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.folder.cleanup()

    @property
    def url(self):
        return f"unix://locks:secret@{self.socket}"

    def wait(self):
        end = time.monotonic() + 20
        while True:
            try:
                self.command("PING")
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.process.kill()
                    raise SystemExit(self.process.stdout.read().decode()) from None
                time.sleep(0.02)

    def command(self, line):
        """What the server answers, undecoded; the program ends where that is an error."""
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(20)
            connection.connect(self.socket)
            connection.sendall(line.encode() + b"\r\nQUIT\r\n")
            answer = b""
            while part := connection.recv(65536):
                answer += part
        if answer.startswith(b"-"):
            raise SystemExit(f"{line}: {answer.decode()}")
        return answer.removesuffix(b"+OK\r\n")

    def locks(self):
        """The keys of all locks that are held; their counters begin with a brace."""
        return re.findall(rb"lock:\S*", self.command("KEYS lock:*"))
