// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/answer.hpp"
#include "wire/greeting.hpp"
#include "wire/pipeline.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace colock::detail {

/// What a server can do, and lets this user do: by the greeting, and by what it has refused since.
/// In which form a command is sent depends on that.
class abilities {
public:
    /// Which parts of a greeting, a bit each, were refused in words that leave open whether for
    /// good, so that they are to be asked for again on another connection; 0 for none. Some
    /// servers never say anything else. So a refusal that is repeated on the third such connection,
    /// a second or more after the first, is believed until a greeting says otherwise.
    unsigned doubt(greeting const& made, clock::time_point now);

    /// Another connection: what was denied on the last one may have been allowed since.
    void learn(greeting const& from);

    /// Whether it tells of changed keys.
    bool tracks() const { return tracks_; }
    /// Whether the client is to be told now that the server does not track: true only once.
    bool tracking_newly_refused() { return !tracks_ && !std::exchange(refusal_told_, true); }

    /// Whether channels belong to slots.
    bool shards_channels() const { return shards_channels_; }
    compare_and_delete native_release() const { return native_release_; }
    /// The form in which a command is sent: `best`, unless that is a transaction that is refused.
    form form_of(command const& what, form best) const
    {
        return native_acquire_denied_ && what.steps_counter() ? std::max(best, form::script) : best;
    }

    /// In which form a command is to be sent again after this answer; nothing if it need not be.
    std::optional<form> another_form(call const& sent, answer const& said);
    /// It has left a transaction open, by this answer. One that does so for good, or in words that
    /// leave that open, three times in a row, is given none any more.
    void left_transaction_open(answer const& said);

private:
    unsigned believed_ = 0;            ///< Parts of the greeting, a bit each.
    int doubts_ = 0;                   ///< How many greetings were in vain, one after another,
    clock::time_point doubts_since_{}; ///< and when the first was.
    bool tracks_ = false;
    bool refusal_told_ = false;
    bool shards_channels_ = false;
    compare_and_delete native_release_ = compare_and_delete::none;
    bool native_acquire_denied_ =
        false;               ///< The acquire that steps the counter, on this connection.
    int left_open_ = 0;      ///< How many transactions, one after another, for no known reason.
    bool ends_none_ = false; ///< The server ends no transaction, on any connection.
};

} // namespace colock::detail
