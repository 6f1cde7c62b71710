# What vcpkg does with a port, as far as it shows here, for one kind of library and without debugging:
#   cmake -DPORT=DIRECTORY -DWORK=DIRECTORY -DLINKAGE=ON|OFF "-DOPTIONS=-D..." -P vcpkg.cmake
# installs into WORK/packages. OPTIONS are those that a triplet may add.
cmake_minimum_required(VERSION 3.16)
set(CURRENT_PACKAGES_DIR "${WORK}/packages")

function(must_do)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE status)
  if(status)
    message(FATAL_ERROR "failed: ${ARGV}")
  endif()
endfunction()

function(vcpkg_download_distfile to)
  cmake_parse_arguments(arg "" "FILENAME;SHA512" "URLS" ${ARGN})
  file(DOWNLOAD "${arg_URLS}" "${WORK}/${arg_FILENAME}" EXPECTED_HASH "SHA512=${arg_SHA512}")
  set(${to} "${WORK}/${arg_FILENAME}" PARENT_SCOPE)
endfunction()

# The one directory of the archive is the source.
function(vcpkg_extract_source_archive to)
  cmake_parse_arguments(arg "" "ARCHIVE" "" ${ARGN})
  file(MAKE_DIRECTORY "${WORK}/source")
  must_do("${CMAKE_COMMAND}" -E chdir "${WORK}/source" "${CMAKE_COMMAND}" -E tar xf "${arg_ARCHIVE}")
  file(GLOB unpacked "${WORK}/source/*")
  set(${to} "${unpacked}" PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
  cmake_parse_arguments(arg "" "SOURCE_PATH" "OPTIONS" ${ARGN})
  must_do("${CMAKE_COMMAND}" -G Ninja -S "${arg_SOURCE_PATH}" -B "${WORK}/build" ${arg_OPTIONS} ${OPTIONS}
    "-DBUILD_SHARED_LIBS=${LINKAGE}" -DCMAKE_BUILD_TYPE=Release "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}"
    -DCMAKE_INSTALL_LIBDIR=lib)
endfunction()

function(vcpkg_cmake_install)
  must_do("${CMAKE_COMMAND}" --build "${WORK}/build" --target install)
endfunction()

# The package moves to share/PORT, and finds its prefix from there.
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(arg "" "CONFIG_PATH" "" ${ARGN})
  get_filename_component(name "${PORT}" NAME)
  set(to "${CURRENT_PACKAGES_DIR}/share/${name}")
  file(RENAME "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}" "${to}")
  file(READ "${to}/lanehitTargets.cmake" text)
  set(step "get_filename_component\\(_IMPORT_PREFIX \"[^\"]*\" PATH\\)\n")
  string(REGEX REPLACE "(${step})+"
    "get_filename_component(_IMPORT_PREFIX \"\${CMAKE_CURRENT_LIST_DIR}/../..\" ABSOLUTE)\n" text "${text}")
  file(WRITE "${to}/lanehitTargets.cmake" "${text}")
endfunction()

function(vcpkg_fixup_pkgconfig)
  if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/lib/pkgconfig/lanehit.pc")
    message(FATAL_ERROR "no lib/pkgconfig/lanehit.pc")
  endif()
endfunction()

function(vcpkg_install_copyright)
  cmake_parse_arguments(arg "" "" "FILE_LIST" ${ARGN})
  file(INSTALL ${arg_FILE_LIST} DESTINATION "${CURRENT_PACKAGES_DIR}/share")
endfunction()

include("${PORT}/portfile.cmake")
