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

using plain_nodes = std::vector<std::unique_ptr<plain_redis>>;

struct load final : raw_load {
    using raw_load::raw_load;

    void add(colock::node_address const& address)
    {
        auto const& node = *nodes.emplace_back(std::make_unique<plain_redis>(context, address));
        watch.add(address, [&node] { return node.state(); });
    }

    unsigned round = 0; ///< What is left of one on a minority is not to hinder the next.
    plain_nodes nodes;

private:
    void close() override
    {
        for (auto& node : nodes)
            node->close();
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
    send_to_all(plain_nodes& nodes, std::shared_ptr<fan_out> what)
        : nodes_{&nodes}, what_{std::move(what)}
    {
    }

    template <class Handler>
    void operator()(Handler&& handler)
    {
        asio::any_completion_handler<void()> on_majority{std::forward<Handler>(handler)};
        what_->on_majority.swap(on_majority); // Boost 1.81 cannot move it there
        auto const quorum = nodes_->size() / 2 + 1;
        for (auto& node : *nodes_) {
            node->async_exec(
                what_->request, [to = what_.get()](resp_value const& part) { to->on_value(part); },
                [what = what_, quorum](boost::system::error_code) {
                    if (++what->replies == quorum)
                        std::exchange(what->on_majority, nullptr)();
                });
        }
    }

private:
    plain_nodes* nodes_;
    std::shared_ptr<fan_out> what_;
};

/// Completes when a majority has replied.
asio::awaitable<void> to_majority(load& all, std::shared_ptr<fan_out> what)
{
    send_to_all send{all.nodes, std::move(what)};
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
        auto asking = ask(*node, scripts);
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
