# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# What is built where nothing is asked for, and nothing is installed but what the library needs: the
# library alone. It is only configured here, without what the tests and the command need.
cmake_minimum_required(VERSION 3.25)

get_filename_component(boost_root "${BOOST}" DIRECTORY)
file(REMOVE_RECURSE "${WORK}")
# With this, CMake writes down what it would build.
set(api "${WORK}/.cmake/api/v1")
file(WRITE "${api}/query/codemodel-v2" "")

# configure(ARGUMENT...): keeps what was said as `said`. What was given before still holds.
macro(configure)
    execute_process(
        COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}" -B "${WORK}" -G "${GENERATOR}"
            "-DCMAKE_CXX_COMPILER=${CXX}" "-DBOOST_ROOT=${boost_root}"
            -DCMAKE_DISABLE_FIND_PACKAGE_doctest=ON -DCMAKE_DISABLE_FIND_PACKAGE_CLI11=ON
            -DCMAKE_DISABLE_FIND_PACKAGE_Lua=ON -DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON
            --no-warn-unused-cli ${ARGN}
        RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
    # A message is broken into lines.
    string(REGEX REPLACE "[ \n]+" " " said "${said}")
endmacro()

# builds(NAME...): these libraries and programs, and no others.
function(builds)
    if(NOT result EQUAL 0)
        message(FATAL_ERROR "It cannot be configured:\n${said}")
    endif()
    file(GLOB model "${api}/reply/codemodel-v2-*.json")
    file(READ "${model}" model)
    string(JSON targets GET "${model}" configurations 0 targets)
    string(JSON count LENGTH "${targets}")
    math(EXPR last "${count} - 1")
    set(built)
    foreach(i RANGE ${last})
        string(JSON file GET "${targets}" ${i} jsonFile)
        file(READ "${api}/reply/${file}" target)
        string(JSON type GET "${target}" type)
        string(JSON name GET "${target}" name)
        if(NOT type MATCHES "^(UTILITY|INTERFACE_LIBRARY)$")
            list(APPEND built "${name}")
        endif()
    endforeach()
    list(SORT built)
    if(NOT built STREQUAL ARGN)
        message(SEND_ERROR "It should build ${ARGN}, and builds ${built}.")
    endif()
endfunction()

# refuses(WORDS): and says these.
function(refuses words)
    string(FIND "${said}" "${words}" at)
    if(result EQUAL 0 OR at EQUAL -1)
        message(SEND_ERROR "It is not refused with the words \"${words}\":\n${said}")
    endif()
endfunction()

configure()
builds(colock)

# BUILD_TESTING switches the tests on, and off whatever else is said.
configure(-DBUILD_TESTING=ON)
refuses("COLOCK_BUILD_TESTS=OFF")
configure(-DBUILD_TESTING=OFF -DCOLOCK_BUILD_TESTS=ON)
builds(colock)

configure(-DCOLOCK_BUILD_TOOL=ON)
refuses("COLOCK_BUILD_TOOL=OFF")
configure(-DCOLOCK_BUILD_TOOL=OFF -DCOLOCK_BUILD_BENCH=ON)
refuses("COLOCK_BUILD_BENCH=OFF")

# The examples need no more than the library.
configure(-DCOLOCK_BUILD_BENCH=OFF -DCOLOCK_BUILD_EXAMPLES=ON)
file(GLOB examples "${SOURCE}/example/*.cpp")
list(TRANSFORM examples REPLACE ".*/(.*)\\.cpp$" "colock_example_\\1")
list(SORT examples)
builds(colock ${examples})
