// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "scripted/stage/stage.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <doctest/doctest.h>

namespace scripted {

namespace {

stage* running_stage = nullptr;

} // namespace

reply yes(std::int64_t value)
{
    return {.what = reply::kind::answer, .status = 1, .value = value};
}

reply no(std::int64_t value)
{
    return {.what = reply::kind::answer, .status = 0, .value = value};
}

reply error(errc what)
{
    return {.what = reply::kind::error, .error = make_error_code(what)};
}

reply lost()
{
    return {.what = reply::kind::lost, .error = make_error_code(errc::node_unavailable)};
}

reply unsent()
{
    return {.what = reply::kind::unsent, .error = make_error_code(errc::node_unavailable)};
}

reply again(reply what)
{
    what.again = true;
    return what;
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

void vote::connect(std::string run_id, std::optional<std::chrono::seconds> uptime)
{
    up_ = true;
    tell([=, this, run_id = std::move(run_id)](auto& listener) {
        listener.on_connected(index_, {run_id, uptime});
    });
}

void vote::recover()
{
    tell([this](auto& listener) { listener.on_recovered(index_); });
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
        sink->on_reply(index_, unsent());
        return detail::execution::under_way;
    }
    if (auto const known = answers ? answers(what) : std::nullopt) {
        asio::post(strand_, [=, this] { sink->on_reply(index_, *known); });
        return detail::execution::under_way;
    }
    open_.push_back({what, std::move(sink)});
    return busy_ ? detail::execution::waits : detail::execution::under_way;
}

error_code vote::trouble() const
{
    return up_ ? error_code{} : make_error_code(errc::node_unavailable, label_ + ": no connection");
}

stage::stage()
{
    REQUIRE(running_stage == nullptr);
    running_stage = this;
}

stage::~stage()
{
    destroy_context();
    running_stage = nullptr;
}

void stage::destroy_context()
{
    for (auto const& each : votes_)
        each->abandon();
    context_.reset();
}

stage& stage::here()
{
    REQUIRE(running_stage != nullptr);
    return *running_stage;
}

void stage::run()
{
    run_until(now_);
}

void stage::pass(colock::clock::duration time)
{
    run_until(now_ + time);
}

void stage::on(detail::strand_type const& strand, std::function<void()> what)
{
    asio::post(strand, std::move(what));
    run();
}

void stage::run_until(colock::clock::time_point end)
{
    if (std::exchange(running_, true))
        return; // whoever runs will do it
    for (int turns = 0;; ++turns) {
        REQUIRE_MESSAGE(turns < 1'000'000, "something goes on for ever");
        context_->restart();
        if (context_->poll() > 0)
            continue;
        auto const next = std::min_element(
            alarms_.begin(), alarms_.end(),
            [](auto const& one, auto const& other) { return one.when < other.when; });
        if (next == alarms_.end() || next->when > end)
            break;
        auto const due = std::move(*next);
        alarms_.erase(next);
        now_ = std::max(now_, due.when);
        due.what();
    }
    now_ = end;
    running_ = false;
}

void stage::all_say(reply const& answer)
{
    for (auto const& each : votes_)
        each->say(answer);
}

void stage::all_say(detail::script to, reply const& answer)
{
    for (auto const& each : votes_)
        each->say(to, answer);
}

void stage::at(colock::clock::time_point when, std::function<void()> what)
{
    alarms_.push_back({when, std::move(what)});
}

std::shared_ptr<vote> stage::add(detail::strand_type strand, std::string label,
                                 std::weak_ptr<detail::node_listener> listener)
{
    votes_.push_back(std::make_shared<vote>(std::move(strand), votes_.size(), std::move(label),
                                            std::move(listener)));
    return votes_.back();
}

namespace {

std::vector<colock::node_address> addresses(std::size_t count)
{
    std::vector<colock::node_address> made(count);
    for (std::size_t i = 0; i < count; ++i)
        made[i].host = "vote" + std::to_string(i);
    return made;
}

std::string text(colock::event const& told)
{
    auto result = std::string{to_string(told.kind)};
    if (!told.node.empty())
        result += " " + std::string{told.node};
    if (!told.name.empty())
        result += " " + std::string{told.name};
    if (told.nodes > 0)
        result += " " + std::to_string(told.held_by) + "/" + std::to_string(told.nodes);
    return result;
}

/// Keeps what an operation ends with.
template <class Result>
auto keep(stage& on, std::shared_ptr<outcome<Result>> const& result)
{
    auto const slot = result->signal.slot();
    auto handler = [result](error_code error, auto&&... value) {
        CHECK_FALSE(result->done);
        result->done = true;
        result->error = error;
        if constexpr (sizeof...(value) > 0)
            result->value = Result{std::move(value)...};
    };
    return asio::bind_executor(on.context(),
                               asio::bind_cancellation_slot(slot, std::move(handler)));
}

} // namespace

locks::locks(std::size_t votes, colock::client_options options)
{
    options.on_event = [this](colock::event const& told) { events_.push_back(text(told)); };
    client_.emplace(context().get_executor(), addresses(votes), std::move(options));
    run();
}

locks::~locks()
{
    client_.reset();
    destroy_context(); // while the events have a place
}

locks::acquiring locks::acquire(colock::basic_mutex const& what,
                                std::optional<std::chrono::nanoseconds> wait)
{
    auto const result = std::make_shared<outcome<colock::lease>>();
    if (wait)
        what.async_acquire(*wait, keep(*this, result));
    else
        what.async_acquire(keep(*this, result));
    run();
    return result;
}

locks::acquiring locks::acquire(std::string_view name)
{
    return acquire(colock::mutex{*client_, name});
}

locks::trying locks::try_acquire(colock::basic_mutex const& what, std::chrono::nanoseconds wait)
{
    auto const result = std::make_shared<outcome<std::optional<colock::lease>>>();
    what.async_try_acquire(wait, keep(*this, result));
    run();
    return result;
}

locks::ending locks::release(colock::lease& what)
{
    auto const result = std::make_shared<outcome<nothing>>();
    what.async_release(keep(*this, result));
    run();
    return result;
}

locks::ending locks::extend(colock::lease& what, std::optional<std::chrono::milliseconds> ttl)
{
    auto const result = std::make_shared<outcome<nothing>>();
    if (ttl)
        what.async_extend(*ttl, keep(*this, result));
    else
        what.async_extend(keep(*this, result));
    run();
    return result;
}

locks::loss locks::wait_lost(colock::lease& what)
{
    auto const result = std::make_shared<outcome<colock::loss_cause>>();
    what.async_wait_lost(keep(*this, result));
    run();
    return result;
}

locks::ending locks::close()
{
    auto const result = std::make_shared<outcome<nothing>>();
    client_->async_close(keep(*this, result));
    run();
    return result;
}

colock::lease locks::granted(colock::basic_mutex const& what)
{
    auto const asked = acquire(what);
    all_say(detail::script::acquire, yes());
    if (votes() > 1)
        all_say(detail::script::fence, yes());
    REQUIRE(asked->done);
    REQUIRE_FALSE(asked->error);
    return std::move(asked->value);
}

colock::lease locks::granted(std::string_view name)
{
    return granted(colock::mutex{*client_, name});
}

} // namespace scripted
