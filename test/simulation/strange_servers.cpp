// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "strange_servers.hpp"

#include "directed.hpp"

#include "kind/kind.hpp"

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

} // namespace simulation
