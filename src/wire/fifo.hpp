// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace colock::detail {

/// A queue in one piece of memory, which it keeps: std::deque takes and gives back some with every
/// few.
template <class T>
class fifo {
public:
    bool empty() const { return first_ == all_.size(); }
    std::size_t size() const { return all_.size() - first_; }
    T& front() { return all_[first_]; }
    T const& front() const { return all_[first_]; }
    T& back() { return all_.back(); }

    void push_back(T&& what)
    {
        // No element is moved more than once for each that has left.
        if (first_ > size() && all_.size() == all_.capacity()) {
            all_.erase(all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(first_));
            first_ = 0;
        }
        all_.push_back(std::move(what));
    }

    T take_front()
    {
        T taken = std::move(all_[first_++]);
        if (empty()) {
            all_.clear();
            first_ = 0;
        }
        return taken;
    }

    auto begin() const { return all_.begin() + static_cast<std::ptrdiff_t>(first_); }
    auto end() const { return all_.end(); }

private:
    std::vector<T> all_;
    std::size_t first_ = 0;
};

} // namespace colock::detail
