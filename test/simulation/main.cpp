// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "arguments.hpp"
#include "bugs.hpp"
#include "schedule.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace simulation;

wishes traced(wishes wanted)
{
    wanted.traced = true;
    return wanted;
}

/// Shows how many schedules are done, if standard error is a terminal.
class progress {
public:
    explicit progress(std::uint64_t count) : count_{count}, shown_{::isatty(STDERR_FILENO) == 1} {}
    ~progress()
    {
        if (shown_)
            std::cerr << "\r\033[K" << std::flush;
    }

    double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
    }

    void done(std::uint64_t schedules) const
    {
        if (!shown_ || schedules % 256 != 0)
            return;
        std::ostringstream line;
        line << '\r' << schedules << " of " << count_ << ", "
             << static_cast<std::uint64_t>(static_cast<double>(schedules) / seconds())
             << " a second ";
        std::cerr << line.str() << std::flush;
    }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::uint64_t count_;
    bool shown_;
};

constexpr std::uint64_t one_in_so_many_twice = 100;

/// Where the traces of two runs of one seed differ first; empty if they do not differ.
std::string differs(std::uint64_t seed, wishes const& wanted)
{
    auto const first = run_schedule(seed, traced(wanted)).trace;
    auto const second = run_schedule(seed, traced(wanted)).trace;
    if (first == second)
        return {};
    auto const at = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    auto const line = first.rfind('\n', static_cast<std::size_t>(at.first - first.begin())) + 1;
    return first.substr(line, 200) + "\n--- and\n" + second.substr(line, 200);
}

/// What many schedules were like.
struct totals {
    std::uint64_t grants = 0;
    std::uint64_t events = 0;
    std::map<int, std::uint64_t> sizes{};
    std::map<std::string, std::uint64_t> faults{};

    void add(outcome const& one)
    {
        grants += one.grants;
        events += one.events;
        ++sizes[one.nodes];
        for (auto const& [kind, times] : one.faults)
            faults[kind] += times;
    }
    void add(totals const& other)
    {
        grants += other.grants;
        events += other.events;
        for (auto const& [size, times] : other.sizes)
            sizes[size] += times;
        for (auto const& [kind, times] : other.faults)
            faults[kind] += times;
    }
};

/// Many schedules, in several threads that share nothing else.
class simulation_run {
public:
    explicit simulation_run(arguments const& given) : given_{given}, shown_{given.count} {}

    int run()
    {
        if (given_.jobs == 1) {
            // A process that has never had a second thread needs no atomic operations.
            work();
        } else {
            std::vector<std::jthread> threads;
            for (unsigned i = 0; i < given_.jobs; ++i)
                threads.emplace_back([this] { work(); });
        }
        if (thrown_)
            std::rethrow_exception(thrown_);
        if (failed_) {
            explain();
            return 1;
        }
        report();
        return 0;
    }

private:
    void work()
    {
        totals mine;
        try {
            for (std::uint64_t i = next_++; i < given_.count && !ended_; i = next_++) {
                auto const seed = given_.seed + i;
                auto const result = run_schedule(seed, given_.wanted);
                mine.add(result);
                bool const varies =
                    i % one_in_so_many_twice == 0 && !differs(seed, given_.wanted).empty();
                if (result.violation || varies)
                    fail(seed);
                shown_.done(++done_);
            }
        } catch (...) {
            std::lock_guard const lock{mutex_};
            thrown_ = std::current_exception();
            ended_ = true;
        }
        std::lock_guard const lock{mutex_};
        totals_.add(mine);
    }

    void fail(std::uint64_t seed)
    {
        std::lock_guard const lock{mutex_};
        failed_ = std::min(seed, failed_.value_or(seed));
        ended_ = true;
    }

    void explain() const
    {
        auto const& wanted = given_.wanted;
        auto const seed = *failed_;
        auto const result = run_schedule(seed, traced(wanted));
        std::cout << result.trace << '\n';
        if (auto const difference = differs(seed, wanted); !difference.empty())
            std::cout << "seed " << seed << " is not the same twice:\n" << difference << '\n';
        std::cout << "seed " << seed << ": " << result.violation.value_or("no violation") << '\n'
                  << "again: test/run --simulate 1 --seed " << seed
                  << (wanted.nodes ? " --nodes " + std::to_string(wanted.nodes) : "")
                  << (wanted.reentrant ? " --reentrant" : "")
                  << (wanted.clusters.value_or(false) ? " --clusters" : "")
                  << (wanted.sentinels.value_or(false) ? " --sentinels" : "")
                  << (wanted.guarded.value_or(false) ? " --guarded" : "")
                  << (wanted.replicated.value_or(false) ? " --replicated" : "")
                  << (wanted.untracked.value_or(false) ? " --untracked" : "") << '\n';
    }

    void report() const
    {
        auto const rate = static_cast<double>(given_.count) / shown_.seconds();
        std::cout << given_.count << " schedules from seed " << given_.seed << ", "
                  << totals_.grants << " grants, " << totals_.events << " events, no violation; "
                  << static_cast<std::uint64_t>(rate) << " schedules a second, "
                  << static_cast<std::uint64_t>(rate / given_.jobs) << " a thread\n";
        for (auto const& [size, times] : totals_.sizes)
            std::cout << "  " << size << (size == 1 ? " node: " : " nodes: ") << times << '\n';
        for (auto const& [kind, times] : totals_.faults)
            std::cout << "  " << kind << ": " << times << '\n';
    }

    arguments const& given_;
    progress shown_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> done_{0};
    std::atomic<bool> ended_{false};
    std::mutex mutex_;
    totals totals_;
    std::optional<std::uint64_t> failed_;
    std::exception_ptr thrown_;
};

/// Looks for mistakes and broken assumptions, and prints what it took.
class bug_hunt {
public:
    explicit bug_hunt(arguments const& given) : given_{given} {}

    int run()
    {
        std::cout << "from seed " << given_.seed << '\n'
                  << std::left << std::setw(38) << "mistake"
                  << "schedules  found as, by seed\n";
        for (auto const& mistake : mistakes())
            look_for(mistake);
        for (auto const& [which, name] : broken_assumptions()) {
            auto unsafe = given_.wanted;
            unsafe.broken = which;
            unsafe.clusters = false;
            unsafe.sentinels = false;
            if (begin(name))
                look_for(unsafe);
        }
        if (missed_)
            std::cout << missed_ << " not found\n";
        return missed_ ? 1 : 0;
    }

private:
    using kept_schedule = std::function<outcome()>;

    void look_for(planted_mistake const& mistake)
    {
        if (!begin(mistake.name))
            return;
        auto wanted = given_.wanted;
        wanted.reentrant |= mistake.reentrant;
        wanted.clusters = mistake.clusters;
        wanted.sentinels = mistake.sentinels;
        wanted.guarded = mistake.guarded;
        wanted.replicated = mistake.replicated;
        if (mistake.made) {
            look_in(mistake.made, mistake.which, "made for it");
        } else if (mistake.seed) {
            look_in([&] { return run_schedule(*mistake.seed, wanted); }, mistake.which,
                    std::to_string(*mistake.seed));
        } else {
            colock::detail::planted_bug = mistake.which;
            look_for(wanted);
            colock::detail::planted_bug = colock::detail::bug::none;
        }
    }

    bool begin(std::string const& name) const
    {
        if (name.find(given_.only) == name.npos)
            return false;
        std::cout << std::left << std::setw(38) << name << std::right << std::setw(9) << std::flush;
        return true;
    }

    void look_for(wishes const& wanted)
    {
        for (std::uint64_t i = 0; i < given_.count; ++i) {
            auto const seed = given_.seed + i;
            if (auto const violation = run_schedule(seed, wanted).violation) {
                found(std::to_string(i + 1), *violation, std::to_string(seed));
                return;
            }
        }
        miss("NOT FOUND in " + std::to_string(given_.count));
    }

    /// Runs the schedule that is kept for a mistake: it must pass without the mistake, not with it.
    void look_in(kept_schedule const& kept, colock::detail::bug which, std::string const& where)
    {
        auto const sound = kept();
        if (given_.trace)
            std::cout << "\n" << sound.trace;
        if (sound.violation) {
            miss("without the mistake: " + *sound.violation);
            return;
        }
        colock::detail::planted_bug = which;
        auto const mistaken = kept();
        colock::detail::planted_bug = colock::detail::bug::none;
        if (given_.trace)
            std::cout << "with the mistake:\n" << mistaken.trace;
        if (mistaken.violation)
            found("kept", *mistaken.violation, where);
        else
            miss("NOT FOUND in the schedule that is kept for it, " + where);
    }

    static void found(std::string const& count, std::string const& violation,
                      std::string const& where)
    {
        std::cout << count << "  " << violation.substr(0, violation.find(':')) << ", " << where
                  << std::endl;
    }

    void miss(std::string const& why)
    {
        ++missed_;
        std::cout << "-"
                  << "  " << why << std::endl;
    }

    arguments const& given_;
    int missed_ = 0;
};

} // namespace

int main(int count, char** words)
{
    try {
        auto const given = read_arguments(count, words);
        if (!given.help.empty()) {
            std::cout << given.help;
            return 0;
        }
        if (given.bugs)
            return bug_hunt{given}.run();
        if (given.trace)
            std::cout << run_schedule(given.seed, traced(given.wanted)).trace;
        return simulation_run{given}.run();
    } catch (std::exception const& error) {
        std::cerr << "colock_simulation: " << error.what() << '\n';
        return 2;
    }
}
