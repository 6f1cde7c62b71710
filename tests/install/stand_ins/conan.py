"""What `conan create` does with a recipe, as far as it shows here: a module `conan` with what the recipe uses.

    conan.py RECIPE_DIRECTORY WORK_DIRECTORY shared|static CMAKE_OPTION...

It installs into WORK_DIRECTORY/package, and prints the directory there in which find_package finds it.
"""

import hashlib
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import types
import urllib.request

directory, work, kind, *cmake_options = sys.argv[1:]
work = os.path.abspath(work)


def run(*words):
    subprocess.run(words, check=True, stdout=sys.stderr)


class Settings:
    def rm_safe(self, name):
        assert name in ("compiler.cppstd", "compiler.libcxx"), name


class CppInfo:
    def __init__(self):
        self.properties = {}

    def set_property(self, name, value):
        self.properties[name] = value


# As the recipe's class sets them, settings and options say what there may be; of a recipe that runs, what there is.
class ConanFile:
    def __init__(self):
        assert kind in ("shared", "static") and (kind == "shared") in self.options["shared"]
        self.options = types.SimpleNamespace(shared=kind == "shared")
        self.settings = Settings()
        self.cpp_info = CppInfo()
        self.package_folder = os.path.join(work, "package")


def cmake_layout(recipe, src_folder):
    recipe.source_folder = os.path.join(work, src_folder)
    recipe.build_folder = os.path.join(work, "build")


class CMakeToolchain:
    def __init__(self, recipe):
        self.recipe = recipe

    def generate(self):
        self.recipe.toolchain = ["-DBUILD_SHARED_LIBS=" + str(self.recipe.options.shared), "-DCMAKE_BUILD_TYPE=Release"]


class CMake:
    def __init__(self, recipe):
        self.recipe = recipe

    def configure(self):
        run("cmake", "-G", "Ninja", "-S", self.recipe.source_folder, "-B", self.recipe.build_folder,
            "-DCMAKE_INSTALL_PREFIX=" + self.recipe.package_folder, *self.recipe.toolchain, *cmake_options)

    def build(self):
        run("cmake", "--build", self.recipe.build_folder)

    def install(self):
        run("cmake", "--install", self.recipe.build_folder)


def get(recipe, url, sha256, strip_root):
    path, _ = urllib.request.urlretrieve(url, os.path.join(work, "archive"))
    with open(path, "rb") as archive:
        assert hashlib.sha256(archive.read()).hexdigest() == sha256, "not the archive of the recipe"
    with tarfile.open(path) as archive:
        archive.extractall(os.path.join(work, "unpacked"))
    (root,) = os.listdir(os.path.join(work, "unpacked")) if strip_root else (".",)
    os.rename(os.path.join(work, "unpacked", root), recipe.source_folder)


def copy(recipe, pattern, src, dst):
    os.makedirs(dst, exist_ok=True)
    shutil.copy(os.path.join(src, pattern), dst)


def make_module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(members)


make_module("conan", ConanFile=ConanFile)
make_module("conan.tools")
make_module("conan.tools.cmake", CMake=CMake, CMakeToolchain=CMakeToolchain, cmake_layout=cmake_layout)
make_module("conan.tools.files", copy=copy, get=get)

os.makedirs(work)
recipe = runpy.run_path(os.path.join(directory, "conanfile.py"))["Lanehit"]()
for step in ("configure", "layout", "source", "generate", "build", "package", "package_info"):
    getattr(recipe, step)()

assert recipe.cpp_info.properties["cmake_find_mode"] == "none"
for library in recipe.cpp_info.libs:
    suffix = "so" if recipe.options.shared else "a"
    assert os.path.exists(os.path.join(recipe.package_folder, "lib", f"lib{library}.{suffix}")), library
print(os.path.join(recipe.package_folder, *recipe.cpp_info.builddirs))
