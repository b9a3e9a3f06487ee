# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

# Whether what repeats the version says the same.
file(READ "${SOURCE}/packaging/vcpkg/colock/vcpkg.json" port)
string(JSON port GET "${port}" version)
file(STRINGS "${SOURCE}/packaging/debian/changelog" debian LIMIT_COUNT 1)
string(REGEX MATCH "[0-9.]+" debian "${debian}")
file(STRINGS "${SOURCE}/CHANGELOG.md" changes REGEX "^## ")
list(GET changes 0 changes)
string(REGEX MATCH "[0-9.]+" changes "${changes}")
foreach(place port debian changes)
    if(NOT ${place} STREQUAL VERSION)
        message(FATAL_ERROR "The version is ${VERSION}; ${place} says ${${place}}.")
    endif()
endforeach()
file(STRINGS "${SOURCE}/packaging/debian/control" package REGEX "^Package: libcolock${SOVERSION}$")
if(NOT package)
    message(FATAL_ERROR "The Debian package of the library is not called libcolock${SOVERSION}.")
endif()
