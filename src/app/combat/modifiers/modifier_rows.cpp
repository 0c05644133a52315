#include "app/combat/modifiers/modifier_rows.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/resolve/labels.hpp"
#include "drumhead/resolve/session/open_facts.hpp"
#include "drumhead/resolve/words/reasons_text.hpp"

#include <QCoreApplication>

#include <set>

namespace drumhead::app {

namespace {

struct ModifierRowsWords {
    Q_DECLARE_TR_FUNCTIONS(ModifierRows)
};

QString withOwner(const std::string& whose, const QString& label)
{
    return whose.empty() ? raised(label) : raised(toQt(whose)) + QStringLiteral(": ") + label;
}

/// The amount that a modifier would have if it applied, as far as it is known.
Number printedAmount(const CaseSession& session, const VerdictModifier& modifier)
{
    for (const ModifierPreview& each : session.relevance().modifiers) {
        if (each.step == modifier.step && each.row == modifier.row && each.modifier->id == modifier.id)
            return each.amount;
    }
    return 0;
}

/// The names by which reasons call units: those of a battle's case are in its heading, so one alone is "target".
RoleNames namesInReasons(const CaseSession& session)
{
    return session.isOfBattle() ? namesOfSeveral(session.situation()) : session.situation().names();
}

QString reasonOf(const CaseSession& session, const std::vector<Reason>& reasons, const std::string& because)
{
    return toQt(
        withMinus(reasons.empty() ? because : reasonsText(session.situation(), reasons, namesInReasons(session))));
}

ModifierRow fromVerdict(const CaseSession& session, const VerdictModifier& modifier)
{
    ModifierRow row;
    row.state = modifier.applied ? ModifierRow::State::Applies : ModifierRow::State::DoesNot;
    row.step = modifier.step;
    row.id = modifier.id;
    row.row = modifier.row;
    row.whose = modifier.whose;
    row.label = toQt(modifier.label);
    row.sum = raised(toQt(modifier.stepTitle));
    row.amountKnown = true;
    row.amount = modifier.amount;
    row.offered = modifier.applied || modifier.overruled ? modifier.amount : printedAmount(session, modifier);
    row.because = reasonOf(session, modifier.reasons, modifier.because);
    row.cites = modifier.cites;
    row.status = modifier.status;
    row.overruled = modifier.overruled;
    row.reason = toQt(modifier.reason);
    return row;
}

/// "depends on target's formation and distance"
QString dependence(const CaseSession& session, const ModifierPreview& preview)
{
    std::vector<std::string> labels;
    const RoleNames names = namesInReasons(session);
    for (const FactRef fact : openFacts(session, preview)) labels.push_back(factLabel(session.program(), fact, names));
    if (labels.size() > 3) labels.resize(3);
    return labels.empty() ? ModifierRowsWords::tr("depends on an earlier step")
                          : ModifierRowsWords::tr("depends on %1").arg(toQt(spokenTexts()->allOf(labels)));
}

void applyOverruling(const Situation& situation, ModifierRow& row)
{
    for (const Overrule& each : situation.overrules()) {
        if (each.kind != Overrule::Kind::Modifier || each.step != row.step || each.modifier != row.id
            || each.row != row.row)
            continue;
        row.overruled = true;
        row.reason = toQt(each.reason);
        row.amount = each.value.number();
        row.offered = row.amount;
        row.amountKnown = true;
        row.state = row.amount == Number(0) ? ModifierRow::State::DoesNot : ModifierRow::State::Applies;
    }
}

ModifierRow fromPreview(const CaseSession& session, const ModifierPreview& preview)
{
    const Element& element = session.ruleset().elements[preview.modifier->element];
    ModifierRow row;
    row.state = static_cast<ModifierRow::State>(preview.state);
    row.step = preview.step;
    row.id = preview.modifier->id;
    row.row = preview.row;
    row.whose = preview.whose;
    row.label = toQt(preview.modifier->label);
    row.sum = raised(toQt(preview.stepTitle));
    row.amountKnown = preview.state != ModifierPreview::State::Open;
    row.amount = preview.amount;
    row.offered = preview.amount;
    row.because = reasonOf(session, preview.reasons, preview.because);
    if (preview.state == ModifierPreview::State::Open) row.because = dependence(session, preview);
    else if (row.because.isEmpty()) row.because = ModifierRowsWords::tr("always");
    row.cites = element.cites;
    row.status = element.status;
    applyOverruling(session.situation(), row);
    return row;
}

/// Those that apply come first, then those that may.
int weight(const ModifierRow& row)
{
    if (row.state == ModifierRow::State::Applies || row.overruled) return 0;
    return row.state == ModifierRow::State::Open ? 1 : 2;
}

}  // namespace

Overrule ModifierRow::overruling() const
{
    Overrule overrule;
    overrule.kind = Overrule::Kind::Modifier;
    overrule.step = step;
    overrule.modifier = id;
    overrule.row = row;
    return overrule;
}

namespace {

/// The stage of a procedure within this one, with the sides' own names, or empty.
QString stageOf(const CaseSession& session, const std::string& step)
{
    for (const StepInfo& each : session.program().steps) {
        if (each.name == step) return raised(toQt(stageTitle(session.situation(), each)));
    }
    return {};
}

/// Tells apart those of several: a single unit is named in the heading of the case.
void nameOwners(const CaseSession& session, std::vector<ModifierRow>& rows)
{
    std::set<std::string> owners;
    for (const ModifierRow& each : rows) {
        if (!each.whose.empty()) owners.insert(each.whose);
    }
    const std::vector<int>& units = session.situation().layout().rows();
    const bool isOne =
        owners.size() < 2 && std::all_of(units.begin(), units.end(), [](int count) { return count < 2; });
    for (ModifierRow& each : rows) each.label = withOwner(isOne ? std::string() : each.whose, each.label);
}

/// Distinguishes the same modifiers of several stages.
void nameStages(const CaseSession& session, std::vector<ModifierRow>& rows)
{
    const auto isTwin = [](const ModifierRow& a, const ModifierRow& b) {
        return a.label == b.label && a.step != b.step;
    };
    std::vector<bool> twins;
    for (const ModifierRow& row : rows)
        twins.push_back(
            std::any_of(rows.begin(), rows.end(), [&](const ModifierRow& other) { return isTwin(row, other); }));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString stage = twins[i] ? stageOf(session, rows[i].step) : QString();
        if (!stage.isEmpty()) rows[i].label = ModifierRowsWords::tr("%1 (%2)").arg(rows[i].label, stage);
    }
}

}  // namespace

std::vector<ModifierRow> modifierRows(const CaseSession& session)
{
    std::vector<ModifierRow> rows;
    if (session.isFinished() && !session.verdict().modifiers.empty()) {
        for (const VerdictModifier& each : session.verdict().modifiers) rows.push_back(fromVerdict(session, each));
    } else {
        for (const ModifierPreview& each : session.relevance().modifiers) rows.push_back(fromPreview(session, each));
    }
    nameOwners(session, rows);
    nameStages(session, rows);
    std::stable_sort(rows.begin(), rows.end(),
                     [](const ModifierRow& a, const ModifierRow& b) { return weight(a) < weight(b); });
    return rows;
}

QString signedAmount(Number amount) { return toQt(withMinus(spokenTexts()->signedNumber(amount))); }

}  // namespace drumhead::app
