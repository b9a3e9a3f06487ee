// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// What the nodes say of a lease's key: when it is lost, how long it lasts, who is given it back.

#include "base/planted.hpp"
#include "lease/grant.hpp"
#include "lease/repair.hpp"

namespace colock::detail {

void grant::on_refused_by(std::size_t node, std::int64_t why, settled of)
{
    if (!of.won && !planted(bug::refused_extension_forgotten)) {
        on_checked_by(node, why);
        return;
    }
    // It may have the key again since it said that.
    if (of.was_known && copies_.lasting(std::uint64_t{1} << node, clock::now()))
        return;
    copies_.lacks_key(node, clock::now());
    // An extension by a shorter ttl leaves the time that those before it have won, which may rest
    // on this node.
    bool const forgets =
        planted(bug::late_refusal_forgotten) || planted(bug::refused_extension_forgotten);
    bool const lasts = forgets || keep_to_copies();
    if (lasts && of.won && why == reply::nobody_has_it)
        give_back_to(node);
}

void grant::on_lacking(std::size_t node)
{
    if (planted(bug::refused_extension_forgotten))
        return;
    copies_.ends_on(node, clock::now());
    keep_to_copies();
}

void grant::on_checked_by(std::size_t node, std::optional<std::int64_t> why_not)
{
    if (!held() || votes_.twin(node))
        return;
    bool const doubted = missing_.any();
    // A node that was not known to have the key tells nothing about the others by lacking it.
    bool const had_it = copies_.is_on(node);
    if (why_not && !had_it && !doubted) {
        copies_.ends_on(node, clock::now());
        bool const lasts = planted(bug::refused_extension_forgotten) || keep_to_copies();
        if (lasts && why_not == reply::nobody_has_it)
            give_back_to(node);
        return;
    }
    if (!why_not) {
        copies_.has_key(node);
        missing_.found_on(node);
    } else {
        copies_.lacks_key(node, clock::now());
        missing_.missing_on(node, why_not == reply::nobody_has_it);
        if (!keep_to_copies())
            return;
    }
    if (!missing_.any())
        return;
    if (missing_.found_by(votes_.quorum())) {
        for (std::size_t other = 0; other < votes_.size(); ++other) {
            if (missing_.vacant(other))
                give_back_to(other);
        }
        missing_.settle();
    } else if (!doubted) {
        book_.check(*this);
    }
}

clock::time_point grant::majority_lasts_until() const
{
    std::uint64_t counted = 0;
    for (std::size_t i = 0; i < votes_.size(); ++i)
        counted |= votes_.twin(i) ? 0 : std::uint64_t{1} << i;
    return copies_.lasts_on(votes_.quorum(), counted);
}

void grant::renewed_late(std::size_t node, clock::time_point sent, std::chrono::milliseconds ttl)
{
    auto const until = detail::valid_until(sent, ttl);
    copies_.confirmed(node, until);
    bool const by_majority =
        majority_lasts_until() >= until || planted(bug::late_extension_of_one_counts);
    // Whoever asked valid() after the deadline was told no.
    if (!by_majority || renewal_.due(clock::now()) == renewal::step::lose ||
        !renewal_.lengthen(sent, ttl))
        return;
    late_ = false;
    if (!renewing_) // or it would be tried again
        renewal_.extended(sent, ttl);
    ++client_->count().renewals;
    validity_.publish(renewal_);
    plan();
}

bool grant::keep_to_copies()
{
    auto const now = clock::now();
    auto const until = majority_lasts_until();
    if (until >= renewal_.valid_until() || planted(bug::short_copy_counted))
        return true;
    renewal_.ends_by(until);
    if (renewal_.due(now) == renewal::step::lose) {
        lose(loss_cause::refused);
        return false;
    }
    validity_.publish(renewal_);
    if (renewal_.renews(now))
        renew();
    plan();
    return true;
}

void grant::give_back_to(std::size_t node)
{
    auto const until = detail::valid_until(clock::now(), ttl());
    if (copies_.begin_repair(node, until))
        std::make_shared<repair>(shared_from_this(), until)->start(node);
}

} // namespace colock::detail
