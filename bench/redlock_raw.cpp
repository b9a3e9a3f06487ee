// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_redis.hpp"
#include "private_server.hpp"
#include "raw_load.hpp"

#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

namespace bench {
namespace asio = boost::asio;
using colock::detail::resp_value;
namespace {

struct plain_node {
    std::string label;
    std::unique_ptr<plain_redis> server;
};

struct load final : raw_load {
    using raw_load::raw_load;

    void add(colock::node_address const& address)
    {
        auto server = std::make_unique<plain_redis>(context, address);
        watch.add(address, [&at = *server] { return at.state(); });
        nodes.push_back({address.label(), std::move(server)});
    }

    /// Ends the run: without this node it would be another load.
    void lost(plain_node const& node, boost::system::error_code const& error)
    {
        if (working > 0)
            fail(std::make_exception_ptr(std::runtime_error{node.label + ": " + error.message()}));
    }

    unsigned round = 0; ///< In the names: what one leaves on a minority must not hinder the next.
    std::vector<plain_node> nodes;

private:
    void close() override
    {
        for (auto& node : nodes)
            node.server->close();
    }
};

/// One command on its way to all nodes. It lives until the last of them has answered.
struct fan_out {
    plain_request request;
    asio::any_completion_handler<void()> on_majority{};
    std::size_t replies = 0;
    std::size_t yes = 0;

    // OK or 1
    void on_value(resp_value const& value) { yes += value.text == "OK" || value.number == 1; }
};

class send_to_all {
public:
    send_to_all(load& all, std::shared_ptr<fan_out> what) : all_{&all}, what_{std::move(what)} {}

    template <class Handler>
    void operator()(Handler&& handler)
    {
        asio::any_completion_handler<void()> on_majority{std::forward<Handler>(handler)};
        what_->on_majority.swap(on_majority); // Boost 1.81 cannot move it there
        auto const quorum = all_->nodes.size() / 2 + 1;
        for (auto const& node : all_->nodes) {
            node.server->async_exec(
                what_->request, [to = what_.get()](resp_value const& part) { to->on_value(part); },
                [what = what_, quorum, &all = *all_, &node](boost::system::error_code error) {
                    if (error)
                        all.lost(node, error);
                    else if (++what->replies == quorum)
                        std::exchange(what->on_majority, nullptr)();
                });
        }
    }

private:
    load* all_;
    std::shared_ptr<fan_out> what_;
};

/// Completes when a majority has replied.
asio::awaitable<void> to_majority(load& all, std::shared_ptr<fan_out> what)
{
    send_to_all send{all, std::move(what)};
    auto sending = asio::async_initiate<asio::use_awaitable_t<> const, void()>(std::move(send),
                                                                               asio::use_awaitable);
    co_await std::move(sending);
}

asio::awaitable<void> work(load& all, unsigned worker)
{
    static constexpr std::string_view lock_id = "11111111-2222-4333-8444-555555555555";
    auto const name =
        all.env.prefix + "raw" + std::to_string(all.round) + ':' + std::to_string(worker);
    auto const quorum = all.nodes.size() / 2 + 1;
    while (!all.times.stopping()) {
        auto const asked = steady::now();
        auto const acquire = std::make_shared<fan_out>();
        acquire->request.push("SET", name, lock_id, "NX", "PX", all.env.ttl.count());
        co_await to_majority(all, acquire);
        if (acquire->yes < quorum)
            throw std::runtime_error{"a server gave an answer that was not expected"};
        auto const done = steady::now();
        all.times.acquired(done - asked);

        auto const release = std::make_shared<fan_out>();
        release->request.push("EVALSHA", all.release_sha, 1, name, lock_id);
        co_await to_majority(all, release);
        all.times.released(steady::now() - done);
        all.times.pair_done(worker);
    }
}

asio::awaitable<void> begin(load& all, unsigned workers)
{
    plain_request scripts;
    scripts.push("SCRIPT", "LOAD", compare_and_delete);
    for (auto& node : all.nodes) {
        auto asking = ask(*node.server, scripts);
        auto const hashes = co_await std::move(asking);
        all.release_sha = hashes.at(0).text;
    }

    while (all.working < workers)
        all.start(work(all, all.working));
    all.start(all.keep_time());
}

} // namespace

sample measure_redlock_raw(environment const& env, unsigned workers)
{
    asio::io_context context{1};
    static unsigned rounds = 0;
    load all{context, env, workers};
    all.round = rounds++;
    for (auto const& address : env.masters->addresses())
        all.add(address);
    auto result = all.run(begin(all, workers));
    auto const commands = 2 * all.nodes.size();
    result.commands = static_cast<double>(result.pairs * commands);
    return result;
}

} // namespace bench
