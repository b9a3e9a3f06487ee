// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"
#include "base/schedule.hpp"
#include "base/time_limit.hpp"
#include "verb/engine.hpp"
#include "vote/node.hpp"

#include <colock/inspection.hpp>

#include <cstddef>
#include <memory>

namespace colock::detail {

/// The question to all nodes who has a lock. Unlike a round it decides nothing, and so waits for
/// each of them.
class inspect_call final : public reply_sink,
                           public timed,
                           public std::enable_shared_from_this<inspect_call> {
public:
    inspect_call(std::shared_ptr<engine> client, std::shared_ptr<lock_key const> key,
                 std::shared_ptr<pending<inspection>> waiter);
    ~inspect_call();

    void start();

    void on_reply(std::size_t node, reply const& answer) override;
    bool wanted(std::size_t) const override { return waiter_->waiting(); }
    void on_time(clock::time_point now) override;

private:
    std::chrono::milliseconds patience() const;
    void finish();

    std::shared_ptr<engine> client_;
    std::shared_ptr<lock_key const> key_;
    votes& votes_; ///< The client's.
    std::shared_ptr<pending<inspection>> waiter_;
    inspection found_;
    std::size_t missing_;
    time_limit limit_;
};

} // namespace colock::detail
