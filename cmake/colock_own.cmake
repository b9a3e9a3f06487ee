# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# How we build our own targets: with many warnings, which the presets make errors. As a part of
# another project, colock adds none of this to the project's own flags.
function(colock_own target)
    if(PROJECT_IS_TOP_LEVEL)
        if(CMAKE_CXX_COMPILER_ID MATCHES "GNU|Clang")
            target_compile_options(${target} PRIVATE
                -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Woverloaded-virtual
                -Wextra-semi
                # GCC's -Wshadow also warns of parameters named like a member function.
                $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow>
                # False alarms of g++ 12: in any "text" + string, and in Asio's coroutine frames.
                $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
                $<$<CXX_COMPILER_ID:GNU>:-Wno-mismatched-new-delete>
                # ThreadSanitizer does not know fences, which Boost 1.81's Asio has.
                $<$<CXX_COMPILER_ID:GNU>:-Wno-tsan>)
        endif()
        if(COLOCK_PRECOMPILE)
            target_precompile_headers(${target} PRIVATE
                <boost/asio/any_completion_handler.hpp> <boost/asio/any_io_executor.hpp>
                <boost/asio/as_tuple.hpp> <boost/asio/awaitable.hpp> <boost/asio/co_spawn.hpp>
                <boost/asio/deferred.hpp> <boost/asio/detached.hpp> <boost/asio/io_context.hpp>
                <boost/asio/ip/tcp.hpp> <boost/asio/steady_timer.hpp> <boost/asio/strand.hpp>
                <boost/asio/use_awaitable.hpp> <boost/container/small_vector.hpp>
                <algorithm> <chrono> <functional> <memory> <optional> <string> <vector>)
        endif()
    endif()
endfunction()

# colock_in_pieces(TARGET SIZE NAME...): with COLOCK_IN_PIECES, compiles so many of the target's files
# as one, which takes about half the time. The files with these NAMEs stay alone: what takes longest,
# and what has names in common with others, or replaces what all use. To be called where the target
# is made.
function(colock_in_pieces target size)
    if(NOT COLOCK_IN_PIECES OR NOT TARGET ${target})
        return()
    endif()
    get_target_property(alone ${target} SOURCES)
    string(JOIN "|" names ${ARGN})
    list(FILTER alone INCLUDE REGEX "/(${names})\\.cpp$")
    set_source_files_properties(${alone} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${size})
    # Within a piece all is one file to GCC, and a local name may be like one of another file.
    target_compile_options(${target} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage> $<$<CXX_COMPILER_ID:Clang>:-Wno-shadow>)
endfunction()

if(NOT PROJECT_IS_TOP_LEVEL)
    return()
endif()
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
if(COLOCK_SANITIZE)
    add_compile_options(
        -fsanitize=${COLOCK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${COLOCK_SANITIZE})
    # Compilers differ in how they tell the code of a sanitizer: these macros are the same for all.
    string(REPLACE "," ";" sanitizers "${COLOCK_SANITIZE}")
    foreach(sanitizer IN LISTS sanitizers)
        string(TOUPPER "COLOCK_SANITIZE_${sanitizer}" definition)
        add_compile_definitions("${definition}")
    endforeach()
endif()
