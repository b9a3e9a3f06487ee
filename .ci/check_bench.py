# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails unless every locking scenario of the benchmark's JSON ran and saw no violation."""
import json
import sys

# The others lock nothing that could be violated, and say null.
LOCKING = {
    "uncontended", "uncontended unfenced", "distinct", "distinct unfenced", "same", "processes", "crowds",
    "redlock healthy", "redlock unfenced", "redlock minority_stopped", "reentrant first", "reentrant again",
}

with open(sys.argv[1]) as file:
    rows = json.load(file)

problems = []
seen = set()
for row in rows:
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
