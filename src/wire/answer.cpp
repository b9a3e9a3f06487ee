// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/answer.hpp"

#include "base/planted.hpp"
#include "core/redirect.hpp"
#include "kind/kind.hpp"
#include "wire/server_error.hpp"

#include <utility>

namespace colock::detail {

namespace {

/// Whether EXEC was refused as only a cluster does, which discards the transaction by that.
bool ends_transaction(std::string_view error)
{
    return error.starts_with("MOVED ") || error.starts_with("ASK ") ||
           error.starts_with("TRYAGAIN") || error.starts_with("CLUSTERDOWN");
}

/// Lua's numbers are exact below this.
constexpr auto most_tokens = std::int64_t{1} << 53;

} // namespace

void answer::on_value(resp_value const& value, script of)
{
    if (value.depth == 0)
        form_ = value.type;
    if (of == script::slots && value.depth > 0) {
        slots_.on_value(value);
        return;
    }
    if (value.depth > 1 || (value.depth == 1 && is_aggregate(value.type))) {
        only_numbers_ = false;
        if (value.depth == 2 && value.type == resp::blob_string)
            add_text(value.text);
        return;
    }
    if (is_error(value.type)) {
        // The first says why a transaction was not run.
        constexpr std::string_view aborted = "EXECABORT Transaction discarded because of: ";
        auto const text = kept_of_error(value.text);
        // A server of a cluster that sends EXEC elsewhere has ended the transaction, too.
        open_ = part_ + 1 == answers_of_transaction && value.depth == 0 && !refused_ &&
                !text.starts_with("EXECABORT") && !ends_transaction(text);
        open_for_now_ = open_ && is_passing(classify(text));
        open_for_good_ = open_ && is_lasting(text, "exec");
        if (error_.empty())
            error_ = text.substr(text.starts_with(aborted) ? aborted.size() : 0);
    } else if (part_ > 0 && value.depth == 1 && value.type != resp::number) {
        add_number(value.type == resp::simple_string && value.text == "OK"); // what SET says
        return;
    } else if (value.type == resp::simple_string) {
        numbers_[0] = value.text == "OK"; // what SET says
        queued_ = value.text == "QUEUED";
    } else if (value.type == resp::null) {
        numbers_[1] = -1; // SET says so if the lock is taken; for how long is not known
    } else if (value.type == resp::number) {
        add_number(value.number);
    } else if (is_text(value.type) && value.depth <= 1) {
        add_text(value.text);
        return;
    }
    only_numbers_ &= value.depth == 0 || (value.depth == 1 && value.type == resp::number);
}

void answer::add_text(std::string_view text)
{
    if (texts_.size() < most_texts)
        texts_.emplace_back(text);
}

void answer::add_number(std::int64_t number)
{
    if (count_ < 2)
        numbers_[count_++] = number;
    else
        more_.push_back(number);
}

void answer::end_part()
{
    // A command that is not answered by QUEUED, nor by an error, has run outside of a transaction.
    bool const expected = form_ == resp::simple_string && (part_ == 0 ? !queued_ : queued_);
    disorder_ |= part_ == 0 ? !expected : !expected && !is_error(form_);
    refused_ |= part_ == 0 && is_error(form_);
    set_alone_ |= part_ == 1 && form_ == resp::simple_string && numbers_[0] == 1;
    ++part_;
    form_ = resp::null;
    numbers_[0] = 0;
    queued_ = false;
}

void answer::clear()
{
    part_ = 0;
    disorder_ = queued_ = refused_ = set_alone_ = open_ = open_for_now_ = open_for_good_ = false;
    form_ = resp::null;
    only_numbers_ = true;
    numbers_[0] = numbers_[1] = 0;
    count_ = 0;
    more_.clear();
    texts_.clear();
    slots_.clear();
    error_.clear();
}

/// Whether it is what this command answers.
bool answer::fits(command const& what, bool native) const
{
    if (planted(bug::any_form_taken) && what.which == script::acquire)
        return true;
    if (what.says_one_text())
        return is_text(form_);
    if (what.which == script::slots)
        return form_ == resp::array;
    if (what.which == script::stamp)
        return what.only_if_there ? form_ == resp::number : says_ok();
    if (what.which == script::replicated)
        return form_ == resp::number;
    if (what.which == script::synced)
        return form_ == resp::array && only_numbers_ && count_ == 2 && texts_.empty() &&
               more_.empty();
    // Of a master that is not known, its address is null.
    if (what.about_a_group())
        return form_ == resp::array || form_ == resp::map || form_ == resp::null;
    bool const truth = numbers_[0] == 0 || numbers_[0] == 1;
    if (!native) {
        auto const wanted = what.which == script::inspect ? texts_of_inspect : 0;
        bool const mints = what.which == script::acquire || what.which == script::mint;
        std::int64_t const tokens = what.minting.tokens;
        bool const tokenless = mints && tokens > 0 && numbers_[0] == 1 &&
                               (numbers_[1] < 1 || numbers_[1] > most_tokens - tokens);
        return form_ == resp::array && only_numbers_ && count_ == 2 && texts_.size() == wanted &&
               truth && !tokenless && fits_refusals(what);
    }
    return fits_native(what);
}

/// A pair for each lock at the most. Of a lock that several lock_ids may have, an acquire is told
/// when the first of them ends.
bool answer::fits_refusals(command const& what) const
{
    if (what.which == script::acquire)
        return more_.size() <= (numbers_[0] == 0 && what.key->kind->tells_first_end ? 1 : 0);
    auto const most = what.of_many() ? 2 * what.locks->size() : 0;
    return more_.size() % 2 == 0 && more_.size() <= most;
}

bool answer::fits_native(command const& what) const
{
    bool const truth = numbers_[0] == 0 || numbers_[0] == 1;
    if (what.which == script::release)
        return form_ == resp::number && truth;
    if (!what.steps_counter())
        return says_ok() || form_ == resp::null;
    return form_ == resp::array && count_ == 2 && truth && more_.empty() && numbers_[1] >= 0;
}

bool answer::says_taken(command const& what) const
{
    if (!error_.empty() || disorder_)
        return false;
    return what.steps_counter() ? fits_native(what) && numbers_[0] == 0 : form_ == resp::null;
}

bool answer::may_have_set(command const& what) const
{
    if (refused_)
        return set_alone_;
    // A transaction that ends by an error has not been run.
    return !is_error(form_) && !says_taken(what);
}

bool answer::lacks_token(command const& what) const
{
    // An error within EXEC's answer is that of INCRBY: SET has run before it.
    if (form_ != resp::array || !what.steps_counter() || disorder_)
        return false;
    if (!error_.empty())
        return true;
    if (!fits_native(what))
        return false;
    bool const above = first_token(what) > static_cast<std::int64_t>(what.minting.counter_floor);
    bool const exact = numbers_[1] < most_tokens;
    return numbers_[0] == 1 && !(above && exact) && !planted(bug::lost_counter_stepped);
}

reply answer::to(command const& what, bool native, node_address const& node)
{
    // Only in EXEC's answer an error is that of a command. No script of ours puts one into its own.
    bool const inside = !error_.empty() && !is_error(form_) && !(native && what.steps_counter());
    if (!error_.empty() && !disorder_ && !inside)
        return error_reply(what.which, node, error_);
    reply told;
    if (disorder_ || inside || !fits(what, native)) {
        // Something between us and the server may have changed it: who knows what has been done?
        told.what = reply::outcome::lost;
        told.error =
            make_error_code(errc::server_error, node.label() + ": an answer of a strange form");
        return told;
    }
    told.what = reply::outcome::answer;
    if (what.which == script::slots) {
        told.slots = std::make_shared<std::vector<slot_range> const>(slots_.take());
        told.texts = slots_.take_ids();
        return told;
    }
    if (what.about_a_group() || what.says_one_text()) {
        told.texts = std::move(texts_);
        return told;
    }
    told.status = numbers_[0];
    told.value = native && what.steps_counter() ? first_token(what) : numbers_[1];
    told.more = std::move(more_);
    told.texts = std::move(texts_);
    return told;
}

} // namespace colock::detail
