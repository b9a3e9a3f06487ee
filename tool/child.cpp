// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "child.hpp"

#include "exit_code.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

extern char** environ;

namespace tool {

namespace {

[[noreturn]] void throw_errno(char const* what)
{
    throw std::system_error{errno, std::generic_category(), what};
}

std::set<int> open_descriptors()
{
    std::set<int> result;
    for (auto const& each : std::filesystem::directory_iterator{"/proc/self/fd"})
        result.insert(std::atoi(each.path().filename().c_str()));
    // One of them was that by which the directory was read.
    std::erase_if(result, [](int each) { return ::fcntl(each, F_GETFD) < 0; });
    return result;
}

/// Whether a process, of which this is the folder in /proc, has ended.
bool has_ended(std::filesystem::path const& process)
{
    std::ifstream stat{process / "stat"};
    std::string text;
    std::getline(stat, text, '\0');
    // The state follows the program's name, which may contain anything.
    auto const state = text.rfind(')') + 2;
    return state >= text.size() || text[state] == 'Z' || text[state] == 'X';
}

/// The paths to try for a program, in order, as execvp() does.
std::vector<std::string> candidates(std::string const& program)
{
    if (program.find('/') != program.npos)
        return {program};
    char const* const given = std::getenv("PATH");
    std::string_view left = given ? given : "/bin:/usr/bin";
    std::vector<std::string> result;
    for (;;) {
        auto const colon = left.find(':');
        auto const folder = left.substr(0, colon);
        result.push_back(folder.empty() ? program : std::string{folder} + '/' + program);
        if (colon == left.npos)
            return result;
        left.remove_prefix(colon + 1);
    }
}

std::vector<std::string>
environment_with(std::vector<std::pair<std::string, std::string>> const& variables)
{
    std::vector<std::string> result;
    for (char** each = environ; *each; ++each) {
        std::string_view const text{*each};
        bool replaced = false;
        for (auto const& [name, value] : variables)
            replaced |= text.starts_with(name + '=');
        if (!replaced)
            result.emplace_back(text);
    }
    for (auto const& [name, value] : variables)
        result.push_back(name + '=' + value);
    return result;
}

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> result;
    for (auto& each : texts)
        result.push_back(each.data());
    result.push_back(nullptr);
    return result;
}

/// All that a child needs, made before there is one.
struct launch {
    std::vector<char*> programs;
    std::vector<char*> shell; ///< Its arguments where the program is a script without a #!.
    std::vector<char*> environment;
    sigset_t mask;
    bool ignores_pipe;
    pid_t parent;
    int report;
};

/// Does what execvp() does, which is not async-signal-safe.
int execute(launch& what)
{
    int trouble = ENOENT;
    for (auto const program : what.programs) {
        if (!program)
            break;
        ::execve(program, what.shell.data() + 1, what.environment.data());
        if (errno == ENOEXEC) {
            static char shell[] = "/bin/sh";
            what.shell[0] = shell;
            what.shell[1] = program;
            ::execve(shell, what.shell.data(), what.environment.data());
        }
        if (errno == EACCES)
            trouble = EACCES; // There may be another further on.
        else if (errno != ENOENT && errno != ENOTDIR)
            return errno;
    }
    return trouble;
}

// Runs between fork and exec in a process that may have had threads: async-signal-safe calls only.
[[noreturn]] void become(launch& what)
{
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // If the parent died before prctl(), no signal will come.
    if (::getppid() != what.parent)
        ::_exit(system_trouble);
    // Asio's signal handlers must not run here: they would write to a pipe that the parent reads.
    // So far all signals are blocked.
    for (int number = 1; number < NSIG; ++number) {
        struct sigaction action {};
        if (::sigaction(number, nullptr, &action) != 0 || action.sa_handler == SIG_DFL)
            continue;
        if (action.sa_handler != SIG_IGN || (number == SIGPIPE && !what.ignores_pipe)) {
            action = {};
            action.sa_handler = SIG_DFL;
            ::sigaction(number, &action, nullptr);
        }
    }
    ::sigprocmask(SIG_SETMASK, &what.mask, nullptr);
    int const trouble = execute(what);
    [[maybe_unused]] auto const told = ::write(what.report, &trouble, sizeof trouble);
    ::_exit(trouble == ENOENT ? not_found : not_executable);
}

} // namespace

inheritance::inheritance() : descriptors_{open_descriptors()}
{
    ::sigprocmask(SIG_SETMASK, nullptr, &mask_);
    for (int number = 1; number < NSIG; ++number) {
        struct sigaction action {};
        if (::sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN)
            ignored_.insert(number);
    }
}

void inheritance::close_others_on_exec() const
{
    for (int const each : open_descriptors()) {
        if (!descriptors_.contains(each))
            ::fcntl(each, F_SETFD, FD_CLOEXEC);
    }
}

child::child(std::vector<std::string> const& command,
             std::vector<std::pair<std::string, std::string>> const& variables,
             inheritance const& from)
{
    auto programs = candidates(command.front());
    auto environment = environment_with(variables);
    std::vector<std::string> arguments{""};
    arguments.insert(arguments.end(), command.begin(), command.end());
    launch what{pointers(programs),
                pointers(arguments),
                pointers(environment),
                from.mask(),
                from.ignores(SIGPIPE),
                ::getpid(),
                -1};

    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        throw_errno("pipe");
    report_ = ends[0];
    what.report = ends[1];
    from.close_others_on_exec();

    sigset_t all;
    sigset_t before;
    ::sigfillset(&all);
    ::sigprocmask(SIG_SETMASK, &all, &before);
    id_ = ::fork();
    if (id_ == 0)
        become(what);
    auto const error = errno;
    if (id_ > 0)
        ::setpgid(id_, id_); // The child does it, too: from here on there is a group to signal.
    ::sigprocmask(SIG_SETMASK, &before, nullptr);
    ::close(ends[1]);
    if (id_ < 0) {
        ::close(report_);
        errno = error;
        throw_errno("fork");
    }
}

child::~child()
{
    if (id_ > 0) {
        signal(SIGKILL);
        reap();
    }
}

int child::signal(int number) const
{
    if (::kill(-id_, number) != 0)
        return errno;
    if (number != SIGKILL)
        ::kill(-id_, SIGCONT);
    return 0;
}

int child::stop() const
{
    return ::kill(-id_, SIGSTOP) == 0 ? 0 : errno;
}

bool child::over() const
{
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == id_;
}

bool child::group_is_at_work() const
{
    // kill() with no signal would not do: it finds the zombie, too, which has to stay lest the
    // group's number become somebody else's.
    std::error_code no_proc;
    for (auto const& each : std::filesystem::directory_iterator{"/proc", no_proc}) {
        auto const process = std::atoi(each.path().filename().c_str());
        if (process > 0 && ::getpgid(process) == id_ && !has_ended(each.path()))
            return true;
    }
    return false;
}

int child::reap()
{
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
    return WIFSIGNALED(status) ? ended_by_signal + WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace tool
