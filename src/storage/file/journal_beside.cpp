#include "storage/file/journal_beside.hpp"

#include "storage/file/file_faults.hpp"

#include <algorithm>
#include <array>
#include <fstream>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

constexpr std::array<unsigned char, 8> journalMagic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};

/// A journal that ends with its magic number has the length of a file's name 16 bytes before the end
/// (https://www.sqlite.org/fileformat.html, 3.1). No game is part of a change over several files.
bool namesAnotherFile(const fs::path& journal)
{
    constexpr std::size_t tail = 16;
    std::ifstream in(journal, std::ios::binary | std::ios::ate);
    if (!in || in.tellg() < static_cast<std::streamoff>(tail)) return false;
    in.seekg(-static_cast<std::streamoff>(tail), std::ios::end);
    std::array<unsigned char, tail> end{};
    in.read(reinterpret_cast<char*>(end.data()), tail);
    const bool isMarked = std::equal(journalMagic.begin(), journalMagic.end(), end.begin() + 8);
    const bool hasLength = end[0] != 0 || end[1] != 0 || end[2] != 0 || end[3] != 0;
    return in && isMarked && hasLength;
}

FileError refused(const fs::path& game, const fs::path& beside, const Message& form)
{
    return wholeFileError(FileFault::Foreign, {form, {aText(game.string()), aText(beside.filename().string())}});
}

}  // namespace

bool isTooLarge(const fs::path& file)
{
    constexpr std::uintmax_t most = 1'000'000'000;
    std::error_code failure;
    const auto size = fs::file_size(file, failure);
    return !failure && size > most;
}

FileError inspectBeside(const fs::path& game)
{
    for (const char* const ending : {"-journal", "-wal", "-shm"}) {
        const fs::path beside = game.string() + ending;
        std::error_code failure;
        const fs::file_type type = fs::symlink_status(beside, failure).type();
        if (type == fs::file_type::not_found) continue;
        if (type != fs::file_type::regular)
            return refused(
                game, beside,
                message("file.beside-special",
                        "the game file %1 is not opened: %2 beside it is no ordinary file; move that file away"));
        if (isTooLarge(beside))
            return refused(
                game, beside,
                message("file.beside-large",
                        "the game file %1 is not opened: %2 beside it is larger than any game; move that file away"));
    }
    const fs::path journal = game.string() + "-journal";
    if (namesAnotherFile(journal))
        return refused(
            game, journal,
            message(
                "file.beside-other",
                "the game file %1 is not opened: %2 beside it names another file, which would be deleted; move that file away"));
    return {};
}

bool hasRollback(const fs::path& game)
{
    std::error_code failure;
    const auto size = fs::file_size(game.string() + "-journal", failure);
    return !failure && size > 0;
}

}  // namespace drumhead
