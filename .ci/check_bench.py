# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails unless every locking scenario of the benchmark's JSON ran and saw no violation."""
import json
import sys

LOCKING = {"uncontended", "distinct", "same", "processes"}

with open(sys.argv[1]) as file:
    rows = json.load(file)

problems = [f"{name} is missing" for name in sorted(LOCKING - {row["scenario"] for row in rows})]
for row in rows:
    violations = row["violations"]
    # The others lock nothing that could be violated, and say null.
    if violations != 0 and (violations is not None or row["scenario"] in LOCKING):
        problems.append(f"{row['scenario']}: {violations} violations")
    if row["scenario"] in LOCKING and not row["pairs_per_second"] > 0:
        problems.append(f"{row['scenario']}: nothing was locked")
for problem in problems:
    print(problem)
sys.exit(1 if problems else 0)
