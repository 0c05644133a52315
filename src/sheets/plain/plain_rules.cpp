#include "drumhead/sheets/plain_rules.hpp"

#include "drumhead/base/texts.hpp"
#include "sheets/plain/plain_tables.hpp"
#include "sheets/plain/step_words.hpp"
#include "sheets/sheet_text.hpp"
#include "sheets/turn_text.hpp"

#include <algorithm>

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

void tellTerms(StepWords& steps, Sheet& sheet)
{
    if (steps.needs().terms.empty()) return;
    tell(sheet, Kind::Strong, steps.words().texts().say("plain.words", "What these words mean"));
    for (const SlotId each : steps.needs().terms) steps.tellTerm(each);
}

std::string rulingText(const Ruleset& ruleset, const Ruling& ruling)
{
    const Texts& texts = *ruleset.texts;
    std::vector<std::string> others;
    for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(ruling.choices)].choices) {
        if (Value::choice(each.id) != ruling.fallback)
            others.push_back(texts.say("plain.quoted", "“{text}”", {{"text", each.label}}));
    }
    const std::string either = texts.oneOf(others);
    return texts.say("plain.ruling", "{title}: {question} Usually: “{usual}”. Or: {others}.",
                     {{"title", ruling.title},
                      {"question", ruling.question},
                      {"usual", ruleset.choiceLabel(ruling.choices, ruling.fallback.name())},
                      {"others", either}});
}

void tellAskedRulings(const Ruleset& ruleset, const Program& program, const std::vector<SlotId>& asked, Sheet& sheet)
{
    if (asked.empty()) return;
    tell(sheet, Kind::Strong, ruleset.texts->say("plain.rulings", "Rulings of the club"));
    for (const SlotId slot : asked) {
        for (const Ruling& ruling : ruleset.rulings) {
            if (ruling.element == program.slot(slot).ruling) tell(sheet, Kind::Item, rulingText(ruleset, ruling));
        }
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
    StepWords steps(ruleset, procedure.program, sheet);
    steps.tellAll();
    tellTerms(steps, sheet);
    tellTables(ruleset, steps.needs().tables, sheet);
    tellTroops(ruleset, steps.needs().figures, sheet);
    tellAskedRulings(ruleset, procedure.program, steps.needs().rulings, sheet);
}

void tellWatch(const StepWords& steps, const WatchDetail& detail, Sheet& sheet)
{
    std::string text = steps.words().texts().say(
        "plain.as-soon-as-changes", "As soon as {when}: {what}.",
        {{"when", steps.words().condition(detail.when)}, {"what", steps.changes(detail.changes)}});
    if (!detail.say.empty()) text += " " + steps.words().quoted(steps.words().sentence(detail.say));
    tell(sheet, Kind::Item, text);
}

/// One procedure and what it needs: those that it carries out, and what may happen by itself meanwhile.
void tellAlone(const Ruleset& ruleset, const Procedure& procedure, Sheet& sheet)
{
    tellProcedure(ruleset, procedure, sheet);
    std::vector<const Procedure*> carriedOut;
    for (const CallDetail& call : procedure.program.calls) {
        const Procedure* const called = ruleset.findProcedure(call.procedure);
        if (!called || std::find(carriedOut.begin(), carriedOut.end(), called) != carriedOut.end()) continue;
        carriedOut.push_back(called);
        tellProcedure(ruleset, *called, sheet);
    }
    if (procedure.program.watches.empty()) return;
    tell(sheet, Kind::Topic, ruleset.texts->say("plain.by-itself", "What happens by itself"));
    const StepWords steps(ruleset, procedure.program, sheet);
    for (const WatchDetail& each : procedure.program.watches) tellWatch(steps, each, sheet);
}

/// What happens whenever something has come true.
void tellWatches(const Ruleset& ruleset, Sheet& sheet)
{
    if (ruleset.watches.empty()) return;
    tell(sheet, Kind::Topic, ruleset.texts->say("plain.by-itself", "What happens by itself"));
    for (const auto& watch : ruleset.watches) {
        const StepWords steps(ruleset, watch->program, sheet);
        for (const WatchDetail& detail : watch->program.watches) tellWatch(steps, detail, sheet);
    }
}

void tellStepOfTurn(const Texts& texts, const SequenceStep& step, int depth, Sheet& sheet)
{
    const std::string offers = offersText(texts, step);
    tell(sheet, Kind::Item, step.title + turnsText(texts, step) + (offers.empty() ? "." : ": " + offers + "."));
    sheet.back().depth = depth;
    for (const SequenceStep& each : step.steps) tellStepOfTurn(texts, each, depth + 1, sheet);
}

/// The steps of the turn, with what may be done in each.
void tellTurn(const Ruleset& ruleset, Sheet& sheet)
{
    if (ruleset.sequence.steps.empty()) return;
    tell(sheet, Kind::Topic,
         ruleset.sequence.title.empty() ? ruleset.texts->say("plain.turn", "The turn") : ruleset.sequence.title);
    for (const SequenceStep& each : ruleset.sequence.steps) tellStepOfTurn(*ruleset.texts, each, 0, sheet);
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
        tellAlone(ruleset, *only, sheet);
        return sheet;
    }
    tellTurn(ruleset, sheet);
    for (const auto& procedure : ruleset.procedures) tellProcedure(ruleset, *procedure, sheet);
    tellWatches(ruleset, sheet);
    return sheet;
}

}  // namespace drumhead
