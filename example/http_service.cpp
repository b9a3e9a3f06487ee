// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// An HTTP service on Boost.Beast. Each POST takes the lock of the account that it changes, so that
// any number of such services can run beside each other.
//
//     http_service [PORT [URL...]]                       several URLs: independent masters
//
//     curl -d 5 localhost:8080/accounts/ann              adds 5
//     curl -d '5 1500' localhost:8080/accounts/ann       the database takes 1.5 s for this write
//     curl localhost:8080/metrics                        what Prometheus is to read
//
// To see a fencing token at work: let a write take 9 s, type `redis-cli DEL lock:account:ann`, and
// add something else meanwhile. The slow write is refused when it arrives.
//
// SIGTERM and SIGINT: no new requests, those that have come are answered, every lock is released.
#include <colock.hpp>

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include <cstdint>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using std::chrono::milliseconds;
using namespace std::chrono_literals;
using request = http::request<http::string_body>;
using response = http::response<http::string_body>;

constexpr auto as_tuple = asio::as_tuple(asio::use_awaitable);

/// What the locks protect. It stands for a database that all the services share, in which a write
/// is
///
///     UPDATE accounts SET balance = :balance, token = :token
///     WHERE name = :name AND token <= :token
///
/// and is refused where it changes no row.
class database {
public:
    long read(std::string const& account) { return rows_[account].balance; }

    /// Whether it was accepted. That is decided when it arrives: whoever has sent it may have lost
    /// the lock by then, and cannot call it back.
    asio::awaitable<bool> write(std::string const& account, long balance, std::uint64_t token,
                                milliseconds latency)
    {
        co_await asio::this_coro::reset_cancellation_state(asio::disable_cancellation());
        asio::steady_timer on_its_way{co_await asio::this_coro::executor, latency};
        co_await on_its_way.async_wait(asio::use_awaitable);
        // The state is that of the whole chain of coroutines.
        co_await asio::this_coro::reset_cancellation_state(asio::enable_terminal_cancellation());
        auto& stored = rows_[account];
        if (token < stored.token)
            co_return false;
        stored = {balance, token};
        co_return true;
    }

private:
    struct row {
        long balance = 0;
        std::uint64_t token = 0;
    };
    std::map<std::string, row> rows_;
};

/// In one thread: with several, database and service need a strand.
class service {
public:
    service(asio::io_context& context, colock::client& locks, unsigned short port)
        : context_{context}, locks_{locks}, acceptor_{context, {tcp::v4(), port}}
    {
    }

    /// Until SIGTERM or SIGINT, and then until all requests that have come are answered.
    asio::awaitable<void> run()
    {
        asio::signal_set signals{context_, SIGTERM, SIGINT};
        asio::co_spawn(context_, accept(), report);
        std::cout << "listening on port " << acceptor_.local_endpoint().port() << std::endl;
        co_await signals.async_wait(asio::use_awaitable);
        signals.clear(); // the next one ends the process at once
        std::cout << "stopping" << std::endl;
        stop();
        while (connections_ > 0)
            co_await last_ended_.async_wait(as_tuple);
    }

    void stop()
    {
        stopping_ = true;
        beast::error_code ignored;
        acceptor_.close(ignored);
        for (auto* const stream : idle_)
            stream->cancel();
    }

private:
    asio::awaitable<void> accept()
    {
        while (!stopping_) {
            auto [error, socket] = co_await acceptor_.async_accept(as_tuple);
            if (stopping_)
                break;
            if (error) { // too many open files, for one: that passes
                std::cerr << "accept: " << error.message() << '\n';
                asio::steady_timer pause{context_, 100ms};
                co_await pause.async_wait(asio::use_awaitable);
                continue;
            }
            ++connections_;
            asio::co_spawn(context_, serve(std::move(socket)), [this](std::exception_ptr failed) {
                report(failed);
                if (--connections_ == 0)
                    last_ended_.cancel();
            });
        }
    }

    asio::awaitable<void> serve(tcp::socket socket)
    {
        beast::tcp_stream stream{std::move(socket)};
        beast::flat_buffer buffer;
        for (bool more = true; more && !stopping_;) {
            http::request_parser<http::string_body> parser;
            parser.body_limit(1'000);
            stream.expires_after(30s);
            idle_.insert(&stream);
            auto const [unread, read] = co_await http::async_read(stream, buffer, parser, as_tuple);
            idle_.erase(&stream);
            if (unread) // the peer has gone, is silent or speaks something else; or we stop
                break;
            response answer;
            answer.version(parser.get().version());
            co_await reply(parser.get(), answer);
            more = parser.get().keep_alive() && !stopping_;
            answer.keep_alive(more);
            answer.prepare_payload();
            stream.expires_after(10s);
            auto const [unsent, sent] = co_await http::async_write(stream, answer, as_tuple);
            more = more && !unsent;
        }
        beast::error_code ignored;
        stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    }

    /// Nothing that goes wrong with a request ends more than that request.
    asio::awaitable<void> reply(request const& asked, response& answer)
    {
        try {
            std::string const target{asked.target()};
            std::string const accounts = "/accounts/";
            if (target == "/metrics" && asked.method() == http::verb::get)
                metrics(answer);
            else if (!target.starts_with(accounts) || target.size() == accounts.size() ||
                     target.size() > 200)
                answer.result(http::status::not_found);
            else if (asked.method() != http::verb::post)
                answer.result(http::status::method_not_allowed);
            else
                co_await change(target.substr(accounts.size()), asked.body(), answer);
        } catch (colock::system_error const& error) {
            // Somebody else has the lock, a server is in trouble, the lease was lost before the
            // write was sent, or we are closing: it may go better at another time.
            bool const passing = error.code() == colock::condition::retryable ||
                                 error.code() == colock::condition::lease_gone ||
                                 error.code() == colock::errc::client_closed;
            fail(answer, passing, error.code().message());
        } catch (std::exception const& error) {
            fail(answer, false, error.what());
        }
    }

    asio::awaitable<void> change(std::string const& account, std::string const& wish,
                                 response& answer)
    {
        int amount = 0;
        long latency = 0;
        std::istringstream words{wish};
        if (!(words >> amount) || !((words >> latency) || words.eof()) || latency < 0 ||
            latency > 10'000) {
            answer.result(http::status::bad_request);
            answer.body() = "AMOUNT, or AMOUNT MILLISECONDS\n";
            co_return;
        }
        std::optional<bool> written; // nothing: the database was not asked
        auto body = [&](colock::lease& held) -> asio::awaitable<void> {
            auto const token = held.fencing_token();
            long const balance = accounts_.read(account) + amount;
            answer.body() = std::to_string(balance) + " by token " + std::to_string(token) + '\n';
            written = co_await accounts_.write(account, balance, token, milliseconds{latency});
        };
        colock::mutex const lock{locks_, "account:" + account};
        auto const [failed] = co_await colock::async_with_lock(lock, 2s, body, as_tuple);
        // What the database says counts, whatever has become of the lock meanwhile.
        if (written == false)
            fail(answer, true, "refused: somebody else has had the lock since");
        else if (!written && failed)
            std::rethrow_exception(failed);
    }

    static void fail(response& answer, bool passing, std::string const& why)
    {
        answer.result(passing ? http::status::service_unavailable
                              : http::status::internal_server_error);
        if (passing)
            answer.set(http::field::retry_after, "1");
        answer.body() = why + '\n';
    }

    /// For Prometheus.
    void metrics(response& answer) const
    {
        colock::client_report const now{{}, locks_.get_metrics(), locks_.get_node_reports()};
        answer.set(http::field::content_type, "text/plain; version=0.0.4");
        answer.body() = colock::to_prometheus({&now, 1});
    }

    static void report(std::exception_ptr failed)
    {
        try {
            if (failed)
                std::rethrow_exception(failed);
        } catch (std::exception const& error) {
            std::cerr << error.what() << '\n';
        }
    }

    asio::io_context& context_;
    colock::client& locks_;
    database accounts_;
    tcp::acceptor acceptor_;
    bool stopping_ = false;
    int connections_ = 0;
    std::set<beast::tcp_stream*> idle_; ///< No request has come over them yet.
    asio::steady_timer last_ended_{context_, asio::steady_timer::time_point::max()};
};

int main(int argc, char** argv)
try {
    int const port = argc > 1 ? std::stoi(argv[1]) : 8080; // 0: any that is free
    if (port < 0 || port > 65'535)
        throw std::invalid_argument{"a port is a number up to 65535"};
    std::vector<colock::node_address> nodes;
    for (int i = 2; i < argc; ++i)
        nodes.emplace_back(argv[i]);
    if (nodes.empty())
        nodes.emplace_back("redis://127.0.0.1:6379");

    asio::io_context context{1};
    colock::client locks{context, nodes};
    service here{context, locks, static_cast<unsigned short>(port)};
    std::exception_ptr failed;
    asio::co_spawn(context, here.run(), [&](std::exception_ptr error) {
        failed = error;
        here.stop();
        // Last, and in any case: it releases what is held, and without it run() does not return.
        locks.async_close([&](colock::error_code left) {
            if (left && !failed) // keys may remain until their ttl has passed
                failed = std::make_exception_ptr(colock::system_error{left});
        });
    });
    context.run();
    if (failed)
        std::rethrow_exception(failed);
    return EXIT_SUCCESS;
} catch (std::exception const& error) {
    std::cerr << "http_service: " << error.what() << '\n';
    return EXIT_FAILURE;
}
