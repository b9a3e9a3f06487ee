// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scripted/stage/stage.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <doctest/doctest.h>
#include <utility>

namespace scripted {

reply yes(std::int64_t value)
{
    return {.what = reply::outcome::answer, .status = 1, .value = value};
}

reply no(std::int64_t value)
{
    return {.what = reply::outcome::answer, .status = 0, .value = value};
}

reply error(errc what)
{
    return {.what = reply::outcome::error, .error = make_error_code(what)};
}

reply lost()
{
    return {.what = reply::outcome::lost, .error = make_error_code(errc::node_unavailable)};
}

reply unsent()
{
    return {.what = reply::outcome::unsent, .error = make_error_code(errc::node_unavailable)};
}

reply again(reply what)
{
    what.again = what.twice = true;
    return what;
}

reply sent_on(detail::redirect const& where)
{
    bool const names_a_server = where.what == detail::redirect::advice::moved ||
                                where.what == detail::redirect::advice::ask;
    auto result = error(names_a_server ? errc::redirected : errc::server_busy);
    result.elsewhere = std::make_shared<detail::redirect const>(where);
    return result;
}

reply slots(std::vector<detail::slot_range> const& all, std::vector<std::string> ids)
{
    auto result = yes();
    result.texts = std::move(ids);
    result.slots = std::make_shared<std::vector<detail::slot_range> const>(all);
    return result;
}

reply said(std::vector<std::string> all)
{
    auto result = yes();
    result.texts = std::move(all);
    return result;
}

reply yes_but(std::vector<std::size_t> const& refused, std::int64_t why)
{
    auto result = yes();
    for (auto const each : refused) {
        result.more.push_back(static_cast<std::int64_t>(each) + 1);
        result.more.push_back(why);
    }
    return result;
}

vote::vote(detail::strand_type strand, std::size_t index, std::string label,
           std::weak_ptr<detail::node_listener> listener)
    : strand_{std::move(strand)}, index_{index}, label_{std::move(label)}, listener_{
                                                                               std::move(listener)}
{
}

bool vote::asked(detail::script what) const
{
    return std::any_of(open_.begin(), open_.end(),
                       [&](question const& each) { return each.what.which == what; });
}

int vote::times_asked(detail::script what) const
{
    return static_cast<int>(std::count(seen_.begin(), seen_.end(), what));
}

void vote::answer(std::size_t which, reply answer)
{
    auto const asked = open_[which];
    open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(which));
    stage::here().on(strand_, [=, this] { asked.from->on_reply(index_, answer); });
}

void vote::say(reply const& said)
{
    INFO(label_);
    REQUIRE_FALSE(open_.empty());
    answer(0, said);
}

void vote::say(detail::script to, reply const& said)
{
    auto const found = std::find_if(open_.begin(), open_.end(),
                                    [&](question const& each) { return each.what.which == to; });
    INFO(label_);
    REQUIRE(found != open_.end());
    answer(static_cast<std::size_t>(found - open_.begin()), said);
}

void vote::say_all(reply const& said)
{
    for (auto count = open_.size(); count > 0; --count)
        answer(0, said);
}

void vote::write_all()
{
    busy_ = false;
    auto const written = open_;
    stage::here().on(strand_, [=, this] {
        for (auto const& each : written)
            each.from->on_written(index_);
    });
}

void vote::disconnect()
{
    up_ = false;
    say_all(lost());
}

void vote::end_connection()
{
    auto const why = make_error_code(errc::node_unavailable, label_ + ": is gone");
    tell([=, this](auto& listener) {
        listener.on_event({colock::event_kind::disconnected, label_, {}, why});
    });
    disconnect();
}

void vote::fail_to_connect()
{
    auto const why = make_error_code(errc::node_unavailable, label_ + ": is away");
    tell([=, this](auto& listener) {
        listener.on_event({colock::event_kind::connect_failed, label_, {}, why});
    });
}

void vote::connect(std::string run_id, std::optional<std::chrono::seconds> uptime)
{
    connect_as({std::move(run_id), uptime});
}

void vote::connect_as(detail::server_info const& says)
{
    tell([=, this](auto& listener) {
        refusal_ = listener.refusal_of(says);
        up_ = !refusal_;
        if (up_)
            listener.on_connected(index_, says);
        else
            listener.on_event({colock::event_kind::connect_failed, label_, {}, refusal_});
    });
    if (refusal_)
        say_all(unsent_now());
}

void vote::recover()
{
    tell([this](auto& listener) { listener.on_recovered(index_); });
}

void vote::tell_event(colock::event_kind what)
{
    tell([this, what](auto& listener) { listener.on_event({what, label_, {}, {}}); });
}

void vote::tell_all_changed()
{
    tell([this](auto& listener) { listener.on_all_changed(index_); });
}

void vote::tell_changed(std::string_view name)
{
    tell([this, key = "lock:" + std::string{name}](auto& listener) {
        listener.on_changed(index_, key);
    });
}

void vote::tell(std::function<void(detail::node_listener&)> what)
{
    stage::here().on(strand_, [=, this] {
        if (auto const listener = listener_.lock())
            what(*listener);
    });
}

void vote::abandon()
{
    open_.clear();
    auto const last = std::move(strand_);
}

void vote::leave_to_parent()
{
    up_ = false;
    // Within the call, as a node does.
    for (auto const& each : std::exchange(open_, {}))
        each.from->on_reply(index_, lost());
}

detail::execution vote::execute(detail::command const& what,
                                std::shared_ptr<detail::reply_sink> sink)
{
    seen_.push_back(what.which);
    if (!up_) {
        sink->on_reply(index_, unsent_now());
        return detail::execution::under_way;
    }
    if (auto const known = answers ? answers(what) : std::nullopt) {
        asio::post(strand_, [=, this] { sink->on_reply(index_, *known); });
        return detail::execution::under_way;
    }
    if (what.which == detail::script::cluster_id) { // few tests are about that
        asio::post(strand_, [=, this] { sink->on_reply(index_, error(errc::access_denied)); });
        return detail::execution::under_way;
    }
    open_.push_back({what, std::move(sink), stage::here().now()});
    return busy_ ? detail::execution::waits : detail::execution::under_way;
}

reply vote::unsent_now() const
{
    auto answer = unsent();
    answer.error = refusal_ ? refusal_ : answer.error;
    return answer;
}

error_code vote::trouble() const
{
    if (up_ || refusal_)
        return refusal_;
    return make_error_code(errc::node_unavailable, label_ + ": no connection");
}

} // namespace scripted
