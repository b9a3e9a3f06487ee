// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "queue/admission.hpp"

#include "base/planted.hpp"

#include <utility>

namespace colock::detail {

bool admission::enter(applicant& one)
{
    bool const alone = line_.empty() && (under_way_ < freely || window_.open(under_way_));
    if (planted(bug::admission_ignored) || alone) {
        ++under_way_;
        one.admitted_ = true;
        return true;
    }
    line_.push_back(one);
    return false;
}

void admission::leave(applicant& one)
{
    if (one.in_line())
        line_.erase(line_.iterator_to(one));
    else if (std::exchange(one.admitted_, false) && !planted(bug::place_kept))
        --under_way_;
    admit();
}

void admission::admit()
{
    // If the servers cannot be asked at all, an applicant calls leave() within on_admitted().
    if (std::exchange(admitting_, true))
        return;
    while (!line_.empty() && (window_.open(under_way_) || under_way_ + line_.size() <= freely)) {
        newest_next_ = !newest_next_;
        auto& next = newest_next_ ? line_.back() : line_.front();
        line_.erase(line_.iterator_to(next));
        ++under_way_;
        next.admitted_ = true;
        next.on_admitted();
    }
    admitting_ = false;
}

} // namespace colock::detail
