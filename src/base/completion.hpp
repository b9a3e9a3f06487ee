// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "base/strand.hpp"

#include <colock/error.hpp>

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/associated_cancellation_slot.hpp>
#include <boost/asio/cancellation_type.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/post.hpp>

#include <memory>
#include <utility>

namespace colock::detail {

/// A handler of the caller's. It is never called from inside: the caller's code may do anything,
/// also start the next operation. So it goes through the queue of the client's executor first, and
/// from there to its own (see kept_handler).
template <class... Results>
class completion {
public:
    using handler_type = asio::any_completion_handler<void(error_code, Results...)>;

    explicit completion(handler_type handler) : handler_{std::move(handler)} {}

    bool pending() const { return static_cast<bool>(handler_); }
    auto cancellation_slot() const { return asio::get_associated_cancellation_slot(handler_); }

    /// Once; `through` is the client's executor.
    void post(asio::any_io_executor const& through, error_code error, Results&&... results)
    {
        // The lambda hides the associations of the handler from Asio: they are type-erased, and to
        // ask for each of them allocates.
        post_on(through, [handler = std::exchange(handler_, nullptr), error,
                          ... given = std::move(results)]() mutable {
            std::move(handler)(error, std::move(given)...);
        });
    }

private:
    handler_type handler_;
};

/// The cancellation types that an operation supports. Total cancellation promises that it had no
/// effect. An operation that only waits, or undoes what it did, can promise that; others cannot.
inline constexpr auto without_effect = asio::cancellation_type::all;
inline constexpr auto with_effect =
    asio::cancellation_type::terminal | asio::cancellation_type::partial;

/// Lets the caller's cancellation call `target->cancel()` on the client's strand. To be called in
/// the initiating function, before anything is posted to the strand on behalf of the operation. The
/// slot may outlive everything, the io_context included, so it holds on to nothing.
template <class Slot, class Client, class Target>
void on_cancellation(Slot slot, std::shared_ptr<Client> const& client,
                     std::shared_ptr<Target> const& target, asio::cancellation_type answered)
{
    if (!slot.is_connected())
        return;
    slot.assign([client = std::weak_ptr<Client>{client}, weak = std::weak_ptr<Target>{target},
                 answered](asio::cancellation_type type) noexcept {
        auto const alive = client.lock();
        if (!alive || alive->abandoned() || (type & answered) == asio::cancellation_type::none)
            return;
        asio::post(alive->strand(), [weak]() noexcept {
            if (auto const still_alive = weak.lock())
                still_alive->cancel();
        });
    });
}

/// A completion that is called once: with its result, or as cancelled if that comes first.
template <class... Results>
class pending {
public:
    pending(typename completion<Results...>::handler_type handler, strand_type strand)
        : strand_{std::move(strand)}, completion_{std::move(handler)}
    {
    }

    void complete(error_code error, Results... results)
    {
        if (completion_.pending())
            completion_.post(strand_.get_inner_executor(), error, std::move(results)...);
    }

    bool waiting() const { return completion_.pending(); }

    void cancel() { complete(asio::error::operation_aborted, Results{}...); }

    auto cancellation_slot() const { return completion_.cancellation_slot(); }

private:
    strand_type strand_;
    completion<Results...> completion_;
};

/// Makes a pending completion that can be cancelled from now on.
template <class Client, class... Results>
std::shared_ptr<pending<Results...>>
make_pending(std::shared_ptr<Client> const& client,
             asio::any_completion_handler<void(error_code, Results...)> handler,
             asio::cancellation_type answered)
{
    auto made = std::make_shared<pending<Results...>>(std::move(handler), client->strand());
    on_cancellation(made->cancellation_slot(), client, made, answered);
    return made;
}

} // namespace colock::detail
