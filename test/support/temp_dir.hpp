// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <filesystem>

namespace support {

/// Where servers may have their files: TMPDIR if that is set, or else in memory if there is some to
/// spare. Nothing is to wait for a disk that others keep busy: a sentinel saves its configuration
/// when it learns of another, and one that waits over 2 s for that decides nothing for the next 30
/// (TILT).
std::filesystem::path scratch_place();

/// A directory of its own, removed with all it holds.
class temp_dir {
public:
    temp_dir();
    ~temp_dir();
    temp_dir(temp_dir&& other) noexcept;
    temp_dir& operator=(temp_dir&&) = delete;

    std::filesystem::path const& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace support
