// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/dice.hpp"
#include "support/process.hpp"
#include "support/redis_server.hpp"
#include "support/shared_mapping.hpp"
#include "support/temp_dir.hpp"
#include "support/timing.hpp"

#include <colock/version.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <poll.h>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

// The command `colock`, as a shell runs it.

using namespace support;

namespace {

using words = std::vector<std::string>;

words operator+(words one, words const& other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

std::string url_of(redis_server const& server)
{
    return "redis://127.0.0.1:" + std::to_string(server.port());
}

/// `colock COMMAND --url ... ARGUMENT...`
words colock_words(std::string const& command, redis_server const& server, words const& arguments)
{
    return words{COLOCK_TOOL, command, "--url", url_of(server)} + arguments;
}

/// What runs a script under the lock "job".
words running(redis_server const& server, words const& options, std::string const& script)
{
    return colock_words("run", server, options + words{"job", "--", "/bin/sh", "-c", script});
}

/// Polls until the predicate holds.
template <class Predicate>
void wait_until(char const* what, Predicate predicate)
{
    for (auto const end = steady::now() + stuck; !predicate();) {
        if (steady::now() >= end)
            FAIL("did not come: ", std::string{what});
        std::this_thread::sleep_for(1ms);
    }
}

/// The exit code of a process, or 1000 plus the number of the signal that ended it.
int code_of(process& ended, milliseconds limit = stuck)
{
    auto const status = ended.wait(limit);
    REQUIRE_MESSAGE(status.has_value(), "it does not end");
    return WIFSIGNALED(*status) ? 1000 + WTERMSIG(*status) : WEXITSTATUS(*status);
}

/// Whether a process has ended. It may still be a zombie.
bool is_gone(std::string const& id)
{
    std::ifstream stat{"/proc/" + id + "/stat"};
    std::ostringstream read; // a process that goes now makes the reading fail
    read << stat.rdbuf();
    auto const text = read.str();
    auto const name_ends = text.rfind(')');
    return name_ends == text.npos || text.at(name_ends + 2) == 'Z' || text[name_ends + 2] == 'X';
}

/// Lets nothing survive a test.
struct killed_in_the_end {
    explicit killed_in_the_end(pid_t what) : id{what} {}
    ~killed_in_the_end() { ::kill(id, SIGKILL); }
    killed_in_the_end(killed_in_the_end const&) = delete;

    pid_t id;
};

bool contains(std::string const& text, std::string const& part)
{
    return text.find(part) != text.npos;
}

std::string contents(std::filesystem::path const& file)
{
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// A command that has run to its end.
struct finished {
    explicit finished(words const& command, milliseconds limit = stuck)
    {
        temp_dir const here;
        auto const out = here.path() / "out";
        auto const errors = here.path() / "errors";
        int const files[] = {::open(out.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600),
                             ::open(errors.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)};
        process it{command, {.output = files[0], .errors = files[1]}};
        ::close(files[0]);
        ::close(files[1]);
        code = code_of(it, limit);
        said = contents(out);
        complained = contents(errors);
    }

    int code = 0;
    std::string said;
    std::string complained;
};

bool is_locked(redis_server& server)
{
    return server.command({"EXISTS", "lock:job"}) == 1;
}

/// The state of a process as `ps` has it, such as 'T' where it is stopped.
char state_of(std::string const& id)
{
    std::string const text = contents("/proc/" + id + "/stat");
    auto const name_ends = text.rfind(')');
    return name_ends == text.npos ? 'X' : text.at(name_ends + 2);
}

/// Runs a command in a process group of its own, as a shell with job control does. In an orphaned
/// group, which no shell can let go on, SIGTSTP stops nothing.
words as_a_job(words const& command)
{
    return python("import os, sys\nos.setpgid(0, 0)\nos.execv(sys.argv[1], sys.argv[1:])\n",
                  command);
}

/// What runs a command with a file as its standard error.
words with_errors_to(std::filesystem::path const& file, words const& command)
{
    return words{"/bin/sh", "-c", "exec \"$@\" 2>>" + file.string(), "sh"} + command;
}

/// Prints its process id and goes on until it is ended. `sleep` is of its group.
std::string const go_on = "echo $$; while :; do sleep 0.01; done";

/// Prints two process ids. The shell of the first ends as soon as it gets SIGTERM, the second has a
/// reaction of its own.
std::string shell_and_worker(std::string const& reaction)
{
    return "echo $$; /bin/sh -c \"trap '" + reaction +
           "' TERM; echo \\$\\$; while :; do sleep 0.01; done\"; true";
}

} // namespace

TEST_CASE("shell: run passes the exit code on, and tells the command of its lock")
{
    redis_server server;
    child_process job{running(server, {},
                              "echo \"$COLOCK_TOKEN $COLOCK_LOCK_ID $COLOCK_NAME\"; read line; "
                              "exit 7")};
    std::istringstream said{job.read_line()};
    std::uint64_t token = 0;
    std::string id;
    std::string name;
    said >> token >> id >> name;
    CHECK(token > 0);
    CHECK(name == "job");
    CHECK(server.command({"GET", "lock:job"}) == id);
    job.write_line("go on");
    CHECK(code_of(job.handle()) == 7);
    CHECK_FALSE(is_locked(server));

    CHECK(finished{running(server, {}, "exit 0")}.code == 0);
    CHECK(finished{running(server, {}, "kill -KILL $$")}.code == 128 + SIGKILL);
    CHECK_FALSE(is_locked(server));
    finished const later{running(server, {}, "echo $COLOCK_TOKEN")};
    CHECK(std::stoull(later.said) > token);
}

TEST_CASE("shell: the command gets its arguments, and nothing that is colock's")
{
    redis_server server;
    finished const told{colock_words(
        "run", server, {"a job", "--", "printf", "%s|", "", "--", "--ttl", "[a,b]", "two words"})};
    CHECK(told.said == "|--|--ttl|[a,b]|two words|");
    CHECK(told.code == 0);

    // Ignored signals and the mask are left as they are, and there are no further descriptors.
    std::string const script = "grep -E '^Sig(Blk|Ign)' /proc/self/status; ls /proc/self/fd";
    for (std::string const before : {"", "trap '' HUP; "}) {
        words const shell{"/bin/sh", "-c", before + "exec \"$@\"", "sh"};
        finished const plain{shell + words{"/bin/sh", "-c", script}};
        finished const under_lock{shell + running(server, {}, script)};
        CHECK(plain.said == under_lock.said);
        CHECK(under_lock.code == 0);
    }
}

TEST_CASE("shell: of several runs of one name one is at work at a time")
{
    redis_server server;
    temp_dir const here;
    auto const room = (here.path() / "room").string();
    auto const log = (here.path() / "log").string();
    child_process first{
        running(server, {}, "mkdir " + room + "; echo in; read line; rmdir " + room)};
    CHECK(first.read_line() == "in");
    std::vector<process> others;
    for (int i = 0; i < 4; ++i)
        others.emplace_back(running(server, {},
                                    "mkdir " + room + " || exit 99; echo in >> " + log +
                                        "; sleep 0.01; rmdir " + room),
                            process::streams{});
    wait_until("all clients to be there", [&] {
        std::string const list = server.command({"CLIENT", "LIST"}).text;
        std::regex const one{"name=colock "};
        return std::distance(std::sregex_iterator{list.begin(), list.end(), one}, {}) == 5;
    });
    CHECK(contents(log).empty());
    first.write_line("go on");
    CHECK(code_of(first.handle()) == 0);
    for (auto& other : others)
        CHECK(code_of(other) == 0);
    CHECK(contents(log) == "in\nin\nin\nin\n");
    CHECK_FALSE(is_locked(server));
}

TEST_CASE("shell: run ends with 75 where others have the lock until the wait is over")
{
    redis_server server;
    server.command({"SET", "lock:job", "somebody", "PX", "60000"});
    for (words const& how : {words{"--try"}, words{"--wait", "2s"}, words{"--wait", "0s"}}) {
        finished const refused{running(server, how, "echo in")};
        CHECK(refused.code == 75);
        CHECK(refused.said.empty());
        CHECK(contains(refused.complained, "'job': somebody else has the lock"));
    }
    CHECK(server.command({"GET", "lock:job"}) == "somebody");
    server.command({"DEL", "lock:job"});
    CHECK(finished{running(server, {"--try"}, "echo in")}.said == "in\n");
}

TEST_CASE("shell: run ends with 69 where no majority of the servers answers")
{
    redis_server server;
    auto const nowhere = [] { return "redis://127.0.0.1:" + std::to_string(unused_port()); };
    words const job{"job", "--", "echo", "in"};
    for (words const& how : {words{"--try"}, words{"--wait", "300ms"}}) {
        auto const dead = nowhere();
        finished const alone{words{COLOCK_TOOL, "run", "--url", dead} + how + job};
        CHECK(alone.code == 69);
        CHECK(alone.said.empty());
        CHECK(contains(alone.complained, dead.substr(8)));
        finished const one_of_three{
            colock_words("run", server, words{"--url", nowhere(), "--url", nowhere()} + how + job)};
        CHECK(one_of_three.code == 69);
        CHECK(one_of_three.said.empty());
    }
    redis_server second;
    // Servers that have just been started are guarded for 32 s where the longest ttl is not known.
    words const of_three{"--url", url_of(second), "--url", nowhere()};
    words const short_locks{"--ttl", "3s", "--longest-ttl", "3s"};
    finished const two_of_three{colock_words("run", server, of_three + short_locks + job)};
    CHECK(two_of_three.code == 0);
    CHECK(two_of_three.said == "in\n");

    server.command({"CONFIG", "SET", "requirepass", "secret"});
    finished const stranger{running(server, {}, "echo in")};
    CHECK(stranger.code == 69);
    CHECK(contains(stranger.complained, "access denied"));
}

TEST_CASE("shell: run says once that a server may evict the lock")
{
    redis_server const server{{.arguments = {"--maxmemory-policy", "allkeys-lru"}}};
    finished const job{running(server, {}, "echo in")};
    CHECK(job.code == 0);
    CHECK(job.said == "in\n");
    auto const told = job.complained.find("allkeys-lru, not noeviction: it may evict the lock");
    CHECK(told != std::string::npos);
    CHECK(job.complained.find("it may evict", told + 40) == std::string::npos);
}

TEST_CASE("shell: the servers may be in the environment")
{
    redis_server server;
    server.command({"SET", "lock:job", "somebody"});
    auto const nowhere = "redis://127.0.0.1:" + std::to_string(unused_port());
    words const show{COLOCK_TOOL, "show", "job"};
    CHECK(finished{words{"env", "COLOCK_URL=" + url_of(server)} + show}.code == 0);
    CHECK(finished{words{"env", "COLOCK_URL=" + nowhere} + show}.code == 69);
    CHECK(finished{words{"env", "COLOCK_URL=" + url_of(server) + " " + nowhere} + show}.code == 69);
    CHECK(finished{words{"env", "COLOCK_URL=" + nowhere} + colock_words("show", server, {"job"})}
              .code == 0);
    words const tell{"/bin/sh", "-c", "echo ${COLOCK_URL-none}"};
    words const run{"env", "COLOCK_URL=" + url_of(server), COLOCK_TOOL, "run", "another", "--"};
    CHECK(finished{run + tell}.said == url_of(server) + "\n");
    CHECK(finished{run + words{"env", "-u", "COLOCK_URL"} + tell}.said == "none\n");
    finished const wrong{words{"env", "COLOCK_URL=http://somewhere"} + show};
    CHECK(wrong.code == 64);
    CHECK(contains(wrong.complained, "COLOCK_URL: "));
    // Whoever has set it does not mean the default.
    for (auto const* const empty : {"COLOCK_URL=", "COLOCK_URL= "}) {
        finished const nothing{words{"env", empty} + show};
        CHECK(nothing.code == 64);
        CHECK(contains(nothing.complained, "COLOCK_URL is empty"));
    }
}

TEST_CASE("shell: a command that cannot be executed is told as a shell does")
{
    redis_server server;
    temp_dir const here;
    auto const file = (here.path() / "file").string();
    std::ofstream{file} << "echo $0 $1\n";
    auto const execute = [&](words const& command) {
        return finished{colock_words("run", server, words{"job", "--"} + command)};
    };
    auto const none = execute({"there-is-no-such-program"});
    CHECK(none.code == 127);
    CHECK(contains(none.complained, "there-is-no-such-program: No such file"));
    CHECK(execute({file + "/below"}).code == 127);
    CHECK(execute({file}).code == 126);
    CHECK(execute({here.path().string()}).code == 126);
    // A script without a #!.
    REQUIRE(::chmod(file.c_str(), 0700) == 0);
    CHECK(execute({file, "argument"}).said == file + " argument\n");
    CHECK_FALSE(is_locked(server));
}

TEST_CASE("shell: a command whose key was deleted is asked to end")
{
    redis_server server;
    child_process job{
        running(server, {"--ttl", "60s"}, "trap 'echo asked; exit 3' TERM; " + go_on)};
    job.read_line();
    server.command({"SET", "lock:job", "another", "PX", "60000"});
    CHECK(job.read_line(prompt) == "asked");
    CHECK(code_of(job.handle()) == 70);
    CHECK(server.command({"GET", "lock:job"}) == "another");
}

TEST_CASE("shell: one that does not end is killed after the grace, with all of its group")
{
    redis_server server;
    child_process job{running(server, {"--ttl", "60s", "--grace", "300ms"},
                              "trap '' TERM; (" + go_on + ") & " + go_on)};
    words const both{job.read_line(), job.read_line()};
    auto const start = steady::now();
    server.command({"DEL", "lock:job"});
    CHECK(code_of(job.handle()) == 70);
    CHECK(since(start) >= 300ms);
    CHECK(since(start) < 300ms + prompt);
    // They have got their signal, but may not have run since.
    for (auto const& each : both)
        wait_until("the end of the command", [&] { return is_gone(each); });
}

namespace {

/// Runs commands that end at SIGTERM, or do not, under a lock for 4 s, and stops the server: they
/// are gone before the lock can be. `how` makes colock's own command line of that one.
void check_gone_first(std::function<words(words const&)> const& how)
{
    redis_server server;
    temp_dir const here;
    auto const sign = here.path() / "sign of life"; // written again and again
    auto const at_work = "echo $$; while :; do echo >'" + sign.string() + "'; sleep 0.01; done";
    for (std::string const reaction : {"trap 'echo asked; exit 3' TERM; ", "trap '' TERM; "}) {
        child_process job{
            how(running(server, {"--ttl", "4s", "--grace", "500ms"}, reaction + at_work))};
        auto const id = job.read_line();
        server.pause();
        // The last renewal was sent before that.
        auto const start = std::filesystem::file_time_type::clock::now();
        wait_until("its end", [&] { return is_gone(id); });
        CHECK(std::filesystem::last_write_time(sign) - start < 4s);
        server.resume();
        CHECK(code_of(job.handle()) == 70);
        wait_until("the release", [&] { return !is_locked(server); });
    }
}

} // namespace

TEST_CASE("shell: where no server answers, the command is gone before the lock is")
{
    check_gone_first([](words const& all) { return all; });
}

TEST_CASE("shell: a standard error that nobody reads keeps no command at work")
{
    temp_dir const here;
    auto const full = here.path() / "full";
    REQUIRE(::mkfifo(full.c_str(), 0600) == 0);
    int const reader = ::open(full.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    REQUIRE(reader >= 0);
    while (::write(reader, "x", 1) == 1) {
    }
    check_gone_first([&](words const& all) { return with_errors_to(full, all); });
    ::close(reader);
}

TEST_CASE("shell: a command ends with a colock that was killed")
{
    redis_server server;
    child_process job{running(server, {}, "trap '' TERM; " + go_on)};
    auto const id = job.read_line();
    CHECK_FALSE(is_gone(id));
    job.handle().kill();
    wait_until("the end of the command", [&] { return is_gone(id); });
}

TEST_CASE("shell: a colock that was stopped for too long kills the command when it goes on")
{
    redis_server server;
    child_process job{running(server, {"--ttl", "4s"}, "trap '' TERM; " + go_on)};
    auto const id = job.read_line();
    job.handle().pause();
    wait_until("the end of the ttl", [&] { return !is_locked(server); });
    server.command({"SET", "lock:job", "another", "PX", "60000"});
    CHECK_FALSE(is_gone(id)); // as the man page says
    job.handle().resume();
    CHECK(code_of(job.handle()) == 70);
    CHECK(is_gone(id));
    CHECK(server.command({"GET", "lock:job"}) == "another");
}

TEST_CASE("shell: Ctrl-Z stops the command before its lock can end, and it goes on under it")
{
    redis_server server;
    child_process job{
        as_a_job(running(server, {"--ttl", "60s"}, "echo $$; read line; echo $line; exit 3"))};
    auto const id = job.read_line();
    auto const colock = std::to_string(job.handle().id());
    for (int i = 0; i < 2; ++i) {
        ::kill(job.handle().id(), SIGTSTP);
        wait_until("the stop", [&] { return state_of(colock) == 'T'; });
        wait_until("that of the command", [&] { return state_of(id) == 'T'; });
        CHECK(is_locked(server));
        ::kill(job.handle().id(), SIGCONT);
        wait_until("the command to go on", [&] { return state_of(id) != 'T'; });
    }
    job.write_line("on it goes");
    CHECK(job.read_line() == "on it goes");
    CHECK(code_of(job.handle()) == 3);
    CHECK_FALSE(is_locked(server));
}

TEST_CASE("shell: a command that was stopped by Ctrl-Z for too long does nothing any more")
{
    redis_server server;
    temp_dir const here;
    auto const log = here.path() / "log";
    // Without another process: a shell that waits for a stopped one to begin is not seen as
    // stopped.
    child_process job{as_a_job(
        running(server, {"--ttl", "3s"},
                "trap '' TERM; echo $$; while :; do echo x >> " + log.string() + "; done"))};
    auto const id = job.read_line();
    wait_until("its work", [&] { return !contents(log).empty(); });
    ::kill(job.handle().id(), SIGTSTP);
    wait_until("the stop", [&] { return state_of(id) == 'T'; });
    auto const done = contents(log);
    CHECK(is_locked(server));
    wait_until("the end of the ttl", [&] { return !is_locked(server); });
    server.command({"SET", "lock:job", "another", "PX", "60000"});
    ::kill(job.handle().id(), SIGCONT);
    CHECK(code_of(job.handle()) == 70);
    CHECK(is_gone(id));
    CHECK(contents(log) == done);
    CHECK(server.command({"GET", "lock:job"}) == "another");
}

TEST_CASE("shell: signals are passed on, and the lock is free afterwards")
{
    redis_server server;
    for (int const number : {SIGTERM, SIGINT, SIGHUP}) {
        child_process calm{running(server, {}, "trap 'exit 5' TERM INT HUP; " + go_on)};
        calm.read_line();
        ::kill(calm.handle().id(), number);
        CHECK(code_of(calm.handle()) == 5);
        CHECK_FALSE(is_locked(server));
    }
    for (std::string const name : {"USR1", "USR2"}) {
        child_process told{
            running(server, {}, "trap 'echo " + name + "; exit 6' " + name + "; " + go_on)};
        told.read_line();
        ::kill(told.handle().id(), name == "USR1" ? SIGUSR1 : SIGUSR2);
        CHECK(told.read_line() == name);
        CHECK(code_of(told.handle()) == 6);
        CHECK_FALSE(is_locked(server));
    }
    child_process plain{running(server, {}, go_on)};
    auto const id = plain.read_line();
    ::kill(plain.handle().id(), SIGTERM);
    CHECK(code_of(plain.handle()) == 128 + SIGTERM);
    CHECK(is_gone(id));
    CHECK_FALSE(is_locked(server));
}

TEST_CASE("shell: a command that cannot be sent signals is told of once")
{
    if (::geteuid() != 0) {
        MESSAGE("left out: only root can run a command as another user");
        return;
    }
    redis_server server;
    temp_dir const here;
    auto const errors = here.path() / "errors";
    // Without CAP_KILL root is to other users as anybody else.
    words const without_rights{"setpriv", "--bounding-set=-kill"};
    child_process job{as_a_job(with_errors_to(
        errors, without_rights + colock_words("run", server,
                                              {"--ttl", "60s", "--grace", "100ms", "job", "--",
                                               "setpriv", "--reuid=65534", "--clear-groups",
                                               "/bin/sh", "-c", "echo $$; read line; exit 3"})))};
    auto const id = job.read_line();
    std::string const complaint = "the command cannot be sent signals: Operation not permitted\n";
    ::kill(job.handle().id(), SIGTSTP);
    wait_until("the complaint", [&] { return contains(contents(errors), complaint); });
    CHECK(state_of(std::to_string(job.handle().id())) != 'T'); // it would outlast its lock
    server.command({"DEL", "lock:job"});
    wait_until("the loss", [&] { return contains(contents(errors), "the lock is lost"); });
    std::this_thread::sleep_for(300ms);
    CHECK_FALSE(is_gone(id));
    job.write_line("go on");
    CHECK(code_of(job.handle()) == 70);
    auto const said = contents(errors);
    CHECK(said.find(complaint) == said.rfind(complaint));
}

TEST_CASE("shell: where a command ends first, the rest of its group has the grace, too")
{
    redis_server server;
    words const options{"--ttl", "60s", "--grace", "20s"};
    for (bool const lost : {false, true}) {
        CAPTURE(lost);
        child_process job{
            running(server, options, shell_and_worker("echo asked; read line; echo done; exit 0"))};
        auto const shell = job.read_line();
        job.read_line();
        if (lost)
            server.command({"SET", "lock:job", "another", "PX", "60000"});
        else
            ::kill(job.handle().id(), SIGTERM);
        CHECK(job.read_line() == "asked");
        wait_until("the end of the shell", [&] { return is_gone(shell); });
        std::this_thread::sleep_for(100ms);
        CHECK(is_locked(server));
        job.write_line("go on");
        CHECK(job.read_line() == "done");
        auto const start = steady::now();
        CHECK(code_of(job.handle()) == (lost ? 70 : 128 + SIGTERM));
        CHECK(since(start) < prompt);
        CHECK(is_locked(server) == lost);
        server.command({"DEL", "lock:job"});
    }
}

TEST_CASE("shell: the grace of a group is no longer than that of its command")
{
    redis_server server;
    words const options{"--ttl", "60s", "--grace", "300ms"};
    for (bool const lost : {false, true}) {
        CAPTURE(lost);
        child_process job{running(server, options, shell_and_worker(""))};
        words const both{job.read_line(), job.read_line()};
        killed_in_the_end const worker{std::stoi(both[1])};
        auto const start = steady::now();
        if (lost)
            server.command({"DEL", "lock:job"});
        else
            ::kill(job.handle().id(), SIGTERM);
        wait_until("the end of the shell", [&] { return is_gone(both[0]); });
        CHECK_FALSE(is_gone(both[1]));
        CHECK(code_of(job.handle()) == (lost ? 70 : 128 + SIGTERM));
        CHECK(since(start) >= 300ms);
        CHECK(since(start) < 300ms + prompt);
        CHECK_FALSE(is_locked(server));
        // Only the loss of the lock ends what does not want to.
        if (lost)
            wait_until("the end of the worker", [&] { return is_gone(both[1]); });
        else
            CHECK_FALSE(is_gone(both[1]));
    }
}

TEST_CASE("shell: a signal ends the waiting for a lock")
{
    redis_server server;
    server.command({"SET", "lock:job", "somebody", "PX", "60000"});
    child_process job{running(server, {}, "echo in")};
    wait_until("the client", [&] {
        return contains(server.command({"CLIENT", "LIST"}).text, "name=colock ");
    });
    ::kill(job.handle().id(), SIGTERM);
    CHECK(code_of(job.handle()) == 128 + SIGTERM);
    CHECK_THROWS(job.read_line()); // it was not started
    CHECK(server.command({"GET", "lock:job"}) == "somebody");
}

TEST_CASE("shell: show says who has a lock")
{
    redis_server server;
    auto const show = [&](words const& how) { return finished{colock_words("show", server, how)}; };
    CHECK(show({"job"}).code == 1);
    CHECK(show({"job", "--json"}).code == 1); // --url stands in front, and takes one argument
    CHECK(show({"job"}).said.starts_with("free\n"));

    child_process job{running(server, {"--ttl", "60s"}, "echo $COLOCK_LOCK_ID; read line")};
    auto const id = job.read_line();
    auto const held = show({"job"});
    CHECK(held.code == 0);
    CHECK(
        held.said.starts_with("held\nkind:    mutex\nid:      " + id + "\ncount:   1\nttl:     "));
    CHECK(contains(held.said,
                   "127.0.0.1:" + std::to_string(server.port()) + ": held by mutex " + id));
    job.write_line("go on");
    CHECK(code_of(job.handle()) == 0);

    server.command({"HSET", "lock:reentrant", "0f5d0e4c:42", "3"});
    CHECK(contains(show({"reentrant"}).said,
                   "kind:    reentrant_mutex\nid:      0f5d0e4c:42\ncount:   3\nttl:     never\n"));
    // Anybody may have written it.
    server.command({"SET", "lock:odd", "\x1b[2J\n\u009b2J\x9b\u00e4"});
    CHECK(contains(show({"odd"}).said, "id:      \\x1b[2J\\x0a\\xc2\\x9b2J\\x9b\u00e4\n"));

    server.kill();
    auto const unknown = show({"job"});
    CHECK(unknown.code == 69);
    CHECK(unknown.said.starts_with("unknown\n"));
    CHECK(contains(unknown.said, "node unavailable"));
}

TEST_CASE("shell: break takes a lock away, from whom it is meant to")
{
    redis_server server;
    auto const take = [&](words const& how) {
        return finished{colock_words("break", server, how)};
    };
    child_process job{running(server, {"--ttl", "60s"}, "echo $COLOCK_LOCK_ID; exec sleep 60")};
    auto const id = job.read_line();
    auto const wrong = take({"job", "--id", "somebody"});
    CHECK(wrong.code == 1);
    CHECK(contains(wrong.complained, "job: that holder does not have it"));
    CHECK(take({"job"}).code == 64);
    CHECK(take({"job", "--id", ""}).code == 64);
    CHECK(server.command({"GET", "lock:job"}) == id);

    CHECK(take({"job", "--id", id}).code == 0);
    CHECK(code_of(job.handle()) == 70);
    CHECK(server.command({"PTTL", "lock:job"}).integer <= 3'000);
    CHECK(take({"job", "--id", id}).code == 1);
    // Anybody may have written it. What show prints is taken.
    server.command({"SET", "lock:odd", "\x1b[2J\n\u009b\u00e4\\x41\\"});
    CHECK(take({"odd", "--id", "\\x1b[2J\\x0a\\xc2\\x9b\u00e4\\\\x41\\\\"}).code == 0);
    server.kill();
    auto const unknown = take({"job", "--id", id});
    CHECK(unknown.code == 69);
    CHECK(contains(unknown.complained, "node unavailable"));
}

TEST_CASE("shell: a name that begins with a dash stands behind two")
{
    redis_server server;
    auto const does = [&](std::string const& command, words const& arguments) {
        return finished{colock_words(command, server, arguments)};
    };
    CHECK(does("show", {"--", "-x"}).code == 1);
    finished const inside{does("run", {"--", "--json", "--", "sh", "-c", "echo $COLOCK_NAME"})};
    CHECK(inside.code == 0);
    CHECK(inside.said == "--json\n");
    server.command({"SET", "lock:-x", "somebody"});
    CHECK(does("show", {"--json", "--", "-x"}).said.starts_with("{\"name\":\"-x\",\"held\":true"));
    child_process watching{colock_words("watch", server, {"--", "-x"})};
    CHECK(contains(watching.read_line(), "held by mutex somebody"));
    CHECK(does("break", {"--id", "somebody", "--", "-x"}).code == 0);
}

TEST_CASE("shell: what cannot be written is no success")
{
    redis_server server;
    server.command({"SET", "lock:job", "somebody"});
    words const full{"/bin/sh", "-c", "exec \"$@\" >/dev/full", "sh"};
    for (words const& command :
         {colock_words("show", server, {"job"}), colock_words("show", server, {"--json", "job"}),
          colock_words("watch", server, {"job"}), words{COLOCK_TOOL, "--help"}}) {
        CAPTURE(command[1]);
        finished const lost{full + command};
        CHECK(lost.code == 71);
        CHECK(contains(lost.complained, "the standard output cannot be written"));
    }
}

TEST_CASE("shell: show writes JSON")
{
    redis_server server;
    // Python's reader judges it.
    std::string const check = "import json, sys\n"
                              "found = json.loads(sys.argv[1])\n"
                              "print(eval(sys.argv[2], {'found': found}))\n";
    auto const holds = [&](std::string const& name, std::string const& what) {
        auto const shown = finished{colock_words("show", server, {"--json", name})};
        child_process judge{python(check, {shown.said, what})};
        auto const said = judge.read_line();
        CHECK_MESSAGE(said == "True", shown.said);
        return shown.code;
    };
    CHECK(holds("job",
                "found == {'name': 'job', 'held': False, 'fencing_counter': 0, 'nodes': "
                "[{'node': found['nodes'][0]['node'], 'held': False, 'fencing_counter': 0}]}") ==
          1);
    server.command({"SET", "lock:job", "\"\\\x01\xc3\xa4\xff", "PX", "60000"});
    CHECK(holds("job",
                "found['held'] and found['kind'] == 'mutex' and 0 < found['ttl_ms'] <= 60000 "
                "and found['id'] == '\"\\\\\\x01\\xe4\\ufffd' and found['count'] == 1 "
                "and found['nodes'][0]['id'] == found['id']") == 0);
    server.command({"SET", "lock:job", "\u009b2J\x7f\u00e4"});
    CHECK(holds("job", "found['id'] == '\\x9b2J\\x7f\\xe4' and found['ttl_ms'] is None") == 0);
    auto const raw = finished{colock_words("show", server, {"--json", "job"})};
    CHECK(contains(raw.said, "\"\\u009b2J\\u007f\u00e4\""));
    // What break takes.
    server.command({"SET", "lock:job", "\xff\\\n"});
    CHECK(holds("job", "found['id_text'] == '\\\\xff\\\\\\\\\\\\x0a' and "
                       "found['nodes'][0]['id_text'] == found['id_text']") == 0);
    CHECK(finished{colock_words("break", server, {"job", "--id", "\\xff\\\\\\x0a"})}.code == 0);
    server.kill();
    CHECK(holds("job", "found['held'] is None and 'unavailable' in found['error'] and "
                       "found['nodes'][0]['held'] is None") == 69);
}

TEST_CASE("shell: what neither a majority has nor a majority could give is not called free")
{
    redis_server one;
    redis_server two;
    redis_server three;
    words const urls{"--url", url_of(two), "--url", url_of(three)};
    auto const show = [&](words const& how) {
        return finished{colock_words("show", one, urls + how)};
    };
    one.command({"SET", "lock:job", "somebody"});
    CHECK(show({"job"}).said.starts_with("free\n")); // by two of three
    two.command({"SET", "lock:job", "another"});
    auto const split = show({"job"});
    CHECK(split.code == 1);
    CHECK(split.said.starts_with("no majority\n"));
    CHECK(contains(show({"--json", "job"}).said, "\"held\":false,\"split\":true,"));
    child_process watching{colock_words("watch", one, urls + words{"job"})};
    CHECK(contains(watching.read_line(), " no majority"));
    three.command({"SET", "lock:job", "another"});
    CHECK(contains(watching.read_line(), " held by mutex another"));
    // If one that is silent has it, too, the first one holds it.
    three.kill();
    one.command({"SET", "lock:job", "another", "PX", "60000"});
    two.command({"DEL", "lock:job"});
    auto const open = show({"job"});
    CHECK(open.code == 69);
    CHECK(open.said.starts_with("unknown\n"));
    CHECK(contains(show({"--json", "job"}).said, "\"held\":null,\"error\":\"the servers that "));
}

TEST_CASE("shell: watch tells of each change")
{
    redis_server server;
    child_process watching{colock_words("watch", server, {"--interval", "10ms", "job"})};
    auto const next = [&] {
        auto const line = watching.read_line();
        CHECK(std::regex_search(line, std::regex{R"(^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ )"}));
        return line.substr(line.find(' ') + 1);
    };
    CHECK(next() == "free");
    server.command({"SET", "lock:job", "one"});
    CHECK(next() == "held by mutex one");
    server.command({"SET", "lock:job", "another", "PX", "60000"});
    CHECK(next() == "held by mutex another");
    server.command({"DEL", "lock:job"});
    CHECK(next() == "free");
    server.kill();
    CHECK(next().starts_with("unknown: node unavailable: "));
    ::kill(watching.handle().id(), SIGINT);
    CHECK(code_of(watching.handle()) == 1000 + SIGINT);
}

TEST_CASE("shell: what runs no command needs no /proc")
{
    words const hidden{"unshare", "--map-root-user",
                       "--mount", "/bin/sh",
                       "-c",      "mount -t tmpfs none /proc && exec \"$@\"",
                       "sh"};
    if (finished{hidden + words{"true"}}.code != 0) {
        MESSAGE("left out: /proc cannot be hidden here");
        return;
    }
    redis_server server;
    CHECK(finished{hidden + words{COLOCK_TOOL, "--version"}}.code == 0);
    CHECK(finished{hidden + words{COLOCK_TOOL, "walk"}}.code == 64);
    CHECK(finished{hidden + colock_words("show", server, {"job"})}.code == 1);
}

TEST_CASE("shell: a command line that is wrong does nothing, and is told what is wrong")
{
    redis_server server;
    struct mistake {
        words arguments;
        std::string named;
    };
    std::vector<mistake> const mistakes{
        {{}, "subcommand"},
        {{"walk"}, "there is no command walk"},
        {{"run"}, "NAME"},
        {{"run", "job"}, "the command is missing"},
        {{"run", "job", "--"}, "the command is missing"},
        {{"run", "job", "--", ""}, "the command has no name"},
        {{"run", "job", "echo", "in"}, "echo"},
        {{"run", "--tll", "1s", "job", "--", "echo", "in"}, "--tll"},
        {{"run", "--ttl", "1", "job", "--", "echo", "in"}, "--ttl: 1 is no time"},
        {{"run", "--ttl", "-1s", "job", "--", "echo", "in"}, "--ttl: -1s is no time"},
        {{"run", "--ttl", "1ms", "job", "--", "echo", "in"}, "--ttl: 1ms is not between"},
        {{"run", "--ttl", "99999999999999999999s", "job", "--", "echo", "in"}, "is no time"},
        {{"run", "--wait", "soon", "job", "--", "echo", "in"}, "--wait: soon is no time"},
        {{"run", "--wait", "1s", "--try", "job", "--", "echo", "in"}, "--try"},
        {{"run", "--ttl", "1s", "--grace", "1s", "job", "--", "echo", "in"},
         "--grace: at most 450ms"},
        {{"run", "--ttl", "2s", "--longest-ttl", "1s", "job", "--", "echo", "in"},
         "--longest-ttl: at least the ttl, 2000ms"},
        {{"run", "--", "echo", "in"}, "NAME"},
        {{"show", "--", "-x", "-y"}, "NAME"},
        {{"run", "--url", "http://x", "job", "--", "echo", "in"}, "--url: "},
        {{"run", "", "--", "echo", "in"}, "name"},
        {{"show", "--url", url_of(server), "--url", url_of(server), "job"}, "is given twice"},
        {{"show", "job", "--", "echo", "in"}, "only run takes a command"},
        {{"watch", "--interval", "0s", "job"}, "--interval: 0s is not between"},
    };
    for (auto const& [arguments, named] : mistakes) {
        std::string text;
        for (auto const& each : arguments)
            text += each + ' ';
        CAPTURE(text);
        finished const refused{words{"env", "COLOCK_URL=" + url_of(server), COLOCK_TOOL} +
                               arguments};
        CHECK(refused.code == 64);
        CHECK(refused.said.empty());
        CAPTURE(refused.complained);
        CHECK(contains(refused.complained, named));
    }
}

TEST_CASE("shell: a command line that is wrong is told of without the passwords in it")
{
    std::string const url = "redis://:secret@127.0.0.1:1";
    std::vector<words> const mistakes{
        {url, "show", "job"},
        {"show", "job", url},
        {"show", "--url", url, url, "job"},
        {"show", "--url=" + url, "--urls=" + url, "job"},
        {"show", "--urls", url, "job"},
        {"run", url, url, "--", "echo"},
        {"run", "job", "--ttl", url, "--", "echo"},
        {"watch", "job", "--interval", url},
        {"watch", "job", ":secret@127.0.0.1"},
        {"break", "job", url, "--id", "x"},
        {"run", "job", "--ttl=" + url, "--", "echo"},
        {"watch", "job", "--interval", "redis://:sec\\ret@h"},
        {"show", "--json=" + url, "job"},
        {"show", "@", url},
    };
    for (auto const& arguments : mistakes) {
        finished const refused{words{COLOCK_TOOL} + arguments};
        CAPTURE(refused.complained);
        CHECK(refused.code == 64);
        CHECK_FALSE(refused.complained.empty());
        CHECK_FALSE(contains(refused.complained, "sec"));
        CHECK_FALSE(contains(refused.said, "secret"));
    }
}

TEST_CASE("shell: what doc/shell.md says to type works")
{
    redis_server server;
    auto const text = contents(COLOCK_TOOL_TEXT);
    auto const path = std::filesystem::path{COLOCK_TOOL}.parent_path().string();
    std::regex const block{"\n```sh\n([^`]*)```\n"};
    std::string said;
    std::size_t blocks = 0;
    for (std::sregex_iterator it{text.begin(), text.end(), block}, end; it != end; ++it, ++blocks) {
        auto const script = std::regex_replace(
            it->str(1), std::regex{"redis://127\\.0\\.0\\.1:6379"}, url_of(server));
        finished const typed{{"env", "COLOCK_URL=" + url_of(server), "/bin/sh", "-eu", "-c",
                              "PATH=" + path + ":$PATH; " + script}};
        CAPTURE(script);
        CHECK(typed.code == 0);
        bool const breaks = contains(script, "colock break");
        CHECK(typed.complained ==
              (breaks ? "colock: nightly-report: that holder does not have it\n" : ""));
        said += typed.said;
    }
    CHECK(blocks == 4);
    CHECK(std::regex_search(said, std::regex{"^holder number \\d+ is at work\nfree\n"}));
    CHECK(contains(said, "not held: 1\n{\"name\":\"nightly-report\",\"held\":true,"));
    CHECK(said.ends_with("\nnot taken away: 1\n"));
}

TEST_CASE("shell: the man page has every option and exit code that --help has")
{
    auto page = contents(COLOCK_MAN_PAGE);
    page = std::regex_replace(page, std::regex{R"(\\-)"}, "-");
    std::size_t options = 0;
    for (words const& command :
         {words{}, words{"run"}, words{"show"}, words{"watch"}, words{"break"}}) {
        finished const help{words{COLOCK_TOOL} + command + words{"--help"}};
        CHECK(help.code == 0);
        std::regex const option{R"((^|\n)  (?:-\w,)?(--\w+)|\n  (\d+) )"};
        for (std::sregex_iterator it{help.said.begin(), help.said.end(), option}, end; it != end;
             ++it) {
            auto const term = it->str(2) + it->str(3);
            CAPTURE(term);
            CHECK((contains(page, ".B " + term) || contains(page, ".B -h," + term)));
            ++options;
        }
    }
    CHECK(options >= 40);
    CHECK(finished{{COLOCK_TOOL, "--version"}}.said == "colock " COLOCK_VERSION_STRING "\n");
}

// Many runs of one name, and what may happen to them.

namespace {

constexpr milliseconds rush_ttl = 1s;
constexpr milliseconds rush_grace = 100ms;

/// What the command of each run says of itself, by the number of the run. Seen by all processes.
struct signs_of_life {
    static constexpr std::size_t most = 5'000;

    struct sign {
        std::atomic<std::int64_t> began;  ///< In ticks of steady. 0: it has not.
        std::atomic<std::int64_t> last;   ///< When it was at work last.
        std::atomic<std::uint64_t> token; ///< The fencing token of its lock.
        std::atomic<std::size_t> lock_id; ///< The hash of the value in the lock's key.
    };
    sign of[most];
    std::atomic<bool> over; ///< All commands are to end.
};
using shared_signs = shared_mapping<signs_of_life>;

std::int64_t ticks(steady::time_point time)
{
    return time.time_since_epoch().count();
}

steady::time_point time_of(std::atomic<std::int64_t> const& told)
{
    return steady::time_point{steady::duration{told.load()}};
}

/// The command of such a run: it shows once a millisecond that it is at work.
void be_at_work()
{
    char const* const given = std::getenv("COLOCK_TEST_RUN");
    REQUIRE(given);
    std::istringstream told{given};
    std::size_t number = 0;
    milliseconds::rep life = 0;
    bool is_deaf = false;
    std::string path;
    told >> number >> life >> is_deaf >> std::ws;
    std::getline(told, path);
    shared_signs const all{path};
    auto& mine = all->of[number];
    ::signal(SIGTERM, is_deaf ? SIG_IGN : SIG_DFL);
    mine.token = std::stoull(std::getenv("COLOCK_TOKEN"));
    mine.lock_id = std::hash<std::string>{}(std::getenv("COLOCK_LOCK_ID"));
    auto const start = steady::now();
    mine.last = ticks(start);
    mine.began = ticks(start);
    while (since(start) < milliseconds{life} && !all->over) {
        std::this_thread::sleep_for(1ms);
        mine.last = ticks(steady::now());
    }
    ::_exit(0); // the way out of a test binary is long
}

struct period {
    steady::time_point from;
    steady::time_point to;

    steady::duration length() const { return to - from; }
    bool contains(period const& other) const { return from <= other.from && other.to <= to; }
};

/// A tool that was started, and what was done to it.
struct one_run {
    process tool{};
    bool stays = false;              ///< Its command does not end by itself.
    bool was_asked = false;          ///< To end, by SIGTERM.
    std::optional<period> stopped{}; ///< From before SIGSTOP until after SIGCONT.
    /// While it is stopped: since when it stands still, and when it gets SIGCONT.
    std::optional<period> halt{};
    /// When it got SIGCONT its command was at work, though its lock had ended.
    bool overslept = false;
    std::optional<steady::time_point> killed{}; ///< After SIGKILL: when it was gone.
};

/// Some tools run commands under one lock. Whichever ends is started again, and now and then
/// something happens to one of them.
class rush {
public:
    explicit rush(dice& random) : random_{random}
    {
        REQUIRE(::pipe2(ends_, O_CLOEXEC) == 0);
        errors_ = ::open(error_file().c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        REQUIRE(errors_ >= 0);
        for (int i = 0; i < 6; ++i)
            running_.push_back(start());
        last_step_ = steady::now();
    }
    ~rush()
    {
        for (int const each : {ends_[0], ends_[1], errors_}) {
            if (each >= 0)
                ::close(each);
        }
    }
    rush(rush const&) = delete;
    rush& operator=(rush const&) = delete;

    /// To be called again and again.
    void step()
    {
        auto const now = steady::now();
        // When this process gets no time, the tools may get none either. As when they are stopped,
        // nothing is promised then.
        if (now - last_step_ > rush_ttl / 4)
            stalls_.push_back({last_step_, now});
        last_step_ = now;
        for (auto& number : running_) {
            if (runs_[number].halt && now >= runs_[number].halt->to)
                let_go_on(number);
            if (runs_[number].tool.ended())
                number = start();
        }
        if (now >= next_incident_) {
            next_incident_ = now + random_.time(400ms);
            let_happen();
        }
        std::this_thread::sleep_for(1ms);
    }

    /// How many commands have been at work.
    auto worked() const
    {
        auto const* const first = signs_->of;
        return std::count_if(first, first + runs_.size(),
                             [](auto const& sign) { return sign.began != 0; });
    }

    /// Whether many commands have been at work, and some have ended by themselves; and of those
    /// that do not, one was killed, one stopped for too long, and one lost its key.
    bool enough()
    {
        int ended = 0;
        int killed = 0;
        int stopped = 0;
        int deleted = 0;
        for (std::size_t number = 0; number < runs_.size(); ++number) {
            auto& run = runs_[number];
            auto const& sign = signs_->of[number];
            if (sign.began == 0)
                continue;
            auto const status = run.tool.ended();
            ended += !run.stays && status == 0;
            if (!run.stays)
                continue;
            killed += run.killed && status && WIFSIGNALED(*status);
            stopped += run.overslept;
            auto const* const its_deletion = deletion_of(number);
            deleted += its_deletion && time_of(sign.began) < its_deletion->from;
        }
        return worked() >= 20 && ended > 0 && killed > 0 && stopped > 0 && deleted > 0;
    }

    /// Ends all tools, and sees that nothing is left of them.
    void end()
    {
        signs_->over = true;
        for (auto const number : running_) {
            auto& run = runs_[number];
            if (run.halt)
                let_go_on(number);
            run.was_asked = true;
            if (!run.tool.ended())
                ::kill(run.tool.id(), SIGTERM);
        }
        for (auto const number : running_)
            REQUIRE_MESSAGE(runs_[number].tool.wait().has_value(), "a tool does not end");
        // The writing end is the standard input of all processes: POLLHUP says that they are gone.
        ::close(std::exchange(ends_[1], -1));
        wait_until("the end of all processes", [&] {
            pollfd reading{ends_[0], 0, 0};
            return ::poll(&reading, 1, 0) == 1 && (reading.revents & POLLHUP);
        });
        wait_until("the end of the lock", [&] { return !is_locked(server_); });
    }

    /// What doc/shell.md and doc/guarantees.md promise.
    void judge()
    {
        INFO(contents(error_file()));
        std::vector<std::size_t> all;
        std::set<std::uint64_t> tokens;
        for (std::size_t number = 0; number < runs_.size(); ++number) {
            if (signs_->of[number].began == 0)
                continue;
            all.push_back(number);
            tokens.insert(signs_->of[number].token);
            judge_end(number);
        }
        CHECK(tokens.size() == all.size());
        std::ranges::sort(all, {},
                          [this](std::size_t number) { return time_of(signs_->of[number].began); });
        for (auto earlier = all.begin(); earlier != all.end(); ++earlier) {
            auto const last = time_of(signs_->of[*earlier].last);
            for (auto later = earlier + 1;
                 later != all.end() && time_of(signs_->of[*later].began) < last; ++later)
                judge_overlap(*earlier, *later);
        }
        std::string text = std::to_string(all.size()) + " of " + std::to_string(runs_.size()) +
                           " runs came to work";
        for (auto const& [cause, found] : overlaps_)
            text += "; " + std::to_string(found.count) + " overlaps by " + cause + ", of at most " +
                    std::to_string(found.longest.count()) + " ms";
        MESSAGE(text);
    }

private:
    enum incident : std::size_t { kill_it, stop_it, delete_key, ask_it, incidents };

    /// A time in which others may have the lock, too, and the cause.
    struct excuse {
        char const* cause;
        period when;
    };

    struct overlaps {
        int count = 0;
        milliseconds longest{};
    };

    std::string error_file() const { return (here_.path() / "errors").string(); }
    std::string sign_file() const { return (here_.path() / "signs").string(); }

    /// Starts a run. Returns its number.
    std::size_t start()
    {
        auto const number = runs_.size();
        REQUIRE(number < signs_of_life::most);
        auto& made = runs_.emplace_back();
        made.stays = random_.chance(35);
        auto const life = made.stays ? 4 * stuck : milliseconds{random_.number(0, 20)};
        std::ostringstream told;
        told << number << ' ' << life.count() << ' ' << random_.chance(50) << ' ' << sign_file();
        auto command = this_binary("shell: at work in a rush");
        command.front() = std::filesystem::read_symlink("/proc/self/exe").string();
        auto const in_ms = [](milliseconds time) { return std::to_string(time.count()) + "ms"; };
        made.tool =
            process{colock_words("run", server_,
                                 words{"--ttl", in_ms(rush_ttl), "--grace", in_ms(rush_grace),
                                       "job", "--", "env", "COLOCK_TEST_RUN=" + told.str()} +
                                     command),
                    {.input = ends_[1], .errors = errors_}};
        return number;
    }

    std::size_t one_of(std::vector<std::size_t> const& some)
    {
        return some[static_cast<std::size_t>(random_.number(0, static_cast<int>(some.size()) - 1))];
    }

    /// Mostly one whose command is at work.
    one_run& victim()
    {
        std::vector<std::size_t> at_work;
        std::ranges::copy_if(running_, std::back_inserter(at_work),
                             [this](std::size_t number) { return signs_->of[number].began != 0; });
        return runs_[one_of(!at_work.empty() && random_.chance(70) ? at_work : running_)];
    }

    /// By chance, but each as often as the others.
    incident next_incident()
    {
        auto const least = std::ranges::min(happened_);
        std::vector<std::size_t> rarest;
        for (std::size_t each = 0; each < incidents; ++each) {
            if (happened_[each] == least)
                rarest.push_back(each);
        }
        auto const next = one_of(rarest);
        ++happened_[next];
        return static_cast<incident>(next);
    }

    void let_happen()
    {
        auto& run = victim();
        auto const before = steady::now();
        switch (next_incident()) {
        case kill_it:
            ::kill(run.tool.id(), SIGKILL);
            REQUIRE(run.tool.wait().has_value());
            run.killed = steady::now();
            if (std::exchange(run.halt, {}))
                run.stopped->to = *run.killed;
            break;
        case stop_it: {
            // Once only: after two short stops it might have had no time for a renewal.
            if (run.stopped || !stop(run.tool))
                break;
            std::chrono::microseconds length = random_.time(rush_ttl / 4);
            if (random_.chance(75))
                length = rush_ttl * 5 / 4 + random_.time(rush_ttl);
            auto const now = steady::now();
            run.stopped = {before, now};
            run.halt = {now, now + length};
            break;
        }
        case delete_key: {
            // The value of the key tells whose lock it was.
            auto const value = server_.command({"EVAL",
                                                "local value = redis.call('GET', KEYS[1]) "
                                                "redis.call('DEL', KEYS[1]) return value",
                                                "1", "lock:job"});
            if (!value.is_nil())
                deletions_.try_emplace(std::hash<std::string>{}(value.text),
                                       period{before, steady::now()});
            break;
        }
        case ask_it:
            run.was_asked = true;
            ::kill(run.tool.id(), SIGTERM);
            break;
        case incidents:
            break;
        }
    }

    /// False where it has ended at this very moment.
    static bool stop(process& tool)
    {
        try {
            tool.pause();
            return true;
        } catch (std::runtime_error const&) {
            return false;
        }
    }

    void let_go_on(std::size_t number)
    {
        auto& run = runs_[number];
        auto const& sign = signs_->of[number];
        run.overslept = sign.began != 0 && time_of(sign.last) >= run.halt->from + rush_ttl;
        run.tool.resume();
        run.stopped->to = steady::now();
        run.halt.reset();
    }

    /// What a busy machine needs for something that takes no time.
    steady::duration a_moment() const
    {
        steady::duration all = prompt;
        for (auto const& each : stalls_)
            all += each.length();
        return all;
    }

    /// When the key of a run's lock was deleted, or null.
    period const* deletion_of(std::size_t number) const
    {
        auto const found = deletions_.find(signs_->of[number].lock_id);
        return found == deletions_.end() ? nullptr : &found->second;
    }

    /// This time, or the end of the tool's stop, if that is later.
    static steady::time_point when_awake(one_run const& run, steady::time_point time)
    {
        return run.stopped ? std::max(run.stopped->to, time) : time;
    }

    /// When its command must have ended, where something was done to it.
    std::optional<steady::time_point> must_have_ended(std::size_t number) const
    {
        auto const& run = runs_[number];
        if (run.killed)
            return *run.killed + a_moment();
        if (auto const* const deleted = deletion_of(number))
            return when_awake(run, deleted->to) + rush_grace + a_moment();
        if (run.overslept)
            return run.stopped->to + rush_grace + a_moment();
        return {};
    }

    void judge_end(std::size_t number)
    {
        CAPTURE(number);
        auto& run = runs_[number];
        if (auto const end = must_have_ended(number)) {
            auto const late = time_of(signs_->of[number].last) - *end;
            CHECK(std::chrono::duration_cast<milliseconds>(late).count() <= 0);
        }
        if (run.was_asked || run.killed)
            return;
        auto const code = code_of(run.tool);
        if (deletion_of(number) || run.overslept)
            CHECK(code == 70);
        else if (!run.stopped && stalls_.empty())
            CHECK(code == 0);
    }

    /// Adds the excuses of a run. A tool that was killed has none: its command ends with it, long
    /// before its lock does.
    void add_excuses(std::size_t number, std::vector<excuse>& to) const
    {
        auto const& run = runs_[number];
        // The lock ends a ttl after its last renewal. That was at most a third of the ttl before
        // the stop. Another third is left for a tool that is slow.
        auto const safe = rush_ttl / 3;
        if (run.stopped && run.stopped->length() >= safe)
            to.push_back({"SIGSTOP", {run.stopped->from + safe, run.stopped->to + a_moment()}});
        if (auto const* const deleted = deletion_of(number))
            to.push_back(
                {"DEL", {deleted->from, when_awake(run, deleted->to) + rush_grace + a_moment()}});
    }

    void judge_overlap(std::size_t earlier, std::size_t later)
    {
        period const both{
            time_of(signs_->of[later].began),
            std::min(time_of(signs_->of[earlier].last), time_of(signs_->of[later].last))};
        auto const length = std::chrono::duration_cast<milliseconds>(both.length());
        std::vector<excuse> excuses;
        add_excuses(earlier, excuses);
        add_excuses(later, excuses);
        for (auto const& each : stalls_)
            excuses.push_back({"a machine that stood still", {each.from, each.to + a_moment()}});
        for (auto const& each : excuses) {
            if (!each.when.contains(both))
                continue;
            auto& found = overlaps_[each.cause];
            ++found.count;
            found.longest = std::max(found.longest, length);
            return;
        }
        FAIL_CHECK(
            "the runs ", earlier, " and ", later, " were at work together for ", length.count(),
            " ms; of the earlier one the tool was killed: ", runs_[earlier].killed.has_value(),
            ", stopped: ", runs_[earlier].stopped.has_value(),
            ", and the key deleted: ", deletion_of(earlier) != nullptr);
    }

    dice& random_;
    redis_server server_;
    temp_dir here_{temp_dir::little};
    shared_signs signs_{sign_file()};
    int ends_[2] = {-1, -1}; ///< Of a pipe into which nobody writes.
    int errors_ = -1;
    std::deque<one_run> runs_;         ///< By number.
    std::vector<std::size_t> running_; ///< The numbers of those that are under way.
    steady::time_point last_step_;
    steady::time_point next_incident_;
    std::array<int, incidents> happened_{};
    std::map<std::size_t, period> deletions_; ///< By the hash of the lock_id.
    std::vector<period> stalls_;              ///< When this process got no time.
    std::map<std::string, overlaps> overlaps_;
};

} // namespace

TEST_CASE("shell: at work in a rush" * doctest::skip())
{
    be_at_work();
}

TEST_CASE("shell: runs of one name exclude each other, in whatever way they end")
{
    dice random;
    MESSAGE("COLOCK_TEST_SEED=", random.seed());
    rush all{random};
    auto const start = steady::now();
    auto progress = start;
    // On a busy machine few come to work, but some do.
    auto const goes_on = [&] {
        return !all.enough() && since(progress) < stuck && since(start) < 6 * stuck;
    };
    for (auto worked = all.worked(); since(start) < 5s || goes_on();) {
        all.step();
        if (all.worked() == worked)
            continue;
        worked = all.worked();
        progress = steady::now();
    }
    all.end();
    all.judge();
    CHECK(all.enough());
}
