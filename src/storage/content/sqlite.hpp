#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_file;

namespace drumhead::sqlite {

/// A connection, closed by the destructor. Codes are SQLite's extended ones; 0 is success.
class Database {
public:
    /// Still: to read where nothing can be written, not even beside the file (immutable).
    enum class Access { Read, Still, Write, Create };

    /// Opens; `opened` has the code.
    Database(const std::string& path, Access access);
    /// In memory.
    Database();

    [[nodiscard]] int opened() const { return m_opened; }
    /// Of the last operation.
    [[nodiscard]] int code() const;
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }
    /// The main file as SQLite has it open. The program must not open that file itself: closing it would release
    /// SQLite's locks.
    [[nodiscard]] sqlite3_file* file() const;
    /// Runs statements without results.
    int run(const char* sql);
    /// From now on a file that ends before its header says is read as far as it goes.
    void readPastCut();
    /// The first value of the first row as a number or text; 0 or empty, with `code` set, if there is none.
    [[nodiscard]] std::int64_t number(const char* sql);
    [[nodiscard]] std::string text(const char* sql);

private:
    struct Close {
        void operator()(sqlite3* handle) const;
    };
    void configure();

    std::unique_ptr<sqlite3, Close> m_handle;
    int m_opened = 0;
};

/// A prepared statement. Parameters count from 1, columns from 0.
class Statement {
public:
    enum class Step { Row, Done, Failed };

    Statement(Database& database, const char* sql);

    Statement& bind(int parameter, std::int64_t number);
    /// The text must live until the statement was run.
    Statement& bind(int parameter, std::string_view text);
    Step step();
    /// Runs a statement without results and resets it.
    bool run();
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// Rolled back by the destructor unless committed.
class Transaction {
public:
    Transaction(Database& database, const char* begin);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    [[nodiscard]] bool begun() const { return m_open; }
    bool commit();

private:
    Database& m_database;
    bool m_open;
};

}  // namespace drumhead::sqlite
