// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "owners.hpp"

#include "directed.hpp"

namespace simulation {

namespace {

auto store(colock::lease& into)
{
    return [&into](error_code, colock::lease got) { into = std::move(got); };
}

} // namespace

outcome terms_that_go()
{
    directed it{1, {}};
    colock::lease inner;
    auto const left = [&] {
        nanoseconds result{};
        it.where->look([&] { result = it.held.valid_until() - colock::clock::now(); });
        return result;
    };
    it.where->run([&] {
        colock::owner const me{*it.locks};
        colock::reentrant_mutex const fixed{*it.locks, "name", me, {.ttl = 300ms, .renew = false}};
        colock::reentrant_mutex const longer{*it.locks, "name", me, {.ttl = 2s}};
        fixed.async_acquire(store(it.held));
        it.where->at(it.where->local_time() + 100ms,
                     [&, longer] { longer.async_acquire(store(inner)); });
    });
    it.run_for(200ms);
    it.expect(bool{inner}, "not granted again");
    it.run_for(5s);
    it.expect(left() > 1s, "not renewed with the longer ttl");
    it.where->run([&] { inner = {}; });
    it.run_for(2s);
    it.expect(left() < 0ns, "renewed though nobody wants it any more");
    it.where->look([&] { inner = {}; });
    return it.end();
}

} // namespace simulation
