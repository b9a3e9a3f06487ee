# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Which names the shared LIBRARY shows, as told by NM: of colock's those in its headers, and none
# but colock's, save for what a compiler emits wherever it is used (W, V, u). Of that Asio wants a
# part to be shown: its stacks of calls and ids of services must be one for library and program.
execute_process(COMMAND "${NM}" -DC --defined-only "${LIBRARY}"
    OUTPUT_VARIABLE names COMMAND_ERROR_IS_FATAL ANY)

set(public "colock::[a-z_]+(::~?[a-z_]+=?)?(\\[abi:cxx11\\])?\\(")
# Of detail only what the templates in the headers call.
set(called "executor_of|refusal_of|checked_holder|with_lock_(call|scope)::~?[a-z_]+")
string(APPEND called "|start_(acquire|try_acquire|extend|release|wait_lost)")
string(APPEND called "|start_(inspect|force_release|close)")
set(called "colock::detail::(${called})(\\[abi:cxx11\\])?\\(")
set(tables "(typeinfo|typeinfo name|vtable) for ")
string(APPEND public "|colock::histogram::bounds$")
string(APPEND public "|${tables}colock::detail::(loss_listener|with_lock_call|with_lock_scope)$")

set(shown 0)
set(wrong)
string(REGEX MATCHALL "[^\n]+" names "${names}")
foreach(line IN LISTS names)
    if(NOT line MATCHES "^[0-9a-f]+ ([A-Za-z]) (.*)$")
        message(FATAL_ERROR "What does ${NM} mean by: ${line}")
    endif()
    set(type "${CMAKE_MATCH_1}")
    set(name "${CMAKE_MATCH_2}")
    set(wanted "${public}")
    if(name MATCHES "^colock::detail::")
        set(wanted "${called}")
    endif()
    if(name MATCHES "^(${wanted})")
        math(EXPR shown "${shown} + 1")
    elseif(NOT type MATCHES "[WVu]"
            OR name MATCHES "^(${tables}|guard variable for )?colock::[a-z_:~]+([(<]|$)")
        string(APPEND wrong "\n    ${type} ${name}")
    endif()
endforeach()
if(wrong)
    message(FATAL_ERROR "The library shows what is not in its headers:${wrong}")
endif()
if(shown LESS 50)
    message(FATAL_ERROR "The library shows only ${shown} of colock's names.")
endif()
message(STATUS "${shown} of colock's names are shown")
