#include "storage/file/rollback_rehearsal.hpp"

#include <cstdlib>
#include <string>

namespace drumhead {

namespace {

namespace fs = std::filesystem;

}  // namespace

RollbackRehearsal::RollbackRehearsal(const fs::path& game)
{
    std::error_code failure;
    std::string name = (fs::temp_directory_path(failure) / "drumhead-XXXXXX").string();
    if (failure || !mkdtemp(name.data())) return;
    m_folder = name;
    const fs::path copy = m_folder / "game.drumhead";
    for (const char* const ending : {"", "-journal", "-wal"}) {
        const fs::path from = game.string() + ending;
        if (!fs::exists(from, failure)) continue;
        if (!fs::copy_file(from, copy.string() + ending, failure)) return;
    }
    m_copy = copy;
}

RollbackRehearsal::~RollbackRehearsal()
{
    std::error_code ignored;
    if (!m_folder.empty()) fs::remove_all(m_folder, ignored);
}

}  // namespace drumhead
