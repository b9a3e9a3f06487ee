// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What a routed_call does in parts, while a slot is on its way.

#include "vote/group/routed_call.hpp"

#include "base/planted.hpp"
#include "kind/kind.hpp"

#include <algorithm>

namespace colock::detail {

void routed_call::go_on_in_parts(reply const& refusal)
{
    sent_again_ = true;
    bool const has_counter = what_.which == script::acquire || what_.which == script::extend ||
                             what_.which == script::inspect || what_.which == script::fence;
    if (part_ != part::whole || !has_counter) {
        try_later(refusal);
        return;
    }
    if (!sink_->wanted(through_->index())) {
        resume();
        return;
    }
    if (what_.which == script::fence) {
        go_on(part::raise, script::mint);
        return;
    }
    part_ = part::lock;
    twice_ = true; // it may start over, and keys may move meanwhile
    now_.lock_alone = true;
    now_.minting = {.tokens = 0};
    resume();
}

void routed_call::go_on(part next, script which)
{
    part_ = next;
    now_ = what_;
    now_.which = which;
    if (which == script::mint)
        now_.minting = {.tokens = std::max(what_.minting.tokens, 1u)};
    hops_ = 0;
    resend();
}

bool routed_call::keeps_lock() const
{
    return sink_->keeps_without_tokens() && no_tokens_.what != reply::outcome::answer &&
           !planted(bug::given_back_by_a_lease);
}

void routed_call::give_back(reply const& failure)
{
    no_tokens_ = failure;
    if (keeps_lock())
        leave_in_doubt();
    else
        go_on(part::give_back, script::release);
}

void routed_call::leave_in_doubt()
{
    no_tokens_.what = reply::outcome::lost;
    finish(no_tokens_);
}

void routed_call::on_part(reply const& answer)
{
    held_for_ += answer.held_for;
    bool const yes = answer.what == reply::outcome::answer && answer.status == 1;
    switch (part_) {
    case part::whole:
    case part::look:
        finish(answer);
        break;
    case part::lock: {
        bool const mints = what_.which == script::acquire &&
                           (what_.minting.tokens > 0 || what_.key->kind->always_mints);
        if (yes && mints)
            go_on(part::tokens, script::mint);
        else
            finish(answer);
        break;
    }
    case part::tokens:
        if (yes) {
            granted_ = answer;
            go_on(part::look_after_tokens, script::check);
        } else if (planted(bug::part_of_a_grant_kept)) {
            finish(answer);
        } else {
            give_back(answer);
        }
        break;
    case part::look_after_tokens:
        if (yes || planted(bug::lost_before_its_tokens))
            finish(granted_);
        else
            give_back(answer);
        break;
    case part::give_back:
        on_given_back(answer);
        break;
    case part::raise:
        if (yes)
            go_on(part::look, script::check);
        else
            finish(answer);
        break;
    }
}

void routed_call::on_given_back(reply const& answer)
{
    if (answer.what != reply::outcome::answer) { // and the key may be there
        no_tokens_ = no_tokens_.what == reply::outcome::answer ? answer : no_tokens_;
        leave_in_doubt();
    } else if (no_tokens_.what == reply::outcome::answer) {
        part_ = part::whole;
        now_ = what_;
        resume();
    } else {
        finish(no_tokens_);
    }
}

} // namespace colock::detail
