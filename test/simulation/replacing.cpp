// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "replacing.hpp"

#include "network.hpp"

#include "core/reign.hpp"

namespace simulation {

namespace {

using colock::detail::reign;

/// How long an old master may go on that the others need not agree to replace, at the most:
/// together with the time for which a look is relied on, no longer than clients allow for. See
/// test/model. The rest is for the clocks.
constexpr nanoseconds longest_unheard = reign::overlap - reign::trusted_for - 100ms;
/// Where the others elect another, the old one may go on for long: no client counts it.
constexpr nanoseconds longest_unheard_of_elected = 20s;

} // namespace

std::string replacing::replace_master(cluster::hash_slot slot) const
{
    using cause = takeover::cause;
    constexpr struct {
        cause why;
        char const* lossless;
        char const* lossy;
    } kinds[] = {
        {cause::request, "master hands over", "master hands over with loss"},
        {cause::death, "master dies", "master dies with loss"},
        {cause::cut, "master cut off", "master cut off with loss"},
        {cause::halt, "master stopped and replaced", "master stopped and replaced with loss"},
    };
    auto const& kind = kinds[random_.number(0, 3)];
    takeover how{.why = kind.why, .keeps_counters = keeps_counters_};
    how.behind = random_.chance(70) ? random_.time(0ns, ttl_ / 2) : 0ns;
    how.later = kind.why == cause::request ? 0ns : random_.time(0ns, ttl_);
    bool const elected = kind.why != cause::request && whole_.elects();
    how.unheard = random_.time(0ns, elected && random_.chance(30) ? longest_unheard_of_elected
                                                                  : longest_unheard);
    how.away = random_.time(0ns, ttl_);
    if (elected && whole_.dispensable() > 0)
        how.beside =
            static_cast<std::size_t>(random_.number(0, static_cast<int>(whole_.dispensable())));
    if (!whole_.replace(slot, how))
        return {};
    return how.behind > 0ns ? kind.lossy : kind.lossless;
}

} // namespace simulation
