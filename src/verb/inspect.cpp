// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "verb/inspect.hpp"

#include "base/saturating_add.hpp"
#include "core/tally.hpp"
#include "kind/kind.hpp"

#include <colock/client.hpp>

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace colock {

std::optional<lock_holder> inspection::holder() const
{
    auto const quorum = detail::quorum_of(nodes.size());
    for (auto const& candidate : nodes) {
        if (!candidate.holder)
            continue;
        auto result = *candidate.holder;
        std::vector<std::optional<std::chrono::milliseconds>> ends;
        for (auto const& each : nodes) {
            if (each.holder && each.holder->id == result.id && each.holder->type == result.type) {
                ends.push_back(each.holder->ttl);
                result.count = std::max(result.count, each.holder->count);
            }
        }
        if (ends.size() < quorum)
            continue;
        // The longest first: the holder has a majority as long as a quorum of nodes has its key.
        std::sort(ends.begin(), ends.end(), [](auto const& one, auto const& other) {
            return other && (!one || *one > *other);
        });
        result.ttl = ends[quorum - 1];
        return result;
    }
    return std::nullopt;
}

std::uint64_t inspection::fencing_counter() const
{
    std::uint64_t greatest = 0;
    for (auto const& each : nodes)
        greatest = std::max(greatest, each.fencing_counter);
    return greatest;
}

namespace detail {

namespace {

template <class Number>
Number number(std::string_view text)
{
    Number result{};
    std::from_chars(text.data(), text.data() + text.size(), result);
    return result;
}

/// The script cuts it there, but a server may answer what it likes.
constexpr std::size_t longest_holder_id = 256;

std::optional<lock_holder> holder_in(std::vector<std::string> const& texts)
{
    auto const& type = texts[0];
    if (type == "none")
        return std::nullopt;
    lock_holder result;
    for (auto const* each : all_kinds) {
        if (each->recognizes(type, texts[3]))
            result.type = each->shown_as;
    }
    if (auto const left = number<std::int64_t>(texts[1]); left >= 0)
        result.ttl = std::chrono::milliseconds{left};
    result.id = texts[3].substr(0, longest_holder_id);
    result.count = number<std::uint64_t>(texts[4]);
    return result;
}

} // namespace

inspect_call::inspect_call(std::shared_ptr<engine> client, std::shared_ptr<lock_key const> key,
                           std::shared_ptr<pending<inspection>> waiter)
    : client_{std::move(client)}, key_{std::move(key)}, votes_{client_->votes_of(*key_)},
      waiter_{std::move(waiter)}, missing_{votes_.size()}
{
    for (auto const& node : votes_) {
        auto& each = found_.nodes.emplace_back();
        each.node = node->label();
        each.error = make_error_code(errc::node_unavailable, each.node + ": no answer in time");
    }
}

inspect_call::~inspect_call()
{
    if (scheduled()) // in a child of fork(), where nobody waits for it
        client_->time().cancel(*this);
}

void inspect_call::start()
{
    auto const self = shared_from_this();
    if (client_->inherited()) {
        waiter_->complete(client_->forked(), {});
        return;
    }
    if (client_->closing()) {
        waiter_->complete(make_error_code(errc::client_closed), {});
        return;
    }
    client_->time().set(*this, saturating_add(clock::now(), patience()));
    for (auto const& node : votes_)
        node->execute({script::inspect, key_, {}}, self);
}

void inspect_call::on_reply(std::size_t node, reply const& answer)
{
    if (client_->abandoned())
        return;
    if (client_->inherited()) {
        waiter_->complete(client_->forked(), {});
        return;
    }
    auto& place = found_.nodes[node];
    auto const twin = votes_.twin(node);
    place.error = twin ? twin : answer.error;
    if (!place.error && answer.what == reply::outcome::answer) {
        place.holder = holder_in(answer.texts);
        place.fencing_counter = number<std::uint64_t>(answer.texts[2]);
    }
    if (--missing_ == 0)
        finish();
}

std::chrono::milliseconds inspect_call::patience() const
{
    return votes_.patient_timeout(client_->options().lock.ttl);
}

void inspect_call::on_time(clock::time_point now)
{
    if (auto const until = limit_.goes_on(now, time(), patience()))
        client_->time().set(*this, *until);
    else
        finish();
}

void inspect_call::finish()
{
    auto const self = shared_from_this();
    if (scheduled())
        client_->time().cancel(*this);
    std::size_t answered = 0;
    std::string each;
    for (auto const& place : found_.nodes) {
        answered += !place.error;
        each += (each.empty() ? "" : "; ") +
                (place.error ? place.error.message() : place.node + ": answered");
    }
    error_code trouble;
    if (answered < votes_.quorum())
        trouble = found_.nodes.size() == 1 ? found_.nodes[0].error
                                           : make_error_code(errc::no_quorum, each);
    waiter_->complete(trouble, found_);
}

} // namespace detail
} // namespace colock
