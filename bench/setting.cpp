// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#include "setting.hpp"

#include <colock/version.hpp>

#include <boost/version.hpp>

#include <ctime>
#include <fstream>
#include <sched.h>
#include <sys/utsname.h>

namespace bench {
namespace {

std::string processor_model()
{
    std::ifstream cpuinfo{"/proc/cpuinfo"};
    for (std::string line; std::getline(cpuinfo, line);) {
        if (line.starts_with("model name"))
            return line.substr(line.find(':') + 2);
    }
    return "an unknown processor";
}

int usable_processors()
{
    cpu_set_t usable;
    CPU_ZERO(&usable);
    ::sched_getaffinity(0, sizeof usable, &usable);
    return CPU_COUNT(&usable);
}

version_of compiler()
{
#if defined(__clang__)
    return {"clang", __clang_version__};
#else
    return {"g++", __VERSION__};
#endif
}

std::string boost_version()
{
    return std::to_string(BOOST_VERSION / 100'000) + '.' +
           std::to_string(BOOST_VERSION / 100 % 1'000) + '.' + std::to_string(BOOST_VERSION % 100);
}

std::string now_in_utc()
{
    auto const now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[sizeof "2026-01-31T23:59:59Z"];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

} // namespace

setting this_setting()
{
    ::utsname kernel{};
    ::uname(&kernel);
    setting result;
    result.processor = processor_model();
    result.processors = usable_processors();
    result.system = {kernel.sysname, kernel.release};
    result.architecture = kernel.machine;
    result.compiler = compiler();
    result.build_type = COLOCK_BUILD_TYPE;
    result.boost = boost_version();
    result.colock = COLOCK_VERSION_STRING;
    result.date = now_in_utc();
    return result;
}

bool is_optimised_build()
{
#if defined(__OPTIMIZE__) && !defined(COLOCK_SANITIZE_ADDRESS) && !defined(COLOCK_SANITIZE_THREAD)
    return true;
#else
    return false;
#endif
}

std::string setting::machine_text() const
{
    return std::to_string(processors) + " cores of " + processor;
}

std::string setting::build_text() const
{
    auto result = compiler.text() + (is_optimised_build() ? ", optimised" : ", NOT optimised");
#ifndef NDEBUG
    result += ", with assertions";
#endif
    return result + ", Boost " + boost;
}

} // namespace bench
