// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "silence_watch.hpp"

#include <string>
#include <utility>

namespace bench {
namespace {

constexpr std::chrono::seconds turn{1};

} // namespace

std::runtime_error no_answer(colock::node_address const& server, std::chrono::seconds waited)
{
    return std::runtime_error{server.label() + ": no answer in " + std::to_string(waited.count()) +
                              " s"};
}

silence_watch::silence_watch(boost::asio::io_context& context, failure fail)
    : timer_{context}, fail_{std::move(fail)}
{
}

void silence_watch::add(colock::node_address const& server, std::function<talk()> look)
{
    all_.push_back({server, std::move(look)});
}

void silence_watch::start()
{
    timer_.expires_after(turn);
    timer_.async_wait([this](boost::system::error_code error) {
        if (!error && !stopped_)
            look_around();
    });
}

void silence_watch::stop()
{
    stopped_ = true;
    timer_.cancel();
}

/// Silence is counted in turns and not by the clock: while this process is stopped it hears
/// nothing, whatever the server says.
void silence_watch::look_around()
{
    for (auto& each : all_) {
        auto const now = each.look();
        bool const silent = now.owes && now.heard == each.heard;
        each.heard = now.heard;
        each.silent_turns = silent ? each.silent_turns + 1 : 0;
        // One turn more: the command may have been sent just before the first of these turns ended.
        if (each.silent_turns > longest_silence / turn) {
            fail_(std::make_exception_ptr(no_answer(each.server)));
            return;
        }
    }
    start();
}

} // namespace bench
