# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Throughput on one name over the number of workers, as SVG. By hand: no library is needed.

    bench/peers/plot.py FILE.json FILE.svg

draws it from what bench/peers/run has kept; bench/peers/plot.py --self-test."""
import html
import json
import math
import re
import sys

WIDTH, HEIGHT = 940, 520
LEFT, RIGHT, TOP, BOTTOM = 100, 630, 92, 455
LABEL_GAP = 19


class LogScale:
    def __init__(self, least, most, start, end):
        self.least, self.most = math.log(least), math.log(most)
        self.start, self.end = start, end

    def __call__(self, value):
        share = (math.log(value) - self.least) / (self.most - self.least or 1)
        return self.start + share * (self.end - self.start)


def text(x, y, words, anchor="start", size=13, colour="#222", more=""):
    return (f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
            f'fill="{colour}" {more}>{html.escape(words)}</text>')


def line(x1, y1, x2, y2, colour, width=1.0):
    return (f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
            f'stroke-width="{width}"/>')


def decades(values):
    return [10**power for power in range(math.floor(math.log10(min(values))),
                                         math.ceil(math.log10(max(values))) + 1)]


def spread_out(wanted):
    """Moves labels apart that would cover one another, and keeps them on the page."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    placed = list(wanted)
    for before, i in zip([None, *order], order):
        if before is not None:
            placed[i] = max(placed[i], placed[before] + LABEL_GAP)
    limit = BOTTOM
    for i in reversed(order):
        placed[i] = min(placed[i], limit)
        limit = placed[i] - LABEL_GAP
    return placed


def axes(x, y, counts, ticks):
    for tick in ticks:
        yield line(LEFT, y(tick), RIGHT, y(tick), "#ddd")
        yield text(LEFT - 8, y(tick) + 4, f"{tick:,}", "end")
    for count in counts:
        yield line(x(count), BOTTOM, x(count), BOTTOM + 5, "#222")
        yield text(x(count), BOTTOM + 20, str(count), "middle")
    yield line(LEFT, BOTTOM, RIGHT, BOTTOM, "#222")
    yield line(LEFT, TOP, LEFT, BOTTOM, "#222")
    yield text((LEFT + RIGHT) / 2, BOTTOM + 44, "workers of one process (log scale)", "middle")
    middle = (TOP + BOTTOM) / 2
    yield text(20, middle, "pairs/s (log scale)", "middle",
               more=f'transform="rotate(-90 20 {middle})"')


def curve(contender, points, x, y):
    dash = "" if contender.tuned else ' stroke-dasharray="6 4"'
    path = " ".join(f"{x(count):.1f},{y(rate):.1f}" for count, rate in points)
    width = 3.2 if contender.library == "colock" else 1.8
    yield (f'<polyline points="{path}" fill="none" stroke="{contender.colour}" '
           f'stroke-width="{width}"{dash}/>')
    for count, rate in points:
        yield f'<circle cx="{x(count):.1f}" cy="{y(rate):.1f}" r="3" fill="{contender.colour}"/>'


def label(contender, at, to, x):
    bold = 'font-weight="bold"' if contender.library == "colock" else ""
    yield line(x + 5, at, RIGHT + 22, to, "#bbb")
    yield text(RIGHT + 26, to + 4, contender.label, size=12, colour=contender.colour, more=bold)


def draw(curves):
    rates = [rate for points in curves.values() for _, rate in points]
    counts = sorted({count for points in curves.values() for count, _ in points})
    ticks = decades(rates)
    # A point at the very edge of the axes reads badly.
    x = LogScale(counts[0], counts[-1], LEFT + 18, RIGHT - 10)
    y = LogScale(ticks[0], ticks[-1], BOTTOM, TOP)
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
           f'width="{WIDTH}" height="{HEIGHT}" font-family="Helvetica, Arial, sans-serif">')
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    yield text(LEFT, 30, "One contended name: pairs of acquire and release per second", size=17)
    yield text(LEFT, 52, "Medians. Solid: colock, and the others polling every 20 ms; dashed: "
               "polling as they do by default.", size=12, colour="#555")
    yield text(LEFT, 69, "colock hands the lock on within the process, without asking the server "
               "each time.", size=12, colour="#555")
    yield from axes(x, y, counts, ticks)
    places = spread_out([y(points[-1][1]) for points in curves.values()])
    for (contender, points), place in zip(curves.items(), places):
        yield from curve(contender, points, x, y)
        count, rate = points[-1]
        yield from label(contender, y(rate), place, x(count))
    yield "</svg>"


def curves_of(results, contenders):
    curves = {}
    for contender in contenders:
        # Nothing at all has no place on a logarithmic scale.
        points = [(one["workers"], one["pairs_per_second"])
                  for one in results
                  if one["workload"] == "same" and one["pairs_per_second"] > 0 and
                  (one["library"], one["settings"]) == contender.key]
        if points:
            curves[contender] = sorted(points)
    return curves


def write(file, results, contenders):
    with open(file, "w") as out:
        out.write("\n".join(draw(curves_of(results, contenders))) + "\n")


def self_test(contenders):
    def row(contender, workers, rate, workload="same"):
        return {"workload": workload, "library": contender.library, "settings": contender.settings,
                "workers": workers, "pairs_per_second": rate}

    ours, peer = contenders[:2]
    results = [row(ours, 64, 1e5), row(ours, 1, 1e4), row(peer, 1, 100), row(peer, 64, 0),
               row(ours, 4, 1e3, "processes")]
    curves = curves_of(results, contenders)
    assert curves == {ours: [(1, 1e4), (64, 1e5)], peer: [(1, 100)]}, curves
    places = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', "\n".join(draw(curves)))
    y = LogScale(100, 1e5, BOTTOM, TOP)
    wanted = [(LEFT + 18, y(1e4)), (RIGHT - 10, y(1e5)), (LEFT + 18, y(100))]
    assert places == [(f"{x:.1f}", f"{at:.1f}") for x, at in wanted], places
    print("2 passed, 0 failed")


def main():
    # Not above: whoever draws by what is here need not know the libraries.
    from libraries import COLOCK, PEERS
    contenders = [COLOCK, *PEERS]
    if sys.argv[1:] == ["--self-test"]:
        self_test(contenders)
        return 0
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(sys.argv[1]) as file:
            write(sys.argv[2], json.load(file)["results"], contenders)
    except (OSError, ValueError, KeyError, TypeError) as error:
        print(f"bench/peers/plot.py: {sys.argv[1]}: {error!r}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
