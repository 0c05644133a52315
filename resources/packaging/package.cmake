# The package for Debian: what is installed besides the programs and their data, and what CPack is told.

set(pages "${PROJECT_BINARY_DIR}/package")
file(MAKE_DIRECTORY "${pages}")
find_program(gzip gzip REQUIRED)

# Manual pages and completions come from the same table as --help.
set(made)
function(drumhead_page program destination file)
    add_custom_command(OUTPUT "${pages}/${file}"
        COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C QT_QPA_PLATFORM=offscreen $<TARGET_FILE:${program}> ${ARGN} > "${pages}/${file}"
        DEPENDS ${program} VERBATIM)
    set(result "${pages}/${file}")
    if(destination MATCHES "man1$")
        add_custom_command(OUTPUT "${result}.gz" COMMAND "${gzip}" -9nkf "${result}" DEPENDS "${result}" VERBATIM)
        string(APPEND result ".gz")
    endif()
    install(FILES "${result}" DESTINATION "${destination}")
    set(made ${made} "${result}" PARENT_SCOPE)
endfunction()
drumhead_page(drumhead-cli "${CMAKE_INSTALL_MANDIR}/man1" drumhead-cli.1 help --as man)
drumhead_page(drumhead "${CMAKE_INSTALL_MANDIR}/man1" drumhead.1 --man)
drumhead_page(drumhead-cli "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" drumhead-cli help --as bash)
drumhead_page(drumhead-cli "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" _drumhead-cli help --as zsh)
drumhead_page(drumhead-cli "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" drumhead-cli.fish help --as fish)

set(papers "${PROJECT_SOURCE_DIR}/resources/packaging")
add_custom_command(OUTPUT "${pages}/changelog.gz"
    COMMAND "${gzip}" -9nc "${papers}/changelog" > "${pages}/changelog.gz"
    DEPENDS "${papers}/changelog" VERBATIM)
install(FILES "${pages}/changelog.gz" "${papers}/copyright" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/drumhead")
add_custom_target(drumhead_pages ALL DEPENDS ${made} "${pages}/changelog.gz")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME drumhead)
set(CPACK_PACKAGE_VENDOR "The Drumhead authors")
# A maintainer has to have an address, and there is none: ".invalid" can belong to nobody (RFC 2606).
set(CPACK_PACKAGE_CONTACT "The Drumhead authors <drumhead@drumhead.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee's assistant for horse-and-musket wargames")
set(CPACK_PACKAGE_DESCRIPTION
    "Drumhead resolves shooting, melee and morale of battles with miniatures by
rulesets that are plain files, with every modifier and its place in the rules,
and tells the exact odds. It takes a battle through its turns, keeps both
armies and a log, and prints scenario sheets, rosters and reports.")
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plug-ins that Qt loads by itself, and a font: no library dependency names them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6, qt6-wayland, fonts-dejavu-core")
# Qt's own texts in other languages than English.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n")
include(CPack)
