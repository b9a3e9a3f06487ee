// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "support/example.hpp"
#include "support/lock_test.hpp"

#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <future>
#include <semaphore>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

// example/http_service.cpp, asked by blocking sockets.

using namespace support;

namespace {

struct reply {
    int status = 0; ///< 0: there was no answer.
    std::string text;
};

class http_service {
public:
    explicit http_service(std::vector<std::string> urls) : service_{"http_service", with_port(urls)}
    {
        std::string const begin = "listening on port ";
        auto const said = service_.read_line();
        if (!said.starts_with(begin))
            throw std::runtime_error{said};
        port_ = static_cast<std::uint16_t>(std::stoi(said.substr(begin.size())));
    }

    std::uint16_t port() const { return port_; }

    reply ask(std::string const& method, std::string const& target, std::string const& body) const
    {
        asio::io_context context;
        asio::ip::tcp::socket socket{context};
        error_code error;
        socket.connect({asio::ip::address_v4::loopback(), port_}, error);
        if (error)
            return {};
        asio::write(socket,
                    asio::buffer(method + ' ' + target + " HTTP/1.1\r\nHost: localhost\r\n" +
                                 "Connection: close\r\nContent-Length: " +
                                 std::to_string(body.size()) + "\r\n\r\n" + body),
                    error);
        reply got;
        asio::read(socket, asio::dynamic_buffer(got.text), error); // until it closes
        if (got.text.starts_with("HTTP/1.1 "))
            got.status = std::stoi(got.text.substr(9));
        return got;
    }

    reply add(std::string const& account, std::string const& amount) const
    {
        return ask("POST", "/accounts/" + account, amount);
    }
    std::future<reply> start_to_add(std::string const& account, std::string const& amount) const
    {
        return std::async(std::launch::async,
                          [this, account, amount] { return add(account, amount); });
    }

    void tell_to_stop()
    {
        service_.signal(SIGTERM);
        CHECK(service_.read_line() == "stopping");
    }
    int exit_code() { return service_.exit_code(); }

private:
    static std::vector<std::string> with_port(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), "0");
        return arguments;
    }

    example service_;
    std::uint16_t port_ = 0;
};

struct change {
    long balance = 0;
    std::uint64_t token = 0;
};

/// Reads the reply to a change, which must have been made.
change change_in(reply const& from)
{
    change made;
    std::string by;
    std::string token;
    std::istringstream text{from.text.substr(from.text.find("\r\n\r\n"))};
    CHECK((from.status == 200 && text >> made.balance >> by >> token >> made.token));
    return made;
}

void stop(http_service& service, redis_server& server)
{
    service.tell_to_stop();
    CHECK(service.exit_code() == 0);
    CHECK(server.keys_matching("lock:*").empty());
}

} // namespace

TEST_CASE("http service: changes of one account come one after the other")
{
    redis_server server;
    http_service service{{url_of(server)}};
    auto const begun = steady::now();
    auto one = service.start_to_add("ann", "1 500");
    auto other = service.start_to_add("ann", "2 500");
    auto const first = change_in(one.get());
    auto const second = change_in(other.get());
    CHECK(since(begun) >= 1'000ms);
    // The later one has seen what the earlier one wrote, and has the greater token.
    CHECK(std::max(first.balance, second.balance) == 3);
    CHECK((first.balance == 3) == (first.token > second.token));
    CHECK(first.token != second.token);
    CHECK(change_in(service.add("bob", "7")).balance == 7);
    stop(service, server);
}

TEST_CASE("http service: what cannot have the lock in time is told to come again")
{
    redis_server server;
    http_service service{{url_of(server)}};
    server.command({"SET", "lock:account:ann", "somebody", "PX", "60000"});
    auto const begun = steady::now();
    auto const refused = service.add("ann", "1");
    CHECK(refused.status == 503);
    CHECK(contains(refused.text, "\r\nRetry-After: 1\r\n"));
    CHECK(contains(refused.text, "somebody else held the lock"));
    CHECK(since(begun) >= 2'000ms);
    server.command({"DEL", "lock:account:ann"});
    CHECK(change_in(service.add("ann", "1")).balance == 1);
    auto const metrics = service.ask("GET", "/metrics", "");
    CHECK(metrics.status == 200);
    CHECK(contains(metrics.text, "\ncolock_acquires_total{result=\"timed_out\"} 1\n"));
    stop(service, server);
}

TEST_CASE("http service: without a majority it says so, and works again with one")
{
    std::deque<redis_server> servers(3);
    std::vector<std::string> urls;
    for (auto const& server : servers)
        urls.push_back(url_of(server));
    http_service service{urls};
    // While there is no majority, and while servers have just been started, it says so.
    auto const add_at_last = [&] {
        auto const end = steady::now() + 2 * stuck;
        reply answer;
        while ((answer = service.add("ann", "1")).status == 503)
            REQUIRE(steady::now() < end);
        return change_in(answer).balance;
    };
    CHECK(add_at_last() == 1);
    servers[0].pause();
    servers[1].pause();
    auto const refused = service.add("ann", "1");
    CHECK(refused.status == 503);
    CHECK(contains(refused.text, "\r\nRetry-After: 1\r\n"));
    CHECK(contains(refused.text, "too few nodes answered"));
    servers[0].resume();
    servers[1].resume();
    CHECK(add_at_last() == 2);
    // Commands that were under way when connections were lost may leave a key, so the service may
    // end with an error.
    service.tell_to_stop();
    CHECK(service.exit_code() >= 0);
}

TEST_CASE("http service: the write of somebody who has lost the lock is refused")
{
    redis_server server;
    http_service service{{url_of(server)}};
    auto slow = service.start_to_add("ann", "1 4000");
    until_held(server, "account:ann");
    server.command({"DEL", "lock:account:ann"});
    CHECK(change_in(service.add("ann", "2")).balance == 2);
    auto const refused = slow.get();
    CHECK(refused.status == 503);
    CHECK(contains(refused.text, "somebody else has had the lock since"));
    CHECK(change_in(service.add("ann", "0")).balance == 2);
    stop(service, server);
}

TEST_CASE("http service: a lost lock does no harm where nobody else has had it")
{
    redis_server server;
    http_service service{{url_of(server)}};
    auto slow = service.start_to_add("ann", "1 3000");
    until_held(server, "account:ann");
    server.command({"DEL", "lock:account:ann"});
    CHECK(change_in(slow.get()).balance == 1);
    CHECK(change_in(service.add("ann", "0")).balance == 1);
    stop(service, server);
}

TEST_CASE("http service: requests that are wrong")
{
    redis_server server;
    http_service service{{url_of(server)}};
    CHECK(service.add("ann", "many").status == 400);
    CHECK(service.add("ann", "1 many").status == 400);
    CHECK(service.add("ann", "1 -1").status == 400);
    CHECK(service.add("", "1").status == 404);
    CHECK(service.add(std::string(5'000, 'x'), "1").status == 404);
    CHECK(service.ask("POST", "/", "1").status == 404);
    CHECK(service.ask("PUT", "/accounts/ann", "1").status == 405);
    CHECK(change_in(service.add("ann", "1 0")).balance == 1);

    example second{"http_service", {std::to_string(service.port()), url_of(server)}};
    CHECK(contains(second.read_line(), "http_service: "));
    CHECK(second.exit_code() == 1);
    stop(service, server);
}

TEST_CASE("http service: SIGTERM under load ends what has come and leaves nothing")
{
    redis_server server;
    http_service service{{url_of(server)}};
    // A connection without a request does not hold it up.
    asio::io_context context;
    asio::ip::tcp::socket idle{context};
    idle.connect({asio::ip::address_v4::loopback(), service.port()});

    auto const end = steady::now() + stuck;
    std::counting_semaphore<> made{0};
    std::vector<std::future<bool>> load; // whether all answers were good
    for (int i = 0; i < 8; ++i) {
        load.push_back(std::async(std::launch::async, [&, i] {
            while (steady::now() < end) {
                auto const got = service.add("shared:" + std::to_string(i % 3), "1 5");
                if (got.status == 0)
                    return true;
                if (got.status != 200 && got.status != 503)
                    return false;
                if (got.status == 200)
                    made.release();
            }
            return false;
        }));
    }
    auto slow = service.start_to_add("slow", "5 3000");
    until_held(server, "account:slow");
    for (int i = 0; i < 50; ++i)
        REQUIRE(made.try_acquire_until(end));

    service.tell_to_stop();
    CHECK(change_in(slow.get()).balance == 5);
    CHECK(service.exit_code() == 0);
    for (auto& each : load)
        CHECK(each.get());
    CHECK(server.keys_matching("lock:*").empty());
}
