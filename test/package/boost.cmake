# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Which Boost is found where there are several: faked ones, of which only the version can be told.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE "${WORK}")

# boost(NAME MINOR): headers in NAME/include.
function(boost name minor)
    file(WRITE "${WORK}/${name}/include/boost/version.hpp"
        "#define BOOST_VERSION 10${minor}00\n#define BOOST_LIB_VERSION \"1_${minor}\"\n")
    file(TOUCH "${WORK}/${name}/include/boost/config.hpp")
endfunction()

# boost_with_config(NAME MINOR): with a package file that does what Boost's own does.
function(boost_with_config name minor)
    boost(${name} ${minor})
    set(folder "${WORK}/${name}/lib/cmake/Boost-1.${minor}.0")
    file(WRITE "${folder}/BoostConfig.cmake" "
if(NOT TARGET Boost::headers)
    add_library(Boost::headers INTERFACE IMPORTED)
    set_target_properties(Boost::headers PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES \"${WORK}/${name}/include\")
endif()
set(Boost_VERSION_STRING 1.${minor}.0)
get_target_property(Boost_INCLUDE_DIRS Boost::headers INTERFACE_INCLUDE_DIRECTORIES)
")
    file(WRITE "${folder}/BoostConfigVersion.cmake" "
set(PACKAGE_VERSION 1.${minor}.0)
if(NOT PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION)
    set(PACKAGE_VERSION_COMPATIBLE TRUE)
endif()
")
endfunction()

boost_with_config(system 81) # what is found where nothing is said
boost_with_config(other 83)
boost(headers 84)
boost(old 80)

# again(ARGUMENT...): configures once more, and keeps what was said as `said`.
macro(again)
    execute_process(
        COMMAND "${CMAKE_COMMAND}" -S "${CMAKE_CURRENT_LIST_DIR}/boost" -B "${WORK}/build"
            -G "${GENERATOR}" --no-warn-unused-cli "-DCMAKE_PREFIX_PATH=${WORK}/system" ${ARGN}
        RESULT_VARIABLE result OUTPUT_VARIABLE said ERROR_VARIABLE said)
    # A message is broken into lines.
    string(REGEX REPLACE "[ \n]+" " " said "${said}")
endmacro()

macro(anew)
    file(REMOVE_RECURSE "${WORK}/build")
    again(${ARGN})
endmacro()

function(uses name minor)
    string(FIND "${said}" "used: Boost 1.${minor}.0 in ${WORK}/${name}/include." at)
    if(NOT result EQUAL 0 OR at EQUAL -1)
        message(SEND_ERROR "Boost 1.${minor} in ${name} is not used:\n${said}")
    endif()
endfunction()

# refuses(PART...): and says all these.
function(refuses)
    foreach(part IN LISTS ARGN)
        string(FIND "${said}" "${part}" at)
        if(result EQUAL 0 OR at EQUAL -1)
            message(SEND_ERROR "It is not refused with the words \"${part}\":\n${said}")
        endif()
    endforeach()
endfunction()

anew()
uses(system 81)

foreach(name IN ITEMS BOOST_ROOT Boost_ROOT)
    anew("-D${name}=${WORK}/headers")
    uses(headers 84)
    anew("-D${name}=${WORK}/other")
    uses(other 83)
    set(ENV{${name}} "${WORK}/headers")
    anew()
    uses(headers 84)
    unset(ENV{${name}})
endforeach()
anew("-DBoost_INCLUDE_DIR=${WORK}/headers/include")
uses(headers 84)

# What was found in the same build directory is forgotten.
anew()
again("-DBOOST_ROOT=${WORK}/other")
uses(other 83)
again("-DBOOST_ROOT=${WORK}/headers")
uses(headers 84)
again()
uses(headers 84)
again("-DBOOST_ROOT=${WORK}/other")
uses(other 83)

# Where nothing fit is given, nothing else is taken.
anew("-DBOOST_ROOT=${WORK}/nowhere")
refuses("there is none in ${WORK}/nowhere")
anew("-DBOOST_ROOT=${WORK}/old")
refuses("Boost 1.81 or newer")
anew()
again("-DBoost_INCLUDE_DIR=${WORK}/headers/include")
refuses("${WORK}/headers/include" "${WORK}/system/include")

# What a project around it has found stays, and must be what is meant.
anew("-DPARENT=CONFIG")
uses(system 81)
anew("-DPARENT=MODULE" "-DBoost_INCLUDE_DIR=${WORK}/headers/include" -DBoost_NO_BOOST_CMAKE=ON)
uses(headers 84)
foreach(meant IN ITEMS other headers)
    anew("-DPARENT=CONFIG" "-DBoost_DIR=${WORK}/system/lib/cmake/Boost-1.81.0"
        "-DBOOST_ROOT=${WORK}/${meant}")
    refuses("${WORK}/${meant}" "${WORK}/system/include")
endforeach()
