// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/fence.hpp"

#include "base/planted.hpp"
#include "lease/lease_state.hpp"
#include "queue/name_queue.hpp"

namespace colock::detail {

fence_round::fence_round(name_queue& waiting, std::shared_ptr<client_state> client,
                         acquire_round const& grant)
    : round{std::move(client),
            command{script::fence, waiting.key(), grant.id(), grant.ttl(), grant.counter_life(),
                    grant.fencing_token() +
                        (planted(bug::tokens_not_reserved) ? 0 : grant.tokens() - 1)}},
      waiting_{waiting}
{
}

fence_round::fence_round(name_queue& waiting, std::shared_ptr<client_state> client,
                         lease_state const& granted)
    : round{std::move(client), command{script::fence, granted.key(), granted.id(), granted.ttl(),
                                       granted.counter_life(), granted.unfenced_token()}},
      waiting_{waiting}
{
}

void fence_round::on_decided()
{
    // The contender waits for this, so the queue is there.
    waiting_.on_round_decided();
}

} // namespace colock::detail
