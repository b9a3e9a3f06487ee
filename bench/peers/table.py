# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""The comparison as Markdown, made of what bench/peers/run has kept. bench/figures calls it."""
import datetime
import textwrap

WIDTH = 125
COLOCK = "colock"
# Workload and number of workers, and how the documentation calls them.
ROWS = {
    ("same", 1): "one name, one worker",
    ("same", 64): "one name, 64 workers",
    ("processes", 4): "one name, four processes",
    ("distinct", 64): "64 workers with a name each",
    ("redlock", 64): "five masters, 64 workers",
}


def label(one):
    return ", ".join(filter(None, (one["library"], one["settings"])))


def rows_of(run):
    """colock and the others, by workload and number of workers."""
    rows = {}
    for one in run["results"]:
        ours, others = rows.setdefault((one["workload"], one["workers"]), ([], []))
        (ours if one["library"] == COLOCK else others).append(one)
    for (workload, workers), (ours, others) in rows.items():
        if len(ours) != 1 or not others:
            raise ValueError(f"{workload} with {workers} workers: colock and others are needed")
    return {key: (ours[0], others) for key, (ours, others) in rows.items()}


def faster(ours, others):
    return [one for one in others if one["pairs_per_second"] > ours["pairs_per_second"]]


def who_was_ahead(run):
    ahead = [f"{label(one)}: {workload} with {workers}"
             for (workload, workers), row in rows_of(run).items() for one in faster(*row)]
    if ahead:
        return f"Ahead of colock were ({'; '.join(ahead)})."
    return "No other library was ahead in any workload, with any number of workers."


def head(run):
    machine, server, options = run["machine"], run["server"], run["options"]
    date = datetime.datetime.fromisoformat(run["date"].replace("Z", "+00:00"))
    words = (f"Pairs/s, medians of {options['rounds']} rounds, {options['seconds']:g} s a row, on "
             f"{date.day} {date:%B %Y} on {machine['processors']} cores of {machine['processor']}; "
             f"{server['name']} {server['version']}, {run['runtimes']}. {who_was_ahead(run)}")
    return textwrap.fill(words, WIDTH, break_long_words=False, break_on_hyphens=False)


def times(ratio):
    return f"{ratio:.1f}" if ratio < 9.95 else f"{ratio:.0f}"


def table_row(words, ours, others):
    best = max(others, key=lambda one: one["pairs_per_second"])
    ratio = ours["pairs_per_second"] / best["pairs_per_second"]
    return (f"| {words} | {ours['pairs_per_second']:,.0f} | {best['pairs_per_second']:,.0f} "
            f"| {label(best)} | {times(ratio)} |")


def table(run):
    rows = rows_of(run)
    lines = [head(run), "",
             "| | colock | the best of the others | which that is | times as many with colock |",
             "|---|---|---|---|---|"]
    lines += [table_row(words, *rows[key]) for key, words in ROWS.items()]
    return "\n".join(lines) + "\n"
