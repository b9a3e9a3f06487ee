// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_redis.hpp"
#include "plain_stream.hpp"
#include "raw_load.hpp"

#include <array>
#include <exception>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace bench {
namespace asio = boost::asio;
using colock::detail::resp_value;
namespace {

struct load final : raw_load {
    load(asio::io_context& in, environment const& of, unsigned workers)
        : raw_load{in, of, workers}, server{in, of.nodes.front()}
    {
        auto const& node = of.nodes.front();
        watch.add(node, [this] { return server.state(); });
        if (workers == 1 && of.replicas == 0) {
            alone.emplace(in, node);
            watch.add(node, [this] { return talk{.owes = working > 0, .heard = alone->heard}; });
        }
    }

    plain_redis server;                ///< Writes the commands of several workers together.
    std::optional<plain_stream> alone; ///< For one worker.

private:
    void close() override { server.close(); }
};

struct pair_of_requests {
    plain_request acquire;
    plain_request release;
};

pair_of_requests requests_of(load const& all, unsigned worker)
{
    static constexpr std::string_view lock_id = "11111111-2222-4333-8444-555555555555";
    // Named as other scenarios name theirs: without fencing their acquire is as long.
    auto const name = all.env.prefix + "n" + std::to_string(worker);
    pair_of_requests result;
    result.acquire.push("SET", name, lock_id, "NX", "PX", all.env.ttl.count());
    if (all.env.replicas > 0)
        result.acquire.push("WAIT", all.env.replicas, 0);
    result.release.push("EVALSHA", all.release_sha, 1, name, lock_id);
    return result;
}

void ignore(resp_value const&) {}

/// Throws unless an acquire grants and a release releases: otherwise the ceiling means nothing.
asio::awaitable<void> check(load& all)
{
    auto const [acquire, release] = requests_of(all, 0);
    auto acquiring = ask(all.server, acquire);
    auto const granted = co_await std::move(acquiring);
    auto releasing = ask(all.server, release);
    auto const released = co_await std::move(releasing);
    if (granted.at(0).text != "OK" || released.at(0).number != 1)
        throw std::runtime_error{"the server gave an answer that was not expected"};
}

/// The least that one worker can do: it writes to the socket, and reads the answer there.
asio::awaitable<void> exchange(plain_stream& server, plain_request const& command)
{
    server.write(command.bytes());
    std::array<char, 256> answer;
    for (std::size_t size = 0; size == 0 || answer[size - 1] != '\n';) {
        auto reading = server.async_read_some(asio::buffer(answer) + size);
        size += co_await std::move(reading);
        ++server.heard;
        if (answer[0] == '-')
            throw std::runtime_error{std::string{answer.data(), size}};
    }
}

/// `send`: takes a command and completes when it has been answered.
template <class Send>
asio::awaitable<void> work(load& all, unsigned worker, Send send)
{
    auto const requests = requests_of(all, worker);
    while (!all.times.stopping()) {
        auto const asked = steady::now();
        auto acquiring = send(requests.acquire);
        co_await std::move(acquiring);
        all.times.acquired(steady::now() - asked);
        auto releasing = send(requests.release);
        co_await std::move(releasing);
        all.times.pair_done(worker);
    }
}

asio::awaitable<void> begin(load& all, unsigned workers)
{
    plain_request scripts;
    scripts.push("SCRIPT", "LOAD", compare_and_delete);
    auto asking = ask(all.server, scripts);
    auto const hashes = co_await std::move(asking);
    all.release_sha = hashes.at(0).text;
    auto checking = check(all);
    co_await std::move(checking);

    auto const alone = [&all](plain_request const& command) {
        return exchange(*all.alone, command);
    };
    auto const batched = [&all](plain_request const& command) {
        return all.server.async_exec(command, ignore);
    };
    if (all.alone)
        all.start(work(all, all.working, alone));
    while (all.working < workers)
        all.start(work(all, all.working, batched));
    all.start(all.keep_time());
}

asio::awaitable<void> ping(plain_redis& server, std::vector<std::uint32_t>& times)
{
    plain_request request;
    request.push("PING");
    for (int i = 0; i < 2'200; ++i) {
        auto const sent = steady::now();
        co_await server.async_exec(request, ignore);
        if (i >= 200)
            times.push_back(
                static_cast<std::uint32_t>(std::chrono::nanoseconds{steady::now() - sent}.count()));
    }
}

} // namespace

sample measure_raw(environment const& env, unsigned workers)
{
    asio::io_context context{1};
    load all{context, env, workers};
    auto result = all.run(begin(all, workers));
    result.commands = (env.replicas > 0 ? 3 : 2) * static_cast<double>(result.pairs);
    return result;
}

double measure_round_trip(environment const& env)
{
    std::vector<std::uint32_t> times;
    auto const coroutine = [&](plain_redis& server) { return ping(server, times); };
    run_plain(env.nodes.front(), std::chrono::seconds{30}, coroutine);
    return summarize(times).p50;
}

} // namespace bench
