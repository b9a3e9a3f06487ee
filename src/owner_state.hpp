// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "fork_generation.hpp"

#include <atomic>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace colock::detail {

/// What copies of one owner share: its name, and which locks it holds, with whatever client of this
/// process. In a child of fork() it is another owner, which holds nothing. Any thread.
class owner_state {
public:
    owner_state();

    std::string const& id() const
    {
        if (generation_.load(std::memory_order_acquire) != fork_generation()) {
            std::lock_guard const lock{mutex_};
            begin_anew_in_a_child();
        }
        return id_;
    }

    void got(std::string_view key);
    void gave_up(std::string_view key);
    bool has(std::string_view key) const;

private:
    void begin_anew_in_a_child() const;

    std::atomic<std::uint32_t> mutable generation_;
    std::string mutable id_;
    std::atomic<unsigned> mutable count_{0};
    std::mutex mutable mutex_;
    std::map<std::string, unsigned, std::less<>> mutable held_;
};

} // namespace colock::detail
