#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_file;

namespace drumhead::sqlite {

/// A connection, closed when it goes. Codes are SQLite's extended ones; 0 is success.
class Database {
public:
    /// Still: to read where nothing can be written, not even beside the file.
    enum class Access { Read, Still, Write, Create };

    /// Opens; `opened` tells how that went.
    Database(const std::string& path, Access access);
    /// In memory.
    Database();

    [[nodiscard]] int opened() const { return m_opened; }
    /// Of the last thing done.
    [[nodiscard]] int code() const;
    [[nodiscard]] sqlite3* handle() const { return m_handle.get(); }
    /// The main file as SQLite holds it. The program must never open that file by itself: closing it would give up
    /// SQLite's locks on it.
    [[nodiscard]] sqlite3_file* file() const;
    /// Runs statements that give no rows.
    int run(const char* sql);
    /// The first value of the first row as a number or text; nought or empty, with `code` told, if there is none.
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
    /// The text has to live until the statement was run.
    Statement& bind(int parameter, std::string_view text);
    Step step();
    /// Runs a statement that gives no rows, and makes it ready to be bound again.
    bool run();
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

/// Rolled back when it goes, unless it was committed.
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
