// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "lease/repair.hpp"

namespace colock::detail {

void repair::on_reply(std::size_t node, reply const& answer)
{
    auto& client = lease_->client();
    if (client.defunct())
        return;
    bool const granted = answer.what == reply::kind::answer && answer.status == 1;
    bool const unknown = answer.what == reply::kind::lost;
    if (lease_->held()) {
        if (granted)
            lease_->copies().has_key(node, until_);
        else if (unknown)
            lease_->copies().in_doubt(node);
    } else if (granted || unknown) {
        client.add_leftover(node, lease_->key(), lease_->id(), lease_->longest_ttl(),
                            granted ? leftover::may_come::nothing : leftover::may_come::acquires);
    }
    lease_->copies().end_repair(node);
    client.round_ended();
}

} // namespace colock::detail
