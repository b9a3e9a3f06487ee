// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// Every operation with callbacks that are bound to something: an allocator, an executor. Each has
/// a type of its own, unlike those of every_operation.

#include "support/context_shut_twice.hpp"
#include "support/operations.hpp"

#include <boost/asio/bind_cancellation_slot.hpp>

#include <array>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>

namespace support {

/// A handler that calls `look` before it notes how the operation has ended.
template <class Look>
class looking : public noting {
public:
    looking(std::shared_ptr<record> into, Look look)
        : noting{std::move(into)}, look_{std::move(look)}
    {
    }

    template <class Reason, class... Results>
    void operator()(Reason reason, Results... results)
    {
        look_();
        noting::operator()(std::move(reason), std::move(results)...);
    }

private:
    Look look_;
};

/// An operation with a callback that is bound in one way, in the Surroundings of a test: they make
/// the callback, and have what it is bound to.
template <class Surroundings>
struct bound_operation {
    char const* name;
    char const* way;
    bool has_effect;
    bool is_with_lock;
    bool is_wait_lost;
    bool is_close;
    bool waits; ///< For as long as somebody else has the lock.
    void (*start)(subject& on, Surroundings& around, std::shared_ptr<canceller> const& cancel,
                  std::shared_ptr<record> into);
};

/// Whether it waits while somebody else has the lock.
template <class Operation>
inline constexpr bool may_wait = requires
{
    Operation::waits;
};

template <class Surroundings, class Operation, class Way>
inline constexpr bound_operation<Surroundings> bound{
    Operation::name,
    Way::name,
    Operation::has_effect,
    std::is_same_v<Operation, operations::with_lock> ||
        std::is_same_v<Operation, operations::with_lock_for>,
    std::is_same_v<Operation, operations::wait_lost>,
    std::is_same_v<Operation, operations::close>,
    may_wait<Operation>,
    [](subject& on, Surroundings& around, std::shared_ptr<canceller> const& cancel,
       std::shared_ptr<record> into) {
        auto handler = asio::bind_cancellation_slot(bindings{{}, cancel}.slot(),
                                                    around.callback(std::move(into)));
        Operation::start(on, Way::bind(around, std::move(handler)));
    }};

using all_operations =
    std::tuple<operations::acquire, operations::acquire_for, operations::try_once,
               operations::try_for, operations::extend, operations::extend_to, operations::release,
               operations::wait_lost, operations::with_lock, operations::with_lock_for,
               operations::inspect, operations::force_release, operations::close>;

/// All operations, with callbacks that are bound in one way.
template <class Surroundings, class Way>
inline constexpr auto bound_operations = []<class... Operations>(std::tuple<Operations...>*) {
    return std::array{bound<Surroundings, Operations, Way>...};
}(static_cast<all_operations*>(nullptr));

/// Runs so many handlers of a context, and destroys in this order what an operation needs: 0 is its
/// cancellation signal, 1 its subject, 2 the context. `emit_it` is called after each, as long as
/// there is a signal.
template <class Emit>
void destroy_in_order(std::array<int, 3> const& order, int handlers,
                      std::unique_ptr<context_shut_twice> io, std::unique_ptr<subject> on,
                      std::shared_ptr<canceller> cancel, Emit emit_it)
{
    for (int i = 0; i < handlers; ++i) {
        io->restart();
        io->run_one_for(1ms);
    }
    for (int const next : order) {
        if (next == 0)
            cancel.reset();
        else if (next == 1)
            on.reset();
        else
            io.reset();
        if (cancel)
            emit_it(cancel);
    }
}

} // namespace support
