// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/planted.hpp"
#include "wire/reader.hpp"

#include <colock/clock.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace colock::detail {

inline bool is_ok(resp_value const& value)
{
    return value.type == resp::simple_string && value.text == "OK";
}

/// A command of the greeting that was refused.
struct refused_part {
    std::string bytes;  ///< As it goes over the wire.
    bool by_ok = false; ///< It is answered by OK, and by nothing else.
};

/// What a connection is done without, since the server has refused it in the greeting, but perhaps
/// not for good. It is asked again while the connection lasts. Once it is answered, the connection
/// is to be made anew: all that depends on the greeting is then learnt in the usual way. A server
/// that answers whenever it is asked alone, and refuses in the greeting, is asked ever less often.
class refused_parts {
public:
    /// A connection is up.
    void begin(std::vector<refused_part> all, clock::time_point now)
    {
        // Those that this greeting was answered, too, are forgotten.
        std::erase_if(answered_alone_, [&](std::string const& one) {
            return std::none_of(all.begin(), all.end(),
                                [&](refused_part const& each) { return each.bytes == one; });
        });
        if (answered_alone_.empty())
            pause_ = first_pause;
        else if (made_anew_)
            pause_ = std::min<clock::duration>(2 * pause_, longest_pause);
        made_anew_ = false;
        all_ = std::move(all);
        asked_ = all_.size();
        if (!all_.empty() && !planted(bug::refused_part_not_asked_again))
            due_ = now + pause_;
    }
    /// The connection has ended.
    void end()
    {
        made_anew_ |= answered_;
        all_.clear();
        asked_ = 0;
        answered_ = false;
        due_ = clock::time_point::max();
    }

    /// When it is to be asked again.
    clock::time_point deadline() const { return due_; }
    std::vector<refused_part> const& ask(clock::time_point now)
    {
        due_ = clock::time_point::max();
        asked_at_ = now;
        asked_ = 0;
        return all_;
    }

    /// The first value of the answer to the next of them.
    void on_value(resp_value const& value)
    {
        if (asked_ == all_.size())
            return;
        if (all_[asked_].by_ok ? is_ok(value) : !is_error(value.type)) {
            answered_ = true;
            auto const& one = all_[asked_].bytes;
            if (std::find(answered_alone_.begin(), answered_alone_.end(), one) ==
                answered_alone_.end())
                answered_alone_.push_back(one);
        }
        if (++asked_ == all_.size() && !answered_)
            due_ = asked_at_ + pause_;
    }
    /// Whether one of them has been answered, so that the connection is to be made anew.
    bool any_answered() const { return answered_; }

private:
    static constexpr clock::duration first_pause = std::chrono::seconds{10};
    static constexpr clock::duration longest_pause = std::chrono::minutes{10};

    std::vector<refused_part> all_;
    std::size_t asked_ = 0; ///< So many of them have been answered since.
    bool answered_ = false;
    bool made_anew_ = false;                    ///< The connection, since a part was answered.
    std::vector<std::string> answered_alone_{}; ///< And never since in a greeting.
    clock::duration pause_ = first_pause;
    clock::time_point asked_at_{};
    clock::time_point due_ = clock::time_point::max();
};

} // namespace colock::detail
