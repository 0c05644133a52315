#pragma once

#include <filesystem>

namespace drumhead {

/// A copy of a game with its rollback journal in a folder of its own, which goes with it.
class RollbackRehearsal {
public:
    explicit RollbackRehearsal(const std::filesystem::path& game);
    ~RollbackRehearsal();
    RollbackRehearsal(const RollbackRehearsal&) = delete;
    RollbackRehearsal& operator=(const RollbackRehearsal&) = delete;

    /// Empty: it could not be made.
    [[nodiscard]] const std::filesystem::path& copy() const { return m_copy; }

private:
    std::filesystem::path m_folder;
    std::filesystem::path m_copy;
};

}  // namespace drumhead
