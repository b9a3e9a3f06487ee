# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Run as a script at build time: writes the header OUTPUT with the text of the *.lua in and below
# DIR, and its SHA-1. Those in DIR/pieces are only included: a line "-- include: FILE" stands for
# the text of DIR/FILE. Comments are left out: each server gets the text with each new connection.
if(CMAKE_SCRIPT_MODE_FILE)
    set(text "// Made from ${DIR}/*.lua.\n#pragma once\n\n#include \"kind/script_text.hpp\"\n\n")
    string(APPEND text "namespace colock::detail {\n\n")
    file(GLOB_RECURSE scripts RELATIVE "${DIR}" "${DIR}/*.lua")
    list(FILTER scripts EXCLUDE REGEX "^pieces/")
    foreach(script IN LISTS scripts)
        string(REGEX REPLACE "\\.lua$" "" name "${script}")
        string(REPLACE "/" "_" name "${name}")
        file(READ "${DIR}/${script}" lua)
        while(lua MATCHES "-- include: ([^\n]+)\n")
            set(line "${CMAKE_MATCH_0}")
            file(READ "${DIR}/${CMAKE_MATCH_1}" piece)
            string(REPLACE "${line}" "${piece}" lua "${lua}")
        endwhile()
        string(REGEX REPLACE "\n *--[^\n]*" "" lua "\n${lua}")
        string(REGEX REPLACE "\n+" "\n" lua "${lua}")
        string(SHA1 hash "${lua}")
        string(APPEND text
            "inline constexpr script_text ${name}_script{R\"lua(${lua})lua\",\n"
            "    \"$40\\r\\n${hash}\\r\\n\"};\n\n")
    endforeach()
    file(WRITE "${OUTPUT}" "${text}} // namespace colock::detail\n")
    return()
endif()

# Lets `target` (PRIVATE) or those who link it (INTERFACE) include the header `name`, which has in
# colock::detail a script_text NAME_script for every file NAME.lua in `dir`, and KIND_NAME_script
# for KIND/NAME.lua.
function(colock_scripts target scope dir name)
    set(dir "${CMAKE_CURRENT_SOURCE_DIR}/${dir}")
    set(header "${CMAKE_CURRENT_BINARY_DIR}/generated/${name}")
    file(GLOB_RECURSE scripts CONFIGURE_DEPENDS "${dir}/*.lua")
    add_custom_command(OUTPUT "${header}"
        COMMAND "${CMAKE_COMMAND}" -D "DIR=${dir}" -D "OUTPUT=${header}"
            -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
        DEPENDS ${scripts} "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
        COMMENT "Embedding the scripts" VERBATIM)
    add_custom_target(${target}_scripts DEPENDS "${header}")
    add_dependencies(${target} ${target}_scripts)
    target_include_directories(${target} ${scope} "${CMAKE_CURRENT_BINARY_DIR}/generated")
endfunction()
