#include "app/combat/session/case_record.hpp"

#include "app/shared/text.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace drumhead::app {

namespace {

struct CaseRecordWords {
    Q_DECLARE_TR_FUNCTIONS(CaseRecord)
};

QString kindName(Overrule::Kind kind)
{
    switch (kind) {
    case Overrule::Kind::Value: return QStringLiteral("value");
    case Overrule::Kind::Die: return QStringLiteral("die");
    case Overrule::Kind::Modifier: break;
    }
    return QStringLiteral("modifier");
}

/// The slot of the value that a step gives, or -1. A column of a table goes by its own name.
SlotId resultOf(const Program& program, const std::string& step)
{
    for (const Instruction& each : program.code) {
        const bool named = program.steps[each.step].name == step;
        switch (each.op) {
        case Op::Let:
            if (named) return program.lets[each.detail].slot;
            break;
        case Op::Band:
            if (named) return program.bands[each.detail].slot;
            break;
        case Op::Sum:
            if (named) return program.sums[each.detail].slot;
            break;
        case Op::Roll:
            if (named) return program.rolls[each.detail].slot;
            break;
        case Op::Table:
            for (const SlotId output : program.tables[each.detail].outputs) {
                const bool isColumn = program.tables[each.detail].outputs.size() > 1;
                if (isColumn ? program.slots[static_cast<std::size_t>(output)].name == step : named) return output;
            }
            break;
        default: break;
        }
    }
    return -1;
}

bool hasModifier(const Program& program, const std::string& step, const std::string& modifier)
{
    return std::any_of(program.code.begin(), program.code.end(), [&](const Instruction& each) {
        if (each.op != Op::Sum || program.steps[each.step].name != step) return false;
        const std::vector<CompiledModifier>& all = program.sums[each.detail].modifiers;
        return std::any_of(all.begin(), all.end(),
                           [&](const CompiledModifier& one) { return one.modifier->id == modifier; });
    });
}

Shape shapeOf(const Situation& situation, const Overrule& overrule)
{
    if (overrule.kind != Overrule::Kind::Value) {
        Shape amount;
        amount.whole = false;
        amount.least = -Number::largest();
        amount.most = Number::largest();
        return amount;
    }
    const SlotId slot = resultOf(situation.program(), overrule.step);
    Shape shape = slot < 0 ? Shape() : situation.program().slots[static_cast<std::size_t>(slot)].shape;
    shape.least = -Number::largest();
    shape.most = Number::largest();
    return shape;
}

QJsonObject overruleToJson(const Situation& situation, const Overrule& overrule)
{
    return {{"kind", kindName(overrule.kind)},
            {"step", toQt(overrule.step)},
            {"modifier", toQt(overrule.modifier)},
            {"row", overrule.row},
            {"occurrence", overrule.occurrence},
            {"die", overrule.die},
            {"value", toQt(situation.ruleset().valueId(shapeOf(situation, overrule), overrule.value))},
            {"reason", toQt(overrule.reason)}};
}

/// False if the rules have no such step, modifier or value any more.
bool overruleFromJson(Situation& situation, const QJsonObject& json)
{
    Overrule overrule;
    for (const auto kind : {Overrule::Kind::Modifier, Overrule::Kind::Value, Overrule::Kind::Die}) {
        if (json["kind"].toString() == kindName(kind)) overrule.kind = kind;
    }
    overrule.step = json["step"].toString().toStdString();
    overrule.modifier = json["modifier"].toString().toStdString();
    overrule.row = json["row"].toInt();
    overrule.occurrence = json["occurrence"].toInt();
    overrule.die = json["die"].toInt();
    overrule.reason = json["reason"].toString().toStdString();
    const bool known = overrule.kind == Overrule::Kind::Die
        || (overrule.kind == Overrule::Kind::Value
                ? resultOf(situation.program(), overrule.step) >= 0
                : hasModifier(situation.program(), overrule.step, overrule.modifier));
    const Result<Value> value =
        parseValue(situation.ruleset(), shapeOf(situation, overrule), json["value"].toString().toStdString());
    if (!known || !value) return false;
    overrule.value = *value;
    situation.overrule(std::move(overrule));
    return true;
}

}  // namespace

CaseRecord recordOf(const Situation& situation, const std::vector<int>& faces)
{
    CaseRecord record;
    const Program& program = situation.program();
    record.procedure = toQt(situation.procedure().id);
    for (std::size_t i = 0; i < program.roles.size(); ++i) {
        if (program.roles[i].many)
            record.rows.emplace_back(toQt(program.roles[i].name), situation.layout().rows(static_cast<int>(i)));
    }
    for (std::size_t i = 0; i < program.slots.size(); ++i) {
        const Slot& slot = program.slots[i];
        if (slot.kind == SlotKind::Ruling || !slot.asked) continue;
        const int rows = slot.manyRole < 0 ? 1 : situation.layout().rows(slot.manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            const Value given = situation.given(fact);
            if (given.isUnknown()) continue;
            record.answers << toQt(factName(program, fact)) + u'='
                    + toQt(situation.ruleset().valueId(slot.shape, given));
        }
    }
    record.faces = faces;
    for (const Overrule& each : situation.overrules()) record.overrules << overruleToJson(situation, each);
    return record;
}

QStringList takeUpRecord(Situation& situation, const CaseRecord& record)
{
    QStringList dropped;
    for (const auto& [role, rows] : record.rows) {
        const int index = situation.program().findRole(role.toStdString());
        if (index >= 0 && situation.program().roles[static_cast<std::size_t>(index)].many)
            situation.setRows(index, rows);
    }
    for (const QString& each : record.answers) {
        const std::string name = each.section(u'=', 0, 0).toStdString();
        if (!situation.set(name, each.section(u'=', 1).toStdString())) dropped << toQt(name);
    }
    for (const QJsonValue& each : record.overrules) {
        if (!overruleFromJson(situation, each.toObject())) dropped << CaseRecordWords::tr("an overruling");
    }
    return dropped;
}

QJsonObject toJson(const CaseRecord& record)
{
    QJsonObject rows;
    for (const auto& [role, count] : record.rows) rows[role] = count;
    QJsonArray faces;
    for (const int face : record.faces) faces << face;
    return {{"procedure", record.procedure},
            {"rows", rows},
            {"answers", QJsonArray::fromStringList(record.answers)},
            {"dice", faces},
            {"overrulings", record.overrules}};
}

CaseRecord recordFromJson(const QJsonObject& json)
{
    CaseRecord record;
    record.procedure = json["procedure"].toString();
    const QJsonObject rows = json["rows"].toObject();
    for (auto each = rows.begin(); each != rows.end(); ++each)
        record.rows.emplace_back(each.key(), each.value().toInt());
    for (const QJsonValue& each : json["answers"].toArray()) record.answers << each.toString();
    for (const QJsonValue& each : json["dice"].toArray()) record.faces.push_back(each.toInt());
    record.overrules = json["overrulings"].toArray();
    return record;
}

}  // namespace drumhead::app
