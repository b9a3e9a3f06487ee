// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "strange_servers.hpp"

#include "directed.hpp"

#include "kind/kind.hpp"
#include "value/error_detail.hpp"

#include <string>
#include <string_view>

namespace simulation {

outcome counter_that_is_none()
{
    constexpr auto counter = "{lock:name}:colock:fence";
    constexpr auto strange = "1 or so";
    directed it{1, {}};
    auto& server = it.servers.at(0).at_present();
    auto const me = support::simulated_server::administrator;
    server.command(me, {"SET", counter, strange});
    it.acquire();
    it.run_for(10s);
    it.expect(!it.held && it.failed == colock::errc::wrong_type,
              "fencing: granted with a token that no counter has given");
    it.expect(server.command(me, {"GET", counter}).text == strange,
              "fencing: what is no counter is overwritten");
    it.expect(!it.has_lock(0), "leftover: a lock without a token");
    return it.end();
}

outcome answer_of_another_form()
{
    using namespace colock::detail;
    directed it{1, {}};
    auto& server = it.servers.at(0).at_present();
    server.replace_scripts([](std::string_view source) {
        return source == mutex_kind.source(script::acquire) ? "return 1" : source;
    });
    it.acquire();
    it.run_for(10s);
    it.expect(!it.held, "form: granted by an answer that is none to an acquire");
    return it.end();
}

outcome long_error_text()
{
    using namespace colock::detail;
    static std::string const says_much = "return {err = 'ERR " + std::string(1'500, 'x') + "'}";
    directed it{1, {}};
    auto& server = it.servers.at(0).at_present();
    server.replace_scripts([](std::string_view source) {
        return source == mutex_kind.source(script::acquire) ? says_much : source;
    });
    it.where->run([&] {
        colock::mutex const lock{*it.locks, "name"};
        lock.async_acquire(1s, [&](error_code error, colock::lease) { it.failed = error; });
    });
    it.run_for(10s);
    it.expect(it.failed == colock::errc::server_error && it.failed.message().size() < 500,
              "text: all that a server says is told");
    return it.end();
}

outcome error_texts_without_end()
{
    using colock::detail::detail_table;
    directed it{1, {}};
    detail_table texts; // The one of this process would be full for other schedules.
    std::size_t kept = 0;
    for (int i = 0; i < 20'000; ++i) {
        auto const text = "host:6379: error " + std::to_string(i) + std::string(100, 'x');
        if (auto const* const found = texts.find_or_add(text))
            kept += found->message(1).size() > text.size() ? text.size() : 0;
    }
    it.expect(kept > 0 && kept < detail_table::most_bytes, "text: all are kept for ever");
    return it.end();
}

} // namespace simulation
