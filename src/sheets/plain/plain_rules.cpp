#include "drumhead/sheets/plain_rules.hpp"

#include "drumhead/base/texts.hpp"
#include "sheets/plain/step_words.hpp"
#include "sheets/sheet_text.hpp"

#include <utility>

namespace drumhead {

namespace {

using Kind = SheetBlock::Kind;

std::string rolesText(const Texts& texts, const Program& program)
{
    std::vector<std::string> labels;
    for (const ProgramRole& role : program.roles)
        labels.push_back(role.label + (role.many ? texts.say("plain.several", " (may be several)") : ""));
    return labels.empty() ? "" : texts.say("plain.takes", "It takes: {roles}.", {{"roles", texts.allOf(labels)}});
}

/// What the program looks at that follows from other facts.
void tellDefinitions(const Ruleset& ruleset, const Program& program, Sheet& sheet)
{
    const ExpressionWords words(ruleset, program);
    bool isFirst = true;
    for (const Slot& slot : program.slots) {
        if (slot.kind != SlotKind::Derived || slot.formula < 0 || !slot.consulted) continue;
        if (std::exchange(isFirst, false))
            tell(sheet, Kind::Strong, ruleset.texts->say("plain.words", "What these words mean"));
        const bool isFlag = slot.shape.kind == ValueKind::Flag;
        const std::string meaning = isFlag
            ? ruleset.texts->say("plain.means-yes-if", "yes if {when}", {{"when", words.condition(slot.formula)}})
            : words.amountFor(slot.shape, slot.formula);
        tell(sheet, Kind::Item, slot.label + ": " + meaning + ".");
    }
}

void tellProcedure(const Ruleset& ruleset, const Procedure& procedure, Sheet& sheet)
{
    tell(sheet, Kind::Topic,
         procedure.title + (procedure.inner ? ruleset.texts->say("plain.part-of-others", " (part of others)") : ""));
    sheet.back().columns = 1;
    if (!procedure.about.empty()) tell(sheet, Kind::Paragraph, procedure.about);
    if (const std::string roles = rolesText(*ruleset.texts, procedure.program); !roles.empty())
        tell(sheet, Kind::Paragraph, roles);
    StepWords(ruleset, procedure.program, sheet).tellAll();
    tellDefinitions(ruleset, procedure.program, sheet);
}

/// What happens whenever something has come true.
void tellWatches(const Ruleset& ruleset, Sheet& sheet)
{
    if (ruleset.watches.empty()) return;
    tell(sheet, Kind::Topic, ruleset.texts->say("plain.by-itself", "What happens by itself"));
    for (const auto& watch : ruleset.watches) {
        const StepWords steps(ruleset, watch->program, sheet);
        for (const WatchDetail& detail : watch->program.watches) {
            std::string text = ruleset.texts->say(
                "plain.as-soon-as", "As soon as {when}: {what}",
                {{"when", steps.words().condition(detail.when)}, {"what", steps.changes(detail.changes)}});
            if (!detail.say.empty())
                text += ". "
                    + ruleset.texts->say("plain.quoted", "“{text}”", {{"text", steps.words().sentence(detail.say)}});
            tell(sheet, Kind::Item, text);
        }
    }
}

void tellRulings(const Ruleset& ruleset, Sheet& sheet)
{
    if (ruleset.rulings.empty()) return;
    tell(sheet, Kind::Topic, ruleset.texts->say("plain.rulings", "Rulings of the club"));
    for (const Ruling& ruling : ruleset.rulings)
        tell(sheet, Kind::Item,
             ruleset.texts->say("plain.ruling", "{title}: {question} Usually: “{usual}”.",
                                {{"title", ruling.title},
                                 {"question", ruling.question},
                                 {"usual", ruleset.choiceLabel(ruling.choices, ruling.fallback.name())}}));
}

}  // namespace

Sheet plainRules(const Ruleset& ruleset, const Procedure* only)
{
    Sheet sheet;
    tell(sheet, Kind::Title, ruleset.title);
    tell(sheet, Kind::Paragraph,
         ruleset.texts->say("plain.about",
                            "The rules in plain words, made from the rules as the program carries them out."));
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
