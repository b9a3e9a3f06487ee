// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "plain_redis.hpp"

#include "plain_stream.hpp"

#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <array>
#include <deque>
#include <exception>
#include <stdexcept>

namespace bench {
namespace asio = boost::asio;
using boost::system::error_code;
using colock::detail::reader;
using colock::detail::resp_value;
namespace {

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

struct plain_redis::body : std::enable_shared_from_this<body> {
    struct execution {
        std::size_t left;
        listener to;
        asio::any_completion_handler<signature> handler;
    };

    body(asio::io_context& context, colock::node_address const& node, std::chrono::seconds limit)
        : stream{context, node, limit}
    {
    }

    void read()
    {
        auto const room = asio::buffer(input);
        auto handler = [self = shared_from_this()](error_code error, std::size_t size) {
            self->on_read(error, size);
        };
        if (stream.tls)
            stream.tls->async_read_some(room, std::move(handler));
        else
            stream.plain.async_read_some(room, std::move(handler));
    }

    void on_read(error_code error, std::size_t size)
    {
        if (error) {
            end(error);
            return;
        }
        ++stream.heard;
        parser.feed({input.data(), size});
        resp_value value;
        auto found = parser.next(value);
        for (; found == reader::step::value && !waiting.empty(); found = parser.next(value)) {
            auto& front = waiting.front();
            front.to(value);
            if (!value.ends_message || --front.left > 0)
                continue;
            auto handler = std::move(front.handler);
            waiting.pop_front();
            std::move(handler)(error_code{});
        }
        if (found == reader::step::more)
            read();
        else
            end(asio::error::invalid_argument);
    }

    void write_soon()
    {
        bool const alone = waiting.size() == 1 && last_batch <= 1;
        if (alone)
            write();
        else if (!std::exchange(write_posted, true))
            asio::post(stream.plain.get_executor(), [self = shared_from_this()] {
                self->write_posted = false;
                self->write();
            });
    }

    void write()
    {
        if (writing || output.empty())
            return;
        last_batch = std::exchange(gathered, 0);
        on_its_way.clear();
        on_its_way.swap(output);
        std::size_t done = 0;
        if (!stream.tls) {
            error_code error;
            done = stream.plain.write_some(asio::buffer(on_its_way), error);
            if (done == on_its_way.size())
                return;
        }
        writing = true;
        auto handler = [self = shared_from_this()](error_code, std::size_t) {
            self->writing = false;
            self->write();
        };
        auto const rest = asio::buffer(on_its_way) + done;
        if (stream.tls)
            asio::async_write(*stream.tls, rest, std::move(handler));
        else
            asio::async_write(stream.plain, rest, std::move(handler));
    }

    void end(error_code error)
    {
        ended = true;
        error_code ignored;
        stream.plain.close(ignored);
        for (auto& each : std::exchange(waiting, {}))
            std::move(each.handler)(error);
    }

    plain_stream stream;
    reader parser;
    std::array<char, 65'536> input;
    std::string output;
    std::string on_its_way;
    std::deque<execution> waiting;
    std::size_t gathered = 0;
    std::size_t last_batch = 0;
    bool writing = false;
    bool write_posted = false;
    bool ended = false;
};

plain_redis::plain_redis(asio::io_context& context, colock::node_address const& node,
                         std::chrono::seconds limit)
    : body_{std::make_shared<body>(context, node, limit)}
{
    body_->read();
}

plain_redis::~plain_redis() = default;

talk plain_redis::state() const
{
    return {!body_->waiting.empty(), body_->stream.heard};
}

void plain_redis::close()
{
    error_code ignored;
    body_->stream.plain.close(ignored);
}

void plain_redis::exec(plain_request const& commands, listener to,
                       asio::any_completion_handler<signature> handler)
{
    if (body_->ended) {
        asio::post(body_->stream.plain.get_executor(), [handler = std::move(handler)]() mutable {
            std::move(handler)(asio::error::not_connected);
        });
        return;
    }
    body_->output += commands.bytes();
    ++body_->gathered;
    body_->waiting.push_back({commands.commands(), std::move(to), std::move(handler)});
    body_->write_soon();
}

asio::awaitable<std::vector<plain_value>> ask(plain_redis& server, plain_request const& commands)
{
    std::vector<plain_value> values;
    std::string error;
    auto const keep = [&](resp_value const& value) {
        if (is_error(value.type))
            error = value.text;
        values.push_back({std::string{value.text}, value.number});
    };
    co_await server.async_exec(commands, keep);
    if (!error.empty())
        throw std::runtime_error{error};
    co_return values;
}

void run_plain(colock::node_address const& node, std::chrono::seconds limit,
               std::function<asio::awaitable<void>(plain_redis&)> const& coroutine)
{
    asio::io_context context{1};
    plain_redis server{context, node, std::min(limit, longest_silence)};
    std::exception_ptr error;
    bool ended = false;
    silence_watch watch{context, [&](std::exception_ptr silence) {
                            error = silence;
                            ended = true;
                            context.stop();
                        }};
    watch.add(node, [&server] { return server.state(); });
    watch.start();
    asio::co_spawn(context, coroutine(server), [&](std::exception_ptr thrown) {
        error = thrown;
        ended = true;
        watch.stop();
        server.close();
    });
    context.run_for(limit);
    if (!ended)
        throw no_answer(node, limit);
    if (error)
        naming(node, [&] { std::rethrow_exception(error); });
}

version_of server_version(colock::node_address const& node)
{
    std::string info;
    auto const coroutine = [&](plain_redis& server) -> asio::awaitable<void> {
        plain_request question;
        question.push("INFO", "server");
        auto asking = ask(server, question);
        info = (co_await std::move(asking)).front().text;
    };
    run_plain(node, std::chrono::seconds{5}, coroutine);

    if (auto const valkey = info_field(info, "valkey_version"); !valkey.empty())
        return {"Valkey", valkey};
    return {"Redis", info_field(info, "redis_version")};
}

void delete_keys(colock::node_address const& node, std::string const& mark,
                 std::chrono::seconds limit)
{
    auto const coroutine = [&](plain_redis& server) -> asio::awaitable<void> {
        std::string cursor = "0";
        do {
            plain_request scan;
            scan.push("SCAN", cursor, "MATCH", "*" + mark + "*", "COUNT", 10'000);
            auto scanning = ask(server, scan);
            auto const found = co_await std::move(scanning);

            // [array, cursor, array, key...]
            cursor = found.at(1).text;
            std::vector<std::string> words{"UNLINK"};
            for (std::size_t i = 3; i < found.size(); ++i)
                words.push_back(found[i].text);
            if (words.size() == 1)
                continue;
            plain_request unlink;
            unlink.push_range(words);
            auto unlinking = ask(server, unlink);
            co_await std::move(unlinking);
        } while (cursor != "0");
    };
    run_plain(node, limit, coroutine);
}

} // namespace bench
