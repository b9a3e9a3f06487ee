// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>

#include <type_traits>
#include <utility>

/// Asio for the tests and the benchmark: also with Boost 1.81, they may write
/// `async_acquire(asio::as_tuple)`. Before Boost 1.86, as_tuple is no completion token without
/// another one.
namespace support::asio {

using namespace boost::asio;

struct partial_as_tuple {
    template <class CompletionToken>
    constexpr boost::asio::as_tuple_t<std::decay_t<CompletionToken>>
    operator()(CompletionToken&& token) const
    {
        return boost::asio::as_tuple_t<std::decay_t<CompletionToken>>(
            std::forward<CompletionToken>(token));
    }
};
inline constexpr partial_as_tuple as_tuple{};

} // namespace support::asio

template <class... Signatures>
struct boost::asio::async_result<support::asio::partial_as_tuple, Signatures...> {
    template <class Initiation, class Token, class... Args>
    static auto initiate(Initiation&& initiation, Token&&, Args&&... args)
    {
        using token_type = boost::asio::as_tuple_t<boost::asio::deferred_t>;
        token_type const token{boost::asio::deferred};
        return boost::asio::async_initiate<token_type const, Signatures...>(
            std::forward<Initiation>(initiation), token, std::forward<Args>(args)...);
    }
};
