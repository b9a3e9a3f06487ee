// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/pipeline.hpp"

#include "base/planted.hpp"
#include "wire/writer.hpp"

#include <utility>

namespace colock::detail {

void pipeline::add(call&& what, form as, compare_and_delete known)
{
    auto const before = gathering_.size();
    words all;
    if (what.what.asking) {
        all.add("ASKING");
        all.next_command();
    }
    what.native = as == form::best && render_native(what.what, known, all);
    what.again = as != form::best;
    what.in_full = as == form::text;
    if (!what.native)
        render_script(what.what, as == form::text, all);
    append_commands(gathering_, all);
    what.answers = all.commands();
    rendered_ += gathering_.size() - before;
    what.ends_at = rendered_;
    calls_.push_back(std::move(what));
    ++gathered_;
    ++owed_;
}

void pipeline::add_ping()
{
    add_own("*1\r\n$4\r\nPING\r\n", false);
}

void pipeline::add_of_greeting(std::string_view bytes)
{
    add_own(bytes, true);
}

void pipeline::add_own(std::string_view bytes, bool of_greeting)
{
    gathering_ += bytes;
    rendered_ += bytes.size();
    call made;
    made.of_greeting = of_greeting;
    made.ends_at = rendered_;
    calls_.push_back(std::move(made));
}

void pipeline::begin_with(std::string_view bytes)
{
    departing_ = bytes;
    rendered_ = bytes.size();
    handed_over_ = 0;
}

void pipeline::depart(clock::time_point now)
{
    if (departing_.empty())
        departing_.swap(gathering_);
    else
        departing_ += gathering_;
    gathering_.clear();
    if (gathered_ == 0)
        return;
    trips_.push_back({now, gathered_, gathered_});
    last_trip_ = std::exchange(gathered_, 0);
}

bool pipeline::take_bytes(std::string& into)
{
    if (departing_.empty())
        return false;
    into.swap(departing_);
    return true;
}

call pipeline::take_answered(clock::time_point now, bool others_wait)
{
    auto answered = calls_.take_front();
    if (planted(bug::answer_to_another) && answered.sink && expects_answer() && front().sink)
        std::swap(answered.sink, calls_.front().sink);
    if (answered.is_own())
        return answered;
    --owed_;
    auto& trip = trips_.front();
    if (--trip.left == 0) {
        window_.answered(now, now - trip.departed, trip.calls, others_wait);
        trips_.take_front();
    }
    return answered;
}

fifo<call> pipeline::end()
{
    gathering_.clear();
    departing_.clear();
    trips_ = {};
    gathered_ = owed_ = 0;
    return std::exchange(calls_, {});
}

} // namespace colock::detail
