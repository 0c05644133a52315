#include "full_disk.hpp"

#include <limits>
#include <sqlite3.h>

namespace drumhead::test {

namespace {

struct Disk {
    int room = std::numeric_limits<int>::max();
    bool refused = false;
    sqlite3_vfs* real = nullptr;
    sqlite3_vfs vfs{};
};

Disk& disk()
{
    static Disk disk;
    return disk;
}

/// A file of SQLite's own with another write and sync; the real one lies behind it in the same memory.
struct File {
    sqlite3_file base;
    sqlite3_io_methods methods;

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File& fileOf(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
sqlite3_file* realOf(sqlite3_file* file) { return fileOf(file).real(); }

int writeFile(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 offset)
{
    sqlite3_file* real = realOf(file);
    if (disk().room > 0) {
        --disk().room;
        return real->pMethods->xWrite(real, bytes, count, offset);
    }
    disk().refused = true;
    if (count > 1) real->pMethods->xWrite(real, bytes, count / 2, offset);
    return SQLITE_FULL;
}

int closeFile(sqlite3_file* file)
{
    sqlite3_file* real = realOf(file);
    return real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
}

/// All that is passed on as it is.
void passOn(sqlite3_io_methods& methods)
{
    methods.xRead = [](sqlite3_file* f, void* bytes, int count, sqlite3_int64 at) {
        return realOf(f)->pMethods->xRead(realOf(f), bytes, count, at);
    };
    methods.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
        return realOf(f)->pMethods->xTruncate(realOf(f), size);
    };
    methods.xFileSize = [](sqlite3_file* f, sqlite3_int64* size) {
        return realOf(f)->pMethods->xFileSize(realOf(f), size);
    };
    methods.xLock = [](sqlite3_file* f, int lock) { return realOf(f)->pMethods->xLock(realOf(f), lock); };
    methods.xUnlock = [](sqlite3_file* f, int lock) { return realOf(f)->pMethods->xUnlock(realOf(f), lock); };
    methods.xCheckReservedLock = [](sqlite3_file* f, int* out) {
        return realOf(f)->pMethods->xCheckReservedLock(realOf(f), out);
    };
    methods.xFileControl = [](sqlite3_file* f, int what, void* argument) {
        return realOf(f)->pMethods->xFileControl(realOf(f), what, argument);
    };
    methods.xSectorSize = [](sqlite3_file* f) { return realOf(f)->pMethods->xSectorSize(realOf(f)); };
    methods.xDeviceCharacteristics = [](sqlite3_file* f) {
        return realOf(f)->pMethods->xDeviceCharacteristics(realOf(f));
    };
    methods.xShmMap = [](sqlite3_file* f, int page, int size, int extend, volatile void** out) {
        return realOf(f)->pMethods->xShmMap(realOf(f), page, size, extend, out);
    };
    methods.xShmLock = [](sqlite3_file* f, int at, int count, int flags) {
        return realOf(f)->pMethods->xShmLock(realOf(f), at, count, flags);
    };
    methods.xShmBarrier = [](sqlite3_file* f) { realOf(f)->pMethods->xShmBarrier(realOf(f)); };
    methods.xShmUnmap = [](sqlite3_file* f, int remove) { return realOf(f)->pMethods->xShmUnmap(realOf(f), remove); };
}

int openFile(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    File& own = fileOf(file);
    own.base.pMethods = nullptr;
    const int code = disk().real->xOpen(disk().real, name, own.real(), flags, outFlags);
    if (!own.real()->pMethods) return code;
    own.methods = {};
    own.methods.iVersion = 2;
    passOn(own.methods);
    own.methods.xClose = closeFile;
    own.methods.xWrite = writeFile;
    own.methods.xSync = [](sqlite3_file*, int) { return SQLITE_OK; };
    own.base.pMethods = &own.methods;
    return code;
}

}  // namespace

FullDisk::FullDisk(int writes)
{
    Disk& now = disk();
    now.real = sqlite3_vfs_find(nullptr);
    now.vfs = *now.real;
    now.vfs.zName = "full-disk";
    now.vfs.pNext = nullptr;
    now.vfs.szOsFile = static_cast<int>(sizeof(File)) + now.real->szOsFile;
    now.vfs.xOpen = openFile;
    now.refused = false;
    makeRoom(writes);
    sqlite3_vfs_register(&now.vfs, 1);
}

FullDisk::~FullDisk()
{
    sqlite3_vfs_unregister(&disk().vfs);
    sqlite3_vfs_register(disk().real, 1);
}

void FullDisk::makeRoom(int writes) { disk().room = writes; }

bool FullDisk::refused() const { return disk().refused; }

}  // namespace drumhead::test
