// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <cstdint>
#include <filesystem>

namespace support {

/// Where servers may have their files: TMPDIR if that is set, or else in memory if so much is free
/// there. Nothing is to wait for a disk that others keep busy: a sentinel saves its configuration
/// when it learns of another, and one that waits over 2 s for that decides nothing for the next 30
/// (TILT).
std::filesystem::path scratch_place(std::uintmax_t bytes);

/// A directory of its own, removed with all it holds.
class temp_dir {
public:
    static constexpr std::uintmax_t little = 16 << 20;
    static constexpr std::uintmax_t much = 1 << 30;

    /// It is in memory only if `bytes` are free there: servers may log every write.
    explicit temp_dir(std::uintmax_t bytes = much);
    ~temp_dir();
    temp_dir(temp_dir&& other) noexcept;
    temp_dir& operator=(temp_dir&&) = delete;

    std::filesystem::path const& path() const { return path_; }

private:
    std::filesystem::path path_;
};

} // namespace support
