// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "wire/reader.hpp"

#include <utility>

namespace colock::detail {

/// What a server tells unasked, value by value.
///
/// Of interest are the keys that have changed: ["invalidate", [key...]], or null instead for all;
/// that a subscription is confirmed; and that a sentinel has said something on its channel, after
/// which all may be different.
class pushes {
public:
    enum class news {
        none,
        key_changed, ///< It is the text of this value.
        subscribed,
    };

    explicit pushes(bool from_sentinel) : from_sentinel_{from_sentinel} {}

    /// Whether this value belongs to a message that answers nothing: on_value() is to have it.
    bool takes(resp_value const& value)
    {
        if (value.depth == 0 && value.type == resp::push && !planted(bug::push_is_an_answer))
            message_ = message::begun;
        return message_ != message::none;
    }

    news on_value(resp_value const& value)
    {
        if (message_ == message::begun && value.depth == 1)
            message_ = begun_by(value.text);
        else if (message_ == message::invalidation && value.depth == 1 && value.type == resp::null)
            all_changed_ = true;
        bool const key = message_ == message::invalidation && value.depth == 2 &&
                         value.type == resp::blob_string;
        auto const ended =
            value.ends_message ? std::exchange(message_, message::none) : message::none;
        all_changed_ |= ended == message::of_sentinel;
        return ended == message::subscription ? news::subscribed
               : key                          ? news::key_changed
                                              : news::none;
    }

    /// Whether all keys may have changed since this was asked last.
    bool take_all_changed() { return std::exchange(all_changed_, false); }

    /// The connection has ended.
    void clear()
    {
        message_ = message::none;
        all_changed_ = false;
    }

private:
    enum class message { none, begun, invalidation, subscription, of_sentinel, other };

    message begun_by(std::string_view word) const
    {
        return word == "invalidate"                  ? message::invalidation
               : word == "subscribe"                 ? message::subscription
               : from_sentinel_ && word == "message" ? message::of_sentinel
                                                     : message::other;
    }

    bool from_sentinel_;
    message message_ = message::none; ///< Which is being read.
    bool all_changed_ = false;
};

} // namespace colock::detail
