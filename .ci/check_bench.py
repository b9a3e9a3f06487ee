# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails unless every locking scenario of the benchmark's JSON ran and saw no violation, and the
JSON says where its figures are from: check_bench.py FILE [FENCING [SCENARIO...]]

FENCING and SCENARIO are what the benchmark was asked for; else both, and all."""
import json
import sys

# The others lock nothing that could be violated, and say null.
LOCKING = {
    "uncontended", "uncontended unfenced", "uncontended with_lock", "uncontended guarded",
    "distinct", "distinct unfenced", "distinct guarded", "same", "processes",
    "crowds", "redlock healthy", "redlock unfenced", "redlock minority_stopped", "reentrant first",
    "reentrant again", "cluster one", "cluster", "cluster resharded",
}
# Microseconds within which 99 of 100 acquires end while slots move. A machine that does nothing else
# keeps 20 ms. Where CI shares its cores, 64 workers wait for a hundred and more before anything has
# moved. Yet whoever misses a release waits for seconds, and whoever loses its way for up to one.
LONGEST_P99 = {"cluster resharded": 500_000}
WITH_BOTH = {"uncontended", "distinct", "redlock"}

HEAD = {
    "colock": None,
    "date": None,
    "machine": ("processor", "processors", "architecture"),
    "system": ("name", "version"),
    "compiler": ("name", "version"),
    "build_type": None,
    "boost": None,
    "server": ("name", "version", "address", "private"),
    "options": ("scenarios", "workers", "processes", "nodes", "seconds", "rounds", "items",
                "ttl_ms", "fencing", "sabotage"),
}


def missing_from(head):
    """The names of the fields that are missing or empty."""
    for field, parts in HEAD.items():
        holder, names = (head, [field]) if parts is None else (head.get(field, {}), parts)
        for name in names:
            if holder.get(name) in (None, "", [], {}):
                yield field if parts is None else f"{field}.{name}"


def scenario_of(name):
    return name.split()[0]


def has_fencing(name):
    """Whether a row's locks have fencing tokens."""
    if scenario_of(name) in WITH_BOTH:
        return not name.endswith("unfenced")
    return fencing != "off" or scenario_of(name) == "reentrant"


def is_wanted(name):
    if scenarios and scenario_of(name) not in scenarios:
        return False
    return (scenario_of(name) not in WITH_BOTH or fencing == "both"
            or has_fencing(name) == (fencing == "on"))


fencing = sys.argv[2] if len(sys.argv) > 2 else "both"
scenarios = sys.argv[3:]
with open(sys.argv[1]) as file:
    document = json.load(file)
wanted = {name for name in LOCKING if is_wanted(name)}

problems = [f"{field} is missing or empty" for field in missing_from(document)]
workers = {}
for row in document["results"]:
    name = " ".join(filter(None, (row["scenario"], row.get("variant"))))
    workers.setdefault(name, set()).add(row["workers"])
    violations = row["violations"]
    if violations != 0 and (violations is not None or name in LOCKING):
        problems.append(f"{name}: {violations} violations")
    if name not in LOCKING:
        continue
    if not row["pairs_per_second"] > 0:
        problems.append(f"{name}: nothing was locked")
    # Processes that are forked and end measure no time of their own.
    if scenario_of(name) not in ("processes", "crowds") and not row["client_cpu_us"] > 0:
        problems.append(f"{name}: no processor time was measured")
    if name not in wanted:
        problems.append(f"{name}: nobody asked for it")
    if row["fencing"] != has_fencing(name):
        problems.append(f"{name}: fencing is {row['fencing']}")
    if name in LONGEST_P99 and not row["acquire_us"]["p99"] <= LONGEST_P99[name]:
        problems.append(f"{name}: p99 of acquire is {row['acquire_us']['p99']} us")
    for trouble in ("errors", "lost", "woken_by_timer", "left_behind"):
        if row.get(trouble, 0) not in (0, {"acquire": 0, "release": 0}):
            problems.append(f"{name}: {trouble} is {row[trouble]}")
for name in sorted(wanted):
    if name not in workers:
        problems.append(f"{name} is missing")
    elif scenario_of(name) == "redlock" and len(workers[name]) < 2:
        problems.append(f"{name}: one worker or many are missing")
for problem in problems:
    print(problem)
sys.exit(1 if problems else 0)
