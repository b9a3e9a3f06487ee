// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/repair.hpp"

#include "base/planted.hpp"
#include "verb/key_set.hpp"

#include <utility>

namespace colock::detail {

namespace {

command giving_back(grant const& lost)
{
    return {.which = script::acquire,
            .key = lost.key(),
            .id = lost.id(),
            .ttl = lost.ttl(),
            .counter_life = lost.counter_life(),
            // What is granted after it has a greater token, though the node has lost its counter.
            .fencing_token = planted(bug::given_back_with_a_smaller_token) ? 0 : lost.last_token(),
            .minting = {.tokens = lost.last_token() ? 1U : 0U},
            .gives_back = true};
}

} // namespace

repair::repair(std::shared_ptr<grant> lost, clock::time_point until)
    : grant_{std::move(lost)}, until_{until}, sent_{giving_back(*grant_)}
{
}

void repair::start(std::size_t node)
{
    auto& client = grant_->client();
    client.round_started();
    sent_at_ = clock::now();
    grant_->votes()[node].execute(sent_, shared_from_this());
}

void repair::on_reply(std::size_t node, reply const& answer)
{
    auto& client = grant_->client();
    if (client.defunct())
        return;
    key_set const set{sent_, sent_at_, until_, grant_->longest_ttl()};
    bool const certain = set.answered(client, &grant_->copies(), node, answer);
    if (certain && answer.yes() && grant_->held())
        ++client.count().repairs;
    grant_->copies().end_repair(node);
    if (!certain)
        grant_->book().check_changed(node, *grant_);
    client.round_ended();
}

} // namespace colock::detail
