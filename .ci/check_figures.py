# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails unless bench/figures makes the table that the benchmark has printed out of the JSON that it
has written: check_figures.py PRINTED FILE.json"""
import pathlib
import subprocess
import sys


def same(one, other):
    """Numbers in JSON are rounded once before they are rounded for the table."""
    if one == other:
        return True
    try:
        one, other = (float(each.rstrip("%").replace("x", "")) for each in (one, other))
    except ValueError:
        return False
    return abs(one - other) <= max(0.11, 0.01 * abs(other))


root = pathlib.Path(__file__).resolve().parents[1]
made = subprocess.run([root / "bench" / "figures", sys.argv[2]], check=True, text=True,
                      stdout=subprocess.PIPE).stdout.splitlines()
printed = pathlib.Path(sys.argv[1]).read_text().splitlines()[:len(made)]
problems = []
for wanted, line in zip(printed, made, strict=True):
    words = wanted.split(), line.split()
    if len(words[0]) != len(words[1]) or not all(map(same, *words)):
        problems.append(f"printed: {wanted}\nmade:    {line}")
    # The columns are the same, too.
    if len(wanted) != len(line) and not wanted.startswith("Medians"):
        problems.append(f"another length: {wanted}")
for problem in problems:
    print(problem)
sys.exit(1 if problems else 0)
