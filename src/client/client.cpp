// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/client.hpp>

#include "base/invalid.hpp"
#include "client/client_root.hpp"
#include "client/client_state.hpp"

#include <boost/asio/post.hpp>

#include <set>
#include <string>
#include <utility>

namespace colock {

namespace {

constexpr std::size_t most_nodes = 63;

std::vector<node_address> checked(std::vector<node_address> nodes)
{
    if (nodes.empty())
        detail::throw_invalid("client nodes: none given");
    if (nodes.size() > most_nodes) {
        detail::throw_invalid("client nodes: " + std::to_string(nodes.size()) + " are more than " +
                              std::to_string(most_nodes));
    }
    std::set<std::string> labels;
    for (auto const& node : nodes) {
        node.validate();
        if (!labels.insert(node.label()).second)
            detail::throw_invalid("client nodes: " + node.label() + " is given twice");
    }
    return nodes;
}

client_options checked(client_options options)
{
    options.validate();
    return options;
}

} // namespace

client::client(executor_type executor, node_address node, client_options options)
    : client{std::move(executor), std::vector<node_address>{std::move(node)}, std::move(options)}
{
}

client::client(executor_type executor, std::vector<node_address> nodes, client_options options)
    : root_{detail::client_root::make(std::move(executor), checked(std::move(nodes)),
                                      checked(std::move(options)))}
{
}

client::~client()
{
    root_->client_is_destroyed();
    auto const& state = root_->current();
    if (!state->defunct())
        boost::asio::post(state->strand(), [state]() noexcept { state->close(nullptr); });
}

client::executor_type client::get_executor() const noexcept
{
    return root_->current()->executor();
}

metrics client::get_metrics() const noexcept
{
    auto const& count = root_->current()->count();
    return {.acquires = count.acquires.read(),
            .contended_acquires = count.contended_acquires.read(),
            .hand_offs = count.hand_offs.read(),
            .timeouts = count.timeouts.read(),
            .cancellations = count.cancellations.read(),
            .failures = count.failures.read(),
            .losses = count.losses.read(),
            .releases = count.releases.read(),
            .renewals = count.renewals.read(),
            .unreplicated = count.unreplicated.read(),
            .not_counted = count.not_counted.read(),
            .repairs = count.repairs.read(),
            .commands = count.commands.read(),
            .waiters = count.waiters.read(),
            .leases = count.leases.read(),
            .wait_times = count.wait_times.read(),
            .hold_times = count.hold_times.read(),
            .round_trips = count.round_trips.read(),
            .replication_times = count.replication_times.read()};
}

std::vector<node_report> client::get_node_reports() const
{
    return root_->current()->votes().reports();
}

boost::asio::any_io_executor
detail::executor_of(std::shared_ptr<client_root> const& client) noexcept
{
    return client->current()->executor();
}

error_code detail::refusal_of(std::shared_ptr<client_root> const& client)
{
    auto const& state = *client->current();
    return state.closed_by_parent() ? error_code{} : refusal_of(state);
}

void detail::start_close(std::shared_ptr<client_root> root,
                         asio::any_completion_handler<void(error_code)> handler)
{
    auto client = root->current();
    if (client->abandoned())
        return;
    auto const& strand = client->strand();
    auto waiter = make_pending(client, std::move(handler), with_effect);
    enter(strand, [client = std::move(client), waiter = std::move(waiter)]() mutable {
        client->close(std::move(waiter));
    });
}

std::shared_ptr<detail::lock_target const> client::target(std::string_view name) const
{
    detail::check_name(name);
    auto const& options = root_->current()->options();
    auto key = std::make_shared<detail::lock_key const>(options.prefix, name, options.lock.counter);
    return std::make_shared<detail::lock_target const>(
        detail::lock_target{{std::move(key), options.lock}, root_});
}

} // namespace colock
