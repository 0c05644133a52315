#include "drumhead/sheets/rule_index.hpp"

#include "drumhead/base/length.hpp"
#include "drumhead/base/text.hpp"
#include "sheets/plain/rule_uses.hpp"
#include "sheets/plain/step_words.hpp"
#include "sheets/table_text.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace drumhead {

namespace {

std::string listed(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& each : parts) text += (text.empty() ? "" : ", ") + each;
    return text;
}

class IndexBuilder {
public:
    explicit IndexBuilder(const Ruleset& ruleset) : m_ruleset(ruleset) {}

    std::vector<RuleItem> build()
    {
        for (const UnitType& each : m_ruleset.unitTypes) addType(each);
        for (const Table& each : m_ruleset.tables) addTable(each);
        for (const auto& each : m_ruleset.modifiers) addModifier(*each);
        for (const auto& each : m_ruleset.procedures) addProcedure(*each);
        for (const Ruling& each : m_ruleset.rulings) addRuling(each);
        for (const auto& each : m_ruleset.watches) addWatch(*each);
        addStatements();
        addUses();
        return std::move(m_index);
    }

private:
    RuleItem& add(RuleItemKind kind, ElementId id, const std::string& name, const std::string& title)
    {
        RuleItem item;
        const Element& element = m_ruleset.elements[id];
        item.kind = kind;
        item.id = name;
        item.title = title;
        item.status = element.status;
        item.cites = element.cites;
        item.parts = {id};
        if (element.file >= 0) item.file = m_ruleset.files[static_cast<std::size_t>(element.file)];
        item.line = element.line;
        item.column = element.column;
        m_itemOf.emplace(id, m_index.size());
        return m_index.emplace_back(std::move(item));
    }

    void addPart(RuleItem& item, ElementId part)
    {
        item.parts.push_back(part);
        m_itemOf.emplace(part, m_index.size() - 1);
    }

    void addType(const UnitType& type)
    {
        const std::string none;
        RuleItem& item = add(RuleItemKind::UnitType, type.element, m_ruleset.names.word(type.id), type.title);
        for (const auto& each : m_ruleset.attributes) {
            if (each->origin != Origin::Type || each->stat < 0 || each->per >= 0) continue;
            const Value value = type.stats[static_cast<std::size_t>(each->stat)];
            if (value.isUnknown()) continue;
            const std::string& unit =
                value.isSet() && each->shape.kind == ValueKind::Number ? each->shape.unitFor(value.number()) : none;
            item.lines.push_back(each->label + ": " + m_ruleset.valueText(each->shape, value)
                                 + (unit.empty() ? "" : " " + unitText(*m_ruleset.texts, unit)));
        }
    }

    void addTable(const Table& table)
    {
        RuleItem& item = add(RuleItemKind::Table, table.element, table.id, table.title);
        for (const TableRow& row : table.rows) {
            std::vector<std::string> in;
            std::vector<std::string> out;
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                in.push_back(table.inputs[i].label + " " + cellText(m_ruleset, table.inputs[i], row.cells[i]));
            for (std::size_t i = 0; i < row.outputs.size(); ++i)
                out.push_back((row.outputs.size() > 1 ? table.outputs[i].id + " " : "")
                              + outputText(m_ruleset, table.outputs[i], row.outputs[i]));
            item.lines.push_back(listed(in) + ": " + listed(out));
            addPart(item, row.element);
        }
    }

    void addModifier(const Modifier& modifier)
    {
        RuleItem& item = add(RuleItemKind::Modifier, modifier.element, modifier.id, modifier.label);
        item.under = modifier.list;
        if (const std::string text = modifierText(modifier); !text.empty()) item.lines.push_back(text);
    }

    /// As the first procedure that adds it up says it.
    [[nodiscard]] std::string modifierText(const Modifier& modifier) const
    {
        for (const auto& procedure : m_ruleset.procedures) {
            for (const SumDetail& sum : procedure->program.sums) {
                for (const CompiledModifier& each : sum.modifiers) {
                    if (each.modifier != &modifier) continue;
                    const ExpressionWords words(m_ruleset, procedure->program);
                    const Node& node = procedure->program.node(each.amount);
                    const bool isFixed = node.kind == NodeKind::Constant && node.constant.isSet();
                    const std::string amount =
                        isFixed ? m_ruleset.texts->signedNumber(node.constant.number()) : words.amount(each.amount);
                    const Texts& texts = *m_ruleset.texts;
                    if (each.when < 0)
                        return texts.say("plain.amount-always", "{amount}, always", {{"amount", amount}});
                    return texts.say("plain.amount-if", "{amount}, if {when}",
                                     {{"amount", amount}, {"when", words.condition(each.when)}});
                }
            }
        }
        return {};
    }

    void addProcedure(const Procedure& procedure)
    {
        RuleItem& item = add(RuleItemKind::Procedure, procedure.element, procedure.id, procedure.title);
        if (!procedure.about.empty()) item.lines.push_back(procedure.about);
        Sheet sheet;
        StepWords(m_ruleset, procedure.program, sheet).tellAll();
        for (const SheetBlock& block : sheet)
            item.lines.push_back(std::string(static_cast<std::size_t>(block.depth) * 4, ' ') + "• " + block.text);
        const std::string own = "step " + procedure.id + "/";
        std::set<ElementId> steps;
        for (const StepInfo& step : procedure.program.steps) {
            if (m_ruleset.elements[step.element].id.starts_with(own)) steps.insert(step.element);
        }
        for (const ElementId step : steps) addPart(item, step);
    }

    void addRuling(const Ruling& ruling)
    {
        RuleItem& item = add(RuleItemKind::Ruling, ruling.element, ruling.id, ruling.title);
        item.lines.push_back(ruling.question);
        for (const Choice& each : m_ruleset.choiceLists[static_cast<std::size_t>(ruling.choices)].choices)
            item.lines.push_back("• "
                                 + (ruling.fallback == Value::choice(each.id) ? m_ruleset.texts->say(
                                        "plain.usual-choice", "{choice} (usual)", {{"choice", each.label}})
                                                                              : each.label));
    }

    void addWatch(const Procedure& watch)
    {
        Sheet sheet;
        const StepWords steps(m_ruleset, watch.program, sheet);
        for (const WatchDetail& detail : watch.program.watches) {
            const std::string when = steps.words().condition(detail.when);
            RuleItem& item = add(RuleItemKind::Watch, watch.element, watch.id, capitalised(when));
            item.lines.push_back(m_ruleset.texts->say("plain.as-soon-as-changes", "As soon as {when}: {what}.",
                                                      {{"when", when}, {"what", steps.changes(detail.changes)}}));
        }
    }

    void addStatements()
    {
        m_firstStatement = m_index.size();
        for (const LedgerRow& row : m_ruleset.ledger.rows()) {
            RuleItem item;
            item.id = row.id;
            item.title = row.statement;
            item.under = row.section;
            item.lines.emplace_back(row.statement);
            if (!row.reading.empty()) {
                item.status = Status::Read;
                item.lines.push_back(
                    m_ruleset.texts->say("plain.our-reading", "Our reading: {reading}", {{"reading", row.reading}}));
            }
            m_index.push_back(std::move(item));
        }
    }

    void addUses()
    {
        std::vector<std::set<std::size_t>> uses(m_index.size());
        for (std::size_t i = 0; i < m_firstStatement; ++i) {
            for (const ElementId part : m_index[i].parts) {
                for (const int cited : m_ruleset.elements[part].cites)
                    uses[m_firstStatement + static_cast<std::size_t>(cited)].insert(i);
            }
        }
        for (const RuleUse& use : ruleUses(m_ruleset)) {
            const auto used = m_itemOf.find(use.used);
            const auto by = m_itemOf.find(use.by);
            if (used != m_itemOf.end() && by != m_itemOf.end() && used->second != by->second)
                uses[used->second].insert(by->second);
        }
        for (std::size_t i = 0; i < m_index.size(); ++i) m_index[i].uses.assign(uses[i].begin(), uses[i].end());
    }

    const Ruleset& m_ruleset;
    std::vector<RuleItem> m_index;
    std::map<ElementId, std::size_t> m_itemOf;
    std::size_t m_firstStatement = 0;
};

}  // namespace

std::vector<RuleItem> ruleIndex(const Ruleset& ruleset) { return IndexBuilder(ruleset).build(); }

bool isUsed(const std::vector<RuleItem>& index, std::size_t item, const std::vector<bool>& elements)
{
    const RuleItem& of = index[item];
    if (of.kind == RuleItemKind::Statement)
        return std::any_of(of.uses.begin(), of.uses.end(),
                           [&](std::size_t each) { return isUsed(index, each, elements); });
    return std::any_of(of.parts.begin(), of.parts.end(),
                       [&](ElementId each) { return each < elements.size() && elements[each]; });
}

}  // namespace drumhead
