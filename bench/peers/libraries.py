# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""What is compared, and how one sample of each is taken."""
import concurrent.futures
import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

from servers import end_with_parent

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MODULES = ROOT / "build" / "peers"
BENCH = ROOT / "build" / "release" / "bench" / "colock_bench"
# Debian's package is for this one; a python3 that comes first in PATH may lack it.
PYTHONS = ["/usr/bin/python3", "python3"]
# Several interpreters that start at once on few cores need as long.
START_SECONDS = 1.5


@dataclasses.dataclass(frozen=True)
class Contender:
    library: str
    settings: str
    workloads: tuple
    arguments: tuple = ()
    colour: str = "#000000"
    tuned: bool = True

    @property
    def key(self):
        return self.library, self.settings

    @property
    def label(self):
        return f"{self.library}, {self.settings}" if self.settings else self.library


SAME, PROCESSES, DISTINCT, REDLOCK = "same", "processes", "distinct", "redlock"
CONTENDED = (SAME, PROCESSES)
OWN_NAMES = (DISTINCT, REDLOCK)
ON_ONE = (*CONTENDED, DISTINCT)
ON_ALL = (*ON_ONE, REDLOCK)

TUNED = ("--retry-ms", "20")

COLOCK = Contender("colock", "", ON_ALL, colour="#c0392b")

# All of them poll for a lock that another has. Where many want one name, each is measured as it
# comes, and with an interval of 20 ms: one much shorter loses throughput to requests that fail,
# one much longer lets the last holder take the lock again and again while others starve. Where each
# has a name of its own nobody waits, but ioredis's pipelining helps. No library gives up: all wait
# as long as it takes, as colock does.
PEERS = [
    Contender("redis-py asyncio", "sleep 0.1 (default)", ON_ONE, ("asyncio",), "#2471a3", False),
    Contender("redis-py asyncio", "sleep 0.02", CONTENDED, ("asyncio", *TUNED), "#2471a3"),
    Contender("redis-py threads", "sleep 0.1 (default)", ON_ONE, ("threads",), "#7d3c98", False),
    Contender("redis-py threads", "sleep 0.02", CONTENDED, ("threads", *TUNED), "#7d3c98"),
    Contender("redlock (npm)", "delay 200 (default)", ON_ALL, ("redlock",), "#1e8449", False),
    Contender("redlock (npm)", "delay 20", CONTENDED, ("redlock", *TUNED), "#1e8449"),
    Contender("redlock (npm)", "pipelining", OWN_NAMES, ("redlock", "--pipeline")),
    Contender("redis-semaphore", "interval 10 (default)", ON_ALL, ("redis-semaphore",), "#b9770e",
              False),
    Contender("redis-semaphore", "interval 20", CONTENDED, ("redis-semaphore", *TUNED), "#b9770e"),
    Contender("redis-semaphore", "pipelining", OWN_NAMES, ("redis-semaphore", "--pipeline")),
]


def run(command, timeout, **more):
    """Its standard output. Whatever goes wrong is an error that has its last words."""
    command = [str(word) for word in command]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, **more) as process:
        try:
            output, errors = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            raise RuntimeError(f"not done after {timeout:.0f} s: {' '.join(command)}") from None
        except BaseException:
            process.terminate()  # not kill(): colock_bench then removes its files
            raise
    if process.returncode != 0:
        words = (errors.strip() or output.strip()).splitlines()[-5:]
        raise RuntimeError("\n".join([f"failed: {' '.join(command)}", *words]))
    return output


def python():
    """The interpreter that has redis-py, and redis-py's version."""
    for name in PYTHONS:
        if shutil.which(name):
            try:
                version = run([name, "-c", "import redis.asyncio; print(redis.__version__)"], 30)
                return name, version.strip()
            except RuntimeError:
                pass
    return None, None


def package_version(package):
    try:
        text = (MODULES / "node_modules" / package / "package.json").read_text()
    except OSError:
        return None
    return json.loads(text)["version"].removeprefix("v")


class Samples:
    def __init__(self):
        self.python, redis_py = python()
        node = shutil.which("node")
        self.versions = {
            "redis-py": redis_py,
            "redlock (npm)": node and package_version("ioredis") and package_version("redlock"),
            "redis-semaphore":
                node and package_version("ioredis") and package_version("redis-semaphore"),
        }

    def runtimes(self):
        """One line, for the head of the table."""
        known = [f"{name} {version}" for name, version in self.versions.items() if version]
        if self.versions["redis-py"]:
            known.append(run([self.python, "--version"], 30).strip())
        if self.versions["redlock (npm)"] or self.versions["redis-semaphore"]:
            known += [f"ioredis {package_version('ioredis')}",
                      f"node {run(['node', '--version'], 30).strip().lstrip('v')}"]
        return ", ".join(known)

    def contenders(self):
        def has(one):
            name = "redis-py" if one.library.startswith("redis-py") else one.library
            return self.versions[name]

        return [COLOCK] + [one for one in PEERS if has(one)]

    def take(self, contender, workload, workers, seconds, servers):
        """Pairs per second and so on, with the keys that were left on the servers."""
        if contender is COLOCK:
            sample = self._colock(workload, workers, seconds, servers)
        elif workload == PROCESSES:
            sample = self._processes(contender, workers, seconds, servers[0].url)
        else:
            urls = [server.url for server in (servers if workload == REDLOCK else servers[:1])]
            sample = self._worker(contender, workload, workers, seconds, urls)
            sample["pairs_per_second"] = sample["pairs"] / sample["seconds"]
        sample["keys_left"] = sum(server.empty() for server in servers)
        return sample

    def _worker(self, contender, workload, workers, seconds, urls, more=()):
        library, *options = contender.arguments
        if contender.library.startswith("redis-py"):
            command = [self.python, "-B", HERE / "redis_py.py"]
        else:
            command = ["node", HERE / "node_locks.mjs", MODULES]
        command += [library, workload, workers, seconds, *urls, *options, *more]
        return json.loads(run(command, seconds + 60))

    def _processes(self, contender, count, seconds, url):
        with tempfile.NamedTemporaryFile(prefix="colock-peers-") as counter:
            counter.write(bytes(8))
            counter.flush()
            more = ["--counter", counter.name, "--start-at", time.time() + START_SECONDS]
            with concurrent.futures.ThreadPoolExecutor(count) as pool:
                running = [pool.submit(self._worker, contender, SAME, 1, seconds, [url], more)
                           for _ in range(count)]
            each = [one.result() for one in running]
            counter.seek(0)
            counted = int.from_bytes(counter.read(8), "little")
        return {
            "pairs_per_second": sum(one["pairs"] / one["seconds"] for one in each),
            "served": {"min": min(one["served"]["min"] for one in each),
                       "max": max(one["served"]["max"] for one in each)},
            "violations": sum(one["passes"] for one in each) - counted,
        }

    def _colock(self, workload, workers, seconds, servers):
        with tempfile.TemporaryDirectory(prefix="colock-peers-") as folder:
            file = os.path.join(folder, "colock.json")
            width = "--processes" if workload == PROCESSES else "--workers"
            command = [BENCH, workload, width, workers, "--seconds", seconds, "--rounds", 1,
                       "--json", file]
            # There are other rows besides the one that we want, and redlock has servers of its own.
            if workload == REDLOCK:
                command += ["--nodes", len(servers)]
            else:
                command += ["--url", servers[0].url]
            # With a timeout: colock's workers would wait for ever for a server that is gone.
            run(command, 10 * seconds + 60, preexec_fn=end_with_parent)
            with open(file) as results:
                return next(row for row in json.load(results)["results"]
                            if row["scenario"] == workload and row["workers"] == workers
                            and row.get("variant") in (None, "healthy"))
