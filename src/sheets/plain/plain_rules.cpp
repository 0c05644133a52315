#include "drumhead/sheets/plain_rules.hpp"

#include "drumhead/base/text.hpp"
#include "sheets/plain/step_words.hpp"
#include "sheets/sheet_text.hpp"

#include <utility>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string rolesText(const Program& program)
{
    std::vector<std::string> labels;
    for (const ProgramRole& role : program.roles) labels.push_back(role.label + (role.many ? " (may be several)" : ""));
    return labels.empty() ? "" : "It takes: " + joined(labels, "and") + ".";
}

/// What the program looks at that follows from other facts.
void tellDefinitions(const Ruleset& ruleset, const Program& program, Sheet& sheet)
{
    const ExpressionWords words(ruleset, program);
    bool isFirst = true;
    for (const Slot& slot : program.slots) {
        if (slot.kind != SlotKind::Derived || slot.formula < 0 || !slot.consulted) continue;
        if (std::exchange(isFirst, false)) tell(sheet, Kind::Strong, "What these words mean");
        const bool isFlag = slot.shape.kind == ValueKind::Flag;
        tell(sheet, Kind::Item,
             slot.label + ": "
                 + (isFlag ? "yes if " + words.condition(slot.formula) : words.amountFor(slot.shape, slot.formula))
                 + ".");
    }
}

void tellProcedure(const Ruleset& ruleset, const Procedure& procedure, Sheet& sheet)
{
    tell(sheet, Kind::Topic, procedure.title + (procedure.inner ? " (part of others)" : ""));
    sheet.back().columns = 1;
    if (!procedure.about.empty()) tell(sheet, Kind::Paragraph, procedure.about);
    if (const std::string roles = rolesText(procedure.program); !roles.empty()) tell(sheet, Kind::Paragraph, roles);
    StepWords(ruleset, procedure.program, sheet).tellAll();
    tellDefinitions(ruleset, procedure.program, sheet);
}

/// What happens whenever something has come true.
void tellWatches(const Ruleset& ruleset, Sheet& sheet)
{
    if (ruleset.watches.empty()) return;
    tell(sheet, Kind::Topic, "What happens by itself");
    for (const auto& watch : ruleset.watches) {
        const StepWords steps(ruleset, watch->program, sheet);
        for (const WatchDetail& detail : watch->program.watches) {
            std::string text =
                "As soon as " + steps.words().condition(detail.when) + ": " + steps.changes(detail.changes);
            if (!detail.say.empty()) text += ". “" + steps.words().sentence(detail.say) + "”";
            tell(sheet, Kind::Item, text);
        }
    }
}

void tellRulings(const Ruleset& ruleset, Sheet& sheet)
{
    if (ruleset.rulings.empty()) return;
    tell(sheet, Kind::Topic, "Rulings of the club");
    for (const Ruling& ruling : ruleset.rulings)
        tell(sheet, Kind::Item,
             ruling.title + ": " + ruling.question + " Usually: “"
                 + ruleset.choiceLabel(ruling.choices, ruling.fallback.name()) + "”.");
}

}  // namespace

Sheet plainRules(const Ruleset& ruleset, const Procedure* only)
{
    Sheet sheet;
    tell(sheet, Kind::Title, ruleset.title);
    tell(sheet, Kind::Paragraph, "The rules in plain words, made from the rules as the program carries them out.");
    if (only) {
        tellProcedure(ruleset, *only, sheet);
        return sheet;
    }
    for (const auto& procedure : ruleset.procedures) tellProcedure(ruleset, *procedure, sheet);
    tellWatches(ruleset, sheet);
    tellRulings(ruleset, sheet);
    return sheet;
}

}  // namespace drumhead
