// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace support {

/// A struct of atomics that several processes see, each through a mapping of the same file, which
/// zeroes it.
template <class Data>
class shared_mapping {
public:
    explicit shared_mapping(std::string const& path)
    {
        int const file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (file < 0 || ::ftruncate(file, sizeof(Data)) != 0)
            throw std::runtime_error{"cannot make " + path};
        address_ = ::mmap(nullptr, sizeof(Data), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        ::close(file);
        if (address_ == MAP_FAILED)
            throw std::runtime_error{"cannot map " + path};
    }
    ~shared_mapping() { ::munmap(address_, sizeof(Data)); }
    shared_mapping(shared_mapping const&) = delete;
    shared_mapping& operator=(shared_mapping const&) = delete;

    Data* operator->() const { return static_cast<Data*>(address_); }

private:
    void* address_ = nullptr;
};

} // namespace support
