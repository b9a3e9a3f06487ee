// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/completion.hpp"
#include "base/schedule.hpp"
#include "kind/lock_key.hpp"
#include "queue/name_queue.hpp"

#include <colock/lease.hpp>
#include <colock/mutex.hpp>

#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace colock::detail {

/// One acquire that waits in the queue of its name.
class waiter final : public waiter_hook, public timed, public std::enable_shared_from_this<waiter> {
public:
    using handler_type = std::variant<completion<lease>, completion<std::optional<lease>>>;

    waiter(std::shared_ptr<engine> client, name_queues& all,
           std::shared_ptr<wanted_lock const> target, handler_type handler,
           std::weak_ptr<loss_listener> listener)
        : client_{std::move(client)}, all_{all}, target_{std::move(target)},
          handler_{std::move(handler)}, listener_{std::move(listener)}
    {
    }

    wanted_lock const& target() const { return *target_; }
    auto cancellation_slot() const
    {
        return std::visit([](auto const& handler) { return handler.cancellation_slot(); },
                          handler_);
    }

    /// Enters the queue, for one attempt or for as long as it takes.
    void start(bool single_attempt);
    /// Limits the wait. Called after start().
    void give_up_at(clock::time_point end);

    bool single_attempt() const { return single_attempt_; }
    void had_to_wait() { contended_ = true; }
    /// Whether it may wait for another attempt: true once.
    bool pass_over() { return !std::exchange(passed_over_, true); }
    bool contended() const { return contended_; }

    void grant(lease&& held, clock::time_point now);

    /// For a try_acquire, timed_out is no error but an empty result.
    void fail(error_code error);

    bool pending() const
    {
        return std::visit([](auto const& handler) { return handler.pending(); }, handler_);
    }
    void cancel();
    void on_time(clock::time_point now) override;

private:
    friend class name_queue;

    std::shared_ptr<engine> client_;
    name_queues& all_;
    std::shared_ptr<wanted_lock const> target_;
    handler_type handler_;
    std::weak_ptr<loss_listener> listener_; ///< Of what is granted; there may be none.
    name_queue* queue_ = nullptr;           ///< Where it waits.
    std::shared_ptr<waiter> self_;          ///< Keeps it alive there.
    clock::time_point const begun_ = clock::now();
    bool single_attempt_ = false;
    bool contended_ = false;
    bool passed_over_ = false;
};

} // namespace colock::detail
