# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# How we build what is ours. As part of somebody else's project none of it holds: there the project's
# own flags are enough.
function(colock_own target)
    if(PROJECT_IS_TOP_LEVEL)
        target_compile_options(${target} PRIVATE
            -Wall -Wextra -Wpedantic -Wshadow=local -Wno-restrict -Wconversion -Wsign-conversion -Woverloaded-virtual
            -Wextra-semi -Werror)
    endif()
endfunction()

if(NOT PROJECT_IS_TOP_LEVEL)
    return()
endif()
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
if(COLOCK_SANITIZE)
    add_compile_options(-fsanitize=${COLOCK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${COLOCK_SANITIZE})
endif()
