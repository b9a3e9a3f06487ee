# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Workers with redis-py's locks. Prints one line of JSON; compare.py starts it."""
import argparse
import asyncio
import json
import os
import threading
import time

import redis
import redis.asyncio

TTL_SECONDS = 10
# Connections, caches and the interpreter's specialisation are paid for before.
WARM_UP_SECONDS = 0.5


class Witness:
    """Loses an update, or sees the other, where two are in the critical section at once."""

    def __init__(self):
        self.counter = self.passes = self.overlaps = 0
        self.inside = False

    def enter(self):
        if self.inside:
            self.overlaps += 1
        self.inside = True
        return self.counter

    def leave(self, seen_at_entry):
        self.counter = seen_at_entry + 1
        self.inside = False
        self.passes += 1

    def violations(self):
        return max(self.passes - self.counter, self.overlaps)


class SharedWitness:
    """The same for several processes: a file has the counter. Whoever starts them compares."""

    def __init__(self, file):
        self.file = os.open(file, os.O_RDWR)
        self.passes = 0

    def enter(self):
        return int.from_bytes(os.pread(self.file, 8, 0), "little")

    def leave(self, seen_at_entry):
        os.pwrite(self.file, (seen_at_entry + 1).to_bytes(8, "little"), 0)
        self.passes += 1

    def violations(self):
        return 0


class Load:
    def __init__(self, asked):
        self.asked = asked
        if asked.counter:
            self.witnesses = [SharedWitness(asked.counter)]
        else:
            names = 1 if asked.workload == "same" else asked.workers
            self.witnesses = [Witness() for _ in range(names)]
        # With several processes there is nobody in this one to yield to.
        self.yields = not asked.counter
        self.start_at = asked.start_at or time.time() + WARM_UP_SECONDS
        self.served = [0] * asked.workers
        self.measuring = self.stopping = False
        self.seconds = None

    def name(self, worker):
        return f"peers-n{worker % len(self.witnesses)}"

    def witness(self, worker):
        return self.witnesses[worker % len(self.witnesses)]

    def pair_done(self, worker):
        if self.measuring:
            self.served[worker] += 1

    def until_start(self):
        return max(0, self.start_at - time.time())

    def begin(self):
        self.measuring, self.started = True, time.monotonic()

    def end(self):
        self.seconds = time.monotonic() - self.started
        self.measuring, self.stopping = False, True

    def result(self):
        return {
            "pairs": sum(self.served),
            "seconds": self.seconds,
            "passes": sum(one.passes for one in self.witnesses),
            "violations": sum(one.violations() for one in self.witnesses),
            "served": {"min": min(self.served), "max": max(self.served)},
        }


async def run_asyncio(load):
    client = redis.asyncio.Redis.from_url(load.asked.urls[0])

    async def work(worker):
        lock = client.lock(load.name(worker), timeout=TTL_SECONDS, sleep=load.asked.retry_ms / 1000)
        guarded = load.witness(worker)
        while not load.stopping:
            await lock.acquire()
            seen = guarded.enter()
            if load.yields:
                await asyncio.sleep(0)
            guarded.leave(seen)
            await lock.release()
            load.pair_done(worker)

    async def keep_time():
        await asyncio.sleep(load.until_start())
        load.begin()
        await asyncio.sleep(load.asked.seconds)
        load.end()

    # Without the gather, the failure of one would go unnoticed until all the others are done.
    await asyncio.gather(keep_time(), *(work(worker) for worker in range(load.asked.workers)))
    await client.close()


def run_threads(load):
    client = redis.Redis.from_url(load.asked.urls[0])
    failures = []

    def work(worker):
        lock = client.lock(load.name(worker), timeout=TTL_SECONDS, sleep=load.asked.retry_ms / 1000)
        guarded = load.witness(worker)
        try:
            while not load.stopping:
                lock.acquire()
                seen = guarded.enter()
                if load.yields:
                    time.sleep(0)
                guarded.leave(seen)
                lock.release()
                load.pair_done(worker)
        except Exception as error:
            failures.append(error)
            load.stopping = True

    numbers = range(load.asked.workers)
    threads = [threading.Thread(target=work, args=(worker,)) for worker in numbers]
    for thread in threads:
        thread.start()
    time.sleep(load.until_start())
    load.begin()
    time.sleep(load.asked.seconds)
    load.end()
    for thread in threads:
        thread.join()
    client.close()
    if failures:
        raise failures[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("library", choices=["asyncio", "threads"])
    parser.add_argument("workload", choices=["same", "distinct"])
    parser.add_argument("workers", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("urls", nargs=1)
    # redis-py's own default.
    parser.add_argument("--retry-ms", type=float, default=100)
    parser.add_argument("--counter", help="a file for the counter that several processes share")
    parser.add_argument("--start-at", type=float, help="when the warm-up ends (s since the epoch)")
    asked = parser.parse_args()

    load = Load(asked)
    if asked.library == "asyncio":
        asyncio.run(run_asyncio(load))
    else:
        run_threads(load)
    print(json.dumps(load.result()))


if __name__ == "__main__":
    main()
