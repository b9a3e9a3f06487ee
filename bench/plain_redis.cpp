// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_redis.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/redis/connection.hpp>
#include <boost/redis/error.hpp>
#include <boost/redis/response.hpp>

#include <exception>
#include <stdexcept>
#include <vector>

namespace bench {
namespace asio = boost::asio;
namespace redis = boost::redis;
namespace {

redis::config config_for(colock::node_address const& node)
{
    redis::config config;
    config.addr = {node.host, std::to_string(node.port)};
    config.unix_socket = node.unix_socket;
    config.use_ssl = node.tls;
    config.reconnect_wait_interval = {};
    config.use_setup = true;
    config.setup.clear();
    if (node.user.empty() && node.password.empty())
        config.setup.push("HELLO", "3");
    else
        config.setup.push("HELLO", "3", "AUTH", node.user.empty() ? "default" : node.user,
                          node.password);
    if (node.database != 0)
        config.setup.push("SELECT", node.database);
    return config;
}

asio::ssl::context tls_for(colock::node_address const& node)
{
    asio::ssl::context tls{asio::ssl::context::tls_client};
    if (node.tls && node.tls_verify) {
        if (node.tls_ca_file.empty())
            tls.set_default_verify_paths();
        else
            tls.load_verify_file(node.tls_ca_file);
        tls.set_verify_mode(asio::ssl::verify_peer);
    }
    return tls;
}

/// The value of `field:value` in the answer to INFO; empty where there is none.
std::string info_field(std::string const& info, std::string const& field)
{
    auto const at = info.find("\n" + field + ":");
    if (at == info.npos)
        return {};
    auto const begin = at + field.size() + 2;
    return info.substr(begin, info.find_first_of("\r\n", begin) - begin);
}

} // namespace

struct plain_redis::body {
    std::string trouble;
    bool ended = false;
    redis::connection connection;

    body(asio::io_context& context, colock::node_address const& node)
        : connection{context, tls_for(node),
                     redis::logger{
                         redis::logger::level::err,
                         [this](redis::logger::level, std::string_view text) { trouble = text; }}}
    {
    }
};

plain_redis::plain_redis(asio::io_context& context, colock::node_address const& node)
    : body_{std::make_unique<body>(context, node)}
{
    body_->connection.async_run(config_for(node), [self = body_.get()](boost::system::error_code) {
        self->ended = true;
        self->connection.cancel(redis::operation::exec);
    });
}

plain_redis::~plain_redis() = default;

void plain_redis::close()
{
    body_->connection.cancel();
}

std::string const& plain_redis::trouble() const
{
    return body_->trouble;
}

void plain_redis::exec(redis::request const& commands, redis::any_adapter adapter,
                       asio::any_completion_handler<exec_signature> handler)
{
    if (body_->ended)
        asio::post(body_->connection.get_executor(), [handler = std::move(handler)]() mutable {
            std::move(handler)(redis::error::not_connected, 0);
        });
    else
        body_->connection.async_exec(commands, std::move(adapter), std::move(handler));
}

void run_plain(colock::node_address const& node, std::chrono::seconds limit,
               std::function<asio::awaitable<void>(plain_redis&)> const& coroutine)
{
    asio::io_context context{1};
    plain_redis server{context, node};
    std::exception_ptr error;
    bool ended = false;
    asio::co_spawn(context, coroutine(server), [&](std::exception_ptr thrown) {
        error = thrown;
        ended = true;
        server.close();
    });
    context.run_for(limit);
    if (!ended)
        throw std::runtime_error{node.label() + ": no answer in " + std::to_string(limit.count()) +
                                 " s; " + server.trouble()};
    if (error && !server.trouble().empty())
        throw std::runtime_error{node.label() + ": " + server.trouble()};
    if (error)
        std::rethrow_exception(error);
}

std::string server_version(colock::node_address const& node)
{
    redis::request ask;
    ask.push("INFO", "server");
    redis::response<std::string> answer;
    auto const coroutine = [&](plain_redis& server) -> asio::awaitable<void> {
        redis::any_adapter adapter{answer};
        co_await server.async_exec(ask, std::move(adapter));
    };
    run_plain(node, std::chrono::seconds{5}, coroutine);

    auto const& info = std::get<0>(answer).value();
    if (auto const valkey = info_field(info, "valkey_version"); !valkey.empty())
        return "Valkey " + valkey;
    return "Redis " + info_field(info, "redis_version");
}

void delete_keys(colock::node_address const& node, std::string const& mark,
                 std::chrono::seconds limit)
{
    auto const coroutine = [&](plain_redis& server) -> asio::awaitable<void> {
        std::string cursor = "0";
        do {
            redis::request scan;
            scan.push("SCAN", cursor, "MATCH", "*" + mark + "*", "COUNT", 10'000);
            redis::generic_response nodes;
            redis::any_adapter adapter{nodes};
            co_await server.async_exec(scan, std::move(adapter));

            // [array, cursor, array, key...]
            std::vector<std::string> keys;
            for (std::size_t i = 3; i < nodes.value().size(); ++i)
                keys.push_back(nodes.value()[i].value);
            cursor = nodes.value().at(1).value;
            if (keys.empty())
                continue;
            redis::request unlink;
            unlink.push_range("UNLINK", keys);
            redis::any_adapter ignored{redis::ignore};
            co_await server.async_exec(unlink, std::move(ignored));
        } while (cursor != "0");
    };
    run_plain(node, limit, coroutine);
}

} // namespace bench
