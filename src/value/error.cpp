// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include <colock/error.hpp>

#include "base/bounded.hpp"
#include "base/invalid.hpp"
#include "base/planted.hpp"
#include "value/error_detail.hpp"

#include <algorithm>
#include <pthread.h>
#include <string>
#include <system_error>
#include <utility>

namespace colock {

namespace {

using boost::system::error_condition;

constexpr unsigned long long category_id = 0x8d0f6a1b73c9e245;
constexpr unsigned long long condition_category_id = 0x8d0f6a1b73c9e246;

char const* text_of(errc e) noexcept
{
    switch (e) {
    case errc::invalid_argument:
        return "invalid argument";
    case errc::timed_out:
        return "timed out while somebody else held the lock";
    case errc::node_unavailable:
        return "node unavailable";
    case errc::no_quorum:
        return "too few nodes answered";
    case errc::access_denied:
        return "access denied";
    case errc::script_denied:
        return "scripts denied";
    case errc::wrong_type:
        return "the key is no lock of this kind";
    case errc::read_only:
        return "the server is read-only";
    case errc::out_of_memory:
        return "the server is out of memory";
    case errc::server_busy:
        return "the server is busy";
    case errc::not_enough_replicas:
        return "the server has not enough replicas";
    case errc::server_error:
        return "server error";
    case errc::lease_lost:
        return "lease lost";
    case errc::not_held:
        return "lease not held";
    case errc::client_closed:
        return "client closed";
    case errc::redirected:
        return "a Redis Cluster refuses this";
    case errc::forked:
        return "belongs to the parent process, from before a fork";
    }
    return "unknown error";
}

bool is_text_of_any(std::string_view text) noexcept
{
    for (auto e = errc::invalid_argument; e <= errc::forked;
         e = static_cast<errc>(static_cast<int>(e) + 1)) {
        if (text == text_of(e))
            return true;
    }
    return false;
}

bool is_retryable(errc e) noexcept
{
    switch (e) {
    case errc::timed_out:
    case errc::node_unavailable:
    case errc::no_quorum:
    case errc::read_only: // A failover puts an end to it.
    case errc::out_of_memory:
    case errc::server_busy:
    case errc::not_enough_replicas:
        return true;
    default:
        return false;
    }
}

/// The category without a detail, and the base of those with one. All have the same id, by which
/// Boost.System compares categories: they compare equal, and differ only in their messages.
class category : public boost::system::error_category {
public:
    constexpr category() noexcept : boost::system::error_category{category_id} {}

    char const* name() const noexcept override { return "colock"; }

    std::string message(int value) const override { return text_of(static_cast<errc>(value)); }

    error_condition default_error_condition(int value) const noexcept override
    {
        switch (static_cast<errc>(value)) {
        case errc::invalid_argument:
            return make_error_condition(boost::system::errc::invalid_argument);
        case errc::timed_out:
            return make_error_condition(boost::system::errc::timed_out);
        default:
            // Not *this: <system_error> compares categories by their address.
            return {value, colock::error_category()};
        }
    }

protected:
    ~category() = default;
};

class plain_category final : public category {};

class question_category final : public boost::system::error_category {
public:
    constexpr question_category() noexcept : boost::system::error_category{condition_category_id} {}

    char const* name() const noexcept override { return "colock.condition"; }

    std::string message(int value) const override
    {
        switch (static_cast<condition>(value)) {
        case condition::contention:
            return "somebody else has the lock";
        case condition::retryable:
            return "a later attempt may succeed";
        case condition::lease_gone:
            return "the lease protects nothing any more";
        }
        return "unknown condition";
    }

    bool equivalent(error_code const& code, int value) const noexcept override
    {
        if (code.category() != colock::error_category())
            return false;
        auto const e = static_cast<errc>(code.value());
        switch (static_cast<condition>(value)) {
        case condition::contention:
            return e == errc::timed_out;
        case condition::retryable:
            return is_retryable(e);
        case condition::lease_gone:
            return e == errc::lease_lost || e == errc::not_held || e == errc::forked;
        }
        return false;
    }
};

} // namespace

namespace detail {

class detailed_category final : public category {
public:
    explicit detailed_category(std::string_view text) : text_{text} {}

    std::string_view text() const noexcept { return text_; }

    std::string message(int value) const override
    {
        return category::message(value) + ": " + text_;
    }

private:
    std::string text_;
};

namespace {

/// Whether this thread has the mutex of the table because it forks.
thread_local bool forking = false;

} // namespace

detail_table::detail_table() = default;
detail_table::~detail_table() = default;

detail_table& detail_table::of_process()
{
    // Never destroyed: error codes may be read until the very end of the process.
    static auto* const table = new detail_table;
    static bool const survives_forks = [] {
        // The thread that forks holds the mutex meanwhile: if another thread did, it would stay
        // locked in the child for ever. It also holds it in the fork handlers of others.
        auto const lock = [] {
            table->mutex_.lock();
            forking = true;
        };
        auto const unlock = [] {
            forking = false;
            table->mutex_.unlock();
        };
        if (int const failed = pthread_atfork(lock, unlock, unlock))
            throw std::system_error{failed, std::generic_category(), "pthread_atfork"};
        return true;
    }();
    static_cast<void>(survives_forks);
    return *table;
}

boost::system::error_category const* detail_table::find_or_add(std::string_view text)
{
    std::unique_lock lock{mutex_, std::defer_lock};
    if (!forking)
        lock.lock();
    if (text.size() <= longest) {
        if (auto const* const whole = find_or_add(text, most_bytes - reserved))
            return whole;
    }
    for (auto const& [kept, budget] : {std::pair{kept_of_part::error, most_bytes - last_reserved},
                                       std::pair{kept_of_part::subject, most_bytes}}) {
        auto const heads = shortened(text, kept);
        if (heads.empty())
            return nullptr;
        if (auto const* const found = find_or_add(bounded(heads, longest), budget))
            return found;
    }
    return nullptr;
}

boost::system::error_category const* detail_table::find_or_add(std::string_view text,
                                                               std::size_t budget)
{
    auto const found = categories_.find(text);
    if (found != categories_.end())
        return found->second.get();
    auto const needed = text.size() + overhead;
    if (used_ + needed > budget && !planted(bug::table_without_bound))
        return nullptr;
    used_ += needed;
    auto added = std::make_unique<detailed_category const>(text);
    auto const key = added->text();
    return categories_.emplace(key, std::move(added)).first->second.get();
}

std::string shortened(std::string_view text, kept_of_part kept)
{
    constexpr std::string_view between_parts = "; ";
    constexpr std::string_view colon = ": ";
    std::string heads;
    while (!text.empty()) {
        auto const part = text.substr(0, text.find(between_parts));
        text.remove_prefix(std::min(part.size() + between_parts.size(), text.size()));
        std::size_t begin = 0;
        auto end = part.find(colon);
        while (end != part.npos && is_text_of_any(part.substr(begin, end - begin))) {
            begin = end + colon.size();
            end = part.find(colon, begin);
        }
        if (end == part.npos)
            continue;
        if (kept == kept_of_part::error)
            begin = 0;
        heads.append(heads.empty() ? "" : between_parts).append(part.substr(begin, end - begin));
    }
    return heads;
}

} // namespace detail

boost::system::error_category const& error_category() noexcept
{
    static constinit plain_category const instance;
    return instance;
}

boost::system::error_category const& condition_category() noexcept
{
    static constinit question_category const instance;
    return instance;
}

error_code make_error_code(errc e) noexcept
{
    return {static_cast<int>(e), error_category()};
}

boost::system::error_condition make_error_condition(condition c) noexcept
{
    return {static_cast<int>(c), condition_category()};
}

error_code make_error_code(errc e, std::string_view text)
{
    auto const* const found =
        text.empty() ? nullptr : detail::detail_table::of_process().find_or_add(text);
    return found ? error_code{static_cast<int>(e), *found} : make_error_code(e);
}

void detail::throw_invalid(std::string const& what_and_where)
{
    throw system_error{make_error_code(errc::invalid_argument, what_and_where)};
}

} // namespace colock
