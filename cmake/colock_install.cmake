# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/colock")

install(TARGETS colock EXPORT colock-targets)
install(DIRECTORY include/ DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" FILES_MATCHING PATTERN "*.hpp")
install(EXPORT colock-targets NAMESPACE colock:: DESTINATION "${package_dir}")

configure_package_config_file(cmake/colock-config.cmake.in colock-config.cmake
    INSTALL_DESTINATION "${package_dir}")
# Before 1.0 a new minor version may change the interface.
write_basic_package_version_file(colock-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
    "${CMAKE_CURRENT_BINARY_DIR}/colock-config.cmake"
    "${CMAKE_CURRENT_BINARY_DIR}/colock-config-version.cmake"
    DESTINATION "${package_dir}")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")
