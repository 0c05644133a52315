#pragma once

namespace drumhead::test {

/// While it lives, SQLite writes to a disk that takes so many writes and is then full; the one that fails leaves half
/// of its bytes behind. Nothing is waited for until it is on the disk, so that many such disks can be tried.
class FullDisk {
public:
    explicit FullDisk(int writes);
    ~FullDisk();
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

    /// Room for so many writes more.
    void makeRoom(int writes);
    /// Whether anything was refused yet.
    [[nodiscard]] bool refused() const;
};

}  // namespace drumhead::test
