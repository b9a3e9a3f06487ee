# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Compares colock with other libraries of locks on Redis. bench/peers/run starts it."""
import argparse
import datetime
import json
import os
import pathlib
import platform
import signal
import statistics
import sys

import libraries
import plot
from servers import Servers

WORKERS = 64
PROCESSES = 4
MASTERS = 5
ABOUT = "Compares colock with other libraries of locks on Redis that are in package registries."
HELP = """exit code: 0; 1 where something failed or a violation was seen; 2 where the command line
is wrong"""


def number(least, most, kind):
    def convert(text):
        try:
            value = kind(text)
        except ValueError:
            value = None
        if value is None or not least <= value <= most:
            raise argparse.ArgumentTypeError(
                f"a number from {least} to {most} is needed, not '{text}'")
        return value

    return convert


def worker_counts(text):
    return sorted({number(1, 1000, int)(one) for one in text.split(",")})


def parse_arguments():
    parser = argparse.ArgumentParser(prog="bench/peers/run", description=ABOUT, epilog=HELP,
                                     allow_abbrev=False)
    parser.add_argument("--seconds", type=number(0.1, 3600, float), default=4, metavar="S",
                        help="how long each row is measured (%(default)s)")
    parser.add_argument("--rounds", type=number(1, 100, int), default=4, metavar="N",
                        help="in so many interleaved rounds (%(default)s)")
    parser.add_argument("--workers", type=worker_counts, default=[1, 4, 16, 64, 256],
                        metavar="LIST", help="numbers of workers of the plot (1,4,16,64,256)")
    parser.add_argument("--svg", metavar="FILE",
                        help="also plot the throughput on one name over the number of workers")
    parser.add_argument("--json", metavar="FILE",
                        help="write the results as JSON, too; with --svg they are kept in any "
                        "case, beside the plot unless FILE is named")
    asked = parser.parse_args()
    if asked.svg and not asked.json:
        asked.json = str(pathlib.Path(asked.svg).with_suffix(".json"))
        if asked.json == asked.svg:
            parser.error("--svg: the data are to be in the file of that name; say --json, too")
    if asked.seconds / asked.rounds < 0.05:
        parser.error("less than 0.05 s a round shows nothing: more --seconds, or fewer --rounds")
    for file in filter(None, (asked.svg, asked.json)):
        try:
            open(file, "a").close()
        except OSError as error:
            parser.error(f"{file}: {error.strerror}")
    return asked


def plan(contenders, asked):
    """Each is a row: workload, number of workers, contender."""
    counts = {workload: [WORKERS] for workload in libraries.ON_ALL}
    counts[libraries.PROCESSES] = [PROCESSES]
    if asked.svg:
        counts[libraries.SAME] = sorted({WORKERS, *asked.workers})
    return [(workload, workers, one) for workload in libraries.ON_ALL
            for workers in counts[workload] for one in contenders if workload in one.workloads]


def measure(rows, samples, asked, servers):
    taken = {row: [] for row in rows}
    for round_number in range(asked.rounds):
        for i, (workload, workers, contender) in enumerate(rows):
            if sys.stderr.isatty():
                print(f"\r\033[Kround {round_number + 1} of {asked.rounds}: {workload}, {workers} "
                      f"workers, {contender.label}", end="", file=sys.stderr, flush=True)
            row = (workload, workers, contender)
            taken[row].append(samples.take(contender, workload, workers,
                                           asked.seconds / asked.rounds, servers))
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    return taken


def summary(row, samples, ours):
    workload, workers, contender = row
    rates = [one["pairs_per_second"] for one in samples]
    rate = statistics.median(rates)
    spread = None
    if len(rates) > 1 and rate > 0:
        low, _, high = statistics.quantiles(rates, n=4, method="inclusive")
        spread = (high - low) / 2 / rate
    return {
        "workload": workload,
        "library": contender.library,
        "settings": contender.settings,
        "workers": workers,
        "pairs_per_second": rate,
        "spread": spread,
        "ratio_to_colock": rate / ours,
        "served": {"min": statistics.median_low([one["served"]["min"] for one in samples]),
                   "max": statistics.median_low([one["served"]["max"] for one in samples])},
        "violations": sum(one["violations"] for one in samples),
        "keys_left": sum(one["keys_left"] for one in samples),
    }


def summarise(taken):
    def ours(workload, workers):
        rates = [one["pairs_per_second"] for one in taken[(workload, workers, libraries.COLOCK)]]
        return statistics.median(rates)

    return [summary(row, samples, ours(*row[:2])) for row, samples in taken.items()]


def print_table(results):
    print(f"{'':10}{'':18}{'':25}{'work-':>6}{'pairs/s':>9}{'':>6}{'served':>14}{'viol-':>8}"
          f"{'keys':>6}{'to':>9}\n"
          f"{'workload':10}{'library':18}{'settings':25}{'ers':>6}{'median':>9}{'+-':>6}{'min':>7}"
          f"{'max':>7}{'ations':>8}{'left':>6}{'colock':>9}")
    for one in results:
        spread = "-" if one["spread"] is None else f"{one['spread']:.0%}"
        print(f"{one['workload']:10}{one['library']:18}{one['settings']:25}{one['workers']:6}"
              f"{one['pairs_per_second']:9.0f}{spread:>6}{one['served']['min']:7}"
              f"{one['served']['max']:7}{one['violations']:8}{one['keys_left']:6}"
              f"{one['ratio_to_colock']:9.3g}")


def processor():
    with open("/proc/cpuinfo") as lines:
        models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def kept(results, asked, server_version, runtimes):
    """What the figures are, and where they are from."""
    return {
        "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "machine": {"processor": processor(), "processors": len(os.sched_getaffinity(0))},
        "server": {"name": "Redis", "version": server_version},
        "runtimes": runtimes,
        "options": {"seconds": asked.seconds, "rounds": asked.rounds},
        "results": results,
    }


def compare(asked):
    samples = libraries.Samples()
    for name, version in samples.versions.items():
        if not version:
            print(f"{name} is left out: it is not installed")
    with Servers(MASTERS) as servers:
        server_version = libraries.run(["redis-server", "--version"], 30).split("v=")[1].split()[0]
        print(f"colock and its peers on Redis {server_version} (private)\n{samples.runtimes()}\n"
              f"Medians of {asked.rounds} interleaved rounds, half of which are within +-. Served: "
              f"pairs of the worker\nthat got fewest and of the one that got most, in a round.\n",
              flush=True)
        taken = measure(plan(samples.contenders(), asked), samples, asked, servers)
    results = summarise(taken)
    print_table(results)
    commands = [one["commands_per_pair"] for one in taken[("same", WORKERS, libraries.COLOCK)]]
    sent = statistics.median(commands)
    print(f"\nIn same, colock sent {sent:.2f} commands a pair to the server: what is below 2 it "
          f"saved by handing\nthe lock on to another worker of the process, which no peer does. In "
          f"processes there is none\nto hand it to: only the server passes it on.")
    if asked.json:
        with open(asked.json, "w") as file:
            json.dump(kept(results, asked, server_version, samples.runtimes()), file, indent=1)
            file.write("\n")
    if asked.svg:
        plot.write(asked.svg, results, samples.contenders())
    return 1 if any(one["violations"] for one in results) else 0


def stop(*_):
    raise KeyboardInterrupt


def main():
    asked = parse_arguments()
    # SIGINT too: a shell may have it ignored in what it starts in the background.
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, stop)
    try:
        return compare(asked)
    except KeyboardInterrupt:
        print("bench/peers/run: interrupted", file=sys.stderr)
        return 130
    except (RuntimeError, OSError) as error:
        print(f"bench/peers/run: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
