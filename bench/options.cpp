// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "options.hpp"

#include <CLI/CLI.hpp>

#include <cmath>
#include <utility>

namespace bench {
namespace {

template <class Number>
CLI::Option* add_number(CLI::App& app, std::string name, Number& value, Number least, Number most,
                        std::string about)
{
    return app.add_option(std::move(name), value, std::move(about))
        ->check(CLI::Range(least, most).description(""))
        ->type_name("N")
        ->capture_default_str();
}

void add_numbers(CLI::App& app, options& to, int& ttl)
{
    add_number(app, "--workers", to.workers, 1u, 100'000u,
               "coroutines of raw, distinct, same, crowds, redlock, cluster and replicas");
    add_number(app, "--processes", to.processes, 1u, 256u,
               "processes of the scenario of that name");
    add_number(app, "--nodes", to.nodes, 1u, 15u,
               "private servers of redlock, burst and reconnect; in redlock fewer than\n"
               "half of them are stopped");
    add_number(app, "--seconds", to.seconds, 0.05, 3600.0,
               "how long each row of the table is measured; failover is run once for each\n"
               "second, which takes 25 s, and doubled once, which takes 80 s")
        ->type_name("S");
    add_number(app, "--rounds", to.rounds, 1, 1'000,
               "in so many interleaved rounds; `redlock --seconds 30 --rounds 1` shows\n"
               "whether it keeps its pace for 30 s with a minority stopped");
    add_number(app, "--items", to.items, 10u, 10'000'000u,
               "waiters of `waiters`; `hold` and `reconnect` have a tenth as many leases,\n"
               "`burst` as many acquires");
    add_number(app, "--ttl", ttl, 20, 86'400'000, "ttl of the locks")->type_name("MS");
}

void add_others(CLI::App& app, options& to)
{
    app.add_option("--url", to.url,
                   "use this server (redis://, rediss://, unix://) instead of a private one;\n"
                   "the keys have a prefix of their own and are deleted at the end. Not for\n"
                   "redlock, cluster, replicas, burst, reconnect, failover and doubled, which\n"
                   "always have private ones")
        ->option_text("URL");
    app.add_option("--fencing", to.fencing,
                   "only the rows with fencing tokens, or only those without, of distinct,\n"
                   "uncontended and redlock, which have both; the others run with tokens unless\n"
                   "this is off; reentrant has them in any case")
        ->check(CLI::IsMember({"on", "off"}))
        ->option_text("on|off");
    app.add_option("--json", to.json,
                   "write the results as JSON too, with machine, versions and options")
        ->option_text("FILE");
    app.add_flag("--sabotage", to.sabotage,
                 "do not lock: shows that violations are counted (same, processes, crowds)");
    app.add_flag("--list", to.list, "list the scenarios");
}

} // namespace

options parse_options(int argc, char const* const* argv)
{
    options result;
    auto ttl = static_cast<int>(result.ttl.count());
    CLI::App app{"Measures colock under contention.", "colock_bench"};
    app.get_formatter()->column_width(20);
    app.add_option("SCENARIO", result.scenarios,
                   "what to measure (all but replicas, burst, reconnect, failover and\n"
                   "doubled, in about two minutes and a half)")
        ->option_text("...");
    app.option_defaults()->take_last();
    add_numbers(app, result, ttl);
    add_others(app, result);
    app.footer("A server that says nothing for 10 s while it owes an answer counts as lost, which "
               "ends the run.\n\n"
               "Exit code: 0; 1 where something failed or a violation was seen (with --sabotage: "
               "where none was\nseen); 2 where the command line is wrong.");
    try {
        app.parse(argc, argv);
    } catch (CLI::CallForHelp const&) {
        result.help = app.help();
    } catch (CLI::ParseError const& error) {
        throw usage_error{error.what()};
    }
    if (std::isnan(result.seconds)) // which CLI::Range lets pass
        throw usage_error{"--seconds: a number is needed"};
    result.ttl = std::chrono::milliseconds{ttl};
    return result;
}

} // namespace bench
