#include "cli/output/json_output.hpp"

namespace drumhead::cli {

Json jsonNumber(Number number)
{
    if (number.isWhole()) return number.floor();
    return number.toDouble();
}

Json jsonValue(const Ruleset& ruleset, const Shape& shape, Value value)
{
    if (!value.isSet()) return nullptr;
    switch (shape.kind) {
    case ValueKind::Flag: return value.yes();
    case ValueKind::Choice: return ruleset.names.word(value.name());
    case ValueKind::Number: break;
    }
    return jsonNumber(value.number());
}

Json jsonCites(const Ruleset& ruleset, const std::vector<int>& rows)
{
    Json cites = Json::array();
    for (const int row : rows) cites.push_back(ruleset.ledger.rows()[static_cast<std::size_t>(row)].id);
    return cites;
}

Json jsonDiagnostic(const Diagnostic& diagnostic)
{
    return {{"file", diagnostic.file},
            {"line", diagnostic.line},
            {"column", diagnostic.column},
            {"severity", diagnostic.severity == Severity::Error ? "error" : "warning"},
            {"message", diagnostic.message()}};
}

namespace {

Json jsonDice(const Verdict& verdict)
{
    Json all = Json::array();
    for (const VerdictDice& dice : verdict.dice) {
        if (dice.deck) continue;
        Json each = {{"step", dice.step}, {"sides", dice.sides}, {"faces", dice.faces}};
        if (dice.overruled) each["overruled"] = dice.reason;
        all.push_back(std::move(each));
    }
    return all;
}

Json jsonCards(const Verdict& verdict)
{
    Json all = Json::array();
    for (const VerdictDice& dice : verdict.dice) {
        if (!dice.deck) continue;
        const Card& card = dice.deck->cards[static_cast<std::size_t>(dice.faces.front()) - 1];
        Json each = {{"step", dice.step}, {"deck", dice.deck->id}, {"card", card.word}};
        if (dice.overruled) each["overruled"] = dice.reason;
        all.push_back(std::move(each));
    }
    return all;
}

Json jsonModifiers(const Verdict& verdict, const Ruleset& ruleset)
{
    Json all = Json::array();
    for (const VerdictModifier& modifier : verdict.modifiers) {
        Json each = {{"step", modifier.step},
                     {"id", modifier.id},
                     {"label", modifier.label},
                     {"amount", jsonNumber(modifier.amount)},
                     {"applied", modifier.applied},
                     {"because", modifier.because},
                     {"cite", jsonCites(ruleset, modifier.cites)},
                     {"status", statusName(modifier.status)}};
        if (!modifier.rowLabel.empty()) each["row"] = modifier.row + 1;
        if (!modifier.whose.empty()) each["of"] = modifier.whose;
        if (modifier.overruled) each["overruled"] = modifier.reason;
        all.push_back(std::move(each));
    }
    return all;
}

Json jsonEffects(const Verdict& verdict, const Ruleset& ruleset)
{
    Json all = Json::array();
    for (const VerdictEffect& effect : verdict.effects) {
        Json each = {{"role", effect.role},
                     {"attribute", effect.attribute},
                     {"from", jsonValue(ruleset, effect.shape, effect.from)},
                     {"to", jsonValue(ruleset, effect.shape, effect.to)},
                     {"when", effectTimeWords.word(effect.when)}};
        if (effect.change.isSet()) each["change"] = jsonNumber(effect.change.number());
        all.push_back(std::move(each));
    }
    return all;
}

Json jsonDue(const Verdict& verdict)
{
    Json all = Json::array();
    for (const VerdictDue& due : verdict.due) {
        Json roles = Json::object();
        for (const auto& [theirs, ours] : due.roles) roles[theirs] = ours;
        Json with = Json::object();
        for (const auto& [name, value] : due.with) with[name] = value;
        all.push_back({{"procedure", due.procedure},
                       {"title", due.title},
                       {"roles", std::move(roles)},
                       {"with", std::move(with)},
                       {"reason", due.reason},
                       {"may", due.may}});
    }
    return all;
}

}  // namespace

Json jsonOutcomes(const Verdict& verdict)
{
    Json list = Json::array();
    for (const VerdictOutcome& each : verdict.outcomes) {
        list.push_back({{"word", each.word},
                        {"role", each.role},
                        {"who", each.who},
                        {"tone", outcomeToneWords.word(each.tone)},
                        {"sign", outcomeSignWords.word(each.sign)},
                        {"rank", each.rank},
                        {"line", each.line},
                        {"stage", each.stage}});
    }
    return list;
}

Json jsonVerdict(const Verdict& verdict, const Ruleset& ruleset)
{
    Json values = Json::object();
    for (const VerdictValue& value : verdict.values) values[value.name] = jsonValue(ruleset, value.shape, value.value);
    Json json = {{"title", verdict.title},
                 {"outcomes", jsonOutcomes(verdict)},
                 {"values", std::move(values)},
                 {"dice", jsonDice(verdict)},
                 {"modifiers", jsonModifiers(verdict, ruleset)},
                 {"effects", jsonEffects(verdict, ruleset)},
                 {"due", jsonDue(verdict)},
                 {"refused", nullptr},
                 {"reminders", verdict.reminders}};
    if (Json cards = jsonCards(verdict); !cards.empty()) json["cards"] = std::move(cards);
    Json rulings = Json::array();
    for (const VerdictRuling& ruling : verdict.rulings)
        rulings.push_back(
            {{"id", ruling.id}, {"title", ruling.title}, {"choice", ruling.choice}, {"usual", ruling.usual}});
    json["rulings"] = std::move(rulings);
    if (verdict.refused) {
        json["refused"] = *verdict.refused;
        json["refused-cite"] = jsonCites(ruleset, verdict.refusedCites);
    }
    return json;
}

void writeJson(std::ostream& out, const Json& json)
{
    out << json.dump(2, ' ', false, Json::error_handler_t::replace) << "\n";
}

}  // namespace drumhead::cli
