// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/answer.hpp"

#include "wire/server_error.hpp"

#include <utility>

namespace colock::detail {

void answer::on_node(resp_node const& node)
{
    if (node.depth == 0)
        form_ = node.type;
    if (is_error(node.type)) {
        error_ = kept_of_error(node.text);
    } else if (node.type == resp::simple_string) {
        numbers_[0] = node.text == "OK"; // what SET says
    } else if (node.type == resp::null) {
        numbers_[1] = -1; // or this: another has it, it is not known for how long
    } else if (node.type == resp::number) {
        add_number(node.number);
    } else if (node.type == resp::blob_string && node.depth == 1) {
        if (texts_.size() <= texts_of_inspect)
            texts_.emplace_back(node.text);
        return;
    }
    only_numbers_ &= node.depth == 0 || (node.depth == 1 && node.type == resp::number);
}

void answer::add_number(std::int64_t number)
{
    if (count_ < 2)
        numbers_[count_++] = number;
    else
        more_.push_back(number);
}

void answer::clear()
{
    form_ = resp::null;
    only_numbers_ = true;
    numbers_[0] = numbers_[1] = 0;
    count_ = 0;
    more_.clear();
    texts_.clear();
    error_.clear();
}

/// Whether it is what this command answers.
bool answer::fits(command const& what, bool native) const
{
    bool const truth = numbers_[0] == 0 || numbers_[0] == 1;
    if (!native) {
        auto const wanted = what.which == script::inspect ? texts_of_inspect : 0;
        return form_ == resp::array && only_numbers_ && count_ == 2 && texts_.size() == wanted &&
               truth && (what.of_many() ? more_.size() % 2 == 0 : more_.empty());
    }
    if (what.which == script::acquire)
        return form_ == resp::simple_string || form_ == resp::null;
    return form_ == resp::number && truth;
}

reply answer::to(command const& what, bool native, node_address const& node)
{
    if (!error_.empty())
        return error_reply(what.which, node, error_);
    reply told;
    if (!fits(what, native)) {
        // Something between us and the server may have changed it: who knows what has been done?
        told.what = reply::kind::lost;
        told.error =
            make_error_code(errc::server_error, node.label() + ": an answer of a strange form");
        return told;
    }
    told.what = reply::kind::answer;
    told.status = numbers_[0];
    told.value = numbers_[1];
    told.more = std::move(more_);
    told.texts = std::move(texts_);
    return told;
}

} // namespace colock::detail
