# Copyright (c) 2026 The colock authors. Distributed under the Boost Software License, Version 1.0.
import os
import re

from conan import ConanFile
from conan.errors import ConanInvalidConfiguration
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir

required_conan_version = ">=2.1"


class ColockConan(ConanFile):
    name = "colock"
    description = "Distributed locks on Redis and Valkey for Boost.Asio coroutines"
    license = "BSL-1.0"
    topics = ("redis", "valkey", "distributed-lock", "mutex", "asio", "coroutines")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    implements = ["auto_shared_fpic"]

    @property
    def _root(self):
        return os.path.join(self.recipe_folder, os.pardir, os.pardir)

    def set_version(self):
        text = load(self, os.path.join(self._root, "include", "colock", "version.hpp"))
        parts = re.findall(r"define COLOCK_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)", text)
        self.version = ".".join(parts)

    # The tree that the recipe lies in: without its tests and its benchmark.
    def export_sources(self):
        for name in ("CMakeLists.txt", "LICENSE", "cmake/*", "include/*", "src/*"):
            copy(self, name, src=self._root, dst=self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def requirements(self):
        # Headers alone, and its types are in the interface.
        self.requires("boost/[>=1.81 <2]", headers=True, libs=False, transitive_headers=True)
        self.requires("openssl/[>=1.1 <4]")

    def validate(self):
        if self.settings.os != "Linux":
            raise ConanInvalidConfiguration("colock needs Linux")
        check_min_cppstd(self, 20)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables["COLOCK_BUILD_TOOL"] = False
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE", src=self.source_folder,
             dst=os.path.join(self.package_folder, "licenses"))
        # Conan makes its own.
        rmdir(self, os.path.join(self.package_folder, "lib", "cmake"))
        rmdir(self, os.path.join(self.package_folder, "lib", "pkgconfig"))
        rmdir(self, os.path.join(self.package_folder, "share"))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "colock")
        self.cpp_info.set_property("cmake_target_name", "colock::colock")
        self.cpp_info.set_property("pkg_config_name", "colock")
        self.cpp_info.libs = ["colock"]
        self.cpp_info.requires = ["boost::headers", "openssl::openssl"]
        self.cpp_info.system_libs = ["pthread"]
