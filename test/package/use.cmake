# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Builds and runs the consumer by way of find_package() on a fresh installation, or of
# add_subdirectory(). The consumer's build directory stays, to make the next time quick.
set(work "${BUILD}/package/${WAY}")
set(prefix "${work}/prefix")

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

if(WAY STREQUAL "find_package")
    file(REMOVE_RECURSE "${prefix}")
    run("${CMAKE_COMMAND}" --install "${BUILD}" --config "${CONFIG}" --prefix "${prefix}")
endif()
get_filename_component(boost_root "${BOOST}" DIRECTORY)
run("${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}" -B "${work}/build" -G "${GENERATOR}"
    -D "COLOCK_USE_BY=${WAY}" -D "COLOCK_SOURCE=${SOURCE}" -D "CMAKE_PREFIX_PATH=${prefix}"
    -D "BOOST_ROOT=${boost_root}" -D "CMAKE_CXX_COMPILER=${CXX}" -D "CMAKE_BUILD_TYPE=${CONFIG}"
    -D CMAKE_UNITY_BUILD=ON) # takes a third of the time, and some do it
run("${CMAKE_COMMAND}" --build "${work}/build" --config "${CONFIG}" --target consumer)
find_program(consumer consumer PATHS "${work}/build" "${work}/build/${CONFIG}"
    NO_DEFAULT_PATH REQUIRED)
run("${consumer}")
