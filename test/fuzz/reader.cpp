// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

// Fuzzes the reader of RESP3.
//
// An input is what a server sends. Its last bytes say how: which limits hold, and into parts of
// which sizes it is cut. Read as a whole, byte by byte and in those parts, it must give the same
// values and end with the same fault.

#include "wire/reader.hpp"

#include "input.hpp"

#include <string>
#include <utility>
#include <vector>

using namespace colock::detail;

namespace {

/// A node that owns its text.
struct value {
    resp_value node;
    std::string text;

    bool operator==(value const& other) const
    {
        return node.type == other.node.type && node.depth == other.node.depth &&
               node.number == other.node.number && node.ends_message == other.node.ends_message &&
               text == other.text;
    }
};

/// What one reading gives.
struct outcome {
    std::vector<value> values;
    read_fault fault = read_fault::none;

    bool operator==(outcome const&) const = default;
};

/// Checks that depths, sizes of aggregates and ends of messages fit together.
class structure {
public:
    void on_value(resp_value const& node)
    {
        fuzz::require(node.depth == left_.size(), "the depth is not that of the open aggregates");
        fuzz::require(is_aggregate(node.type) || node.type != resp::null || node.text.empty(),
                      "a null with a text");
        if (!left_.empty())
            --left_.back();
        if (is_aggregate(node.type)) {
            fuzz::require(node.number >= 0, "an aggregate of fewer elements than none");
            left_.push_back(static_cast<std::size_t>(node.number));
        }
        while (!left_.empty() && left_.back() == 0)
            left_.pop_back();
        fuzz::require(node.ends_message == left_.empty(), "a message ends at the wrong value");
    }

private:
    std::vector<std::size_t> left_; ///< Of each open aggregate, how many elements are to come.
};

/// Reads `bytes` in parts of the sizes in `parts`, again and again in turn.
outcome read(reader& by, read_limits const& limits, std::string_view bytes,
             std::vector<std::size_t> const& parts)
{
    outcome result;
    structure seen;
    resp_value node;
    for (std::size_t i = 0; !bytes.empty(); ++i) {
        // Its own memory, so that the address sanitizer sees who reads beyond it or too late.
        auto const part = bytes.substr(0, parts[i % parts.size()]);
        std::vector<char> const memory{part.begin(), part.end()};
        bytes.remove_prefix(part.size());
        by.feed({memory.data(), memory.size()});
        auto found = by.next(node);
        for (; found == reader::step::value; found = by.next(node)) {
            seen.on_value(node);
            result.values.push_back({node, std::string{node.text}});
            result.values.back().node.text = {};
        }
        if (found == reader::step::fault) {
            result.fault = by.fault();
            fuzz::require(result.fault != read_fault::none, "a fault that is none");
            fuzz::require(describe(result.fault) != describe(read_fault::none),
                          "a fault without a description");
            by.feed("+OK\r\n");
            fuzz::require(by.next(node) == reader::step::fault, "reads on after a fault");
            return result;
        }
        fuzz::require(by.kept() <= limits.bytes, "keeps more than a message may have");
    }
    fuzz::require(by.fault() == read_fault::none, "a fault that next() did not tell");
    return result;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(unsigned char const* data, std::size_t size)
{
    fuzz::input input{data, size};
    read_limits limits;
    if (input.last_byte() % 2 == 1)
        limits = {.bytes = 256, .line = 40, .elements = 12, .depth = 3};
    std::vector<std::size_t> parts(1 + input.last_byte() % 4u);
    for (auto& part : parts)
        part = 1 + input.last_byte();
    auto const bytes = input.rest();

    reader by{limits};
    auto const whole = read(by, limits, bytes, {bytes.size()});
    // The same one, to see that a reset forgets everything.
    by.reset();
    fuzz::require(by.kept() == 0, "a reset keeps bytes");
    fuzz::require(read(by, limits, bytes, {1}) == whole, "byte by byte it reads something else");
    by.reset();
    fuzz::require(read(by, limits, bytes, parts) == whole, "in parts it reads something else");
    return 0;
}
