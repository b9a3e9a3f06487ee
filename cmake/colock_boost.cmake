# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Finds Boost's headers, as Boost::headers, for colock's own build and, installed beside its package
# file, for those who use it. Boost's own package comes first; headers alone have none, and where
# BOOST_ROOT says where some are, the system's package must not win.
if(POLICY CMP0167)
    cmake_policy(SET CMP0167 OLD) # FindBoost still
endif()
if(DEFINED BOOST_ROOT OR DEFINED ENV{BOOST_ROOT})
    find_package(Boost 1.81 QUIET CONFIG PATHS "${BOOST_ROOT}" "$ENV{BOOST_ROOT}" NO_DEFAULT_PATH)
    if(NOT Boost_FOUND)
        set(colock_no_boost_cmake "${Boost_NO_BOOST_CMAKE}")
        set(Boost_NO_BOOST_CMAKE ON)
        find_package(Boost 1.81 QUIET MODULE)
        set(Boost_NO_BOOST_CMAKE "${colock_no_boost_cmake}")
    endif()
else()
    find_package(Boost 1.81 QUIET CONFIG)
    if(NOT Boost_FOUND)
        find_package(Boost 1.81 QUIET MODULE)
    endif()
endif()
