// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/error.hpp>

#include <boost/asio/any_completion_executor.hpp>
#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/append.hpp>
#include <boost/asio/associated_allocator.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/associator.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/execution/blocking.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/query.hpp>
#include <boost/asio/require.hpp>
#include <boost/asio/system_executor.hpp>

#include <memory>
#include <type_traits>
#include <utility>

namespace colock::detail {

/// Whether a handler is to run on an executor of its own.
template <class Handler>
inline constexpr bool has_executor =
    !std::is_same_v<boost::asio::associated_executor_t<Handler, boost::asio::any_io_executor>,
                    boost::asio::any_io_executor> ||
    !std::is_same_v<boost::asio::associated_executor_t<Handler, boost::asio::system_executor>,
                    boost::asio::system_executor>;

/// Whether it shows only when the program runs if a handler has an executor.
template <class Handler>
inline constexpr bool is_erased =
    std::is_same_v<boost::asio::associated_executor_t<Handler, boost::asio::any_io_executor>,
                   boost::asio::any_completion_executor>;

template <class Allocator>
inline constexpr bool is_erased_allocator = false;
template <class T, class... Signatures>
inline constexpr bool
    is_erased_allocator<boost::asio::any_completion_handler_allocator<T, Signatures...>> = true;

/// Whether its allocator is kept in an any_completion_handler, and ends with that.
template <class Handler>
concept has_erased_allocator =
    is_erased_allocator<boost::asio::associated_allocator_t<Handler, std::allocator<void>>>;

/// Whether dispatch() to this executor runs a function at once. Where its type is erased, that is
/// seen for an io_context, which it mostly is.
template <class Executor>
bool runs_here(Executor const& executor)
{
    if constexpr (std::is_same_v<Executor, boost::asio::any_io_executor>) {
        auto const* const known =
            executor.template target<boost::asio::io_context::executor_type>();
        return known && known->running_in_this_thread() &&
               boost::asio::query(*known, boost::asio::execution::blocking) !=
                   boost::asio::execution::blocking.never;
    } else {
        return false;
    }
}

/// A handler that keeps its executor at work until it is called, and then runs there: called on the
/// fallback's context, where one runs that has no executor.
template <class Handler>
class kept_handler {
public:
    kept_handler(Handler handler, boost::asio::any_io_executor const& fallback)
        : work_{keep(handler, fallback)}, handler_{std::move(handler)}
    {
    }

    template <class... Results>
    void operator()(Results&&... results)
    {
        [[maybe_unused]] auto const work = std::move(work_);
        // Where a handler has no executor, dispatch() by itself would take the system_executor, by
        // which an exception ends the process. Of one whose type is erased only `work` knows.
        if constexpr (is_erased<Handler>) {
            auto const own =
                boost::asio::prefer(work, boost::asio::execution::outstanding_work.untracked);
            boost::asio::dispatch(
                own, boost::asio::append(std::move(handler_), std::forward<Results>(results)...));
        } else if constexpr (has_executor<Handler>) {
            // Through the type-erased executor it would cost an allocation, and moves of a lease.
            if (runs_here(boost::asio::get_associated_executor(handler_)))
                call(std::forward<Results>(results)...);
            else
                boost::asio::dispatch(
                    boost::asio::append(std::move(handler_), std::forward<Results>(results)...));
        } else {
            call(std::forward<Results>(results)...);
        }
    }

    Handler const& get() const noexcept { return handler_; }

private:
    /// This may end within the call.
    template <class... Results>
    void call(Results&&... results)
    {
        auto handler = std::move(handler_);
        std::move(handler)(std::decay_t<Results>(std::forward<Results>(results))...);
    }

    static auto keep(Handler const& handler, boost::asio::any_io_executor const& fallback)
    {
        return boost::asio::prefer(boost::asio::get_associated_executor(handler, fallback),
                                   boost::asio::execution::outstanding_work.tracked);
    }

    decltype(keep(std::declval<Handler const&>(),
                  std::declval<boost::asio::any_io_executor const&>())) work_;
    Handler handler_;
};

/// Completes an operation that is not begun: from this thread straight to the handler's own
/// executor. A thread between them would let go of the handler at a time of its own, when the
/// io_context may be gone.
template <class Handler, class Reason, class... Results>
void refuse(Handler handler, boost::asio::any_io_executor const& fallback, Reason reason,
            void (*)(Reason, Results...))
{
    using namespace boost::asio::execution;
    auto const executor = boost::asio::get_associated_executor(handler, fallback);
    if constexpr (boost::asio::can_require_v<std::decay_t<decltype(executor)>,
                                             blocking_t::never_t>) {
        boost::asio::post(executor, boost::asio::append(std::move(handler), reason, Results{}...));
    } else {
        // Nothing can be posted by the executor of an any_completion_handler, so another thread
        // must hand it over. The work goes along with it: that thread keeps none when it is done.
        auto work = boost::asio::prefer(executor, outstanding_work.tracked);
        boost::asio::post(
            fallback, [handler = std::move(handler), reason, work = std::move(work)]() mutable {
                auto const own = boost::asio::prefer(work, outstanding_work.untracked);
                boost::asio::dispatch(
                    own, [handler = std::move(handler), reason, work = std::move(work)]() mutable {
                        static_cast<void>(work); // is only kept
                        std::move(handler)(reason, Results{}...);
                    });
            });
    }
}

/// The initiation of an asynchronous operation on `Subject`, which is shared or says of itself what
/// it refers to. The body is the plain function `Start`: it erases the handler's type, so that it
/// can live in a source file. The executor is the subject's, and not kept here: every coroutine
/// that waits has one of these in its frame. Nothing begins where refusal_of(subject) has a reason.
///
/// The constructors are declared because g++ 12 destroys temporary aggregates of a co_await
/// expression twice.
template <class Signature, auto Start, class Subject>
class initiation {
public:
    using executor_type = boost::asio::any_io_executor;

    explicit initiation(Subject subject) : subject_{std::move(subject)} {}
    initiation(initiation const&) = default;
    initiation(initiation&&) = default;

    executor_type get_executor() const noexcept { return executor_of(subject_); }

    template <class Handler, class... Args>
    void operator()(Handler&& handler, Args&&... args) const
    {
        if (auto const reason = refusal_of(subject_)) {
            refuse<std::decay_t<Handler>>(std::forward<Handler>(handler), get_executor(), reason,
                                          static_cast<Signature*>(nullptr));
            return;
        }
        Start(subject_, std::forward<Args>(args)...,
              boost::asio::any_completion_handler<Signature>{kept_handler<std::decay_t<Handler>>{
                  std::forward<Handler>(handler), get_executor()}});
    }

private:
    Subject subject_;
};

/// Starts such an operation.
template <class Signature, auto Start, class Subject, class CompletionToken, class... Args>
auto initiate(CompletionToken&& token, Subject const& subject, Args... args)
{
    return boost::asio::async_initiate<CompletionToken, Signature>(
        initiation<Signature, Start, Subject>{subject}, token, args...);
}

} // namespace colock::detail

/// Everything else is the handler's own: its cancellation slot, its allocator.
template <template <class, class> class Associator, class Handler, class Default>
struct boost::asio::associator<Associator, colock::detail::kept_handler<Handler>, Default>
    : Associator<Handler, Default> {
    static auto get(colock::detail::kept_handler<Handler> const& kept) noexcept
    {
        return Associator<Handler, Default>::get(kept.get());
    }
    static auto get(colock::detail::kept_handler<Handler> const& kept,
                    Default const& otherwise) noexcept
    {
        return Associator<Handler, Default>::get(kept.get(), otherwise);
    }
};

/// But not its allocator where that ends with the handler: an any_completion_handler that is
/// destroyed uncalled uses it after that (Asio's issue 1758).
template <class Handler, class Default>
    requires colock::detail::has_erased_allocator<Handler>
struct boost::asio::associated_allocator<colock::detail::kept_handler<Handler>, Default> {
    using type = Default;

    static type get(colock::detail::kept_handler<Handler> const&) noexcept { return type{}; }
    static type get(colock::detail::kept_handler<Handler> const&, Default const& otherwise) noexcept
    {
        return otherwise;
    }
};
