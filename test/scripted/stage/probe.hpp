// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scripted/stage/bench.hpp"
#include "verb/round.hpp"

namespace scripted {

using verdict = detail::tally::verdict;

/// A round that writes down what it is told.
class probe final : public detail::round {
public:
    explicit probe(bench& on) : round{on.engine, {detail::script::check, on.key, {}, 10s}} {}

    error_code why_not_asked(std::size_t node) const override
    {
        return node == not_asked ? make_error_code(errc::node_unavailable) : error_code{};
    }
    error_code why_not_counted(std::size_t node) const override
    {
        return node == not_counted ? make_error_code(errc::node_unavailable) : error_code{};
    }
    void on_decided() override
    {
        ++decisions;
        if (looks_at_all)
            look_at_answers();
    }
    void on_settled(std::size_t node, reply const&) override { settled.push_back(node); }
    void on_complete() override { ++completions; }
    void on_left_to_parent() override { ++left_to_parent; }

    using round::counted;
    using round::known_without;
    using round::said_yes;

    std::size_t not_asked = 99;
    std::size_t not_counted = 99;
    bool looks_at_all = false;
    int decisions = 0;
    int completions = 0;
    int left_to_parent = 0;
    std::vector<std::size_t> settled;
};

/// Votes that one round asks.
struct round_bench : bench {
    explicit round_bench(std::size_t votes) : bench{votes}, it{std::make_shared<probe>(*this)} {}

    /// Starts the round while these votes are busy: they write the command later.
    void start(std::vector<std::size_t> const& busy = {})
    {
        for (auto const each : busy)
            (*this)[each].be_busy();
        with([this] { it->start(); });
    }

    std::shared_ptr<probe> it;
};

/// An answer by a letter: yes, no, error, lost, unsent.
inline reply by_letter(char which)
{
    switch (which) {
    case 'y':
        return yes();
    case 'n':
        return no();
    case 'e':
        return error(errc::out_of_memory);
    case 'l':
        return lost();
    default:
        return unsent();
    }
}

} // namespace scripted
