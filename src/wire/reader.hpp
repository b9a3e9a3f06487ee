// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include "wire/read_fault.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace colock::detail {

/// The types of RESP3. All forms of null are one, and an attribute is none: it is passed over.
enum class resp {
    null,
    simple_string,
    simple_error,
    blob_string,
    blob_error,
    verbatim_string,
    number,
    real,
    big_number,
    boolean,
    array,
    map,
    set,
    push,
};

inline bool is_error(resp type)
{
    return type == resp::simple_error || type == resp::blob_error;
}

inline bool is_text(resp type)
{
    return type == resp::blob_string || type == resp::verbatim_string;
}

inline bool is_aggregate(resp type)
{
    return type >= resp::array;
}

/// One value of a message, or the head of an aggregate, whose elements follow it.
struct resp_value {
    resp type = resp::null;
    std::size_t depth = 0;   ///< 0: the whole message. Its elements: 1.
    std::string_view text{}; ///< Of all but null and the aggregates. Without the format of "txt:".
    std::int64_t number = 0; ///< Of a number or a boolean; how many elements an aggregate has.
    bool ends_message = false;
};

/// What a server can make us read and keep.
struct read_limits {
    std::size_t bytes = 1u << 20;     ///< Of one message, and of each text.
    std::size_t line = 64u << 10;     ///< Of what has no length in front of it.
    std::size_t elements = 64u << 10; ///< Of all aggregates of one message together.
    std::size_t depth = 16;           ///< Of aggregates in aggregates. At most reader::deepest.
    std::size_t when_long = 16;       ///< So many times more bytes and elements, see expect_long().
};

/// Reads RESP3 from bytes that come in parts of any size. It never throws for what they are.
///
/// Give it a part by feed(), then ask for values by next() until it wants more. Texts point into
/// that part or into the reader, and are good until next() is called again. After a fault it reads
/// nothing until reset().
class reader {
public:
    enum class step { more, value, fault };

    static constexpr std::size_t deepest = 32;

    explicit reader(read_limits const& limits = {}) : limits_{limits} {}

    /// `bytes` must stay until next() wants more.
    void feed(std::string_view bytes);
    step next(resp_value& into);
    read_fault fault() const { return fault_; }

    /// Whether the message that begins with the next value may be long: one of many short values,
    /// of which little is kept. Within a message it changes nothing.
    void expect_long(bool is)
    {
        if (open_ == 0 && bytes_ == 0)
            factor_ = is ? limits_.when_long : 1;
    }

    /// Forgets everything: a new connection begins.
    void reset();

    /// How many bytes of an unfinished value it keeps.
    std::size_t kept() const { return kept_.size(); }

private:
    struct frame {
        std::size_t left; ///< Elements to come.
        bool attribute;
    };

    /// What stands at the front of the bytes.
    enum class front {
        incomplete,
        value, ///< Complete: a value, or an aggregate without elements.
        head,  ///< Of an aggregate whose elements follow.
        attribute,
        fault,
    };

    step want_more();
    front fail(read_fault what);
    front read_front(resp_value& into);
    front read_blob(char type, resp_value& into);
    front read_blob_head(char type, resp_value& into);
    front read_scalar(char type, std::string_view line, resp_value& into);
    front read_aggregate(char type, std::string_view line, resp_value& into);
    front open(char type, std::size_t elements);
    front take_line(std::string_view& line);
    void consume(std::size_t bytes);
    bool end_value();

    std::size_t bytes_left() const { return limits_.bytes * factor_ - bytes_; }

    read_limits limits_;
    std::size_t factor_ = 1; ///< By which the limits of a message are greater.
    std::string_view rest_;  ///< What has not been read yet: of the last part, or of kept_.
    std::string kept_;       ///< The beginning of a value that is not complete.
    bool in_kept_ = false;
    std::size_t scanned_ = 0; ///< So much of rest_ holds no end of a line.
    std::size_t needed_ = 0;  ///< The size of the blob at the front with all around it, once known.
    std::size_t blob_at_ = 0; ///< Where in it the text begins.
    std::size_t bytes_ = 0;   ///< Of this message.
    std::size_t elements_ = 0;
    std::array<frame, deepest> frames_{};
    std::size_t open_ = 0;       ///< How many frames are in use.
    std::size_t attributes_ = 0; ///< How many of them are attributes.
    read_fault fault_ = read_fault::none;
};

} // namespace colock::detail
