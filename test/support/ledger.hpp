// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <limits>
#include <map>
#include <mutex>
#include <new>

namespace support {

/// What allocators have given out and taken back. Any thread.
class ledger {
public:
    void* take(std::size_t bytes)
    {
        std::lock_guard const lock{guard_};
        if (left_ == 0)
            throw std::bad_alloc{};
        auto* const memory = ::operator new(bytes);
        out_.emplace(memory, bytes);
        ++taken_;
        --left_;
        return memory;
    }

    void give_back(void* memory, std::size_t bytes) noexcept
    {
        std::lock_guard const lock{guard_};
        auto const found = out_.find(memory);
        if (found == out_.end() || found->second != bytes) {
            ++mistakes_;
            return;
        }
        out_.erase(found);
        ::operator delete(memory);
    }

    /// From now on, take() succeeds this many times, and then throws.
    void allow(int times)
    {
        std::lock_guard const lock{guard_};
        left_ = times;
    }

    int taken() const { return read(taken_); }
    /// How often memory was given back that was not out, or with another size.
    int mistakes() const { return read(mistakes_); }
    std::size_t outstanding() const
    {
        std::lock_guard const lock{guard_};
        return out_.size();
    }

private:
    int read(int const& number) const
    {
        std::lock_guard const lock{guard_};
        return number;
    }

    mutable std::mutex guard_;
    std::map<void*, std::size_t> out_;
    int left_ = std::numeric_limits<int>::max();
    int taken_ = 0;
    int mistakes_ = 0;
};

/// Takes all memory from one ledger. It has no default constructor, so the library cannot use
/// another allocator of this type by mistake.
template <class T>
class counting_allocator {
public:
    using value_type = T;

    explicit counting_allocator(ledger& books) noexcept : books_{&books} {}
    template <class U>
    counting_allocator(counting_allocator<U> const& other) noexcept : books_{other.books()}
    {
    }

    T* allocate(std::size_t count) { return static_cast<T*>(books_->take(count * sizeof(T))); }
    void deallocate(T* memory, std::size_t count) noexcept
    {
        books_->give_back(memory, count * sizeof(T));
    }

    ledger* books() const noexcept { return books_; }

    template <class U>
    bool operator==(counting_allocator<U> const& other) const noexcept
    {
        return books_ == other.books();
    }

private:
    ledger* books_;
};

} // namespace support
