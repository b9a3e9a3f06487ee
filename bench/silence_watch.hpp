// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <colock/node_address.hpp>

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <stdexcept>
#include <vector>

namespace bench {

/// A server that owes an answer and has said nothing for so long is given up: it hangs, or the way
/// to it is blocked.
inline constexpr std::chrono::seconds longest_silence{10};

/// The error that says so.
std::runtime_error no_answer(colock::node_address const& server,
                             std::chrono::seconds waited = longest_silence);

/// How a connection stands.
struct talk {
    bool owes = false;       ///< The server owes an answer.
    std::uint64_t heard = 0; ///< How many times something has come from it.
};

/// Notices a server that has become silent, for connections that have no timeouts of their own. It
/// looks once a second, so that what is measured does not feel it. One thread only.
class silence_watch {
public:
    using failure = std::function<void(std::exception_ptr)>;

    /// `fail` is called once, with the error that names the first server that has become silent.
    silence_watch(boost::asio::io_context& context, failure fail);
    silence_watch(silence_watch const&) = delete;
    silence_watch& operator=(silence_watch const&) = delete;

    /// `look` is called as long as the watch runs. Before start().
    void add(colock::node_address const& server, std::function<talk()> look);

    void start();
    /// Lets the context run out of work.
    void stop();

private:
    struct watched {
        colock::node_address server;
        std::function<talk()> look;
        std::uint64_t heard = 0;
        int silent_turns = 0;
    };

    void look_around();

    boost::asio::steady_timer timer_;
    failure fail_;
    std::vector<watched> all_;
    bool stopped_ = false;
};

} // namespace bench
