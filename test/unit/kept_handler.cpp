// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/detail/initiate.hpp>

#include <boost/asio/bind_executor.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/require.hpp>
#include <boost/asio/strand.hpp>

#include <doctest/doctest.h>

#include <memory>
#include <utility>
#include <vector>

namespace asio = boost::asio;
using colock::error_code;
using colock::detail::kept_handler;

TEST_CASE("a handler runs within the call where dispatch() by its executor would run it there")
{
    asio::io_context io;
    asio::io_context another;
    auto const never = asio::require(io.get_executor(), asio::execution::blocking.never);
    struct sample {
        asio::any_io_executor executor;
        bool at_once;
    };
    for (auto const& [executor, at_once] : std::vector<sample>{
             {io.get_executor(), true},
             {never, false},
             {asio::make_strand(io), true},
             {another.get_executor(), false},
         }) {
        CAPTURE(at_once);
        bool dispatched = false;
        bool called_within = false;
        std::unique_ptr<int> received;
        asio::post(io, [&] {
            asio::dispatch(executor, [&] { dispatched = true; });
            CHECK(dispatched == at_once);
            auto store = [&, alone = std::make_unique<int>(1)](
                             error_code, std::unique_ptr<int> it) { received = std::move(it); };
            auto handler = asio::bind_executor(executor, std::move(store));
            kept_handler<decltype(handler)> kept{std::move(handler), io.get_executor()};
            kept(error_code{}, std::make_unique<int>(7));
            called_within = !!received;
        });
        io.restart();
        io.run();
        another.restart();
        another.run();
        CHECK(called_within == at_once);
        REQUIRE(received);
        CHECK(*received == 7);
    }
}
