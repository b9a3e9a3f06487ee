// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tool {

/// The text of an object, as it grows.
class json_object {
public:
    // Not std::string_view: a literal would rather be a bool.
    void add(char const* key, std::string const& value);
    void add(char const* key, char const* value) { add(key, std::string{value}); }
    void add(char const* key, bool value) { member(key, value ? "true" : "false"); }
    void add(char const* key, std::uint64_t value) { member(key, std::to_string(value)); }
    void add(char const* key, std::vector<json_object> const& values);
    void add_null(char const* key) { member(key, "null"); }

    std::string text() const { return '{' + members_ + '}'; }

private:
    void member(char const* key, std::string const& value);

    std::string members_;
};

/// Between quotes. Control characters are escaped, and what is not UTF-8 becomes U+FFFD.
std::string json_string(std::string_view text);

} // namespace tool
