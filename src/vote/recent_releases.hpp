// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace colock::detail {

/// What has been released lately at a server that others may take over from. Whoever takes over may
/// lack the last of it: then it is released there, too. A release deletes only what has its
/// lock_id, and no lock_id is used again after it, so it may be repeated.
///
/// `away_since`: since when the server cannot be reached; nothing while it can.
class recent_releases {
public:
    class release;
    using some = std::vector<std::shared_ptr<release>>;
    using time = std::optional<clock::time_point>;

    /// No more than so many are remembered.
    explicit recent_releases(std::size_t most) : most_{most} {}

    /// It is about to be sent there, and its answer goes to what this returns.
    std::shared_ptr<reply_sink> remember(command const& what, std::shared_ptr<reply_sink> sink,
                                         time away_since);
    /// The same for one that is repeated there.
    std::shared_ptr<reply_sink> remember(std::shared_ptr<release> const& repeated, time away_since);

    // To be sent at once, the oldest first: each is to have an answer.
    /// Those that whoever has taken over may lack, as far as they are concerned.
    some to_repeat(time away_since, std::function<bool(command const&)> const& concerned);
    /// Those whose repetition has failed.
    some in_doubt();

    bool empty() const { return all_.empty(); }

private:
    some begin_to_repeat(std::function<bool(release const&)> const& which);
    std::shared_ptr<reply_sink> add(std::shared_ptr<release> made, time away_since);

    std::size_t most_;
    std::deque<std::shared_ptr<release>> all_;
};

/// One that may be missing somewhere. It takes its answer, first for whoever waits for that, and
/// then that to its repetition.
class recent_releases::release final : public reply_sink {
public:
    release(command of, std::shared_ptr<reply_sink> sink);
    /// A repetition of that one.
    explicit release(std::shared_ptr<release> of);

    command const& what() const { return what_; }

    void on_reply(std::size_t node, reply const& answer) override;
    void on_written(std::size_t node) override;
    bool wanted(std::size_t node) const override;

private:
    friend class recent_releases;

    bool may_be_missing(clock::time_point since) const;

    command const what_;
    std::shared_ptr<reply_sink> sink_;      ///< Until that has its answer.
    clock::time_point const until_;         ///< By then its lock has expired anyhow.
    clock::time_point last_ = clock::now(); ///< When it may have run last.
    unsigned const repetition_;             ///< Which one it is; 0 for none.
    bool under_way_ = true;                 ///< It, or its repetition.
    bool repeated_ = false;
    bool in_doubt_ = false; ///< The repetition has failed.
};

} // namespace colock::detail
