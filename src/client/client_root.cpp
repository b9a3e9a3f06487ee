// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "client/client_root.hpp"

#include "client/client_state.hpp"
#include "client/context_guard.hpp"

#include <boost/asio/query.hpp>

#include <utility>

namespace colock::detail {

std::shared_ptr<client_root> client_root::make(asio::any_io_executor executor,
                                               std::vector<node_address> addresses,
                                               client_options options)
{
    auto made = std::make_shared<client_root>();
    made->addresses_ = addresses;
    made->current_ =
        client_state::make(std::move(executor), std::move(addresses), std::move(options));
    auto& context = asio::query(made->current_->executor(), asio::execution::context);
    asio::use_service<context_guard>(context).add(made);
    // Last: if the constructor threw after this, nobody could close the client.
    made->current_->start();
    return made;
}

void client_root::begin_anew()
{
    auto const parents = current_;
    if (!has_client_ || parents->closing())
        return;
    current_ = client_state::make(parents->executor(), addresses_, parents->options());
    current_->start();
}

} // namespace colock::detail
