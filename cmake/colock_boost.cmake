# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Boost's headers, in the build of colock and, installed along with it, for those who use it.
# Not by find_package(Boost): that wants the libraries' packages, or a module that CMake drops.

# Sets `version` to that of the Boost in the include directory `dir`, or to the empty string.
function(colock_boost_version dir version)
    set(${version} "" PARENT_SCOPE)
    if(EXISTS "${dir}/boost/version.hpp")
        file(STRINGS "${dir}/boost/version.hpp" line REGEX "^#define BOOST_VERSION [0-9]+")
        if(line MATCHES "([0-9]+)([0-9][0-9][0-9])([0-9][0-9])$")
            math(EXPR minor "${CMAKE_MATCH_2} + 0")
            math(EXPR patch "${CMAKE_MATCH_3} + 0")
            set(${version} "${CMAKE_MATCH_1}.${minor}.${patch}" PARENT_SCOPE)
        endif()
    endif()
endfunction()

# Makes the target Boost::headers, if nobody has, of a Boost that is new enough: that of Boost_ROOT
# or BOOST_ROOT (variables of CMake or the environment), of CMAKE_PREFIX_PATH, of the system, or in
# the directory `fallback`. Sets `problem` to the empty string, or to what is wrong; and
# colock_BOOST_VERSION and colock_BOOST_INCLUDE_DIR.
function(colock_find_boost fallback problem)
    set(least 1.91)
    set(need "colock needs the headers of Boost ${least} or newer")
    set(${problem} "" PARENT_SCOPE)

    if(TARGET Boost::headers)
        get_target_property(dirs Boost::headers INTERFACE_INCLUDE_DIRECTORIES)
        foreach(dir IN LISTS dirs)
            colock_boost_version("${dir}" version)
            if(version AND version VERSION_LESS least)
                set(${problem} "${need}; the target Boost::headers has ${version}." PARENT_SCOPE)
            elseif(version)
                set(colock_BOOST_VERSION ${version} PARENT_SCOPE)
                set(colock_BOOST_INCLUDE_DIR "${dir}" PARENT_SCOPE)
            endif()
        endforeach()
        return()
    endif()

    set(roots ${Boost_ROOT} ${BOOST_ROOT} $ENV{Boost_ROOT} $ENV{BOOST_ROOT})
    find_path(in_root boost/version.hpp PATHS ${roots} PATH_SUFFIXES include
        NO_DEFAULT_PATH NO_CACHE)
    find_path(in_system boost/version.hpp NO_CACHE)
    set(seen)
    foreach(dir IN LISTS in_root in_system ITEMS "${fallback}/include")
        colock_boost_version("${dir}" version)
        if(version AND NOT version VERSION_LESS least)
            get_filename_component(dir "${dir}" ABSOLUTE)
            add_library(Boost::headers INTERFACE IMPORTED GLOBAL)
            set_target_properties(Boost::headers PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${dir}")
            set(colock_BOOST_VERSION ${version} PARENT_SCOPE)
            set(colock_BOOST_INCLUDE_DIR "${dir}" PARENT_SCOPE)
            if(NOT colock_FIND_QUIETLY)
                message(STATUS "colock: Boost ${version} in ${dir}")
            endif()
            return()
        elseif(version)
            list(APPEND seen "${version} in ${dir}")
        endif()
    endforeach()
    if(NOT seen)
        set(seen none)
    endif()
    list(JOIN seen ", " seen)
    set(${problem} "${need}; found: ${seen}." PARENT_SCOPE)
endfunction()
