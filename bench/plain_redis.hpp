// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "plain_request.hpp"
#include "setting.hpp"
#include "silence_watch.hpp"

#include "wire/reader.hpp"

#include <colock/node_address.hpp>

#include <boost/asio/any_completion_handler.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/system/error_code.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bench {

/// The script with which a lock is released that was taken by SET.
inline constexpr std::string_view compare_and_delete =
    "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/// One value of an answer, or the head of an aggregate, as in colock::detail::resp_value.
struct plain_value {
    std::string text;
    std::int64_t number = 0;
};

/// A bare connection on Asio, with colock's reader and writer and nothing else: no reconnects, no
/// deadlines once it is logged in. Commands that are executed in one turn of the context are
/// written together; a single one is written at once.
class plain_redis {
public:
    /// Hears every value of the answers to one request.
    using listener = std::function<void(colock::detail::resp_value const&)>;

    /// Connects and logs in, as plain_stream does.
    plain_redis(boost::asio::io_context& context, colock::node_address const& node,
                std::chrono::seconds limit = longest_silence);
    plain_redis(plain_redis const&) = delete;
    plain_redis& operator=(plain_redis const&) = delete;
    ~plain_redis();

    /// Completes when all commands have been answered; errors among the answers are answers.
    template <class CompletionToken = boost::asio::use_awaitable_t<>>
    auto async_exec(plain_request const& commands, listener to,
                    CompletionToken&& token = CompletionToken{})
    {
        return boost::asio::async_initiate<CompletionToken, signature>(initiation{this}, token,
                                                                       &commands, std::move(to));
    }

    /// For a silence_watch.
    talk state() const;

    /// Ends the connection, so that the context runs out of work.
    void close();

private:
    using signature = void(boost::system::error_code);
    struct body;

    class initiation {
    public:
        explicit initiation(plain_redis* self) : self_{self} {}

        template <class Handler>
        void operator()(Handler&& handler, plain_request const* commands, listener to) const
        {
            self_->exec(*commands, std::move(to), std::forward<Handler>(handler));
        }

    private:
        plain_redis* self_;
    };

    void exec(plain_request const& commands, listener to,
              boost::asio::any_completion_handler<signature> handler);

    std::shared_ptr<body> body_;
};

/// The values of all answers, one after another. Throws runtime_error where one is an error.
boost::asio::awaitable<std::vector<plain_value>> ask(plain_redis& server,
                                                     plain_request const& commands);

/// Runs one coroutine over a connection to `node`, in a context of its own, to its end. Throws what
/// it throws, or runtime_error naming the node when that is silent, or the coroutine has not ended
/// in `limit`.
void run_plain(colock::node_address const& node, std::chrono::seconds limit,
               std::function<boost::asio::awaitable<void>(plain_redis&)> const& coroutine);

/// Redis or Valkey. Throws runtime_error where it cannot be reached.
version_of server_version(colock::node_address const& node);

/// Deletes every key with `mark` in it. The mark holds no special characters. Throws runtime_error
/// where the server cannot be reached, or it takes longer than `limit`.
void delete_keys(colock::node_address const& node, std::string const& mark,
                 std::chrono::seconds limit);

} // namespace bench
