// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "wire/read_fault.hpp"

namespace colock::detail {

std::string_view describe(read_fault what)
{
    switch (what) {
    case read_fault::none:
        break;
    case read_fault::unknown_type:
        return "a value of no type of RESP3";
    case read_fault::streamed:
        return "a streamed value";
    case read_fault::bad_line:
        return "a line with a bare CR or LF";
    case read_fault::bad_length:
        return "a length that is none";
    case read_fault::bad_number:
        return "a number that is none";
    case read_fault::bad_real:
        return "a double that is none";
    case read_fault::bad_boolean:
        return "a boolean that is neither true nor false";
    case read_fault::bad_null:
        return "a null with a value";
    case read_fault::bad_verbatim_string:
        return "a verbatim string without a format";
    case read_fault::bad_end:
        return "a string that is longer than announced";
    case read_fault::push_inside:
        return "a push inside of an answer";
    case read_fault::too_long:
        return "an answer that is too long";
    case read_fault::too_many:
        return "an answer of too many elements";
    case read_fault::too_deep:
        return "an answer that is nested too deeply";
    }
    return "nothing wrong";
}

} // namespace colock::detail
