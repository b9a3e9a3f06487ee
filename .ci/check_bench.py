# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails unless every locking scenario of the benchmark's JSON ran and saw no violation, and the
JSON says where its figures are from."""
import json
import sys

# The others lock nothing that could be violated, and say null.
LOCKING = {
    "uncontended", "uncontended unfenced", "distinct", "distinct unfenced", "same", "processes",
    "crowds", "redlock healthy", "redlock unfenced", "redlock minority_stopped", "reentrant first",
    "reentrant again",
}

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
                "ttl_ms", "sabotage"),
}


def missing_from(head):
    """The names of the fields that are missing or empty."""
    for field, parts in HEAD.items():
        holder, names = (head, [field]) if parts is None else (head.get(field, {}), parts)
        for name in names:
            if holder.get(name) in (None, "", [], {}):
                yield field if parts is None else f"{field}.{name}"


with open(sys.argv[1]) as file:
    document = json.load(file)

problems = [f"{field} is missing or empty" for field in missing_from(document)]
seen = set()
for row in document["results"]:
    name = " ".join(filter(None, (row["scenario"], row.get("variant"))))
    seen.add(name)
    violations = row["violations"]
    if violations != 0 and (violations is not None or name in LOCKING):
        problems.append(f"{name}: {violations} violations")
    if name in LOCKING and not row["pairs_per_second"] > 0:
        problems.append(f"{name}: nothing was locked")
problems += [f"{name} is missing" for name in sorted(LOCKING - seen)]
for problem in problems:
    print(problem)
sys.exit(1 if problems else 0)
