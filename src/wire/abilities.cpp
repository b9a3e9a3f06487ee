// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/abilities.hpp"

#include "base/planted.hpp"
#include "wire/server_error.hpp"

#include <chrono>

namespace colock::detail {

unsigned abilities::doubt(greeting const& made, clock::time_point now)
{
    constexpr int enough = 3;
    constexpr std::chrono::seconds long_enough{1};
    auto const in_doubt = made.in_doubt();
    believed_ &= in_doubt;
    auto const news = in_doubt & ~believed_;
    if (news != 0 && doubts_++ == 0)
        doubts_since_ = now;
    bool const goes_on = doubts_ >= enough && now - doubts_since_ >= long_enough;
    if (news != 0 && !goes_on && !planted(bug::odd_refusal_believed))
        return news;
    believed_ |= news;
    doubts_ = 0;
    return 0;
}

void abilities::learn(greeting const& from)
{
    tracks_ = from.tracks() || planted(bug::refused_tracking_trusted);
    shards_channels_ = from.shards_channels();
    native_release_ = from.native_release();
    native_acquire_denied_ = ends_none_;
}

void abilities::left_transaction_open(answer const& said)
{
    constexpr int enough = 3;
    if (!said.may_end_the_next())
        ends_none_ |= said.ends_no_transaction() || ++left_open_ >= enough;
}

std::optional<form> abilities::another_form(call const& sent, answer const& said)
{
    if (!sent.native) {
        bool const unknown = said.refusal().starts_with("NOSCRIPT") && !sent.in_full;
        return unknown ? std::optional{form::text} : std::nullopt;
    }
    // A user who may not release in that way.
    if (sent.what.which == script::release && said.refusal().starts_with("NOPERM")) {
        native_release_ = compare_and_delete::none;
        return form::script;
    }
    if (sent.what.steps_counter())
        left_open_ = 0;
    if (sent.what.steps_counter() &&
        (said.refuses_transaction() || said.error().starts_with("NOPERM"))) {
        native_acquire_denied_ |= !is_passing(classify(said.error()));
        return form::script;
    }
    // For how long is it taken? The script tells, or acquires the lock if it is free by now.
    if (sent.what.which == script::acquire && said.says_taken(sent.what))
        return form::script;
    // The counter was lost since, or is no number: the script makes it anew, or gives the lock
    // back.
    if (said.lacks_token(sent.what))
        return form::script;
    return std::nullopt;
}

} // namespace colock::detail
