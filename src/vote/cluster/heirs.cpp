// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/cluster/heirs.hpp"

#include <algorithm>
#include <utility>

namespace colock::detail {

void heirs::ask(question const& what)
{
    // Slots often move one after another: a new question takes the place of that of the slots
    // before.
    auto const same = std::find_if(open_.begin(), open_.end(), [&](question const& each) {
        return each.heir == what.heir && each.former == what.former && each.matters == what.matters;
    });
    if (same == open_.end()) {
        open_.push_back(what);
        return;
    }
    auto const before = std::exchange(*same, what);
    same->asked_since = std::max(same->asked_since, before.asked_since);
    same->former_replaced |= before.former_replaced;
}

bool heirs::asks(endpoint const& heir, endpoint const& former) const
{
    return std::any_of(open_.begin(), open_.end(), [&](question const& each) {
        return each.heir == heir && each.former == former;
    });
}

void heirs::add(endpoint const& heir, guard_span guard, when matters, clock::time_point now)
{
    std::erase_if(all_, [&](inheritance const& each) { return each.guard.until <= now; });
    if (guard.until <= now)
        return;
    auto const same = std::find_if(all_.begin(), all_.end(), [&](inheritance const& each) {
        return each.heir == heir && each.matters == matters;
    });
    if (same == all_.end()) {
        all_.push_back({heir, guard, matters});
        return;
    }
    same->guard.met = std::max(same->guard.met, guard.met);
    same->guard.until = std::max(same->guard.until, guard.until);
}

/// What its former master has inherited itself is to be known first.
bool heirs::waits(question const& what) const
{
    for (auto const& each : open_) {
        if (each == what)
            break;
        if (each.heir == what.former)
            return true;
    }
    return false;
}

std::optional<clock::time_point> heirs::asked(endpoint const& heir) const
{
    std::optional<clock::time_point> last;
    for (auto const& each : open_) {
        if (each.heir == heir)
            last = std::max(last.value_or(each.noticed), each.noticed);
    }
    return last;
}

std::optional<guard_span> heirs::guard_of(endpoint const& heir,
                                          std::optional<clock::time_point> promoted,
                                          clock::time_point now) const
{
    std::optional<guard_span> all;
    for (auto const& each : all_) {
        auto const& guard = each.guard;
        // If it was promoted long before, it got these slots later: its own guard is not for them.
        bool const has_its_own = each.matters == when::not_promoted && promoted &&
                                 *promoted + (guard.until - guard.met) >= guard.met;
        if (each.heir != heir || guard.until <= now || has_its_own)
            continue;
        all = {.met = std::max(all ? all->met : guard.met, guard.met),
               .until = std::max(all ? all->until : guard.until, guard.until)};
    }
    return all;
}

} // namespace colock::detail
