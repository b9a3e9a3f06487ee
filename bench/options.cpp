// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "options.hpp"

#include <charconv>
#include <locale>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>

namespace bench {
namespace {

template <class Number>
bool read(std::string_view text, Number& value)
{
    auto const end = text.data() + text.size();
    auto const [stop, error] = std::from_chars(text.data(), end, value);
    return error == std::errc{} && stop == end;
}

/// libc++ has no from_chars() for it.
bool read(std::string_view text, double& value)
{
    std::istringstream in{std::string{text}};
    in.imbue(std::locale::classic());
    return in >> std::noskipws >> value && in.peek() == std::istringstream::traits_type::eof();
}

template <class Number>
Number number(std::string_view option, std::string_view text, Number least, Number most)
{
    Number value{};
    if (!read(text, value) || !(value >= least && value <= most))
        throw usage_error{std::string{option} + ": a number from " + std::to_string(least) +
                          " to " + std::to_string(most) + " is needed, not '" + std::string{text} +
                          "'"};
    return value;
}

bool on_or_off(std::string_view option, std::string_view text)
{
    if (text != "on" && text != "off")
        throw usage_error{std::string{option} + ": 'on' or 'off' is needed, not '" +
                          std::string{text} + "'"};
    return text == "on";
}

/// The arguments one by one; `--option=value` counts as `--option value`.
class arguments {
public:
    arguments(int count, char const* const* values) : rest_{values + 1, values + count} {}

    bool next()
    {
        if (at_ == rest_.size())
            return false;
        option_ = rest_[at_++];
        inline_value_.reset();
        if (auto const equals = option_.find('=');
            option_.starts_with("--") && equals != option_.npos) {
            inline_value_ = option_.substr(equals + 1);
            option_.resize(equals);
        }
        return true;
    }

    std::string const& option() const { return option_; }

    std::string value()
    {
        if (inline_value_)
            return *std::exchange(inline_value_, std::nullopt);
        if (at_ == rest_.size())
            throw usage_error{option_ + ": a value is missing"};
        return rest_[at_++];
    }

    void refuse_unused_value() const
    {
        if (inline_value_)
            throw usage_error{option_ + ": takes no value"};
    }

private:
    std::vector<std::string> rest_;
    std::size_t at_ = 0;
    std::string option_;
    std::optional<std::string> inline_value_;
};

} // namespace

options parse_options(int argc, char const* const* argv)
{
    options result;
    arguments given{argc, argv};
    while (given.next()) {
        auto const& option = given.option();
        if (option == "--url")
            result.url = given.value();
        else if (option == "--workers")
            result.workers = number(option, given.value(), 1u, 100'000u);
        else if (option == "--processes")
            result.processes = number(option, given.value(), 1u, 256u);
        else if (option == "--nodes")
            result.nodes = number(option, given.value(), 1u, 15u);
        else if (option == "--items")
            result.items = number(option, given.value(), 10u, 10'000'000u);
        else if (option == "--rounds")
            result.rounds = number(option, given.value(), 1, 1'000);
        else if (option == "--seconds")
            result.seconds = number(option, given.value(), 0.05, 3600.0);
        else if (option == "--ttl")
            result.ttl = std::chrono::milliseconds{number(option, given.value(), 20, 86'400'000)};
        else if (option == "--fencing")
            result.fencing = on_or_off(option, given.value());
        else if (option == "--json")
            result.json = given.value();
        else if (option == "--sabotage")
            result.sabotage = true;
        else if (option == "--list")
            result.list = true;
        else if (option == "--help" || option == "-h")
            result.help = true;
        else if (option.starts_with("-"))
            throw usage_error{option + ": no such option"};
        else
            result.scenarios.push_back(option);
        given.refuse_unused_value();
    }
    return result;
}

char const* const usage =
    R"(usage: colock_bench [SCENARIO...] [OPTION...]

Measures colock under contention. Without SCENARIO: all but replicas, burst, reconnect,
failover and doubled, in about two minutes and a half.

  --url URL        use this server (redis://, rediss://, unix://) instead of a private one;
                   the keys have a prefix of their own and are deleted at the end. Not for
                   redlock, cluster, replicas, burst, reconnect, failover and doubled, which
                   always have private ones
  --workers N      coroutines of raw, distinct, same, crowds, redlock, cluster and replicas (64)
  --processes N    processes of the scenario of that name (4)
  --nodes N        private servers of redlock, burst and reconnect (5); in redlock fewer than
                   half of them are stopped
  --seconds S      how long each row of the table is measured (4.5); failover is run once for
                   each second, which takes 25 s, and doubled once, which takes 80 s
  --rounds N       in so many interleaved rounds (12); `redlock --seconds 30 --rounds 1` shows
                   whether it keeps its pace for 30 s with a minority stopped
  --items N        waiters of `waiters`; `hold` and `reconnect` have a tenth as many leases,
                   `burst` as many acquires (1000000)
  --ttl MS         ttl of the locks (10000)
  --fencing on|off only the rows with fencing tokens, or only those without, of distinct,
                   uncontended and redlock, which have both; the others run with tokens unless
                   this is off; reentrant has them in any case
  --json FILE      write the results as JSON too, with machine, versions and options
  --sabotage       do not lock: shows that violations are counted (same, processes, crowds)
  --list           list the scenarios
  --help           this text

A server that says nothing for 10 s while it owes an answer counts as lost, which ends the run.

Exit code: 0; 1 where something failed or a violation was seen (with --sabotage: where none was
seen); 2 where the command line is wrong.
)";

} // namespace bench
