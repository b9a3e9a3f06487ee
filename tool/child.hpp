// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <csignal>
#include <optional>
#include <set>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace tool {

/// What this process was started with, and passes on. To be made before there are descriptors and
/// signal handlers of our own.
class inheritance {
public:
    inheritance();

    sigset_t const& mask() const { return mask_; }
    /// Whether whoever started us wants this signal to be ignored, as nohup does.
    bool ignores(int signal) const { return ignored_.contains(signal); }
    /// Makes an executed program inherit only the descriptors that this process was started with. A
    /// connection that it inherited would stay open when this process ends.
    void close_others_on_exec() const;

private:
    sigset_t mask_{};
    std::set<int> ignored_;
    std::set<int> descriptors_;
};

/// A program that runs in a process group of its own, and does not outlive this process.
class child {
public:
    /// Throws std::system_error where there can be no process.
    child(std::vector<std::string> const& command,
          std::vector<std::pair<std::string, std::string>> const& variables,
          inheritance const& from);
    /// Kills it if it has not been reaped.
    ~child();
    child(child const&) = delete;
    child& operator=(child const&) = delete;

    /// A pipe to read from, which the caller closes. It ends when the program is executed. If that
    /// fails, errno comes first, as an int.
    int report() const { return report_; }

    /// Sends a signal to the whole group. A program that is stopped goes on, so that it can react.
    /// Returns 0, or errno where no process of the group may be sent it.
    int signal(int number) const;
    /// Stops the whole group, until signal() is called. Returns what that does.
    int stop() const;

    /// Whether it is over. It is a zombie then, and its group's number is nobody else's.
    bool over() const;

    /// Whether any process of its group is at work. False where there is no /proc to tell.
    bool group_is_at_work() const;

    /// Once it is over: its exit code, or 128 and the number of the signal that ended it.
    int reap();

private:
    pid_t id_ = 0;
    int report_ = -1;
};

} // namespace tool
