#include "app/combat/session/case_store.hpp"

#include "app/combat/session/case_record_json.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/settings/user_data.hpp"
#include "drumhead/base/ordinary_file.hpp"
#include "drumhead/base/whole_file.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace drumhead::app {

namespace {

struct CaseStoreWords {
    Q_DECLARE_TR_FUNCTIONS(CaseStore)
};

constexpr int format = 1;

}  // namespace

QString CaseStore::standardFile() { return userDataFolder() + QStringLiteral("/cases.json"); }

CaseStore::CaseStore(QString file) : m_file(std::move(file)) { read(); }

void CaseStore::read()
{
    constexpr std::size_t most = 16 << 20;  // bytes
    const QFileInfo there(m_file);
    if (!there.exists() && !there.isSymLink()) return;
    const Result<std::string> text = readOrdinaryFile(m_file.toStdString(), most + 1, *spokenTexts());
    m_isReadable = static_cast<bool>(text);
    if (!text) {
        m_fault = CaseStoreWords::tr("The open cases can't be read: %1.").arg(toQt(text.error()));
        return;
    }
    const bool isWhole = text->size() <= most;
    const QJsonObject all =
        isWhole ? QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object() : QJsonObject();
    if (all["format"].toInt() == format) {
        m_rulesets = all["rulesets"].toObject();
        return;
    }
    const QString aside = m_file + QStringLiteral(".aside");
    QFile::remove(aside);
    m_fault = QFile::rename(m_file, aside)
        ? CaseStoreWords::tr("The file of open cases could not be read and was moved to %1.").arg(aside)
        : CaseStoreWords::tr("The file of open cases, %1, could not be read.").arg(m_file);
}

CaseRecord CaseStore::caseOf(const QString& ruleset, const QString& procedure) const
{
    return recordFromJson(m_rulesets[ruleset].toObject()["cases"].toObject()[procedure].toObject());
}

std::vector<CaseRecord> CaseStore::wayBack(const QString& ruleset) const
{
    std::vector<CaseRecord> way;
    for (const QJsonValue& each : m_rulesets[ruleset].toObject()["way-back"].toArray())
        way.push_back(recordFromJson(each.toObject()));
    return way;
}

QString CaseStore::save(const QString& ruleset, const CaseRecord& record, const std::vector<CaseRecord>& wayBack)
{
    m_fault.clear();
    read();  // another window may have written it
    if (!m_isReadable) return m_fault;
    QJsonObject mine = m_rulesets[ruleset].toObject();
    QJsonObject cases = mine["cases"].toObject();
    if (record.isEmpty()) cases.remove(toQt(record.procedure));
    else cases[toQt(record.procedure)] = toJson(record);
    QJsonArray way;
    for (const CaseRecord& each : wayBack) way << toJson(each);
    mine["cases"] = cases;
    mine["way-back"] = way;
    if (mine == m_rulesets[ruleset].toObject()) return {};
    m_rulesets[ruleset] = mine;
    return write();
}

QString CaseStore::write() const
{
    const auto failed = [&](const QString& why) {
        return CaseStoreWords::tr("The open case could not be saved: %1.").arg(why);
    };
    if (!QDir().mkpath(QFileInfo(m_file).path()))
        return failed(CaseStoreWords::tr("the folder %1 can't be created").arg(QFileInfo(m_file).path()));
    const QByteArray text =
        QJsonDocument(QJsonObject{{"format", format}, {"rulesets", m_rulesets}}).toJson(QJsonDocument::Indented);
    const std::error_code failure =
        writeWholeFile(m_file.toStdString(), {text.constData(), static_cast<std::size_t>(text.size())});
    return failure ? failed(QString::fromLocal8Bit(failure.message().c_str())) : QString();
}

}  // namespace drumhead::app
