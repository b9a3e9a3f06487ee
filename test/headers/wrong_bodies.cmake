# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Of each of the three bodies in wrong_bodies.cpp the compiler says in our words what is wrong with
# it, and nothing else.
execute_process(COMMAND "${CMAKE_COMMAND}" --build "${BUILD}" --config "${CONFIG}"
        --target colock_wrong_bodies
    RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
string(REGEX MATCHALL "error: [^\n]*" errors "${said}")
set(ours "${errors}")
list(FILTER ours INCLUDE REGEX "static assertion failed.*: async_with_lock\\(\\): the body must ")
list(LENGTH errors all)
list(LENGTH ours ours)
if(result EQUAL 0 OR NOT all EQUAL 3 OR NOT ours EQUAL 3)
    message(FATAL_ERROR "${ours} of ${all} errors are ours:\n${said}")
endif()
