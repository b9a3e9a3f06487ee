// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "arguments.hpp"

#include <CLI/CLI.hpp>

#include <limits>
#include <optional>
#include <stdexcept>
#include <utility>

namespace simulation {
namespace {

/// Unless it is given, the seed chooses.
void add_wish(CLI::App& app, std::string name, std::optional<bool>& wish, std::string about)
{
    app.add_flag_callback(
        std::move(name), [&wish] { wish = true; }, std::move(about) + ", not by the seed");
}

void add_wishes(CLI::App& app, wishes& to)
{
    app.add_option("--nodes", to.nodes, "1 to 9 servers (1, 3 or 5, by the seed)")
        ->check(CLI::Range(1, 9))
        ->option_text("N");
    app.add_flag("--reentrant", to.reentrant, "with reentrant locks only, not by the seed");
    add_wish(app, "--clusters", to.clusters, "each node is a Cluster");
    add_wish(app, "--sentinels", to.sentinels, "each node is a Sentinel group");
    add_wish(app, "--guarded", to.guarded, "servers are guarded by their reign");
    add_wish(app, "--replicated", to.replicated, "the replicas must have each lock");
    add_wish(app, "--untracked", to.untracked, "servers refuse client tracking for good");
}

} // namespace

arguments read_arguments(int count, char const* const* words)
{
    arguments result;
    CLI::App app{"Runs schedules of the library in a simulated world.", "colock_simulation"};
    app.get_formatter()->column_width(20);
    app.option_defaults()->take_last();
    // With limits that have no sign, CLI11 takes -1 for the greatest number.
    CLI::Range any{std::int64_t{0}, std::numeric_limits<std::int64_t>::max()};
    any.description("");
    app.add_option("--count", result.count, "how many schedules")
        ->check(any)
        ->type_name("N")
        ->capture_default_str();
    app.add_option("--seed", result.seed, "of the first; the next has the next number (random)")
        ->check(any)
        ->option_text("S");
    app.add_option("--jobs", result.jobs, "threads")
        ->check(CLI::Range(1, 256).description(""))
        ->type_name("N")
        ->capture_default_str();
    add_wishes(app, result.wanted);
    app.add_flag("--trace", result.trace,
                 "print what happens in the first schedule, or in those that are kept");
    app.add_flag("--bugs", result.bugs,
                 "plant each of the known mistakes in the library, and break the assumptions:\n"
                 "all must be found, within as many schedules as --count says, or in the one\n"
                 "that is kept for it");
    app.add_option("--only", result.only, "of these, those with this in their name")
        ->option_text("TEXT");
    try {
        app.parse(count, words);
    } catch (CLI::CallForHelp const&) {
        result.help = app.help();
    } catch (CLI::ParseError const& error) {
        throw std::invalid_argument{error.what() + std::string{"; --help shows what there is"}};
    }
    return result;
}

} // namespace simulation
