#include "app/combat/session/case_record_json.hpp"

#include "app/shared/text.hpp"

#include <QJsonArray>

namespace drumhead::app {

namespace {

QString kindName(Overrule::Kind kind)
{
    switch (kind) {
    case Overrule::Kind::Value: return QStringLiteral("value");
    case Overrule::Kind::Die: return QStringLiteral("die");
    case Overrule::Kind::Modifier: break;
    }
    return QStringLiteral("modifier");
}

QJsonObject overruleToJson(const CaseRecord::RecordedOverrule& recorded)
{
    const Overrule& overrule = recorded.overrule;
    return {{"kind", kindName(overrule.kind)},     {"step", toQt(overrule.step)},
            {"modifier", toQt(overrule.modifier)}, {"row", overrule.row},
            {"occurrence", overrule.occurrence},   {"die", overrule.die},
            {"value", toQt(recorded.value)},       {"reason", toQt(overrule.reason)}};
}

CaseRecord::RecordedOverrule overruleFromJson(const QJsonObject& json)
{
    CaseRecord::RecordedOverrule recorded;
    Overrule& overrule = recorded.overrule;
    for (const auto kind : {Overrule::Kind::Modifier, Overrule::Kind::Value, Overrule::Kind::Die}) {
        if (json["kind"].toString() == kindName(kind)) overrule.kind = kind;
    }
    overrule.step = json["step"].toString().toStdString();
    overrule.modifier = json["modifier"].toString().toStdString();
    overrule.row = json["row"].toInt();
    overrule.occurrence = json["occurrence"].toInt();
    overrule.die = json["die"].toInt();
    overrule.reason = json["reason"].toString().toStdString();
    recorded.value = json["value"].toString().toStdString();
    return recorded;
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
    for (const CaseRecord::RecordedOverrule& each : record.overrules) overrules << overruleToJson(each);
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
