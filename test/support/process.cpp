// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/process.hpp"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace support {

namespace {

[[noreturn]] void throw_errno(std::string const& what)
{
    throw std::system_error{errno, std::generic_category(), what};
}

// Runs between fork and exec in a process that may have had threads: system calls only.
[[noreturn]] void become(char* const* arguments, process::streams io, pid_t parent)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent)
        ::_exit(127);
    int const null = ::open("/dev/null", O_RDWR);
    ::dup2(io.input < 0 ? null : io.input, STDIN_FILENO);
    ::dup2(io.output < 0 ? null : io.output, STDOUT_FILENO);
    if (io.errors >= 0)
        ::dup2(io.errors, STDERR_FILENO);
    // A socket that a child has inherited stays open when its owner closes it.
    if (::syscall(SYS_close_range, 3U, ~0U, 0U) != 0) {
        for (int descriptor = 3; descriptor < 65536; ++descriptor)
            ::close(descriptor);
    }
    ::execvp(arguments[0], arguments);
    ::_exit(127);
}

} // namespace

process::process(std::vector<std::string> command, streams io)
{
    std::vector<char*> arguments;
    for (auto& argument : command)
        arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    auto const parent = ::getpid();
    id_ = ::fork();
    if (id_ < 0)
        throw_errno("fork");
    if (id_ == 0)
        become(arguments.data(), io, parent);
}

process::process(process&& other) noexcept
    : id_{std::exchange(other.id_, 0)}, status_{std::exchange(other.status_, std::nullopt)}
{
}

process& process::operator=(process&& other) noexcept
{
    if (this != &other) {
        kill();
        id_ = std::exchange(other.id_, 0);
        status_ = std::exchange(other.status_, std::nullopt);
    }
    return *this;
}

process::~process()
{
    kill();
}

std::optional<int> process::ended()
{
    int status = 0;
    if (id_ > 0 && !status_ && ::waitpid(id_, &status, WNOHANG) == id_)
        status_ = status;
    return status_;
}

std::optional<int> process::wait(milliseconds limit)
{
    auto const end = steady::now() + limit;
    while (!ended() && steady::now() < end)
        std::this_thread::sleep_for(1ms);
    return status_;
}

void process::pause()
{
    int status = 0;
    if (::kill(id_, SIGSTOP) != 0 || ::waitpid(id_, &status, WUNTRACED) != id_)
        throw_errno("cannot stop a process");
    if (!WIFSTOPPED(status)) {
        status_ = status;
        throw std::runtime_error{"a process ended instead of stopping"};
    }
}

void process::resume()
{
    ::kill(id_, SIGCONT);
}

void process::kill()
{
    if (id_ <= 0 || ended())
        return;
    ::kill(id_, SIGCONT);
    ::kill(id_, SIGKILL);
    int status = 0;
    while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
    }
    status_ = status;
}

child_process::child_process(std::vector<std::string> command)
{
    // A socket pair and not pipes: writing to a child that died must not raise SIGPIPE.
    int ends[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        throw_errno("socketpair");
    socket_ = ends[0];
    process_ = process{std::move(command), {.input = ends[1], .output = ends[1]}};
    ::close(ends[1]);
}

child_process::~child_process()
{
    process_.kill();
    ::close(socket_);
}

void child_process::write_line(std::string line)
{
    line += '\n';
    for (std::size_t sent = 0; sent < line.size();) {
        auto const n = ::send(socket_, line.data() + sent, line.size() - sent, MSG_NOSIGNAL);
        if (n < 0)
            throw_errno("the child does not read");
        sent += static_cast<std::size_t>(n);
    }
}

std::string child_process::read_line(milliseconds limit)
{
    auto const end = steady::now() + limit;
    for (;;) {
        if (auto const newline = read_.find('\n'); newline != std::string::npos) {
            auto line = read_.substr(0, newline);
            read_.erase(0, newline + 1);
            return line;
        }
        auto const left = std::chrono::ceil<milliseconds>(end - steady::now());
        pollfd readable{socket_, POLLIN, 0};
        if (left <= 0ms || ::poll(&readable, 1, static_cast<int>(left.count())) <= 0)
            throw std::runtime_error{"the child wrote no line in time; so far: '" + read_ + "'"};
        char buffer[4096];
        auto const n = ::recv(socket_, buffer, sizeof buffer, 0);
        if (n <= 0)
            throw std::runtime_error{"the child closed its output; last: '" + read_ + "'"};
        read_.append(buffer, static_cast<std::size_t>(n));
    }
}

std::vector<std::string> this_binary(std::string const& test_case)
{
    return {"/proc/self/exe", "--test-case=" + test_case, "--no-skip", "--out=/dev/null"};
}

std::vector<std::string> python(std::string const& script, std::vector<std::string> arguments)
{
    // The first python3 of the path need not be the one that the distribution's packages are for.
    static std::string const interpreter = [] {
        for (std::string const candidate : {"python3", "/usr/bin/python3"}) {
            int const null = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
            process probe{{candidate, "-c", "import redis, prometheus_client"}, {.errors = null}};
            ::close(null);
            if (probe.wait() == 0)
                return candidate;
        }
        throw std::runtime_error{
            "no python3 with the packages redis and prometheus_client (Debian: "
            "python3-redis, python3-prometheus-client)"};
    }();
    std::vector<std::string> command{interpreter, "-u", "-c", script};
    command.insert(command.end(), arguments.begin(), arguments.end());
    return command;
}

} // namespace support
