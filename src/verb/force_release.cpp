// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/force_release.hpp"

#include "base/saturating_add.hpp"

#include <utility>

namespace colock::detail {

force_release_round::force_release_round(std::shared_ptr<engine> const& client,
                                         std::shared_ptr<lock_key const> const& key,
                                         std::string holder, std::shared_ptr<pending<>> waiter)
    : round{client, command{.which = script::force_release,
                            .key = key,
                            .id = client->new_lock_id(),
                            .ttl = time_for(*client, *key),
                            .subject = std::make_shared<std::string const>(std::move(holder))}},
      waiter_{std::move(waiter)}
{
}

std::chrono::milliseconds force_release_round::time_for(engine& client, lock_key const& key)
{
    return client.votes_of(key).patient_timeout(client.options().lock.ttl);
}

void force_release_round::on_decided()
{
    error_code error;
    if (verdict() == tally::verdict::refused)
        error = make_error_code(errc::not_held);
    else if (verdict() == tally::verdict::unknown)
        error = trouble();
    else if (replies().size() > 1 && clock::now() >= saturating_add(sent(), what().ttl))
        error = make_error_code(errc::no_quorum, "some answers came too late: look again");
    waiter_->complete(error);
}

void force_release_round::on_left_to_parent()
{
    waiter_->complete(client().forked());
}

} // namespace colock::detail
