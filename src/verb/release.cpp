// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/release.hpp"

#include <utility>

namespace colock::detail {

namespace {

command release_of(std::shared_ptr<lock_key const> key, lock_id id, std::chrono::milliseconds ttl,
                   clock::time_point valid_until)
{
    command result{script::release, std::move(key), id, ttl};
    result.valid_until = valid_until;
    return result;
}

} // namespace

release_round::release_round(std::shared_ptr<engine> client, std::shared_ptr<lock_key const> key,
                             lock_id id, std::chrono::milliseconds ttl, std::uint64_t possible,
                             bool was_lost, std::shared_ptr<pending<>> waiter,
                             clock::time_point valid_until)
    : round{std::move(client), release_of(std::move(key), id, ttl, valid_until)},
      possible_{possible}, was_lost_{was_lost}, waiter_{std::move(waiter)}
{
}

std::chrono::milliseconds release_round::patience() const
{
    // Nothing is lost by waiting, however short the ttl is.
    // After its ttl the lock is free, whoever has taken over. In the background it goes on.
    return votes().through_fail_over(votes().patient_timeout(what().ttl), what().ttl);
}

void release_round::on_decided()
{
    error_code error;
    if (verdict() == tally::verdict::refused)
        error = make_error_code(errc::lease_lost);
    else if (verdict() == tally::verdict::unknown)
        error = trouble();
    if (verdict() == tally::verdict::unknown)
        client().emit(event_kind::release_unknown, what().key->name(), error);
    if (waiter_)
        waiter_->complete(error);
    look_at_answers();
}

void release_round::on_settled(std::size_t node, reply const& answer)
{
    if (possible_ >> node & 1)
        client().add_leftover(node, what(), what().ttl, answer);
    // Waiters of this client may have been refused since the loss, or before a release that was
    // sent again. They hear of it here: changes by its own connection are ignored (see
    // wire/echo.hpp).
    if ((was_lost_ || answer.again) && answer.yes())
        client().on_own_release(node, what().key->key);
}

void release_round::on_left_to_parent()
{
    if (waiter_)
        waiter_->complete(client().forked());
}

} // namespace colock::detail
