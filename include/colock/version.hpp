// Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
#pragma once

/// The version of these headers. CMakeLists.txt reads it here. Before 1.0 a new minor version may
/// change the interface; a new patch version does not.
#define COLOCK_VERSION_MAJOR 0
#define COLOCK_VERSION_MINOR 1
#define COLOCK_VERSION_PATCH 0

/// To compare with: 100 * (100 * major + minor) + patch, so 1.2.3 is 10203.
#define COLOCK_VERSION                                                                             \
    (COLOCK_VERSION_MAJOR * 10000 + COLOCK_VERSION_MINOR * 100 + COLOCK_VERSION_PATCH)

/// As text, "0.1.0".
#define COLOCK_VERSION_STRING                                                                      \
    COLOCK_VERSION_TEXT_(COLOCK_VERSION_MAJOR, COLOCK_VERSION_MINOR, COLOCK_VERSION_PATCH)
#define COLOCK_VERSION_TEXT_(major, minor, patch) COLOCK_VERSION_JOIN_(major, minor, patch)
#define COLOCK_VERSION_JOIN_(major, minor, patch) #major "." #minor "." #patch
