// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "bugs.hpp"
#include "schedule.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <random>
#include <stdexcept>
#include <string>
#include <unistd.h>

namespace {

using namespace simulation;

constexpr char usage[] = R"(colock_simulation [OPTION...]
  --count N    how many schedules (1000)
  --seed S     of the first; the next has the next number (random)
  --nodes N    1 to 9 servers (1, 3 or 5, by the seed)
  --trace      print what happens in the first schedule
  --bugs       plant each of the known mistakes in the library, and break the assumptions: all
               must be found, within as many schedules as --count says
  --only TEXT  of these, those with this in their name
)";

struct arguments {
    std::uint64_t count = 1'000;
    std::uint64_t seed = std::random_device{}();
    wishes wanted{};
    bool trace = false;
    bool bugs = false;
    std::string only{};
};

std::uint64_t number(std::string const& option, char const* text, std::uint64_t most)
{
    char* end = nullptr;
    auto const value = text ? std::strtoull(text, &end, 10) : 0;
    if (!text || end == text || *end || *text == '-' || value > most)
        throw std::invalid_argument{option + ": wants a number from 0 to " + std::to_string(most)};
    return value;
}

arguments read(int count, char** words)
{
    arguments result;
    for (int i = 1; i < count; ++i) {
        std::string const option = words[i];
        auto const value = [&](std::uint64_t most) {
            return number(option, i + 1 < count ? words[++i] : nullptr, most);
        };
        if (option == "--count")
            result.count = value(~std::uint64_t{0});
        else if (option == "--seed")
            result.seed = value(~std::uint64_t{0});
        else if (option == "--nodes")
            result.wanted.nodes = static_cast<int>(value(9));
        else if (option == "--trace")
            result.trace = true;
        else if (option == "--bugs")
            result.bugs = true;
        else if (option == "--only" && i + 1 < count)
            result.only = words[++i];
        else
            throw std::invalid_argument{"unknown option " + option + "\n\n" + usage};
    }
    return result;
}

/// Says how far it has come, where somebody looks on.
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

    void done(std::uint64_t schedules)
    {
        if (shown_ && schedules % 256 == 0)
            std::cerr << '\r' << schedules << " of " << count_ << ", "
                      << static_cast<std::uint64_t>(static_cast<double>(schedules) / seconds())
                      << " a second " << std::flush;
    }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
    std::uint64_t count_;
    bool shown_;
};

constexpr std::uint64_t one_in_so_many_twice = 100;

/// Where two runs of one seed part; empty if they are the same, to the byte.
std::string differs(std::uint64_t seed, wishes wanted)
{
    wanted.traced = true;
    auto const first = run_schedule(seed, wanted).trace;
    auto const second = run_schedule(seed, wanted).trace;
    if (first == second)
        return {};
    auto const at = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    auto const line = first.rfind('\n', static_cast<std::size_t>(at.first - first.begin())) + 1;
    return first.substr(line, 200) + "\n--- and\n" + second.substr(line, 200);
}

int simulate(arguments const& given)
{
    std::map<std::string, std::uint64_t> faults;
    std::map<int, std::uint64_t> sizes;
    std::uint64_t grants = 0;
    std::uint64_t events = 0;
    progress shown{given.count};
    for (std::uint64_t i = 0; i < given.count; ++i) {
        auto const seed = given.seed + i;
        auto wanted = given.wanted;
        wanted.traced = given.trace && i == 0;
        auto result = run_schedule(seed, wanted);
        if (wanted.traced)
            std::cout << result.trace;
        if (i % one_in_so_many_twice == 0 && !differs(seed, given.wanted).empty()) {
            std::cout << "seed " << seed << " is not the same twice:\n"
                      << differs(seed, given.wanted) << '\n';
            return 1;
        }
        if (result.violation) {
            wanted.traced = true;
            auto const again = run_schedule(seed, wanted);
            std::cout << again.trace << "\nseed " << seed << ": " << *result.violation << '\n';
            if (again.violation != result.violation)
                std::cout << "and not the same when run again: "
                          << again.violation.value_or("no violation") << '\n';
            std::cout << "again: colock_simulation --count 1 --seed " << seed
                      << (wanted.nodes ? " --nodes " + std::to_string(wanted.nodes) : "") << '\n';
            return 1;
        }
        grants += result.grants;
        events += result.events;
        ++sizes[result.nodes];
        for (auto const& [kind, times] : result.faults)
            faults[kind] += times;
        shown.done(i + 1);
    }
    auto const seconds = shown.seconds();
    std::cout << given.count << " schedules from seed " << given.seed << ", " << grants
              << " grants, " << events << " events, no violation; "
              << static_cast<std::uint64_t>(static_cast<double>(given.count) / seconds)
              << " schedules a second\n";
    for (auto const& [size, times] : sizes)
        std::cout << "  " << size << (size == 1 ? " node: " : " nodes: ") << times << '\n';
    for (auto const& [kind, times] : faults)
        std::cout << "  " << kind << ": " << times << '\n';
    return 0;
}

/// How many schedules it takes until a violation is found; 0 if it is not.
std::uint64_t schedules_until_found(std::uint64_t seed, std::uint64_t count, wishes const& wanted,
                                    std::string& what)
{
    for (std::uint64_t i = 0; i < count; ++i) {
        auto const result = run_schedule(seed + i, wanted);
        if (result.violation) {
            what = *result.violation;
            return i + 1;
        }
    }
    return 0;
}

int find_bugs(arguments const& given)
{
    int missed = 0;
    auto const look_for = [&](std::string const& name, wishes const& wanted) {
        if (name.find(given.only) == name.npos)
            return;
        std::string what;
        auto const schedules = schedules_until_found(given.seed, given.count, wanted, what);
        missed += schedules == 0;
        std::cout << std::left << std::setw(34) << name << std::right << std::setw(8);
        if (schedules)
            std::cout << schedules << "  " << what.substr(0, what.find(':')) << '\n';
        else
            std::cout << "-"
                      << "  NOT FOUND in " << given.count << '\n';
        std::cout << std::flush;
    };
    std::cout << "from seed " << given.seed << '\n'
              << std::left << std::setw(34) << "mistake"
              << "schedules  found as\n";
    for (auto const& [which, name] : mistakes()) {
        colock::detail::planted_bug = which;
        look_for(name, given.wanted);
    }
    colock::detail::planted_bug = colock::detail::bug::none;
    auto unsafe = given.wanted;
    unsafe.majority_forgets = true;
    look_for("(a majority that forgets)", unsafe);
    if (missed)
        std::cout << missed << " not found\n";
    return missed ? 1 : 0;
}

} // namespace

int main(int count, char** words)
{
    try {
        auto const given = read(count, words);
        return given.bugs ? find_bugs(given) : simulate(given);
    } catch (std::exception const& error) {
        std::cerr << "colock_simulation: " << error.what() << '\n';
        return 2;
    }
}
