// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/lease.hpp>
#include <colock/operation.hpp>

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/associated_allocator.hpp>
#include <boost/asio/associator.hpp>

#include <optional>
#include <string_view>
#include <utility>

namespace colock::detail {

namespace asio = boost::asio;

inline lease const* lease_in(lease const& result) noexcept
{
    return result ? &result : nullptr;
}

inline lease const* lease_in(std::optional<lease> const& result) noexcept
{
    return result ? lease_in(*result) : nullptr;
}

template <class Other>
lease const* lease_in(Other const&) noexcept
{
    return nullptr;
}

/// A handler that first tells the operation hook of the end, and then calls the caller's handler.
template <class... Results>
class observed_handler {
public:
    using handler_type = asio::any_completion_handler<void(error_code, Results...)>;

    observed_handler(operation_end end, handler_type handler)
        : end_{std::move(end)}, handler_{std::move(handler)}
    {
    }

    void operator()(error_code error, Results... results)
    {
        tell(error, results...);
        std::move(handler_)(error, std::move(results)...);
    }

    handler_type const& get() const noexcept { return handler_; }

private:
    /// An exception that escapes from end_ ends the process.
    void tell(error_code error, Results const&... results) noexcept
    {
        operation_outcome outcome{error};
        ((outcome.granted = lease_in(results)), ...);
        std::exchange(end_, nullptr)(outcome);
    }

    operation_end end_;
    handler_type handler_;
};

/// What escapes from the hook ends the process.
inline operation_end begin_of(operation_hook const& hook, operation what,
                              std::string_view name) noexcept
{
    return hook ? hook(what, name) : operation_end{};
}

/// Tells the hook, if there is one, that an operation begins, and has it told when that ends.
template <class... Results>
asio::any_completion_handler<void(error_code, Results...)>
observed(operation_hook const& hook, operation what, std::string_view name,
         asio::any_completion_handler<void(error_code, Results...)> handler)
{
    auto end = begin_of(hook, what, name);
    if (!end)
        return handler;
    return observed_handler<Results...>{std::move(end), std::move(handler)};
}

} // namespace colock::detail

template <template <class, class> class Associator, class... Results, class Default>
struct boost::asio::associator<Associator, colock::detail::observed_handler<Results...>, Default>
    : Associator<typename colock::detail::observed_handler<Results...>::handler_type, Default> {
    using inner =
        Associator<typename colock::detail::observed_handler<Results...>::handler_type, Default>;

    static auto get(colock::detail::observed_handler<Results...> const& outer) noexcept
    {
        return inner::get(outer.get());
    }
    static auto get(colock::detail::observed_handler<Results...> const& outer,
                    Default const& otherwise) noexcept
    {
        return inner::get(outer.get(), otherwise);
    }
};

/// Does not pass on the inner handler's allocator, unlike its other associations. The allocator
/// ends with the inner handler. If this handler is destroyed without being called, Asio would use
/// the allocator after that (Asio's issue 1758).
template <class... Results, class Default>
struct boost::asio::associated_allocator<colock::detail::observed_handler<Results...>, Default> {
    using type = Default;

    static type get(colock::detail::observed_handler<Results...> const&) noexcept { return type{}; }
    static type get(colock::detail::observed_handler<Results...> const&,
                    Default const& otherwise) noexcept
    {
        return otherwise;
    }
};
