// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "core/sentinel_says.hpp"

#include <charconv>
#include <string_view>
#include <system_error>

namespace colock::detail {

namespace {

template <class Number>
std::optional<Number> number_of(std::string_view text)
{
    Number value{};
    auto const end = text.data() + text.size();
    auto const [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end)
        return std::nullopt;
    return value;
}

std::optional<endpoint> endpoint_of(std::string_view host, std::string_view port)
{
    auto const number = number_of<std::uint16_t>(port);
    if (host.empty() || host.size() > longest_host || !number || *number == 0)
        return std::nullopt;
    return endpoint{std::string{host}, *number};
}

/// Names and values by turns. Each server's begin with its name.
struct server_fields {
    std::string_view host{};
    std::string_view port{};
    std::string_view epoch{};
    std::string_view other_sentinels{};
    std::string_view quorum{};
};

std::vector<server_fields> servers_in(std::span<std::string const> texts)
{
    std::vector<server_fields> found;
    for (std::size_t i = 0; i + 1 < texts.size(); i += 2) {
        auto const& field = texts[i];
        if (field == "name")
            found.emplace_back();
        if (found.empty())
            continue;
        if (field == "ip")
            found.back().host = texts[i + 1];
        else if (field == "port")
            found.back().port = texts[i + 1];
        else if (field == "config-epoch")
            found.back().epoch = texts[i + 1];
        else if (field == "num-other-sentinels")
            found.back().other_sentinels = texts[i + 1];
        else if (field == "quorum")
            found.back().quorum = texts[i + 1];
    }
    return found;
}

} // namespace

std::optional<master_claim> known_master(std::span<std::string const> master)
{
    auto const known = servers_in(master);
    if (known.size() != 1)
        return std::nullopt;
    auto const at = endpoint_of(known[0].host, known[0].port);
    auto const epoch = number_of<std::uint64_t>(known[0].epoch);
    if (!at || !epoch)
        return std::nullopt;
    return master_claim{*at, *epoch};
}

std::optional<master_claim> claim_of(std::span<std::string const> address,
                                     std::optional<master_claim> const& known)
{
    auto const now = address.size() == 2 ? endpoint_of(address[0], address[1]) : std::nullopt;
    if (!known || !now || *now == known->at)
        return known;
    return master_claim{*now, known->epoch, true};
}

std::optional<std::size_t> voters_in(std::span<std::string const> master)
{
    auto const known = servers_in(master);
    if (known.size() != 1)
        return std::nullopt;
    auto const others = number_of<std::uint16_t>(known[0].other_sentinels);
    auto const quorum = number_of<std::uint16_t>(known[0].quorum);
    if (!others || !quorum || *quorum == 0)
        return std::nullopt;
    auto const known_to_it = std::size_t{1} + *others;
    return known_to_it < *quorum ? 2 * std::size_t{*quorum} - 1 : known_to_it;
}

std::vector<endpoint> sentinels_of(std::span<std::string const> answer)
{
    std::vector<endpoint> found;
    for (auto const& each : servers_in(answer)) {
        if (auto const at = endpoint_of(each.host, each.port))
            found.push_back(*at);
    }
    return found;
}

} // namespace colock::detail
