# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails unless bench/figures

    check_figures.py PRINTED FILE.json
        makes the table that the benchmark has printed out of the JSON that it has written;

    check_figures.py --changes
        notices, by --check, that a figure of the documentation was changed, or the data were: in
        copies, one change after the other."""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
# What bench/figures makes: below a line that says of what, a block of code, or all up to the end of
# the next table.
MADE = re.compile(r"<!-- figures: \S+ -->\n(?:```\n.*?```\n|.*?\n(?:\|[^\n]*\n)+)", re.DOTALL)
# A figure in a sentence: its last digit.
IN_SENTENCE = re.compile(r"\d(?=<!--=)")


def same(one, other):
    """Numbers in JSON are rounded once before they are rounded for the table."""
    if one == other:
        return True
    try:
        one, other = (float(each.rstrip("%").replace("x", "")) for each in (one, other))
    except ValueError:
        return False
    return abs(one - other) <= max(0.11, 0.01 * abs(other))


def compare(printed, data):
    made = subprocess.run([ROOT / "bench" / "figures", data], check=True, text=True,
                          stdout=subprocess.PIPE).stdout.splitlines()
    printed = pathlib.Path(printed).read_text().splitlines()[:len(made)]
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
    return 1 if problems else 0


def with_another_digit(text, at):
    return text[:at] + str((int(text[at]) + 1) % 10) + text[at + 1:]


def changed_texts(text):
    """The text with another last digit in one line that was made of data, for each such line, or
    in one figure of a sentence."""
    for digit in IN_SENTENCE.finditer(text):
        yield with_another_digit(text, digit.start())
    for block in MADE.finditer(text):
        # The first line is the one that says of what.
        for digit in re.finditer(r"\d(?=\D*$)", block[0].partition("\n")[2], re.MULTILINE):
            at = block.end() - len(block[0].partition("\n")[2]) + digit.start()
            yield with_another_digit(text, at)


def changed_runs(text):
    """The data with one row that is much faster, for each row that was measured in rounds."""
    run = json.loads(text)
    for row in run["results"]:
        if row.get("spread") is not None:
            before, row["pairs_per_second"] = row["pairs_per_second"], 1e7
            yield json.dumps(run)
            row["pairs_per_second"] = before


def check(there):
    return subprocess.run([sys.executable, there / "bench" / "figures", "--check"],
                          stdout=subprocess.DEVNULL).returncode


def try_changes():
    passed, problems = 0, []
    with tempfile.TemporaryDirectory() as folder:
        there = pathlib.Path(folder)
        for name in ("bench", "doc"):
            shutil.copytree(ROOT / name, there / name)
        if check(there) != 0:
            problems.append("the figures are not made of the data as it is")
        texts = [(f"doc/{each.name}", changed_texts) for each in (there / "doc").glob("*.md")
                 if "<!-- figures:" in each.read_text() or "<!--=" in each.read_text()]
        for name, changed in (*sorted(texts), ("bench/figures.json", changed_runs),
                              ("bench/peers/throughput.json", changed_runs)):
            sound = (there / name).read_text()
            changes = list(changed(sound))
            if not changes:
                problems.append(f"{name}: there is nothing to be changed")
            for number, change in enumerate(changes, 1):
                (there / name).write_text(change)
                if check(there) == 1:
                    passed += 1
                else:
                    problems.append(f"{name}: change {number} of {len(changes)} is not noticed")
            (there / name).write_text(sound)
    for problem in problems:
        print(problem)
    print(f"{passed} passed, {len(problems)} failed")
    return 1 if problems else 0


sys.exit(try_changes() if sys.argv[1:] == ["--changes"] else compare(*sys.argv[1:]))
