# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# One test: of a library of KIND (static, shared), by way of WAY. Build directories stay, to make
# the next time quick.
cmake_minimum_required(VERSION 3.25)

set(consumer "${CMAKE_CURRENT_LIST_DIR}/consumer")
set(work "${BUILD}/package/${KIND}")
set(library_build "${work}/build")
set(prefix "${work}/moved")
set(shared OFF)
set(tool OFF)
if(KIND STREQUAL "shared")
    set(shared ON)
    set(tool "${TOOL}")
endif()
get_filename_component(boost_root "${BOOST}" DIRECTORY)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# configure(BUILD_DIRECTORY WAY ARGUMENT...)
function(configure build way)
    run("${CMAKE_COMMAND}" --no-warn-unused-cli -S "${consumer}" -B "${build}" -G "${GENERATOR}"
        -D "WAY=${way}" -D "COLOCK_SOURCE=${SOURCE}" -D "BUILD_SHARED_LIBS=${shared}"
        -D "CMAKE_CXX_COMPILER=${CXX}" -D "CMAKE_CXX_FLAGS=${CXXFLAGS}"
        -D CMAKE_BUILD_TYPE=Debug -D CMAKE_CXX_FLAGS_DEBUG= ${ARGN}) # quick to build
endfunction()

function(build_and_run build)
    run("${CMAKE_COMMAND}" --build "${build}" --config Debug)
    find_program(program consumer PATHS "${build}" "${build}/Debug"
        NO_DEFAULT_PATH REQUIRED NO_CACHE)
    run("${program}")
endfunction()

# In pieces it takes a third of the time, and some do it.
set(in_pieces -D CMAKE_UNITY_BUILD=ON -D CMAKE_UNITY_BUILD_BATCH_SIZE=16)

if(WAY MATCHES "^(add_subdirectory|fetch_content)$")
    configure("${library_build}" ${WAY}
        -D "BOOST_ROOT=${boost_root}" -D COLOCK_INSTALL=ON -D "COLOCK_BUILD_TOOL=${tool}"
        ${in_pieces})
    build_and_run("${library_build}")

elseif(WAY STREQUAL "clone")
    # FetchContent again, but of what is committed, by git.
    foreach(of_the_caller DIR WORK_TREE INDEX_FILE)
        unset(ENV{GIT_${of_the_caller}})
    endforeach()
    execute_process(COMMAND git ls-remote "file://${SOURCE}" HEAD
        RESULT_VARIABLE failed OUTPUT_VARIABLE head ERROR_QUIET)
    execute_process(COMMAND git -C "${SOURCE}" diff --quiet HEAD RESULT_VARIABLE differs ERROR_QUIET)
    if(failed OR differs)
        message("There is no repository to clone, or it differs from what is here.")
        return()
    endif()
    string(REGEX MATCH "^[0-9a-f]+" commit "${head}")
    set(build "${work}/clone")
    file(REMOVE_RECURSE "${build}")
    configure("${build}" fetch_content
        -D "BOOST_ROOT=${boost_root}" -D "COLOCK_COMMIT=${commit}" ${in_pieces})
    # Where nothing lies beside what is committed, the library of fetch_content is the same.
    execute_process(COMMAND git -C "${SOURCE}" ls-files --others -- CMakeLists.txt cmake include src
        OUTPUT_VARIABLE not_committed COMMAND_ERROR_IS_FATAL ANY)
    if(not_committed)
        build_and_run("${build}")
    else()
        run("${CMAKE_COMMAND}" --build "${build}" --config Debug --target colock_internal_scripts)
    endif()

elseif(WAY STREQUAL "install")
    file(REMOVE_RECURSE "${work}/prefix" "${prefix}")
    # The static one is that of the tests, which is built already.
    set(from "${BUILD}" --config "${CONFIG}")
    if(KIND STREQUAL "shared")
        set(from "${library_build}/colock" --config Debug)
    endif()
    run("${CMAKE_COMMAND}" --install ${from} --prefix "${work}/prefix")
    file(RENAME "${work}/prefix" "${prefix}")

elseif(WAY STREQUAL "find_package")
    set(build "${work}/find_package")
    configure("${build}" find_package -D "CMAKE_PREFIX_PATH=${prefix}"
        -D "BOOST_ROOT=${boost_root}" -D "BOOST_INCLUDE=${BOOST}")
    build_and_run("${build}")
    # Linked into somebody's shared library, the static one shows nothing there.
    if(KIND STREQUAL "static")
        find_library(part part PATHS "${build}" "${build}/Debug"
            NO_DEFAULT_PATH REQUIRED NO_CACHE)
        execute_process(COMMAND "${NM}" -DC --defined-only "${part}"
            OUTPUT_VARIABLE names COMMAND_ERROR_IS_FATAL ANY)
        if(names MATCHES "\n[0-9a-f]+ [TDBR] (colock::[^\n]*)" OR NOT names MATCHES " T use_colock")
            message(FATAL_ERROR "The consumer's library shows ${CMAKE_MATCH_1}.")
        endif()
    endif()

elseif(WAY STREQUAL "command")
    # It finds a shared library where it is installed, without help.
    unset(ENV{LD_LIBRARY_PATH})
    execute_process(COMMAND "${prefix}/bin/colock" --version
        OUTPUT_VARIABLE version COMMAND_ERROR_IS_FATAL ANY)
    if(NOT version MATCHES "[0-9]+\\.[0-9]+\\.[0-9]+")
        message(FATAL_ERROR "The installed command says: ${version}")
    endif()

elseif(WAY STREQUAL "boost_root")
    # Headers alone, elsewhere than in the system's directories: they are used, not the system's.
    set(elsewhere "${work}/boost")
    file(REMOVE_RECURSE "${elsewhere}" "${work}/boost_root")
    file(MAKE_DIRECTORY "${elsewhere}/include")
    file(CREATE_LINK "${BOOST}/boost" "${elsewhere}/include/boost" SYMBOLIC)
    configure("${work}/boost_root" find_package -D "CMAKE_PREFIX_PATH=${prefix}"
        -D "BOOST_ROOT=${elsewhere}" -D "BOOST_INCLUDE=${elsewhere}/include")
    set(ENV{BOOST_ROOT} "${elsewhere}")
    file(REMOVE_RECURSE "${work}/boost_root")
    configure("${work}/boost_root" find_package -D "CMAKE_PREFIX_PATH=${prefix}"
        -D "BOOST_INCLUDE=${elsewhere}/include")

elseif(WAY STREQUAL "examples")
    # As somebody builds them who has copied the directory. One is enough: our own build compiles all
    # with what is installed, too.
    set(build "${work}/examples")
    file(REMOVE_RECURSE "${work}/example")
    file(COPY "${SOURCE}/example" DESTINATION "${work}")
    set(consumer "${work}/example")
    configure("${build}" examples -D "CMAKE_PREFIX_PATH=${prefix}" -D "BOOST_ROOT=${boost_root}")
    run("${CMAKE_COMMAND}" --build "${build}" --config Debug --target colock_example_hello)

elseif(WAY STREQUAL "pkg_config")
    # As in a Makefile.
    file(GLOB_RECURSE file "${prefix}/*/colock.pc")
    get_filename_component(directory "${file}" DIRECTORY)
    set(ENV{PKG_CONFIG_PATH} "${directory}")
    execute_process(COMMAND "${PKG_CONFIG}" --modversion colock
        OUTPUT_VARIABLE version OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND "${PKG_CONFIG}" --cflags --libs colock
        OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND "${PKG_CONFIG}" --variable libdir colock
        OUTPUT_VARIABLE libdir OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(own UNIX_COMMAND "${CXXFLAGS}")
    separate_arguments(flags UNIX_COMMAND "${flags}")
    run("${CXX}" -std=c++20 ${own} "-DEXPECTED_VERSION=\"${version}\"" "-I${BOOST}"
        "${consumer}/main.cpp" "${consumer}/part.cpp" ${flags} "-Wl,-rpath,${libdir}"
        -o "${work}/pkg_config")
    run("${work}/pkg_config")

elseif(WAY STREQUAL "names")
    file(GLOB_RECURSE LIBRARY "${prefix}/*/libcolock.so")
    include("${CMAKE_CURRENT_LIST_DIR}/names.cmake")
endif()
