// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/redis/adapter/any_adapter.hpp>
#include <boost/redis/request.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace bench {

/// A connection of Boost.Redis as it comes, except that it is made once: when it is lost, commands fail.
/// This class only keeps its header, which takes long to compile, out of the other files: a call costs
/// what it costs there.
class plain_redis {
public:
    plain_redis(boost::asio::io_context& context, colock::node_address const& node);
    plain_redis(plain_redis const&) = delete;
    plain_redis& operator=(plain_redis const&) = delete;
    ~plain_redis();

    template <class CompletionToken = boost::asio::deferred_t>
    auto async_exec(boost::redis::request const& commands, boost::redis::any_adapter adapter,
                    CompletionToken&& token = CompletionToken{})
    {
        return boost::asio::async_initiate<CompletionToken, exec_signature>(
            initiation{this}, token, &commands, std::move(adapter));
    }

    /// Ends the connection, so that the context runs out of work.
    void close();

    /// The last complaint of Boost.Redis; says why there is no connection.
    std::string const& trouble() const;

private:
    using exec_signature = void(boost::system::error_code, std::size_t);
    struct body;

    class initiation {
    public:
        explicit initiation(plain_redis* self) : self_{self} {}

        template <class Handler>
        void operator()(Handler&& handler, boost::redis::request const* commands,
                        boost::redis::any_adapter adapter) const
        {
            self_->exec(*commands, std::move(adapter), std::forward<Handler>(handler));
        }

    private:
        plain_redis* self_;
    };

    void exec(boost::redis::request const& commands, boost::redis::any_adapter adapter,
              boost::asio::any_completion_handler<exec_signature> handler);

    std::unique_ptr<body> body_;
};

/// Runs one coroutine over a connection to `node`, in a context of its own, to its end.
/// Throws what it throws, or runtime_error naming the node when it has not ended in `limit`.
void run_plain(colock::node_address const& node, std::chrono::seconds limit,
               std::function<boost::asio::awaitable<void>(plain_redis&)> const& coroutine);

/// "Redis 7.0.15" or "Valkey 8.1.0". Throws runtime_error where it cannot be reached.
std::string server_version(colock::node_address const& node);

/// Deletes every key with `mark` in it. The mark holds no special characters. Throws runtime_error where
/// the server cannot be reached, or it takes longer than `limit`.
void delete_keys(colock::node_address const& node, std::string const& mark,
                 std::chrono::seconds limit);

} // namespace bench
