// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace colock::detail {

/// What copies of one owner share: its name, and which locks it holds, with whatever client of this
/// process. Any thread.
class owner_state {
public:
    explicit owner_state(std::string id) : id_{std::move(id)} {}

    std::string const& id() const { return id_; }

    void got(std::string_view key)
    {
        std::lock_guard const lock{mutex_};
        ++held_[std::string{key}];
        ++count_;
    }

    void gave_up(std::string_view key)
    {
        std::lock_guard const lock{mutex_};
        auto const found = held_.find(key);
        if (--found->second == 0)
            held_.erase(found);
        --count_;
    }

    bool has(std::string_view key) const
    {
        if (count_.load(std::memory_order_relaxed) == 0)
            return false;
        std::lock_guard const lock{mutex_};
        return held_.contains(key);
    }

private:
    std::string const id_;
    std::atomic<unsigned> count_{0};
    std::mutex mutable mutex_;
    std::map<std::string, unsigned, std::less<>> held_;
};

} // namespace colock::detail
