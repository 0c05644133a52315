#include "storage/content/sqlite.hpp"

#include <sqlite3.h>

namespace drumhead::sqlite {

namespace {

int openFlags(Database::Access access)
{
    switch (access) {
    case Database::Access::Read: return SQLITE_OPEN_READONLY;
    case Database::Access::Still: return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
    case Database::Access::Write: return SQLITE_OPEN_READWRITE;
    case Database::Access::Create: break;
    }
    return SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
}

/// For SQLite a name with what it shall do about the file: nobody changes it, so nothing has to be written beside it.
std::string stillName(const std::string& path)
{
    std::string name = "file:";
    for (const char letter : path) {
        if (letter == '%') name += "%25";
        else if (letter == '?') name += "%3f";
        else if (letter == '#') name += "%23";
        else name += letter;
    }
    return name + "?immutable=1";
}

}  // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Database::Database(const std::string& path, Access access)
{
    sqlite3* handle = nullptr;
    const std::string name = access == Access::Still ? stillName(path) : path;
    m_opened = sqlite3_open_v2(name.c_str(), &handle, openFlags(access) | SQLITE_OPEN_EXRESCODE, nullptr);
    m_handle.reset(handle);
    if (m_opened != SQLITE_OK && handle) m_opened = sqlite3_extended_errcode(handle);
    configure();
}

Database::Database() : Database(":memory:", Access::Create) {}

/// A file from elsewhere must not run anything of its own, nor bend SQLite's reading of it.
void Database::configure()
{
    if (m_opened != SQLITE_OK) return;
    sqlite3_busy_timeout(handle(), 1000);
    sqlite3_limit(handle(), SQLITE_LIMIT_LENGTH, 64 << 20);  // what a damaged length may make it allocate
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    // A log that lies beside the file may be another's: nothing of it gets into the file before all of it was checked.
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    run("PRAGMA cell_size_check = ON; PRAGMA synchronous = FULL");
}

int Database::code() const { return m_opened != SQLITE_OK ? m_opened : sqlite3_extended_errcode(handle()); }

sqlite3_file* Database::file() const
{
    sqlite3_file* file = nullptr;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    return file && file->pMethods ? file : nullptr;
}

/// SQLite refuses a file that is shorter than its header says, unless its schema is open to repair.
void Database::readPastCut()
{
    if (m_opened != SQLITE_OK) return;
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
}

int Database::run(const char* sql) { return sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr); }

std::int64_t Database::number(const char* sql)
{
    Statement statement(*this, sql);
    return statement.step() == Statement::Step::Row ? statement.number(0) : 0;
}

std::string Database::text(const char* sql)
{
    Statement statement(*this, sql);
    return statement.step() == Statement::Step::Row ? statement.text(0) : std::string();
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Statement::Statement(Database& database, const char* sql)
{
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database.handle(), sql, -1, &statement, nullptr);
    m_statement.reset(statement);
}

Statement& Statement::bind(int parameter, std::int64_t number)
{
    sqlite3_bind_int64(m_statement.get(), parameter, number);
    return *this;
}

Statement& Statement::bind(int parameter, std::string_view text)
{
    sqlite3_bind_text64(m_statement.get(), parameter, text.data() ? text.data() : "", text.size(), SQLITE_STATIC,
                        SQLITE_UTF8);
    return *this;
}

Statement::Step Statement::step()
{
    if (!m_statement) return Step::Failed;
    switch (sqlite3_step(m_statement.get())) {
    case SQLITE_ROW: return Step::Row;
    case SQLITE_DONE: return Step::Done;
    default: return Step::Failed;
    }
}

bool Statement::run()
{
    if (step() != Step::Done) return false;
    sqlite3_reset(m_statement.get());
    return true;
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

std::string Statement::text(int column) const
{
    const auto* text = static_cast<const char*>(sqlite3_column_blob(m_statement.get(), column));
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return text ? std::string(text, static_cast<std::size_t>(size)) : std::string();
}

Transaction::Transaction(Database& database, const char* begin)
    : m_database(database), m_open(database.run(begin) == SQLITE_OK)
{}

Transaction::~Transaction()
{
    if (m_open) m_database.run("ROLLBACK");
}

bool Transaction::commit()
{
    if (m_database.run("COMMIT") != SQLITE_OK) return false;
    m_open = false;
    return true;
}

}  // namespace drumhead::sqlite
