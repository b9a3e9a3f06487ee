# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
"""In which form the fuzzers take what test/fuzz/record records."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FUZZ = ROOT / "test/fuzz"
LUA = ROOT / "src/kind"


def enum_of(path, name):
    """The numbers of an enum of C++, by its names."""
    text = re.sub(r"//.*", "", path.read_text())
    body = re.search(rf"enum class {name}\b[^{{]*{{(.*?)}}", text, re.S)[1]
    numbers = {}
    for entry in filter(None, map(str.strip, body.split(","))):
        each, _, value = entry.partition("=")
        numbers[each.strip()] = int(value) if value else len(numbers)
    return numbers


def list_of(path, name, pattern):
    """What is in a list of C++."""
    return re.findall(pattern, re.search(rf"{name}[^{{;]*{{(.*?)}}", path.read_text(), re.S)[1])


# Where the fuzzers read them, too.
SCRIPTS = list_of(FUZZ / "commands.hpp", "script all_scripts", r"script::(\w+)")
FLAGS = enum_of(FUZZ / "commands.hpp", "flag")
SETTINGS = enum_of(FUZZ / "session.cpp", "setting")
HAPPENINGS = enum_of(FUZZ / "session.cpp", "happening")
KINDS = list_of(LUA / "all_kinds.cpp", "those", r"&(\w+)_kind")
assert sorted(SCRIPTS) == sorted(enum_of(LUA / "command.hpp", "script")), \
    "all_scripts in test/fuzz/commands.hpp is not enum script in src/kind/command.hpp"


def short_info(answer):
    """INFO with the lines that are looked at only."""
    text = answer.partition(b"txt:")[2] or answer
    kept = [line for line in text.split(b"\r\n")
            if line.startswith((b"redis_version", b"run_id", b"uptime_in_seconds",
                                b"used_memory:", b"maxmemory_policy", b"role", b"master_replid:",
                                b"second_repl_offset"))]
    made = b"txt:" + b"\r\n".join(kept) + b"\r\n"
    return b"=%d\r\n%s\r\n" % (len(made), made)


def bits(of, names):
    return sum(of[name] for name in names)


def command(name, *flags, kind="mutex"):
    """The three bytes that say which command; see test/fuzz/commands.hpp."""
    return bytes([SCRIPTS.index(name), KINDS.index(kind), bits(FLAGS, flags)])


def world(*settings):
    return bytes([bits(SETTINGS, settings)])


def happen(what, *following):
    return bytes([HAPPENINGS[what], *following])


def said(answer):
    """Raw bytes for a session, in parts that a byte can count."""
    return b"".join(happen("raw_bytes", len(part)) + part
                    for part in (answer[i:i + 255] for i in range(0, len(answer), 255)))


def executed(name, *flags, kind="mutex"):
    return happen("execute") + command(name, *flags, kind=kind) + bytes([0])


def flags_of(name):
    return ["mints"] if name == "acquire" else []


def sessions(of):
    """Those of a session, by what was recorded."""
    scripts, wrong, native, others = of["scripts"], of["wrong"], of["native"], of["others"]
    up = happen("start") + happen("open") + happen("write", 255)
    all_written = happen("turn") + happen("write", 255)
    usual = world() + up + happen("greeted", 0)
    acquire = executed("acquire", "mints")

    def asked(*cases, greeted=usual):
        """All of these, and then what is answered to them."""
        return (greeted + b"".join(executed(name) for name, _ in cases) + all_written +
                said(b"".join(others[case] for case in cases)))

    yield "greeting", world() + up + said(of["greeting"])
    yield "scripts", (usual + b"".join(executed(name, *flags_of(name), kind=kind)
                                       for kind, name, _ in scripts) +
                      all_written + said(b"".join(each[2] for each in scripts)))
    yield "native", (world() + up + happen("greeted", 4) + executed("acquire") * 2 + all_written +
                     said(native["set"]) + said(native["set_refused"]) + all_written +
                     said(scripts[1][2]) + executed("release") + all_written + said(b":1\r\n"))
    yield "transaction", (usual + executed("acquire", "mints", "counter_known") * 2 + all_written +
                          said(native["transaction"] + native["transaction_refused"]) +
                          all_written + said(scripts[1][2]))
    yield "noscript", (usual + acquire + all_written + said(wrong["noscript"]) + all_written +
                       said(scripts[0][2]))
    yield "errors", (usual + acquire * len(wrong) + all_written + said(b"".join(wrong.values())) +
                     all_written)
    yield "pushes", (usual + executed("check") + all_written + said(of["pushed"]["changed"]) +
                     said(scripts[4][2]) + said(of["pushed"]["all_changed"]))
    yield "lost", (usual + acquire * 3 + happen("turn") + happen("write", 128) +
                   happen("closed") + happen("time", 25) * 2 + happen("open") +
                   happen("greeted", 0) + acquire)
    yield "silent", (usual + acquire + all_written + happen("time", 21) +
                     happen("ask_whether_hung") + happen("time", 16) * 2 + acquire +
                     happen("time", 20) * 3)
    yield "crowded", (usual + happen("burst", 0) + all_written + acquire * 10 +
                      said(scripts[0][2] * 10) + happen("unwanted") + said(scripts[0][2] * 10) +
                      all_written)
    # The second command is still being gathered when its answer comes.
    yield "early", usual + acquire * 2 + happen("write", 255) + said(scripts[0][2] * 2)
    # Far more is announced than comes.
    yield "announced", usual + acquire + all_written + said(b"*60000\r\n$1000000\r\nx")
    yield "refused", world() + up + said(b"-NOAUTH HELLO must be called with the client already "
                                         b"authenticated\r\n") + happen("closed")

    yield "reign", (world("asks_for_reign") + up + said(of["reign_greeting"]) +
                    executed("replication") + executed("marker") + all_written +
                    said(short_info(others["replication", "promoted"]) + scripts[-1][2]))
    yield "durable", asked(("stamp", "set"), ("replicated", "by_one"), ("synced", "yes"),
                           ("synced", "here"), ("replicated", "by_none"))
    yield "renewed", (usual + executed("stamp", "other_form") + all_written +
                      said(others["stamp", "renewed"]))
    yield "cluster_greeting", world("asks_for_id") + up + said(of["cluster_greeting"])
    in_cluster = world("asks_for_id", "refuses_replicas") + up + happen("greeted", 8)
    yield "cluster", asked(("slots", "two_masters"), ("slots", "none"), ("acquire", "moved"),
                           ("acquire", "ask"), ("acquire", "down"), greeted=in_cluster)
    yield "asking", (in_cluster + executed("acquire", "mints", "asking") +
                     executed("stamp", "asking") + all_written +
                     said(others["acquire", "asking"] + scripts[0][2] +
                          others["acquire", "asking"] + others["stamp", "set"]))
    yield "replica", world("refuses_replicas", "database") + up + happen("greeted", 32)
    yield "sentinel", asked(("master", "known"), ("master_address", "known"),
                            greeted=world("sentinel") + up + said(of["sentinel_greeting"]))
    sentinel_up = world("sentinel") + up + happen("greeted", 0)
    yield "other_sentinels", asked(("sentinels", "another"), ("sentinel_id", "own"),
                                   ("master", "unknown"), ("master_address", "unknown"),
                                   greeted=sentinel_up)
    yield "switched", (sentinel_up + executed("master") + all_written +
                       said(b">3\r\n$7\r\nmessage\r\n$14\r\n+switch-master\r\n"
                            b"$31\r\ngroup 127.0.0.1 1 127.0.0.1 6379\r\n"))
    yield "no_sentinel", world("sentinel") + up + happen("greeted", 16)


def answers(of):
    """Those of what is made of an answer: its bytes, and which command they answer."""
    for i, (kind, name, answer) in enumerate(of["scripts"]):
        yield f"{kind}_{name}_{i}", answer + command(name, *flags_of(name), kind=kind)
    for name, answer in of["wrong"].items():
        yield name, answer + command("acquire")
    for name, answer in of["native"].items():
        flags = ["mints", "counter_known"] if name.startswith("transaction") else []
        yield name, answer + command("acquire", "native", *flags)
    for (name, case), answer in of["others"].items():
        flags = ["other_form"] if case == "renewed" else []
        if case == "asking":
            answer, flags = answer + of["scripts"][0][2], ["asking", "mints"]
        yield f"{name}_{case}", answer + command(name, *flags)
