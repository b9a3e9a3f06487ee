# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.

include(CMakePackageConfigHelpers)

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
    cmake/colock_boost.cmake
    DESTINATION "${package_dir}")
install(FILES LICENSE DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# The paths in the .pc file are relative to it, so that an installation can be moved.
set(colock_pc_dir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
set(colock_pc_prefix "${CMAKE_INSTALL_PREFIX}")
if(NOT IS_ABSOLUTE "${colock_pc_dir}")
    file(RELATIVE_PATH colock_pc_prefix "/${colock_pc_dir}" "/")
    string(REGEX REPLACE "/$" "" colock_pc_prefix "\${pcfiledir}/${colock_pc_prefix}")
endif()
cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_LIBDIR BASE_DIRECTORY "\${prefix}"
    OUTPUT_VARIABLE colock_pc_libdir)
cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_INCLUDEDIR BASE_DIRECTORY "\${prefix}"
    OUTPUT_VARIABLE colock_pc_includedir)
# A program that links a shared colock need not have what colock itself needs.
set(colock_pc_requires "Requires: openssl")
if(BUILD_SHARED_LIBS)
    set(colock_pc_requires "Requires:")
endif()
configure_file(cmake/colock.pc.in colock.pc @ONLY)
install(FILES "${CMAKE_CURRENT_BINARY_DIR}/colock.pc" DESTINATION "${colock_pc_dir}")
