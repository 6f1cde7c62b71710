# Of the kinds of library that the triplet wants; the files of the archive are compiled, so nothing else is needed.
vcpkg_download_distfile(archive
    URLS "@url@/@archive@"
    FILENAME "@archive@"
    SHA512 @sha512@)
vcpkg_extract_source_archive(source ARCHIVE "${archive}")

vcpkg_cmake_configure(SOURCE_PATH "${source}")
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(CONFIG_PATH share/cmake/lanehit)
vcpkg_fixup_pkgconfig()

file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${source}/LICENSE")
