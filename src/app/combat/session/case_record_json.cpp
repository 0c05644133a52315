#include "app/combat/session/case_record_json.hpp"

#include "app/shared/qt_text.hpp"

#include <QJsonArray>

namespace drumhead::app {

namespace {

QJsonObject overruleToJson(const OverruleRecord& record)
{
    return {{"kind", toQt(std::string(overruleKindName(record.kind)))},
            {"step", toQt(record.step)},
            {"modifier", toQt(record.modifier)},
            {"row", record.row},
            {"occurrence", record.occurrence},
            {"die", record.die},
            {"value", toQt(record.value)},
            {"reason", toQt(record.reason)}};
}

OverruleRecord overruleFromJson(const QJsonObject& json)
{
    const auto text = [&json](const char* key) { return json[QLatin1String(key)].toString().toStdString(); };
    return {overruleKind(text("kind")).value_or(Overrule::Kind::Modifier),
            text("step"),
            text("modifier"),
            json["row"].toInt(),
            json["occurrence"].toInt(),
            json["die"].toInt(),
            text("value"),
            text("reason")};
}

}  // namespace

QJsonObject toJson(const CaseRecord& record)
{
    QJsonObject rows;
    for (const auto& [role, count] : record.rows) rows[toQt(role)] = count;
    QJsonArray answers;
    for (const std::string& each : record.answers) answers << toQt(each);
    QJsonArray faces;
    for (const int face : record.faces) faces << face;
    QJsonArray overrules;
    for (const OverruleRecord& each : record.overrules) overrules << overruleToJson(each);
    return {{"procedure", toQt(record.procedure)},
            {"rows", rows},
            {"answers", answers},
            {"dice", faces},
            {"overrulings", overrules}};
}

CaseRecord recordFromJson(const QJsonObject& json)
{
    CaseRecord record;
    record.procedure = json["procedure"].toString().toStdString();
    const QJsonObject rows = json["rows"].toObject();
    for (auto each = rows.begin(); each != rows.end(); ++each)
        record.rows.emplace_back(each.key().toStdString(), each.value().toInt());
    for (const QJsonValue& each : json["answers"].toArray()) record.answers.push_back(each.toString().toStdString());
    for (const QJsonValue& each : json["dice"].toArray()) record.faces.push_back(each.toInt());
    for (const QJsonValue& each : json["overrulings"].toArray())
        record.overrules.push_back(overruleFromJson(each.toObject()));
    return record;
}

}  // namespace drumhead::app
