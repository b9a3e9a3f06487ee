// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/reply.hpp"

#include <colock/clock.hpp>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace colock::detail {

/// What has been released lately at servers that others may take over from. Whoever takes over may
/// lack the last of it: then it is released there, too. A release deletes only what has its
/// lock_id, and no lock_id is used again after it, so it may be repeated.
class recent_releases {
public:
    class release;

    /// It is about to be sent, and its answer goes to what this returns. `away_since`: since when
    /// there is a server that cannot be reached; nothing where there is none.
    std::shared_ptr<reply_sink> remember(command const& what, std::shared_ptr<reply_sink> sink,
                                         std::optional<clock::time_point> away_since);

    using some = std::vector<std::shared_ptr<release>>;

    // To be sent at once, the oldest first.
    /// Those that whoever has taken over may lack.
    some to_repeat(std::optional<clock::time_point> away_since);
    /// Those whose repetition has failed.
    some in_doubt();

private:
    template <class Which>
    some begin_to_repeat(Which which);

    std::deque<std::shared_ptr<release>> all_;
};

/// One that may be missing somewhere. It takes its answer, first for whoever waits for that, and
/// then those to its repetitions.
class recent_releases::release final : public reply_sink {
public:
    release(command of, std::shared_ptr<reply_sink> sink);

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
    bool under_way_ = true;
    bool in_doubt_ = false; ///< Its repetition has failed.
};

} // namespace colock::detail
