// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "core/slot_map.hpp"
#include "wire/reader.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace colock::detail {

/// Gathers what a server of a cluster says to CLUSTER SLOTS: for each range of slots an array of
/// its first and last slot, of its master, and of replicas; each of those an array of host, port,
/// id, and more. Malformed ranges are left out, and so are more ranges than there are slots. Each
/// host and id is kept once, and ranges of more than a thousand hosts are left out, too.
class slots_answer {
public:
    slots_answer() = default;
    slots_answer(slots_answer&&) = default; // a copy's ranges would point to the original's hosts
    slots_answer& operator=(slots_answer&&) = default;

    /// One value inside of the whole.
    void on_value(resp_value const& value)
    {
        if (value.depth == 1) {
            full_ = ranges_.size() == hash_slot_count;
            if (!full_)
                ranges_.emplace_back();
            place_ = 0;
        } else if (ranges_.empty() || full_) {
            return;
        } else if (value.depth == 2) {
            within_ = 0;
            if (++place_ <= 2 && value.type == resp::number)
                (place_ == 1 ? ranges_.back().first : ranges_.back().last) = value.number;
        } else if (value.depth == 3 && place_ >= 3) {
            ++within_;
            if (within_ == 3 && value.type == resp::blob_string)
                add_id(value.text, place_ == 3);
            else if (place_ == 3 && within_ == 1 && value.type == resp::blob_string)
                keep_host(value.text);
            else if (place_ == 3 && within_ == 2 && value.type == resp::number)
                ranges_.back().port = value.number;
        }
    }

    std::vector<slot_range> take()
    {
        std::vector<slot_range> sound;
        for (auto& each : std::exchange(ranges_, {})) {
            bool const slots = each.first >= 0 && each.first <= each.last &&
                               each.last < static_cast<std::int64_t>(hash_slot_count);
            bool const port = each.port >= 0 && each.port <= 0xffff;
            // A server that does not know how another is called says so by a question mark. It says
            // port 0 if it does not know where that is, or if that has no port of this sort (TLS).
            auto const host = each.host ? *each.host : std::string{};
            bool const known = host != "?" && each.port > 0;
            if (slots && port && each.host_is_kept)
                sound.push_back(
                    {static_cast<hash_slot>(each.first), static_cast<hash_slot>(each.last),
                     known ? endpoint{host, static_cast<std::uint16_t>(each.port)} : endpoint{},
                     each.id ? *each.id : std::string{}});
        }
        hosts_ = {};
        return sound;
    }

    /// After take(): the ids of all servers that are named, sorted.
    std::vector<std::string> take_ids()
    {
        auto const taken = std::exchange(ids_, {});
        return {taken.begin(), taken.end()};
    }

    void clear()
    {
        ranges_ = std::vector<range>{}; // with its memory, which {} would keep
        hosts_ = {};
        ids_ = {};
        full_ = false;
    }

private:
    struct range {
        std::int64_t first = -1;
        std::int64_t last = -1;
        std::string const* host = nullptr; ///< Null where it is that of the server itself.
        bool host_is_kept = true;
        std::int64_t port = -1;
        std::string const* id = nullptr; ///< Of the master.
    };

    static constexpr std::size_t most_hosts = 1'000;
    static constexpr std::size_t most_ids = 10'000;

    void keep_host(std::string_view host)
    {
        auto found = hosts_.find(host);
        if (found == hosts_.end() && host.size() <= longest_host && hosts_.size() < most_hosts)
            found = hosts_.emplace(host).first;
        ranges_.back().host_is_kept = found != hosts_.end();
        if (found != hosts_.end())
            ranges_.back().host = &*found;
    }

    void add_id(std::string_view id, bool of_master)
    {
        if (id.empty() || id.size() > longest_id)
            return;
        auto found = ids_.find(id);
        if (found == ids_.end() && ids_.size() < most_ids)
            found = ids_.emplace(id).first;
        if (of_master && found != ids_.end())
            ranges_.back().id = &*found;
    }

    std::vector<range> ranges_;
    std::set<std::string, std::less<>> hosts_;
    std::set<std::string, std::less<>> ids_;
    std::size_t place_ = 0;  ///< In the range.
    std::size_t within_ = 0; ///< In the master, or a replica.
    bool full_ = false;
};

} // namespace colock::detail
