// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/acquire.hpp"

#include "base/planted.hpp"
#include "base/saturating_add.hpp"
#include "core/tally.hpp"
#include "core/validity.hpp"
#include "kind/kind.hpp"
#include "verb/key_set.hpp"

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace colock::detail {

acquire_round::acquire_round(std::shared_ptr<engine> client, signal& rings,
                             wanted_lock const& target, lock_id const& id, minting tokens)
    : round{std::move(client), command{script::acquire, target.key, id, target.options.ttl,
                                       target.options.counter_life, 0, tokens}},
      rings_{rings}
{
}

bool acquire_round::granted(clock::time_point now) const
{
    if (verdict() != tally::verdict::won || now >= valid_until(sent(), ttl()))
        return false;
    // A connection made since the answers may have shown that a node does not count.
    std::size_t counted = 0;
    for (std::size_t node = 0; node < replies().size(); ++node)
        counted += counts(node);
    return counted >= tally_so_far().quorum();
}

bool acquire_round::counts(std::size_t node) const
{
    return (said_yes() >> node & 1) && votes().counts(node);
}

bool acquire_round::agrees_on_token() const
{
    std::size_t agreed = 0;
    for (std::size_t node = 0; node < replies().size(); ++node)
        agreed += counts(node) && token_of(node) == fencing_token();
    return agreed >= (planted(bug::minority_agrees_on_token) ? 1 : tally_so_far().quorum());
}

bool acquire_round::minted(std::size_t node) const
{
    return counts(node) && token_of(node) <= fencing_token();
}

bool acquire_round::raise_token()
{
    auto const before = token_;
    for (std::size_t node = 0; node < replies().size(); ++node) {
        if (counts(node))
            token_ = std::max(token_, token_of(node));
    }
    return token_ > before;
}

error_code acquire_round::trouble() const
{
    auto const why = round::trouble();
    if (verdict() != tally::verdict::won)
        return why;
    // A quorum has said yes, but not in time for a lease to be valid now; or one of them does not
    // count any more: see granted().
    if (replies().size() > 1)
        return make_error_code(errc::no_quorum, why.message() + "; granted too late");
    return make_error_code(errc::node_unavailable, votes()[0].label() + ": granted too late");
}

std::optional<std::chrono::milliseconds> acquire_round::free_in() const
{
    std::vector<std::chrono::milliseconds> ttls;
    for (auto const& answer : replies()) {
        if (answer.no())
            ttls.emplace_back(answer.value);
    }
    auto const quorum = tally_so_far().quorum();
    auto const missing = quorum - std::min(quorum, tally_so_far().yes_count());
    return free_after(std::move(ttls), missing);
}

std::optional<vain_news::ends> acquire_round::found_on(std::size_t node) const
{
    auto const& answer = replies()[node];
    if (!answer.no())
        return std::nullopt;
    auto const in = [&](std::int64_t ttl) {
        return ttl < 0 ? clock::time_point::max()
                       : saturating_add(sent(), std::chrono::milliseconds{ttl});
    };
    bool const unheard = planted(bug::first_end_not_heard);
    return vain_news::ends{in(unheard ? answer.value : answer.first_end()), in(answer.value)};
}

bool acquire_round::refused_by_any() const
{
    return std::ranges::any_of(replies(), [](reply const& each) { return each.no(); });
}

bool acquire_round::nowhere() const
{
    return static_cast<std::size_t>(std::popcount(known_without())) == replies().size();
}

bool acquire_round::split() const
{
    return tally_so_far().yes_count() > 0;
}

void acquire_round::on_decided()
{
    for (auto const& answer : replies()) {
        if (answer.yes())
            token_ = std::max(token_, static_cast<std::uint64_t>(answer.value));
    }
    // Without a server, an answer comes at once.
    if (verdict() != tally::verdict::unknown)
        votes().round_took(heard() - sent() - held_for());
    if (verdict() != tally::verdict::won)
        keys_ = keys::given_up;
    look_at_answers();
    rings_.notify();
}

bool acquire_round::wanted(std::size_t) const
{
    auto const copies = copies_.lock();
    return !decided() || keys_ == keys::undecided || (copies && copies->wanted());
}

bool acquire_round::keeps_without_tokens() const
{
    auto const copies = copies_.lock();
    return copies && copies->wanted();
}

void acquire_round::keep_for(std::shared_ptr<copies> const& of_grant)
{
    keys_ = keys::kept;
    copies_ = of_grant;
    of_grant->may_be_on(~known_without());
    look_at_answers();
}

void acquire_round::give_up()
{
    if (keys_ != keys::undecided)
        return;
    keys_ = keys::given_up;
    look_at_answers();
}

void acquire_round::on_settled(std::size_t node, reply const& answer)
{
    if (answer.no()) {
        client().on_refused(node, what().key->key);
        return;
    }
    if (keys_ == keys::undecided)
        return;
    auto const copies = copies_.lock();
    // Not for kinds that join: a part that is kept would let its owner in again without end.
    bool const kept = verdict() == tally::verdict::won
                          ? planted(bug::late_grant_kept)
                          : planted(bug::partial_grant_kept) && !key().kind->joins;
    bool const wanted = copies && copies->wanted();
    if (!wanted && (kept || released_behind(copies.get(), answer)))
        return;
    key_set const set{what(), sent(), valid_until(sent(), ttl()), ttl(), counts(node)};
    set.answered(client(), copies.get(), node, answer);
}

bool acquire_round::released_behind(copies const* of_grant, reply const& answer) const
{
    if (keys_ != keys::kept || !answer.yes())
        return false;
    // Without copies the grant is gone, and has sent its release before.
    bool const sent = !of_grant || of_grant->release_sent();
    return sent && (!answer.again || planted(bug::resent_grant_left_to_its_release));
}

} // namespace colock::detail
