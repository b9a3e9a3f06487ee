// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "vote/redis_node.hpp"

#include "base/fault.hpp"
#include "vote/handshake.hpp"
#include "vote/raw_sockets.hpp"
#include "wire/echo.hpp"
#include "wire/safe_text.hpp"
#include "wire/server_error.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <algorithm>
#include <charconv>
#include <utility>

namespace colock::detail {

namespace redis = boost::redis;
using namespace std::chrono_literals;

namespace {

using parse_event = redis::any_adapter::parse_event;
using redis::resp3::type;

/// A server that owes as much as it is let owe is taken for hung after this time at the latest: what waits
/// for it takes memory.
constexpr clock::duration long_silence = 500ms;

/// How long a server that seems to hang is listened to once more.
constexpr clock::duration probe_time = 50ms;

bool is_error(type what)
{
    return what == type::simple_error || what == type::blob_error;
}

asio::ssl::context make_tls_context(node_address const& address)
{
    asio::ssl::context context{asio::ssl::context::tls_client};
    if (!address.tls || !address.tls_verify) {
        context.set_verify_mode(asio::ssl::verify_none);
        return context;
    }
    error_code error;
    if (address.tls_ca_file.empty())
        context.set_default_verify_paths(error);
    else
        context.load_verify_file(address.tls_ca_file, error);
    if (error)
        throw_invalid("node_address::tls_ca_file: \"" + address.tls_ca_file +
                      "\": " + error.message());
    context.set_verify_mode(asio::ssl::verify_peer);
    context.set_verify_callback(asio::ssl::host_name_verification{address.host});
    return context;
}

redis::config make_config(node_address const& address, client_options const& options)
{
    redis::config config;
    config.addr = {address.host, std::to_string(address.port)};
    config.unix_socket = address.unix_socket;
    config.use_ssl = address.tls;
    config.resolve_timeout = options.connect_timeout;
    config.connect_timeout = options.connect_timeout;
    config.ssl_handshake_timeout = options.connect_timeout;
    config.health_check_interval = options.health_check_interval;
    // The greeting and the reconnects are ours: Boost.Redis would not tell why a server refuses, and
    // does not back off.
    config.reconnect_wait_interval = {};
    config.use_setup = true;
    config.setup.clear();
    return config;
}

} // namespace

/// What the server says to a command.
struct redis_node::answer {
    type form = type::null; ///< Of the whole.
    bool only_numbers = true;
    std::int64_t numbers[2] = {0, 0};
    std::size_t count = 0;
    std::vector<std::int64_t> more{};
    std::vector<std::string> texts{};
    std::string error;

    void on_node(redis::resp3::node_view const& node)
    {
        if (node.depth == 0)
            form = node.data_type;
        if (is_error(node.data_type)) {
            error = node.value;
        } else if (node.data_type == type::simple_string) {
            numbers[0] = node.value == "OK"; // what SET says
        } else if (node.data_type == type::null) {
            numbers[1] = -1; // or this: another has it, it is not known for how long
        } else if (node.data_type == type::number) {
            auto& number = count < 2 ? numbers[count++] : more.emplace_back();
            std::from_chars(node.value.data(), node.value.data() + node.value.size(), number);
        } else if (is_text(node)) {
            if (texts.size() <= texts_of_inspect)
                texts.emplace_back(node.value);
            return;
        }
        only_numbers &= node.depth == 0 || (node.depth == 1 && node.data_type == type::number);
    }

    static bool is_text(redis::resp3::node_view const& node)
    {
        return node.depth == 1 && node.data_type == type::blob_string;
    }
    static constexpr std::size_t texts_of_inspect = 5;

    /// Whether it is what this command answers.
    bool fits(call const& to) const
    {
        auto const wanted = to.what.which == script::inspect ? texts_of_inspect : 0;
        bool const of_a_script = form == type::array && only_numbers && count == 2 &&
                                 texts.size() == wanted && (numbers[0] == 0 || numbers[0] == 1) &&
                                 (to.what.of_many() ? more.size() % 2 == 0 : more.empty());
        if (!to.native)
            return of_a_script;
        if (to.what.which == script::acquire)
            return form == type::simple_string || form == type::null;
        return form == type::number && (numbers[0] == 0 || numbers[0] == 1);
    }
};

/// Commands that travel together, and their answers.
struct redis_node::batch {
    batch() : request{redis::request::config{true, true, true, true}} {}

    redis::request request;
    std::vector<call> calls;
    std::vector<answer> answers;
    std::size_t answered = 0;

    /// Whether it was the last of an answer.
    bool on_parsed(parse_event what, redis::resp3::node_view const& node)
    {
        if (answered == answers.size())
            return false;
        if (what == parse_event::node)
            answers[answered].on_node(node);
        answered += what == parse_event::done;
        return what == parse_event::done;
    }

    void clear()
    {
        request.clear();
        calls.clear();
        answers.clear();
        answered = 0;
    }
};

/// Gathers the keys that the server says have changed.
class redis_node::push_collector {
public:
    explicit push_collector(redis_node& node) : node_{node} {}

    std::vector<std::string> take_keys() { return std::exchange(keys_, {}); }
    bool take_all() { return std::exchange(all_, false); }

private:
    /// What Boost.Redis copies and calls.
    struct adapter {
        push_collector* to;

        void on_init() {}
        void on_done() { to->invalidation_ = false; }
        void on_node(redis::resp3::node_view const& node, boost::system::error_code&)
        {
            if (node.depth == 1 && node.data_type == type::blob_string)
                to->invalidation_ = node.value == "invalidate";
            else if (to->invalidation_ && node.depth == 1 && node.data_type == type::null)
                to->all_ = true;
            else if (to->invalidation_ && node.depth == 2 &&
                     !to->node_.changes_.is_known(node.value))
                to->keys_.emplace_back(node.value);
        }
    };

    friend adapter boost_redis_adapt(push_collector& self) { return {&self}; }

    redis_node& node_;
    bool invalidation_ = false; ///< The message being read is one.
    bool all_ = false;
    std::vector<std::string> keys_;
};

redis_node::redis_node(strand_type strand, std::size_t index, node_address address,
                       client_options const& options, std::weak_ptr<node_listener> listener,
                       std::function<std::uint64_t()> random)
    : strand_{std::move(strand)}, index_{index}, address_{std::move(address)},
      label_{address_.label()}, client_name_{options.client_name},
      connect_timeout_{options.connect_timeout},
      stall_after_{options.node_timeout.count() ? options.node_timeout
                                                : std::chrono::milliseconds{1'000}},
      listener_{std::move(listener)}, random_{std::move(random)}, config_{make_config(address_,
                                                                                      options)},
      connection_{std::make_unique<redis::connection>(
          asio::any_io_executor{strand_}, make_tls_context(address_),
          redis::logger{redis::logger::level::disabled})},
      pause_{strand_}, connect_watch_{strand_}, probe_{strand_},
      backoff_{options.reconnect_wait_min, options.reconnect_wait_max},
      settled_after_{std::min<clock::duration>(options.reconnect_wait_max, 1s)},
      pushes_{std::make_unique<push_collector>(*this)}
{
}

redis_node::~redis_node() = default;

std::shared_ptr<node> make_node(strand_type strand, std::size_t index, node_address address,
                                client_options const& options,
                                std::weak_ptr<node_listener> listener,
                                std::function<std::uint64_t()> random)
{
    return std::make_shared<redis_node>(std::move(strand), index, std::move(address), options,
                                        std::move(listener), std::move(random));
}

void redis_node::start()
{
    // A fork came first.
    if (stopping_)
        return;
    // The handlers keep this node for as long as its coroutines run; they die with the operations.
    auto ended = [self = shared_from_this()](std::exception_ptr error) {
        end_process_by(error);
        self->operation_ended();
    };
    operations_ += 2;
    asio::co_spawn(strand_, run(), ended);
    asio::co_spawn(strand_, receive(), ended);
}

void redis_node::operation_ended()
{
    if (--operations_ != 0 || !stopping_)
        return;
    // A connection that has been cancelled still has its socket open; nothing uses it any more.
    asio::post(strand_, [self = shared_from_this()]() noexcept { self->connection_.reset(); });
}

void redis_node::stop()
{
    if (stopping_)
        return;
    stopping_ = true;
    refuse(std::exchange(held_, {}));
    send_waiting();
    pause_.cancel();
    connect_watch_.cancel();
    probe_.cancel();
    connection_->cancel(redis::operation::all);
}

void redis_node::abandon()
{
    stopping_ = true;
    auto const held = std::exchange(held_, {});
    auto const waiting = std::exchange(waiting_, {});
    auto const open = std::exchange(open_, nullptr);
}

void redis_node::leave_to_parent()
{
    stopping_ = true;
    listener_.reset();
    pause_.cancel();
    connect_watch_.cancel();
    probe_.cancel();
    refuse(std::exchange(held_, {}));
    send_waiting();
    if (auto const open = std::exchange(open_, nullptr))
        refuse(open->calls);
    if (!connection_)
        return;
    close_raw_sockets(*connection_);
    connection_->cancel(redis::operation::all);
    after_fork();
}

void redis_node::after_fork()
{
    // Asio has ended the thread that resolves names, and only the next resolution starts another. One that
    // was under way would never end: this helps it out.
    if (state_ == state::up || !config_.unix_socket.empty())
        return;
    auto const resolver = std::make_shared<asio::ip::tcp::resolver>(strand_);
    resolver->async_resolve("127.0.0.1", "0", asio::ip::tcp::resolver::numeric_host,
                            [resolver](error_code, auto const&) noexcept {});
}

asio::awaitable<void, strand_type> redis_node::run()
{
    while (!stopping_) {
        shake_hands();
        auto running =
            connection_->async_run(config_, asio::as_tuple(asio::use_awaitable_t<strand_type>{}));
        auto const [error] = co_await std::move(running);
        connect_watch_.cancel();
        // Answers the greeting that no connection took.
        connection_->cancel(redis::operation::exec);

        bool const was_up = state_ == state::up;
        on_run_ended(error);
        if (stopping_)
            break;
        if (was_up && clock::now() - connected_ >= settled_after_) {
            backoff_.reset();
            state_ = state::connecting;
        } else {
            pause_.expires_after(backoff_.next(random_()));
            auto pausing = pause_.async_wait(asio::as_tuple(asio::use_awaitable_t<strand_type>{}));
            co_await std::move(pausing);
        }
    }
}

void redis_node::shake_hands()
{
    attempt_error_ = {};
    auto greeting = std::make_shared<handshake>(address_, client_name_);
    auto& request = greeting->request();
    auto adapter = greeting->adapter();
    auto handler = [self = shared_from_this(), greeting](error_code error, std::size_t) noexcept {
        if (!error)
            self->on_hands_shaken(*greeting);
        self->operation_ended();
    };
    ++operations_;
    connection_->async_exec(request, std::move(adapter),
                            asio::bind_executor(strand_, std::move(handler)));

    connect_watch_.expires_after(connect_timeout_);
    connect_watch_.async_wait([self = shared_from_this()](error_code error) noexcept {
        if (error || self->stopping_ || self->state_ == state::up)
            return;
        self->attempt_error_ = make_error_code(
            errc::node_unavailable, self->label_ + ": no answer within " +
                                        std::to_string(self->connect_timeout_.count()) + " ms");
        self->connection_->cancel(redis::operation::run);
    });
}

void redis_node::on_hands_shaken(handshake const& greeting)
{
    if (stopping_)
        return;
    if (auto const refusal = greeting.refusal(); !refusal.empty()) {
        attempt_error_ = server_error(address_, refusal);
        connection_->cancel(redis::operation::run);
        return;
    }
    connect_watch_.cancel();
    state_ = state::up;
    was_connected_ = true;
    down_error_ = {};
    refused_for_hang_ = false;
    connected_ = clock::now();

    tracks_ = greeting.tracks();
    if (!native_release_denied_)
        native_release_ = greeting.native_release();
    tell(event_kind::connected, {});
    if (!tracks_ && !std::exchange(told_of_tracking_, true))
        tell(event_kind::tracking_refused, server_error(address_, greeting.tracking_refusal()));
    if (auto const policy = greeting.eviction_policy(); !policy.empty()) {
        tell(event_kind::eviction_possible,
             make_error_code(errc::server_error, label_ + ": maxmemory_policy is " +
                                                     safe_text(policy, address_) +
                                                     ", not noeviction"));
    }
    // First what is to be known of the server: whether grants of it count.
    if (auto const listener = listener_.lock())
        listener->on_connected(index_, greeting.server());
    for (auto& waiting : std::exchange(held_, {}))
        send(std::move(waiting));
}

void redis_node::on_run_ended(error_code error)
{
    bool const was_up = state_ == state::up;
    state_ = state::down;
    changes_.clear();
    hung_ = false;
    down_error_ = attempt_error_
                      ? attempt_error_
                      : make_error_code(errc::node_unavailable,
                                        label_ + ": " + (error ? error.message() : "closed"));
    // A trouble that only a person can end needs no hurry.
    if (is_permanent(down_error_))
        backoff_.exhaust();
    if (!stopping_)
        tell(was_up ? event_kind::disconnected : event_kind::connect_failed, down_error_);
    if (!was_up)
        refuse(std::exchange(held_, {}));
    send_waiting();
}

error_code redis_node::why_unsent() const
{
    return stopping_ ? make_error_code(errc::client_closed) : down_error_;
}

void redis_node::refuse(std::vector<call> const& unsent)
{
    for (auto const& each : unsent)
        refuse(each, why_unsent());
}

void redis_node::refuse(call const& unsent, error_code error)
{
    reply answer;
    answer.error = error;
    unsent.sink->on_reply(index_, answer);
}

asio::awaitable<void, strand_type> redis_node::receive()
{
    connection_->set_receive_response(*pushes_);
    for (;;) {
        auto receiving =
            connection_->async_receive2(asio::as_tuple(asio::use_awaitable_t<strand_type>{}));
        auto const [error] = co_await std::move(receiving);
        if (error || stopping_)
            co_return;
        auto const listener = listener_.lock();
        if (!listener)
            continue;
        if (pushes_->take_all())
            listener->on_all_changed(index_);
        for (auto const& key : pushes_->take_keys())
            listener->on_changed(index_, key);
    }
}

bool redis_node::hung()
{
    if (hung_ || probing_ || in_flight_.empty())
        return hung_;
    auto const patience =
        window_.open(owed()) ? stall_after_ : std::min(stall_after_, long_silence);
    if (clock::now() - std::max(heard_, in_flight_.front().sent) <= patience)
        return false;
    // This process may have been busy or stopped: then the answers are there, and come before the timer.
    probing_ = true;
    probe_.expires_after(probe_time);
    probe_.async_wait([self = shared_from_this(), heard = heard_](error_code) noexcept {
        self->probing_ = false;
        self->hung_ =
            self->state_ == state::up && !self->in_flight_.empty() && self->heard_ == heard;
        if (self->hung_)
            self->send_waiting();
    });
    return false;
}

void redis_node::refuse_for_hang(call const& unsent)
{
    refused_for_hang_ = true;
    refuse(unsent, make_error_code(errc::node_unavailable, label_ + ": does not answer"));
}

std::size_t redis_node::owed() const
{
    return unanswered_ + (open_ ? open_->calls.size() : 0);
}

execution redis_node::execute(command const& what, std::shared_ptr<reply_sink> sink)
{
    call made{what, std::move(sink)};
    if (stopping_) {
        refuse(made, why_unsent());
    } else if (state_ == state::connecting && (!was_connected_ || held_.size() < most_held)) {
        held_.push_back(std::move(made));
    } else if (state_ != state::up) {
        refuse(made, why_unsent());
    } else if (hung()) {
        refuse_for_hang(made);
    } else if (waiting_.size() >= most_waiting) {
        refuse(made, make_error_code(errc::node_unavailable, label_ + ": too slow to be asked"));
    } else if (!waiting_.empty() || !window_.open(owed())) {
        waiting_.push_back(std::move(made));
        return execution::waits;
    } else {
        send(std::move(made));
    }
    return execution::under_way;
}

void redis_node::send_waiting()
{
    while (!waiting_.empty()) {
        bool const up = state_ == state::up && !stopping_;
        if (up && !hung_ && !window_.open(owed()))
            return;
        auto next = std::move(waiting_.front());
        waiting_.pop_front();
        if (!up) {
            refuse(next, why_unsent());
        } else if (hung_) {
            refuse_for_hang(next);
        } else if (!next.sink->wanted(index_)) {
            refuse(next,
                   make_error_code(errc::node_unavailable, label_ + ": too slow to be asked"));
        } else {
            next.sink->on_written(index_);
            send(std::move(next));
        }
    }
}

void redis_node::send(call what, form as)
{
    if (!open_) {
        if (spare_.empty()) {
            open_ = std::make_unique<batch>();
        } else {
            open_ = std::move(spare_.back());
            spare_.pop_back();
        }
    }
    changes_.sent(what.what);
    words all;
    what.native = as == form::best && render_native(what.what, native_release_, all);
    what.again = as != form::best;
    if (!what.native)
        render_script(what.what, as == form::text, all);
    open_->request.push_range(all.begin()->text, all.begin() + 1, all.end());
    open_->calls.push_back(std::move(what));
    open_->answers.emplace_back();
    if (auto const listener = listener_.lock())
        listener->on_command_sent();

    // Alone, a command saves the turn through the queue; in company, one write for all saves more.
    if (in_flight_.empty() && last_batch_ <= 1)
        flush();
    else if (open_->calls.size() == 1)
        flush_soon();
}

void redis_node::flush_soon()
{
    // Behind whatever is ready to run now, which may bring more commands. Posted to the strand itself, it
    // would come before the callers who are about to enter the strand.
    auto enter = [self = shared_from_this()] {
        asio::dispatch(self->strand_, [self]() noexcept { self->flush(); });
    };
    asio::post(strand_.get_inner_executor(), std::move(enter));
}

void redis_node::flush()
{
    if (!open_)
        return;
    if (generation_ != fork_generation()) {
        // A child that was not told of the fork. What it writes here would be read as the parent's.
        open_.reset();
        return;
    }
    if (stopping_) {
        for (auto const& each : open_->calls)
            changes_.dropped(each.what);
        refuse(std::exchange(open_->calls, {}));
        open_.reset();
        return;
    }
    ++operations_;
    in_flight_.push_back({clock::now(), open_.get()});
    unanswered_ += open_->calls.size();
    last_batch_ = open_->calls.size();
    auto const& request = open_->request;
    redis::any_adapter adapter{[this, to = open_.get()](parse_event what,
                                                        redis::resp3::node_view const& node,
                                                        boost::system::error_code&) {
        if (to->on_parsed(what, node))
            on_answer(to->calls[to->answered - 1], to->answers[to->answered - 1]);
    }};
    auto handler = [self = shared_from_this(),
                    sending = std::move(open_)](error_code error, std::size_t) mutable noexcept {
        self->on_batch_done(*sending, error);
        sending->clear();
        self->spare_.push_back(std::move(sending));
        self->operation_ended();
    };
    connection_->async_exec(request, std::move(adapter),
                            asio::bind_executor(strand_, std::move(handler)));
}

std::optional<redis_node::form> redis_node::another_form(call const& sent, answer const& said)
{
    if (!sent.native)
        return said.error.starts_with("NOSCRIPT") ? std::optional{form::text} : std::nullopt;
    // A user who may not release in that way.
    if (sent.what.which == script::release && said.error.starts_with("NOPERM")) {
        native_release_denied_ = true;
        native_release_ = compare_and_delete::none;
        return form::script;
    }
    // Who has it, and for how long? The script acquires it if nobody has it any more.
    if (sent.what.which == script::acquire && said.error.empty() && said.form == type::null)
        return form::script;
    return std::nullopt;
}

void redis_node::on_batch_done(batch& done, error_code error)
{
    auto const now = clock::now();
    if (done.answered)
        window_.answered(now, now - in_flight_.front().sent, done.calls.size(), !waiting_.empty());
    in_flight_.pop_front();
    unanswered_ -= done.calls.size();
    for (std::size_t i = 0; i < done.calls.size(); ++i) {
        auto& current = done.calls[i];
        auto& from = done.answers[i];
        if (i < done.answered && state_ == state::up && !stopping_) {
            if (auto const another = another_form(current, from)) {
                send(std::move(current), *another);
                continue;
            }
        }
        reply told;
        if (i < done.answered) {
            told = reply_to(current, from);
        } else {
            changes_.dropped(current.what);
            told.what =
                error == redis::error::not_connected ? reply::kind::unsent : reply::kind::lost;
            told.error =
                down_error_ && state_ != state::up
                    ? down_error_
                    : make_error_code(errc::node_unavailable, label_ + ": connection lost");
        }
        told.again = current.again;
        std::exchange(current.sink, nullptr)->on_reply(index_, told);
    }
    send_waiting();
    if (refused_for_hang_ && done.answered) {
        refused_for_hang_ = false;
        if (auto const listener = listener_.lock())
            listener->on_recovered(index_);
    }
}

void redis_node::on_answer(call const& to, answer const& said)
{
    heard_ = clock::now();
    hung_ = false;
    bool const error = !said.error.empty();
    changes_.answered(to.what, error ? 0 : said.numbers[0], error ? 0 : said.numbers[1]);
}

reply redis_node::reply_to(call const& what, answer& said) const
{
    if (!said.error.empty())
        return error_reply(what.what.which, address_, said.error);
    reply told;
    if (!said.fits(what)) {
        // Something between us and the server may have changed it: who knows what has been done?
        told.what = reply::kind::lost;
        told.error = make_error_code(errc::server_error, label_ + ": an answer of a strange form");
        return told;
    }
    told.what = reply::kind::answer;
    told.status = said.numbers[0];
    told.value = said.numbers[1];
    told.more = std::move(said.more);
    told.texts = std::move(said.texts);
    return told;
}

void redis_node::tell(event_kind kind, error_code error)
{
    if (auto const listener = listener_.lock())
        listener->on_event({kind, label_, {}, error});
}

} // namespace colock::detail
