// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
// Without coroutines: an object that lives as long as its callbacks. It takes a lock, works in
// steps, stops if the lock is lost, and releases.
//
//     callbacks [URL]
#include <colock.hpp>

#include <boost/asio.hpp>
#include <cstdlib>
#include <exception>
#include <functional>
#include <iostream>
#include <memory>
#include <utility>

namespace asio = boost::asio;
using namespace std::chrono_literals;

/// On an io_context that one thread runs. With several, bind the callbacks to a strand.
class deduction : public std::enable_shared_from_this<deduction> {
public:
    using handler = std::function<void(colock::error_code)>;

    deduction(asio::io_context& context, colock::client& locks, handler done)
        : stock_{locks, "stock:42"}, step_{context}, done_{std::move(done)}
    {
    }

    void start()
    {
        stock_.async_acquire(5s, [self = shared_from_this()](auto error, colock::lease held) {
            if (error)
                return self->done_(error);
            self->held_ = std::move(held);
            self->held_.async_wait_lost([self](auto failed, colock::loss_cause) {
                if (!failed) // else it was released, or the client has closed
                    self->step_.cancel();
            });
            std::cout << "working under fencing token " << self->held_.fencing_token() << '\n';
            self->work(3);
        });
    }

private:
    void work(int steps)
    {
        // valid() asks the clock: a loss may be known before anybody is called.
        if (steps == 0 || !held_.valid())
            return release();
        step_.expires_after(10ms);
        step_.async_wait([self = shared_from_this(), steps](auto) { self->work(steps - 1); });
    }

    void release() // if the lease is lost, done_ gets lease_lost from here
    {
        held_.async_release([self = shared_from_this()](auto error) { self->done_(error); });
    }

    colock::mutex const stock_;
    colock::lease held_;
    asio::steady_timer step_;
    handler const done_;
};

int main(int argc, char** argv)
try {
    asio::io_context context;
    colock::client locks{context, argc > 1 ? argv[1] : "redis://127.0.0.1:6379"};
    colock::error_code failed;
    auto const on_done = [&](colock::error_code error) {
        failed = error;
        locks.async_close([&](colock::error_code left) { failed = failed ? failed : left; });
    };
    std::make_shared<deduction>(context, locks, on_done)->start();
    context.run();
    if (failed)
        throw colock::system_error{failed};
    std::cout << "done, and released\n";
    return EXIT_SUCCESS;
} catch (std::exception const& failure) {
    std::cerr << failure.what() << '\n';
    return EXIT_FAILURE;
}
