// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/with_lock.hpp>

#include "client/client_root.hpp"
#include "client/client_state.hpp"
#include "kind/lock_key.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/execution/blocking.hpp>
#include <boost/asio/execution/context.hpp>
#include <boost/asio/execution/outstanding_work.hpp>
#include <boost/asio/execution/relationship.hpp>
#include <boost/asio/experimental/channel_error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/multiple_exceptions.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/prefer.hpp>
#include <boost/asio/query.hpp>
#include <boost/asio/require.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/system_executor.hpp>

#include <functional>
#include <memory>
#include <utility>

namespace colock::detail {

namespace asio = boost::asio;

namespace {

/// Whether a body has thrown this because it was cancelled, also while it awaited several
/// operations at once, or a channel.
bool is_cancellation(std::exception_ptr const& error) noexcept
{
    try {
        std::rethrow_exception(error);
    } catch (system_error const& thrown) {
        return thrown.code() == asio::error::operation_aborted ||
               thrown.code() == asio::experimental::channel_errc::channel_cancelled;
    } catch (asio::multiple_exceptions const& several) {
        return is_cancellation(several.first_exception());
    } catch (...) {
        return false;
    }
}

/// The exception for an error, or std::bad_alloc if there is no memory for it.
std::exception_ptr exception_of(error_code error) noexcept
{
    try {
        throw system_error{error};
    } catch (...) {
        return std::current_exception();
    }
}

template <class... Executors>
bool is_one_of(asio::any_io_executor const& executor)
{
    return (... || (executor.target<Executors>() || executor.target<asio::strand<Executors>>()));
}

/// The system's executors have a type for each way of running functions.
template <class Relationship>
bool is_systems_of(asio::any_io_executor const& executor)
{
    using namespace asio::execution;
    using allocator = std::allocator<void>;
    return is_one_of<asio::basic_system_executor<blocking_t::possibly_t, Relationship, allocator>,
                     asio::basic_system_executor<blocking_t::always_t, Relationship, allocator>,
                     asio::basic_system_executor<blocking_t::never_t, Relationship, allocator>>(
        executor);
}

/// Whether an executor is Asio's system_executor, perhaps in a strand: no body is to run on its
/// threads, see runs_bodies. Its context is not asked for, since that would start its threads.
bool is_systems(asio::any_io_executor const& executor)
{
    if (executor.target<asio::io_context::executor_type>()) // as most often
        return false;
    if (auto const* const within = executor.target<asio::strand<asio::any_io_executor>>())
        return is_systems(within->get_inner_executor());
    using relationship = asio::execution::relationship_t;
    return is_systems_of<relationship::fork_t>(executor) ||
           is_systems_of<relationship::continuation_t>(executor);
}

/// A strand of this executor. Most often that is an io_context's: then its type is restored, since
/// type erasure costs something at every step.
///
/// The strand may run a function at once, even if the executor never does: else what others post
/// could come between two steps of ours.
asio::any_io_executor strand_of(asio::any_io_executor const& executor)
{
    auto const possibly = asio::execution::blocking.possibly;
    if (auto const* const known = executor.target<asio::io_context::executor_type>())
        return asio::make_strand(asio::require(*known, possibly));
    return asio::make_strand(asio::prefer(executor, possibly));
}

} // namespace

with_lock_scope::with_lock_scope(basic_mutex const& lock, asio::any_io_executor const& executor)
    : work_{lock.target_->client->current()->keep_at_work()},
      elsewhere_{!is_systems(executor) &&
                 &asio::query(executor, asio::execution::context) !=
                     &asio::query(lock.get_executor(), asio::execution::context)},
      strand_work_{elsewhere_ ? asio::prefer(executor, asio::execution::outstanding_work.tracked)
                              : asio::any_io_executor{}},
      executor_{strand_of(is_systems(executor) ? lock.get_executor() : executor)}
{
}

void with_lock_scope::has_begun()
{
    auto const early = [this] {
        std::lock_guard const lock{mutex_};
        beginning_ = false;
        return early_;
    }();
    if (early != asio::cancellation_type::none)
        post_cancellation(early);
}

bool with_lock_scope::cancelled() const
{
    std::lock_guard const lock{mutex_};
    return cancelled_ || early_ != asio::cancellation_type::none;
}

void with_lock_scope::let_go()
{
    // Destroyed in reverse order: first the lock is released, then the strand goes, then the work.
    std::shared_ptr<void> work;
    asio::any_io_executor strand_work, strand;
    std::lock_guard const lock{mutex_};
    work.swap(work_);
    strand_work.swap(strand_work_);
    strand.swap(executor_);
}

void with_lock_scope::post_cancellation(asio::cancellation_type type) noexcept
{
    std::lock_guard const lock{mutex_};
    if (beginning_)
        early_ |= type;
    else if (executor_)
        asio::post(executor_, [weak = weak_from_this(), type] {
            if (auto const scope = weak.lock())
                scope->cancel(type);
        });
}

void with_lock_scope::cancel(asio::cancellation_type type)
{
    if (type == asio::cancellation_type::none)
        return;
    cancelled_ = true;
    if (!over_) // changed on this strand only
        signal_.emit(type);
}

/// That it is lost is noted here, before others may have the lock: the body may end on its strand
/// before what is posted there.
void with_lock_scope::on_lease_gone()
{
    lose();
    std::lock_guard const lock{mutex_};
    if (!executor_)
        return;
    asio::post(executor_, [weak = weak_from_this()] {
        if (auto const scope = weak.lock())
            scope->cancel(asio::cancellation_type::terminal);
    });
}

/// The context of the client is being destroyed, and takes with it what runs on it. Elsewhere the
/// body would go on, but without a lock.
void with_lock_scope::on_client_gone()
{
    if (elsewhere_)
        on_lease_gone();
}

with_lock_call::~with_lock_call()
{
    held_ = {};
    scope_->let_go();
}

bool with_lock_call::can_begin(basic_mutex const& lock) noexcept
{
    return !lock.target_->client->current()->abandoned();
}

error_code with_lock_call::refusal(basic_mutex const& lock)
{
    return refusal_of(lock.target_);
}

template <class Step>
void with_lock_call::on_strand(pointer self, Step step)
{
    // Not by dispatch(), which copies the type-erased executor. Nor by the executor in the scope,
    // which the step may destroy. The work keeps the context: meanwhile, another thread may end
    // everything else.
    auto const work = self->scope_->work_elsewhere();
    auto const strand = self->scope_->executor();
    auto run = [self = std::move(self), step]() mutable { step(std::move(self)); };
    if (auto const* const known = strand.target<asio::strand<asio::io_context::executor_type>>())
        known->execute(std::move(run));
    else
        strand.execute(std::move(run));
}

void with_lock_call::begin(pointer self, basic_mutex const& lock, wait_time wait)
{
    auto const scope = self->scope_;
    auto acquired = [self = std::move(self)](error_code error, lease granted) mutable {
        self->held_ = std::move(granted);
        on_strand(std::move(self),
                  [error](pointer waiting) { on_acquired(std::move(waiting), error); });
    };
    start_acquire_for(scope, lock.target_, wait,
                      asio::bind_cancellation_slot(scope->slot(), std::move(acquired)));
    scope->has_begun();
}

void with_lock_call::on_acquired(pointer self, error_code error)
{
    if (error) {
        end(std::move(self), exception_of(error));
        return;
    }
    // From here on the lease is ours to give back, whatever happens. A cancellation that came too
    // late for the acquire keeps the body from beginning.
    auto& it = *self;
    try {
        if (!it.held_.valid()) {
            it.scope_->lose(); // meanwhile
        } else if (it.scope_->cancelled()) {
            it.thrown_ = exception_of(asio::error::operation_aborted);
        } else {
            it.run_body(self, it.held_);
            return;
        }
    } catch (...) {
        it.thrown_ = std::current_exception();
    }
    if (it.scope_->body_ended())
        release(std::move(self));
}

void with_lock_call::on_body_ended(pointer self, std::exception_ptr thrown)
{
    if (!self->scope_->body_ended())
        return;
    self->thrown_ = std::move(thrown);
    release(std::move(self));
}

void with_lock_call::release(pointer self)
{
    auto& it = *self;
    try {
        auto released = [self](error_code error) mutable {
            on_strand(std::move(self),
                      [error](pointer ended) { on_released(std::move(ended), error); });
        };
        if (auto const reason = refusal_of(it.held_.ref_))
            post_on(it.scope_->executor(), std::bind_front(std::move(released), reason));
        else
            start_release(it.held_.ref_, std::move(released));
    } catch (...) {
        it.held_ = {}; // releases it, too
        auto const reason = it.thrown_ ? it.thrown_ : std::current_exception();
        post_end(std::move(self), reason);
    }
}

void with_lock_call::on_released(pointer self, error_code error)
{
    auto const& thrown = self->thrown_;
    bool const lost = self->scope_->lost() || error == errc::lease_lost || error == errc::forked;
    std::exception_ptr reason;
    if (thrown && !(lost && is_cancellation(thrown)))
        reason = thrown;
    else if (lost)
        reason = exception_of(error == errc::forked ? error : make_error_code(errc::lease_lost));
    end(std::move(self), std::move(reason));
}

void with_lock_call::post_end(pointer self, std::exception_ptr reason)
{
    auto const executor = self->scope_->executor();
    post_on(executor, [self = std::move(self), reason = std::move(reason)]() mutable {
        end(std::move(self), std::move(reason));
    });
}

void with_lock_call::end(pointer self, std::exception_ptr reason)
{
    auto& it = *self;
    it.complete(std::move(self), std::move(reason));
}

} // namespace colock::detail
