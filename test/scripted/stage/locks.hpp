// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "scripted/stage/stage.hpp"

#include <colock/client.hpp>
#include <colock/lease.hpp>
#include <colock/mutex.hpp>

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/bind_executor.hpp>
#include <boost/asio/cancellation_signal.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace scripted {

/// What became of an operation.
template <class Result>
struct outcome {
    bool done = false;
    error_code error{};
    Result value{};
    asio::cancellation_signal signal{};
};
struct nothing {};
using texts = std::vector<std::string>;

/// A client of scripted votes. By default it has no guard, since most tests say nothing of the
/// votes' reigns.
class locks : public stage {
public:
    explicit locks(std::size_t votes = 1, colock::client_options options = {});
    explicit locks(std::vector<colock::node_address> nodes, colock::client_options options = {});
    /// With these options as they are.
    struct as_given {};
    locks(as_given, std::size_t votes, colock::client_options options = {});
    ~locks();

    colock::client& client() { return *client_; }

    using acquiring = std::shared_ptr<outcome<colock::lease>>;
    using trying = std::shared_ptr<outcome<std::optional<colock::lease>>>;
    using ending = std::shared_ptr<outcome<nothing>>;
    using loss = std::shared_ptr<outcome<colock::loss_cause>>;

    acquiring acquire(colock::basic_mutex const& what,
                      std::optional<std::chrono::nanoseconds> wait = {});
    acquiring acquire(std::string_view name);
    trying try_acquire(colock::basic_mutex const& what, std::chrono::nanoseconds wait = 0ns);
    ending release(colock::lease& what);
    ending extend(colock::lease& what, std::optional<std::chrono::milliseconds> ttl = {});
    loss wait_lost(colock::lease& what);
    ending close();
    template <class Result>
    void cancel(std::shared_ptr<outcome<Result>> const& what)
    {
        what->signal.emit(asio::cancellation_type::terminal);
        run();
    }

    /// Lets a vote that was asked to acquire grant it, with this token.
    void grant(acquiring const& asked, vote& by, std::int64_t token);
    /// A lease that all votes have granted. Their tokens are the same, so none is written back.
    colock::lease granted(colock::basic_mutex const& what);
    colock::lease granted(std::string_view name);

    /// The events since the last call, such as "acquire_refused a".
    texts take_events() { return std::exchange(events_, {}); }
    colock::metrics metrics() const { return client_->get_metrics(); }
    /// The servers behind the first vote, as "10.0.0.1:7001 4096 slots, away".
    texts servers() const;

private:
    locks(as_given, std::vector<colock::node_address> nodes, colock::client_options options);

    texts events_;
    std::optional<colock::client> client_;
};

} // namespace scripted
