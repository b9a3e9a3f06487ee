# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Run as a script at build time: writes the header OUTPUT with the text of every DIR/*.lua.
if(CMAKE_SCRIPT_MODE_FILE)
    set(text "// Made from ${DIR}/*.lua.\n#pragma once\n\n#include <string_view>\n\n")
    string(APPEND text "namespace colock::detail {\n\n")
    file(GLOB scripts "${DIR}/*.lua")
    foreach(script IN LISTS scripts)
        get_filename_component(name "${script}" NAME_WE)
        file(READ "${script}" lua)
        string(APPEND text
            "inline constexpr std::string_view ${name}_script = R\"lua(${lua})lua\";\n\n")
    endforeach()
    file(WRITE "${OUTPUT}" "${text}} // namespace colock::detail\n")
    return()
endif()

# Lets those who link `target` write #include "scripts.hpp", which has in colock::detail a
# std::string_view NAME_script for every file NAME.lua in `dir`.
function(colock_scripts target dir)
    set(dir "${CMAKE_CURRENT_SOURCE_DIR}/${dir}")
    set(header "${CMAKE_CURRENT_BINARY_DIR}/generated/scripts.hpp")
    file(GLOB scripts CONFIGURE_DEPENDS "${dir}/*.lua")
    add_custom_command(OUTPUT "${header}"
        COMMAND "${CMAKE_COMMAND}" -D "DIR=${dir}" -D "OUTPUT=${header}"
            -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
        DEPENDS ${scripts} "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
        COMMENT "Embedding the scripts" VERBATIM)
    add_custom_target(${target}_scripts DEPENDS "${header}")
    add_dependencies(${target} ${target}_scripts)
    target_include_directories(${target} INTERFACE "${CMAKE_CURRENT_BINARY_DIR}/generated")
endfunction()
