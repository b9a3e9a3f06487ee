// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/redirect.hpp"
#include "kind/command.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace colock::detail {

/// What has been released lately at servers that others may take over from. Whoever takes over may
/// lack the last of it: then it is released there, too. A release deletes only what has its
/// lock_id, and no lock_id is used again after it, so it may be repeated.
class recent_releases {
public:
    class release;
    using some = std::vector<std::shared_ptr<release>>;
    using which = std::function<bool(release const&)>;

    /// `listener` hears of what a repetition deletes: the connection that deletes is not told.
    explicit recent_releases(std::weak_ptr<node_listener> listener) : listener_{std::move(listener)}
    {
    }

    /// It is about to be sent to the server at `at`: its answer goes to what this returns.
    std::shared_ptr<reply_sink> remember(command const& what, std::shared_ptr<reply_sink> sink,
                                         endpoint const& at);

    /// This server cannot be reached from now on: whoever takes over from it may lack what it has
    /// run before that.
    void is_away(endpoint const& at) { away_since_.try_emplace(at, clock::now()); }
    /// It can be reached, or it is known who has taken over.
    void is_back(endpoint const& at) { away_since_.erase(at); }
    /// Those that are away.
    std::vector<endpoint> away() const;

    // To be sent at once, the oldest first: each is to have an answer.
    /// Those of these that whoever has taken over may lack.
    some to_repeat(which const& concerned);
    /// Those whose repetition has failed.
    some in_doubt();

private:
    bool may_be_missing(release const& one) const;

    std::weak_ptr<node_listener> const listener_;
    std::deque<std::shared_ptr<release>> all_;
    std::map<endpoint, clock::time_point> away_since_;
};

/// One that may be missing somewhere. It takes its answer, first for whoever waits for that, and
/// then those to its repetitions.
class recent_releases::release final : public reply_sink {
public:
    release(command of, std::shared_ptr<reply_sink> sink, endpoint at,
            std::weak_ptr<node_listener> listener);

    command const& what() const { return what_; }
    /// Where it was sent last.
    endpoint const& at() const { return at_; }
    void sent_to(endpoint const& where) { at_ = where; }

    void on_reply(std::size_t node, reply const& answer) override;
    void on_written(std::size_t node) override;
    bool wanted(std::size_t node) const override;

private:
    friend class recent_releases;

    void begin_again();

    command const what_;
    std::shared_ptr<reply_sink> sink_; ///< Until that has its answer.
    endpoint at_;
    std::weak_ptr<node_listener> const listener_;
    clock::time_point const until_;         ///< By then its lock has expired anyhow.
    clock::time_point last_ = clock::now(); ///< When it may have run last.
    unsigned repetitions_ = 0;
    bool under_way_ = true;
    bool in_doubt_ = false; ///< A repetition has failed.
};

} // namespace colock::detail
