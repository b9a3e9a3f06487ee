#!/usr/bin/env python3
# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""Fails where README.md and doc/ say something else than the code, or lead nowhere.

    test/docs/check.py               checks, and says how many checks there were
    test/docs/check.py --fix         first writes the snippets anew, from the sources
    test/docs/check.py --self-test   also checks that mistakes would be found

Every C++ snippet of a text is cut out of a source that is compiled. The line before it says of
which, and which region of it:

    <!-- snippet: doc/snippets/guide.cpp lease -->

In the source a region is what stands between the lines "// region: NAME" and "// endregion". A
claim may name the test that shows it, or the source: <!-- shown by: FILE, FILE... -->, or, where words
are counted, <!--by:FILE,FILE...-->.

In the README all must: each paragraph and each point that is more than links names a test or a figure.
A table that compares colock with others names a test in each cell of colock's, and says in its section
what of the others was read, a file for each: <!--read:OWNER/REPOSITORY/FILE,...-->.

The map lists the rooms of src/: each is there, a file in it is where the map says, and none includes
what is above it in the list."""
import argparse
import pathlib
import re
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]

MOST_LINES = {"README.md": 150, "doc/architecture.md": 250}
MOST_WORDS = {"README.md": 1200}
# Where tests and figures are.
SHOWN_IN = ("test/", "bench/")

SNIPPET = re.compile(r"<!-- snippet: (\S+) (\S+) -->")
SHOWN_BY = re.compile(r"<!--(?: shown by:\s+|by:)(.*?)\s*-->", re.DOTALL)
READ = re.compile(r"<!--read:(.*?)-->")
READ_FILE = re.compile(r"[\w.-]+/[\w.-]+(/[\w.+-]+)+")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
NAMED_FILE = re.compile(r"`((?:\.ci|bench|cmake|doc|example|include|src|test)/[\w./*-]+)")
HEADING = re.compile(r"#{1,6} +(.*?) *#*$")
REGION = re.compile(r" *// region: (\S+)$")
END = re.compile(r" *// endregion$")

MAP = "doc/architecture.md"
ROOM = re.compile(r"^\| `(\w+)/` \|", re.MULTILINE)
INCLUDE = re.compile(r'^#include "(\w+)/', re.MULTILINE)

# What has to be named where: the enumerators and fields of a header, in a text.
NAMED = [
    ("include/colock/error.hpp", "enum class errc", "doc/errors.md"),
    ("include/colock/error.hpp", "enum class condition", "doc/errors.md"),
    ("include/colock/event.hpp", "enum class event_kind", "doc/operations.md"),
    ("include/colock/metrics.hpp", "struct metrics", "doc/operations.md"),
    ("include/colock/options.hpp", "struct lock_options", "doc/options.md"),
    ("include/colock/options.hpp", "struct client_options", "doc/options.md"),
    ("include/colock/options.hpp", "enum class restart_guard", "doc/options.md"),
    ("include/colock/options.hpp", "enum class token_counter", "doc/options.md"),
]


class Checker:
    def __init__(self, root):
        self.root = root
        self.passed = 0
        self.problems = []
        self.texts = [*sorted(root.glob("*.md")), *sorted(root.glob("example/*.md")),
                      *sorted(root.glob("packaging/*.md")), *sorted((root / "doc").rglob("*.md"))]
        self.used = set()

    def name(self, path):
        return path.relative_to(self.root).as_posix()

    def check(self, holds, problem):
        if holds:
            self.passed += 1
        else:
            self.problems.append(problem)
        return holds

    # Snippets

    def regions(self, source):
        """The regions of a source by their names, without what all their lines are indented by."""
        found, name, lines = {}, None, []
        for line in source.read_text().splitlines():
            if begins := REGION.match(line):
                self.check(name is None, f"{self.name(source)}: region {name} has no end")
                name, lines = begins[1], []
            elif END.match(line):
                if self.check(name is not None, f"{self.name(source)}: an end without a region"):
                    self.check(name not in found, f"{self.name(source)}: two regions {name}")
                    found[name] = textwrap.dedent("\n".join(lines)).strip("\n")
                name = None
            else:
                lines.append(line)
        self.check(name is None, f"{self.name(source)}: region {name} has no end")
        return found

    def snippet(self, text, number, previous):
        """What is to stand in the block that begins in this line; nothing where it is not known."""
        where = f"{self.name(text)}:{number}"
        comes_from = SNIPPET.fullmatch(previous)
        if not self.check(comes_from, f"{where}: C++ that is not cut out of a source"):
            return None
        path, name = comes_from[1], comes_from[2]
        source = self.root / path
        if not self.check(source.is_file(), f"{where}: there is no {path}"):
            return None
        regions = self.regions(source)
        if not self.check(name in regions, f"{where}: {path} has no region {name}"):
            return None
        self.used.add((path, name))
        return regions[name]

    def check_snippets(self, text, fix):
        lines = text.read_text().splitlines()
        result, i = [], 0
        while i < len(lines):
            result.append(lines[i])
            i += 1
            if not result[-1].startswith("```") or result[-1] == "```":
                continue
            begin = i
            while i < len(lines) and lines[i] != "```":
                i += 1
            block = lines[begin:i]
            if result[-1] == "```cpp":
                wanted = self.snippet(text, begin, lines[begin - 2] if begin > 1 else "")
                if wanted is not None and fix:
                    block = wanted.splitlines()
                elif wanted is not None:
                    self.check("\n".join(block) == wanted,
                               f"{self.name(text)}:{begin}: differs from its source")
            result += block
        if fix:
            text.write_text("\n".join(result) + "\n")

    def check_all_used(self):
        for folder in ("doc/snippets", "example"):
            for source in sorted((self.root / folder).glob("*.cpp")):
                for region in self.regions(source):
                    path = self.name(source)
                    self.check((path, region) in self.used, f"{path}: nobody shows {region}")

    # Links

    @staticmethod
    def prose(text):
        """The text with empty lines in the place of code."""
        kept, code = [], False
        for line in text.read_text().splitlines():
            fence = line.startswith("```")
            code ^= fence
            kept.append("" if code or fence else line)
        return "\n".join(kept)

    def links(self, text):
        """The targets of its links that lead to somewhere in this tree, each with its line."""
        prose = re.sub(r"`[^`\n]*`", lambda code: "x" * len(code[0]), self.prose(text))
        for link in LINK.finditer(prose):
            if not re.match(r"[a-z]+:", link[1]):
                yield prose.count("\n", 0, link.start(1)) + 1, link[1]

    def anchors(self, text):
        """As they are made of headings where such texts are shown."""
        found = set()
        for line in self.prose(text).splitlines():
            if heading := HEADING.match(line):
                title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
                anchor = re.sub(r"[^\w\- ]", "", title).replace(" ", "-")
                unique, again = anchor, 0
                while unique in found:
                    again += 1
                    unique = f"{anchor}-{again}"
                found.add(unique)
        return found

    def check_links(self, text):
        for number, target in self.links(text):
            where = f"{self.name(text)}:{number}"
            path, _, anchor = target.partition("#")
            to = (text.parent / path).resolve() if path else text
            if self.check(to.exists(), f"{where}: there is no {target}") and anchor:
                self.check(to.suffix == ".md" and anchor in self.anchors(to),
                           f"{where}: {path or 'this text'} has no #{anchor}")
        for named in SHOWN_BY.findall(self.prose(text)):
            for path in re.split(r",\s*", named):
                self.check((self.root / path).exists(), f"{self.name(text)}: there is no {path}")
        for path in NAMED_FILE.findall(self.prose(text)):
            self.check(any(self.root.glob(path)), f"{self.name(text)}: there is no {path}")

    def check_reachable(self):
        """Every text is linked to, by the README or by one that the README leads to."""
        seen, todo = set(), [self.root / "README.md"]
        while todo:
            text = todo.pop()
            if text in seen or text not in self.texts:
                continue
            seen.add(text)
            todo += [(text.parent / target.partition("#")[0]).resolve()
                     for _, target in self.links(text)]
        for text in self.texts:
            self.check(text in seen, f"{self.name(text)}: no link leads there")

    # Sizes and names

    def check_claims(self, text):
        """Whatever the README claims names what shows it."""
        if self.name(text) != "README.md":
            return
        for section in re.split(r"^#+ .*", self.prose(text), flags=re.MULTILINE):
            # Paragraphs, points and tables.
            for block in re.split(r"\n\s*\n|\n(?=\* )", section):
                lines = [line for line in block.splitlines() if line.startswith("|")]
                if lines and "colock" in self.cells(lines[0]):
                    self.check_comparison(lines, section)
                elif re.search(r"\w", LINK.sub("", COMMENT.sub("", block))):
                    self.check_shown(block, SHOWN_IN)

    def check_shown(self, claim, places):
        begin = f"{' '.join(COMMENT.sub('', claim).split())[:40]}..."
        named = SHOWN_BY.findall(claim)
        self.check(named, f"README.md: no test is named for: {begin}")
        for path in re.split(r",\s*", ",".join(named)) if named else []:
            self.check(path.startswith(places), f"README.md: {path} cannot show: {begin}")

    @staticmethod
    def cells(row):
        return [cell.strip() for cell in row.strip().strip("|").split("|")]

    def check_comparison(self, lines, section):
        """A table with a column for colock: a test in each of its cells, a file for each other."""
        header, _, *rows = map(self.cells, lines)
        for row in rows:
            ours = dict(zip(header, row)).get("colock", "")
            self.check_shown(f"{row[0]}: {ours}", ("test/",))
        files = ",".join(READ.findall(section)).split(",")
        others = [name for name in header if name not in ("", "colock")]
        self.check(len(files) == len(others),
                   f"README.md: for {len(others)} others {len(files)} files were read")
        for file in files:
            self.check(READ_FILE.fullmatch(file), f"README.md: no file of a repository: {file}")

    def check_size(self, text):
        name, whole = self.name(text), text.read_text()
        for most, count, what in ((MOST_LINES, len(whole.splitlines()), "lines"),
                                  (MOST_WORDS, len(whole.split()), "words")):
            if name in most:
                self.check(count <= most[name], f"{name}: {count} {what}, {most[name]} at most")

    def check_named(self):
        for header, what, where in NAMED:
            if not (self.root / header).exists():
                continue
            body = re.search(re.escape(what) + r" \{\n(.*?)\n\};", (self.root / header).read_text(),
                             re.DOTALL)
            if not self.check(body, f"{header}: there is no {what}"):
                continue
            code = re.sub(r"//.*", "", body[1])
            names = (re.findall(r"^\s*(\w+)(?: = \d+)?,", code, re.MULTILINE)
                     if what.startswith("enum") else
                     re.findall(r"^ {4}[\w:]+ (\w+)(?: = |\{| *;)", code, re.MULTILINE))
            self.check(names, f"{header}: {what} is not understood")
            text = (self.root / where).read_text()
            for each in names:
                self.check(re.search(rf"`(\w+::)?{each}`", text), f"{where}: no word of {each}")

    def check_rooms(self):
        map_, src = self.root / MAP, self.root / "src"
        if not map_.exists():
            return
        text = map_.read_text()
        rooms = ROOM.findall(text)
        there = sorted(each.name for each in src.iterdir() if each.is_dir())
        self.check(sorted(rooms) == there, f"{MAP}: src/ has the rooms {', '.join(there)}")
        for source in sorted(src.rglob("*.[ch]pp")):
            room = source.relative_to(src).parts[0]
            for used in INCLUDE.findall(source.read_text()):
                if room in rooms and used in rooms:
                    self.check(rooms.index(used) >= rooms.index(room),
                               f"{self.name(source)}: {used}/ is above {room}/ in the map")
        if rooms:
            # NAME stands for any.
            for named in re.findall(rf"(?<![\w/])(?:{'|'.join(rooms)})/[\w./]*(?:{{[\w,]+}})?[\w.*/]*[\w*/]",
                                    text.replace("NAME", "*")):
                for each in self.spelt_out(named):
                    self.check(any(src.glob(each)), f"{MAP}: there is no src/{each}")

    @staticmethod
    def spelt_out(path):
        """a/{b,c}.hpp names two files."""
        before, brace, rest = path.partition("{")
        inside, _, after = rest.partition("}")
        return [before + each + after for each in inside.split(",")] if brace else [path]

    def run(self, fix=False):
        for text in self.texts:
            self.check_snippets(text, fix)
            self.check_links(text)
            self.check_size(text)
            self.check_claims(text)
        self.check_all_used()
        self.check_reachable()
        self.check_named()
        self.check_rooms()


def self_test():
    """Plants mistakes, and says which are not found."""
    sound = {
        MAP: "# M\n\n[b](../README.md)\n\n| `upper/` | a | b |\n| `lower/` | a | b |\n\nupper/u.* lower/{l,m}.hpp\n",
        "src/upper/u.cpp": '#include "lower/l.hpp"\n',
        "src/lower/l.hpp": '#include "lower/m.hpp"\n',
        "src/lower/m.hpp": "",
        "README.md": "# T\n\nIt is one.<!--by:bench/b.json-->\n\n"
                     "[a](doc/a.md#some-part-of-it)\n[m](doc/architecture.md)\n\n## What it does\n\n"
                     "* It is. <!--by:test/t.cpp,bench/b.json-->\n\n## Others\n\n"
                     "<!--read:a/b/c.h,d/e/f/g.go-->\n\n| | colock | X | Y |\n|---|---|---|---|\n"
                     "| pace | high<!--by:test/t.cpp--> | low | low |\n",
        "test/t.cpp": "",
        "bench/b.json": "",
        "doc/a.md": "# Some *part* of `it`\n\n<!-- shown by: doc/a.md, doc/a.md -->\n\n<!-- snippet: doc/snippets/s.cpp r -->\n"
                    "```cpp\nint i;\n```\n",
        "doc/snippets/s.cpp": "{\n    // region: r\n    int i;\n    // endregion\n}\n",
    }
    mistakes = {
        "a snippet that differs": {"doc/a.md": ("int i;", "int j;")},
        "a snippet from nowhere": {"doc/a.md": ("<!-- snippet: doc/snippets/s.cpp r -->", "")},
        "a region that is not there": {"doc/a.md": ("s.cpp r", "s.cpp q")},
        "a source that is not there": {"doc/a.md": ("s.cpp", "t.cpp")},
        "a region without an end": {"doc/snippets/s.cpp": ("    // endregion\n", "")},
        "a region that nobody shows": {"doc/a.md": ("```cpp", "```text")},
        "a link to nothing": {"README.md": ("doc/a.md#", "doc/b.md#")},
        "a link to no heading": {"README.md": ("#some-part", "#any-part")},
        "a witness that is not there": {"README.md": ("by:test/t.cpp,", "by:test/a.cpp,")},
        "another that is not there": {"doc/a.md": (", doc/a.md", ", test/a.cpp")},
        "a claim without a witness": {"README.md": ("* It is.", "* It is.\n* It does.")},
        "a paragraph without one": {"README.md": ("It is one.<!--by:bench/b.json-->", "It is one.")},
        "a paragraph of another section": {"README.md": ("## Others",
                                                         "## Others\n\nSee [more](doc/a.md).")},
        "a witness that is no test": {"README.md": ("by:test/t.cpp,", "by:doc/a.md,")},
        "a cell without a test": {"README.md": ("high<!--by:test/t.cpp-->", "high")},
        "a cell with a figure": {"README.md": ("high<!--by:test/t.cpp", "high<!--by:bench/b.json")},
        "a row without cells": {"README.md": ("| low | low |\n", "| low | low |\n| fame |\n")},
        "a table below a comment": {"README.md": ("\n\n| | colock | X | Y |\n|---|---|---|---|\n",
                                                  "\n| | colock | X | Y |\n|---|---|---|---|\n| fame | low |\n")},
        "another of which nothing was read": {"README.md": (",d/e/f/g.go", "")},
        "what was read without a file": {"README.md": ("d/e/f/g.go", "d/e")},
        "nothing that was read": {"README.md": ("<!--read:a/b/c.h,d/e/f/g.go-->", "")},
        "a file that is not there": {"README.md": ("# T", "# T `test/run` it")},
        "a text that no link leads to": {"README.md": ("[a](doc/a.md#some-part-of-it)", "")},
        "a room that is not on the map": {MAP: ("| `upper/` | a | b |\n", "")},
        "a room that is not there": {MAP: ("| `lower/`", "| `cellar/` | a | b |\n| `lower/`")},
        "an include of what is above": {"src/lower/m.hpp": ("", '#include "upper/u.hpp"\n')},
        "a file of a room that is not there": {MAP: ("upper/u.*", "upper/v.*")},
        "another of two": {MAP: ("{l,m}", "{l,n}")},
        "too many words": {"README.md": ("# T", "# T" + " word" * MOST_WORDS["README.md"])},
        "too many lines": {"README.md": ("# T", "# T" + "\n" * MOST_LINES["README.md"])},
    }
    missed = []
    for what, changes in [("nothing", {}), *mistakes.items()]:
        with tempfile.TemporaryDirectory() as folder:
            for name, content in sound.items():
                path = pathlib.Path(folder, name).resolve()
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(content.replace(*changes[name]) if name in changes else content)
            checker = Checker(pathlib.Path(folder).resolve())
            checker.run()
            if bool(checker.problems) != bool(changes):
                missed.append(f"self-test: {what}: {checker.problems or 'not found'}")
    return len(mistakes) + 1 - len(missed), missed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fix", action="store_true")
    parser.add_argument("--self-test", action="store_true")
    arguments = parser.parse_args()
    if arguments.fix:
        Checker(ROOT).run(fix=True)
    checker = Checker(ROOT)
    checker.run()
    if arguments.self_test:
        passed, missed = self_test()
        checker.passed += passed
        checker.problems += missed
    problems = list(dict.fromkeys(checker.problems))
    for problem in problems:
        print(problem)
    print(f"{checker.passed} passed, {len(problems)} failed")
    return 1 if problems else 0


sys.exit(main())
