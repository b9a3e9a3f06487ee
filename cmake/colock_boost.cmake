# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Finds Boost's headers, as Boost::headers, for colock's own build and, installed beside its package
# file, for those who use it. Where that fails, colock_boost_problem says why.
#
# Boost's own CMake package is preferred; headers alone have none. Where the user says which Boost
# is meant, neither the system's package nor one that an earlier run found may win.
if(POLICY CMP0167)
    cmake_policy(SET CMP0167 OLD) # keeps FindBoost
endif()

set(colock_boost_root)
foreach(colock_place "${BOOST_ROOT}" "${Boost_ROOT}" "$ENV{BOOST_ROOT}" "$ENV{Boost_ROOT}")
    if(colock_place AND NOT colock_boost_root)
        get_filename_component(colock_boost_root "${colock_place}" ABSOLUTE)
    endif()
endforeach()

# By headers alone: those that Boost_INCLUDE_DIR names, or those in BOOST_ROOT.
macro(colock_find_boost_headers)
    set(colock_no_boost_cmake "${Boost_NO_BOOST_CMAKE}")
    set(Boost_NO_BOOST_CMAKE ON)
    find_package(Boost 1.81 QUIET MODULE)
    set(Boost_NO_BOOST_CMAKE "${colock_no_boost_cmake}")
endmacro()

set(colock_boost_problem "colock needs the headers of Boost 1.81 or newer")
if(colock_boost_root)
    unset(Boost_DIR CACHE)
    cmake_path(IS_PREFIX colock_boost_root "${Boost_INCLUDE_DIR}" NORMALIZE colock_inside)
    if(NOT colock_inside)
        unset(Boost_INCLUDE_DIR CACHE)
    endif()
    find_package(Boost 1.81 QUIET CONFIG PATHS "${colock_boost_root}" NO_DEFAULT_PATH)
    if(NOT Boost_FOUND)
        # FindBoost would rather take those in CMAKE_PREFIX_PATH.
        find_path(colock_headers boost/version.hpp
            PATHS "${colock_boost_root}/include" "${colock_boost_root}" NO_DEFAULT_PATH NO_CACHE)
        if(colock_headers AND NOT colock_inside)
            string(REGEX REPLACE "/$" "" Boost_INCLUDE_DIR "${colock_headers}")
        endif()
        unset(colock_headers)
        set(colock_given_root "${BOOST_ROOT}")
        set(BOOST_ROOT "${colock_boost_root}")
        colock_find_boost_headers()
        set(BOOST_ROOT "${colock_given_root}")
        # FindBoost also looks elsewhere.
        cmake_path(IS_PREFIX colock_boost_root "${Boost_INCLUDE_DIR}" NORMALIZE colock_inside)
        if(Boost_FOUND AND NOT colock_inside)
            set(Boost_FOUND FALSE)
            string(APPEND colock_boost_problem ", and there is none in ${colock_boost_root}")
        endif()
    endif()
elseif(Boost_INCLUDE_DIR AND NOT Boost_DIR)
    colock_find_boost_headers()
else()
    find_package(Boost 1.81 QUIET CONFIG)
    if(NOT Boost_FOUND)
        find_package(Boost 1.81 QUIET MODULE)
    endif()
endif()

# A project around this one may have found another Boost before: Boost::headers is that then.
if(Boost_FOUND)
    set(colock_meant "${Boost_INCLUDE_DIRS}")
    if(Boost_INCLUDE_DIR)
        set(colock_meant "${Boost_INCLUDE_DIR}")
    endif()
    get_target_property(colock_used Boost::headers INTERFACE_INCLUDE_DIRECTORIES)
    if(EXISTS "${colock_used}/boost/version.hpp")
        file(STRINGS "${colock_used}/boost/version.hpp" colock_version
            REGEX "define BOOST_VERSION [0-9]+" LIMIT_COUNT 1)
        string(REGEX REPLACE ".*BOOST_VERSION ([0-9]+).*" "\\1" colock_version "${colock_version}")
        math(EXPR colock_major "${colock_version} / 100000")
        math(EXPR colock_minor "${colock_version} / 100 % 1000")
        # Boost's package takes its directories from the target, so only the versions can differ.
        set(colock_version "^${colock_major}\\.${colock_minor}(\\.|$)")
        if(Boost_DIR AND Boost_VERSION_STRING
                AND NOT Boost_VERSION_STRING MATCHES "${colock_version}")
            set(colock_meant "${Boost_DIR}")
        endif()
        file(REAL_PATH "${colock_meant}" colock_meant)
        file(REAL_PATH "${colock_used}" colock_used)
        if(NOT colock_used STREQUAL colock_meant)
            set(Boost_FOUND FALSE)
            string(CONCAT colock_boost_problem "Boost ${Boost_VERSION_STRING} is meant, in "
                "${colock_meant}, but Boost::headers is ${colock_major}.${colock_minor}, in "
                "${colock_used}: it was found before, by the project around colock or with another "
                "BOOST_ROOT or Boost_DIR")
        endif()
    endif()
endif()
