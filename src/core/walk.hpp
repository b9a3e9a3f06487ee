// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstddef>
#include <utility>

namespace colock::detail {

/// Goes through a hash map a portion at a time, so that others get their turn in between. What is
/// in the map all the while is visited, some of it perhaps twice.
class walk {
public:
    explicit walk(std::size_t portion) : portion_{portion} {}

    /// From the beginning again.
    void begin() { bucket_ = 0; }

    /// Visits a portion of the values: whether there may be more. `visit` may erase what it is
    /// given. Where it returns false, the portion ends, and the next one begins near that value.
    template <class Map, class Visit>
    bool go_on(Map& map, Visit visit)
    {
        // Where the map has grown, everything has moved.
        if (std::exchange(buckets_, map.bucket_count()) != map.bucket_count())
            begin();
        for (std::size_t visited = 0; visited < portion_ && bucket_ < buckets_; ++bucket_) {
            for (auto each = map.begin(bucket_); each != map.end(bucket_); ++visited) {
                if (!visit((each++)->second))
                    return true;
            }
        }
        return bucket_ < buckets_;
    }

private:
    std::size_t portion_;
    std::size_t bucket_ = 0; ///< The next one.
    std::size_t buckets_ = 0;
};

} // namespace colock::detail
