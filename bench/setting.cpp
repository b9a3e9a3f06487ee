// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "setting.hpp"

#include <boost/version.hpp>

#include <fstream>
#include <sched.h>

namespace bench {

std::string machine_text()
{
    std::string model = "an unknown processor";
    std::ifstream cpuinfo{"/proc/cpuinfo"};
    for (std::string line; std::getline(cpuinfo, line);) {
        if (line.starts_with("model name")) {
            model = line.substr(line.find(':') + 2);
            break;
        }
    }
    cpu_set_t usable;
    CPU_ZERO(&usable);
    ::sched_getaffinity(0, sizeof usable, &usable);
    return std::to_string(CPU_COUNT(&usable)) + " cores of " + model;
}

bool is_optimised_build()
{
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

std::string build_text()
{
    std::string result;
#if defined(__clang__)
    result = "clang " __clang_version__;
#else
    result = "g++ " __VERSION__;
#endif
    result += is_optimised_build() ? ", optimised" : ", NOT optimised";
#ifndef NDEBUG
    result += ", with assertions";
#endif
    return result + ", Boost " + std::to_string(BOOST_VERSION / 100'000) + '.' +
           std::to_string(BOOST_VERSION / 100 % 1'000) + '.' + std::to_string(BOOST_VERSION % 100);
}

} // namespace bench
