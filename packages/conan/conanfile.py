"""lanehit by Conan 2, from the archive of a release."""

import os

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get


class Lanehit(ConanFile):
    name = "lanehit"
    version = "@version@"
    description = "Batched collision queries: the same bits on every backend, no contact missed"
    license = "MIT"
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False]}
    default_options = {"shared": False}

    def configure(self):
        self.settings.rm_safe("compiler.cppstd")
        self.settings.rm_safe("compiler.libcxx")

    def layout(self):
        cmake_layout(self, src_folder="src")

    def source(self):
        get(self, "@url@/@archive@", sha256="@sha256@", strip_root=True)

    def generate(self):
        CMakeToolchain(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()

    # CMake finds what lanehit itself installs for it, with its targets; the rest is for those who do not ask CMake.
    def package_info(self):
        self.cpp_info.set_property("cmake_find_mode", "none")
        self.cpp_info.builddirs = [os.path.join("share", "cmake", "lanehit")]
        self.cpp_info.libs = ["lanehit"]
        if not self.options.shared:
            self.cpp_info.defines = ["LANEHIT_STATIC"]
