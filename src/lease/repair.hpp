// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "lease/grant.hpp"
#include "vote/node.hpp"

#include <cstddef>
#include <memory>

namespace colock::detail {

/// Gives a lease back to a node that has lost it in a restart, a flush or a fail-over.
///
/// It does so only while nobody else can get the lock: while a majority without that node holds the
/// lease, so that the node only confirms what is so already, or while the node grants nothing to
/// others yet.
class repair final : public reply_sink, public std::enable_shared_from_this<repair> {
public:
    /// `until`: how long a key lasts at least that is set now.
    repair(std::shared_ptr<grant> lost, clock::time_point until);

    void start(std::size_t node);

    void on_reply(std::size_t node, reply const& answer) override;
    bool keeps_without_tokens() const override { return grant_->held(); }

private:
    std::shared_ptr<grant> grant_;
    clock::time_point until_;
    clock::time_point sent_at_{};
    command sent_;
};

} // namespace colock::detail
