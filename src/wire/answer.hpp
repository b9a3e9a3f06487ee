// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "kind/command.hpp"
#include "wire/reader.hpp"
#include "wire/reply.hpp"
#include "wire/slots_answer.hpp"

#include <colock/node_address.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace colock::detail {

/// So much of an error is kept. What is shown of it is far less, see safe_text().
inline std::string_view kept_of_error(std::string_view text)
{
    constexpr std::size_t most = 4'096;
    return text.substr(0, most);
}

/// What a server says to a command, gathered from the values of one message. It has a member for
/// each thing that an answer of any command may say.
class answer {
public:
    /// Only what an answer to `of` is made of is kept.
    void on_value(resp_value const& value, script of);

    /// One of several messages that are answered to a transaction has ended, and not the last.
    void end_part();

    /// Makes it ready for the next one.
    void clear();

    std::string const& error() const { return error_; }
    /// The error, if it is all of the answer.
    std::string_view refusal() const { return is_error(form_) ? error_ : std::string_view{}; }
    /// Whether an acquire that was sent as a command of the server's own found the lock taken.
    bool says_taken(command const& what) const;
    std::int64_t status() const { return error_.empty() ? numbers_[0] : 0; }
    std::int64_t value() const { return error_.empty() ? numbers_[1] : 0; }

    /// MULTI was refused, so the commands behind it have run one by one.
    bool refuses_transaction() const { return refused_; }
    /// EXEC was refused: the server takes whatever comes next for a part of the transaction.
    bool leaves_transaction_open() const { return open_; }
    /// EXEC was refused for the moment only: the next transaction may be ended.
    bool may_end_the_next() const { return open_for_now_; }
    /// It was refused in words that say that no transaction will be ended.
    bool ends_no_transaction() const { return open_for_good_; }
    /// Of a transaction: whether its SET may have taken the lock.
    bool may_have_set(command const& what) const;
    /// Whether the lock was taken by a transaction that gave no token above the counter's floor.
    bool lacks_token(command const& what) const;

    /// The reply for the sender of the command. `native`: it was sent as one of the server's own.
    /// The outcome is lost if this command cannot have such an answer: it may be another's.
    reply to(command const& what, bool native, node_address const& node);

private:
    static constexpr std::size_t texts_of_inspect = 5;
    static constexpr std::size_t most_texts = 10'000;

    void add_number(std::int64_t number);
    void add_text(std::string_view text);
    /// The first of the tokens that a transaction has reserved: INCRBY answers with the last.
    /// Negative only where the counter was negative before, which colock never makes it.
    std::int64_t first_token(command const& what) const
    {
        return numbers_[1] - static_cast<std::int64_t>(what.minting.tokens) + 1;
    }
    bool fits(command const& what, bool native) const;
    bool fits_native(command const& what) const;
    bool fits_refusals(command const& what) const;
    bool says_ok() const { return form_ == resp::simple_string && numbers_[0] == 1; }

    resp form_ = resp::null; ///< Of the whole.
    bool only_numbers_ = true;
    std::int64_t numbers_[2] = {0, 0};
    std::size_t count_ = 0;
    std::vector<std::int64_t> more_;
    std::vector<std::string> texts_;
    slots_answer slots_;
    std::string error_;
    std::size_t part_ = 0; ///< Of the answers to a transaction.
    bool queued_ = false;
    bool disorder_ = false; ///< It was perhaps not run as a whole.
    bool refused_ = false;
    bool set_alone_ = false; ///< SET has succeeded outside of the transaction that was refused.
    bool open_ = false;
    bool open_for_now_ = false;
    bool open_for_good_ = false;
};

} // namespace colock::detail
