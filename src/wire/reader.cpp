// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/reader.hpp"

#include "wire/number_text.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace colock::detail {

namespace {

/// A buffer that has grown beyond this is given back.
constexpr std::size_t worth_keeping = 64u << 10;

/// How a value goes on behind the character that says its type.
enum class family { unknown, scalar, blob, aggregate, streamed };

constexpr auto families = [] {
    std::array<family, 256> all{};
    auto const are = [&](std::string_view types, family which) {
        for (char const type : types)
            all[static_cast<unsigned char>(type)] = which;
    };
    are("+-:,#_(", family::scalar);
    are("$!=", family::blob);
    are("*%~>|", family::aggregate);
    are(";.", family::streamed);
    return all;
}();

family family_of(char type)
{
    return families[static_cast<unsigned char>(type)];
}

resp type_of_scalar(char type)
{
    switch (type) {
    case '+':
        return resp::simple_string;
    case '-':
        return resp::simple_error;
    case ':':
        return resp::number;
    case ',':
        return resp::real;
    case '#':
        return resp::boolean;
    case '(':
        return resp::big_number;
    default:
        return resp::null;
    }
}

resp type_of_aggregate(char type)
{
    switch (type) {
    case '%':
        return resp::map;
    case '~':
        return resp::set;
    case '>':
        return resp::push;
    default:
        return resp::array;
    }
}

} // namespace

void reader::reset()
{
    *this = reader{limits_};
}

void reader::feed(std::string_view bytes)
{
    in_kept_ = !kept_.empty();
    if (in_kept_) {
        kept_ += bytes;
        bytes = kept_;
    }
    rest_ = bytes;
}

reader::step reader::want_more()
{
    if (in_kept_)
        kept_.erase(0, kept_.size() - rest_.size());
    else
        kept_.assign(rest_);
    if (kept_.empty() && kept_.capacity() > worth_keeping)
        kept_.shrink_to_fit();
    rest_ = {};
    return step::more;
}

reader::front reader::fail(read_fault what)
{
    fault_ = what;
    rest_ = {};
    kept_.clear();
    return front::fault;
}

reader::step reader::next(resp_value& into)
{
    while (fault_ == read_fault::none) {
        if (rest_.empty())
            return want_more();
        bool const shown = attributes_ == 0;
        into.depth = open_;
        auto const found = read_front(into);
        if (found == front::incomplete)
            return want_more();
        if (found == front::fault || found == front::attribute)
            continue;
        into.ends_message = found == front::value && end_value();
        if (shown)
            return step::value;
    }
    return step::fault;
}

reader::front reader::read_front(resp_value& into)
{
    char const type = rest_.front();
    auto const kin = family_of(type);
    if (kin == family::blob)
        return read_blob(type, into);
    if (kin == family::streamed)
        return fail(read_fault::streamed);
    if (kin == family::unknown)
        return fail(read_fault::unknown_type);
    std::string_view line;
    if (auto const found = take_line(line); found != front::value)
        return found;
    return kin == family::aggregate ? read_aggregate(type, line, into)
                                    : read_scalar(type, line, into);
}

/// Gives the line at the front, without its type and its end, and leaves it there.
reader::front reader::take_line(std::string_view& line)
{
    auto const feed_at = rest_.find('\n', scanned_);
    auto const size = feed_at == rest_.npos ? rest_.size() : feed_at + 1;
    if (size > limits_.line || size > bytes_left())
        return fail(read_fault::too_long);
    if (feed_at == rest_.npos) {
        scanned_ = rest_.size();
        return front::incomplete;
    }
    auto const whole = rest_.substr(0, size);
    if (whole.find('\r') + 2 != size)
        return fail(read_fault::bad_line);
    line = whole.substr(1, size - 3);
    return front::value;
}

void reader::consume(std::size_t bytes)
{
    rest_.remove_prefix(bytes);
    bytes_ += bytes;
    scanned_ = needed_ = 0;
}

reader::front reader::read_scalar(char type, std::string_view line, resp_value& into)
{
    consume(line.size() + 3);
    into.type = type_of_scalar(type);
    into.text = line;
    into.number = 0;
    if (type == ':' && !parse_number(line, into.number))
        return fail(read_fault::bad_number);
    if (type == '(' && !all_digits(without_sign(line)))
        return fail(read_fault::bad_number);
    if (type == ',' && !is_real(line))
        return fail(read_fault::bad_real);
    if (type == '#') {
        if (line != "t" && line != "f")
            return fail(read_fault::bad_boolean);
        into.number = line == "t";
    }
    if (type == '_' && !line.empty())
        return fail(read_fault::bad_null);
    return front::value;
}

reader::front reader::read_blob(char type, resp_value& into)
{
    if (needed_ == 0) {
        if (auto const found = read_blob_head(type, into);
            found != front::head || into.type == resp::null)
            return found == front::head ? front::value : found;
    }
    if (rest_.size() < needed_)
        return front::incomplete;
    auto const whole = rest_.substr(0, needed_);
    if (!whole.ends_with("\r\n"))
        return fail(read_fault::bad_end);
    into.type = type == '$'   ? resp::blob_string
                : type == '!' ? resp::blob_error
                              : resp::verbatim_string;
    into.text = whole.substr(blob_at_, whole.size() - 2 - blob_at_);
    into.number = 0;
    if (type == '=') {
        if (into.text.size() < 4 || into.text[3] != ':')
            return fail(read_fault::bad_verbatim_string);
        into.text.remove_prefix(4);
    }
    consume(needed_);
    return front::value;
}

/// Learns how long the blob at the front is; or finds that it is a null.
reader::front reader::read_blob_head(char type, resp_value& into)
{
    std::string_view line;
    if (auto const found = take_line(line); found != front::value)
        return found;
    into.type = resp::blob_string;
    if (line == "-1" && type == '$') {
        into = {.depth = into.depth};
        consume(line.size() + 3);
        return front::head;
    }
    if (line == "?")
        return fail(read_fault::streamed);
    std::size_t size = 0;
    if (!parse_length(line, size))
        return fail(read_fault::bad_length);
    blob_at_ = line.size() + 3;
    if (size > limits_.bytes || size + blob_at_ + 2 > bytes_left())
        return fail(read_fault::too_long);
    needed_ = blob_at_ + size + 2;
    return front::head;
}

reader::front reader::read_aggregate(char type, std::string_view line, resp_value& into)
{
    consume(line.size() + 3);
    into.type = type_of_aggregate(type);
    into.text = {};
    into.number = 0;
    if (line == "-1" && type == '*') {
        into.type = resp::null;
        return front::value;
    }
    if (line == "?")
        return fail(read_fault::streamed);
    if (type == '>' && open_ > 0)
        return fail(read_fault::push_inside);
    std::size_t count = 0;
    if (!parse_length(line, count))
        return fail(read_fault::bad_length);
    if (count > limits_.elements * factor_)
        return fail(read_fault::too_many);
    if (type == '%' || type == '|')
        count *= 2;
    into.number = static_cast<std::int64_t>(count);
    return open(type, count);
}

reader::front reader::open(char type, std::size_t elements)
{
    elements_ += elements;
    if (elements_ > limits_.elements * factor_)
        return fail(read_fault::too_many);
    bool const attribute = type == '|';
    if (elements == 0)
        return attribute ? front::attribute : front::value;
    if (open_ == std::min(limits_.depth, deepest))
        return fail(read_fault::too_deep);
    frames_[open_++] = {elements, attribute};
    attributes_ += attribute;
    return attribute ? front::attribute : front::head;
}

/// A value is complete, and perhaps the aggregates around it. Returns whether the message is, too.
bool reader::end_value()
{
    while (open_ > 0) {
        auto const& innermost = frames_[open_ - 1];
        if (--frames_[open_ - 1].left > 0)
            return false;
        --open_;
        if (innermost.attribute) {
            --attributes_;
            return false; // the value that it belongs to is to come
        }
    }
    bytes_ = elements_ = 0;
    return true;
}

} // namespace colock::detail
