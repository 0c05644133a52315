#include "drumhead/resolve/examples/example_runner.hpp"

#include "drumhead/resolve/words/verdict.hpp"

#include <algorithm>

namespace drumhead {

namespace {

class ExampleRun {
public:
    ExampleRun(const Ruleset& ruleset, const Example& example)
        : m_ruleset(ruleset), m_example(example), m_procedure(*ruleset.findProcedure(example.procedure))
    {}

    ExampleOutcome run()
    {
        m_outcome.example = &m_example;
        m_outcome.touched.assign(m_ruleset.elements.size(), false);
        Situation situation(m_ruleset, m_procedure);
        for (const Example::Given& given : m_example.given) note(situation.set(given.name, given.value));
        for (const Example::Given& ruling : m_example.rulings) note(situation.rule(ruling.name, ruling.value));
        Resolution resolution(situation);
        resolution.collectTouched(&m_outcome.touched);
        ScriptedDice dice(m_example.dice);
        const Pause pause = resolution.run(dice);
        if (pause.kind == Pause::Kind::Answer)
            fault("it needs an answer to \"" + factName(situation.program(), pause.fact) + "\"");
        if (pause.kind == Pause::Kind::Dice) fault(dice.fault());
        if (!m_outcome.faults.empty()) return std::move(m_outcome);
        if (dice.left() > 0) fault(std::to_string(dice.left()) + " of the dice are left over");
        check(resolution, makeVerdict(resolution), dice);
        return std::move(m_outcome);
    }

private:
    void fault(std::string what) { m_outcome.faults.push_back(std::move(what)); }
    void note(const Result<void>& result)
    {
        if (!result) fault(result.error());
    }

    void check(const Resolution& resolution, const Verdict& verdict, const ScriptedDice& dice)
    {
        checkRefusal(verdict);
        for (const Example::Given& expected : m_example.values) checkValue(resolution, expected);
        for (const Example::Given& expected : m_example.changes) checkChange(verdict, expected);
        checkModifiers(verdict);
        if (m_example.due) checkDue(verdict);
        for (const std::string& text : m_example.says) {
            if (verdict.title.find(text) == std::string::npos)
                fault("it says \"" + verdict.title + "\", not \"" + text + "\"");
        }
        if (m_example.rolled && dice.used() != static_cast<std::size_t>(*m_example.rolled))
            fault(std::to_string(dice.used()) + " dice were thrown, not " + std::to_string(*m_example.rolled));
    }

    void checkRefusal(const Verdict& verdict)
    {
        if (!m_example.refused) {
            if (verdict.refused) fault("it was refused: " + *verdict.refused);
            return;
        }
        if (!verdict.refused) return fault("it was not refused");
        if (m_example.refused->empty()) return;
        const int row = m_ruleset.ledger.find(*m_example.refused);
        if (std::find(verdict.refusedCites.begin(), verdict.refusedCites.end(), row) == verdict.refusedCites.end())
            fault("it was refused by another rule: " + *verdict.refused);
    }

    void checkValue(const Resolution& resolution, const Example::Given& expected)
    {
        const Result<FactRef> fact = findFact(m_procedure.program, expected.name, *m_ruleset.texts);
        if (!fact) return fault(fact.error());
        const Slot& slot = m_procedure.program.slot(fact->slot);
        Shape shape = slot.shape;
        shape.mayBeNone = true;
        const Result<Value> wanted = parseValue(m_ruleset, shape, expected.value);
        if (slot.manyRole >= 0 && fact->row >= resolution.situation().layout().rows(slot.manyRole))
            return fault("there is no row for \"" + expected.name + "\"");
        const Value found = slot.attribute ? resolution.valueAfterEffects(*fact) : resolution.value(*fact);
        if (wanted && found == *wanted) return;
        fault(expected.name + " is " + (found.isUnknown() ? "not known" : m_ruleset.valueId(slot.shape, found))
              + ", not " + expected.value);
    }

    void checkChange(const Verdict& verdict, const Example::Given& expected)
    {
        Number change = 0;
        for (const VerdictEffect& effect : verdict.effects) {
            if ((effect.role.empty() ? "" : effect.role + ".") + effect.attribute == expected.name
                && effect.change.isSet())
                change = change + effect.change.number();
        }
        if (change.text() != expected.value)
            fault(expected.name + " changes by " + change.text() + ", not by " + expected.value);
    }

    void checkModifiers(const Verdict& verdict)
    {
        for (const Example::Given& expected : m_example.modifiers) {
            const bool found =
                std::any_of(verdict.modifiers.begin(), verdict.modifiers.end(), [&](const VerdictModifier& each) {
                    return each.applied && each.id == expected.name && each.amount.text() == expected.value;
                });
            if (!found) fault("the modifier \"" + expected.name + "\" does not apply with " + expected.value);
        }
        if (!m_example.allModifiers) return;
        for (const VerdictModifier& each : verdict.modifiers) {
            const bool named = std::any_of(m_example.modifiers.begin(), m_example.modifiers.end(),
                                           [&](const Example::Given& expected) { return expected.name == each.id; });
            if (each.applied && !named)
                fault("the modifier \"" + each.id + "\" applies with " + each.amount.text() + " and was not expected");
        }
    }

    void checkDue(const Verdict& verdict)
    {
        std::vector<std::string> found;
        for (const VerdictDue& due : verdict.due) found.push_back(due.procedure);
        std::vector<std::string> wanted = *m_example.due;
        std::sort(found.begin(), found.end());
        std::sort(wanted.begin(), wanted.end());
        if (found == wanted) return;
        std::string text;
        for (const std::string& each : found) text += " " + each;
        fault("what falls due is:" + (text.empty() ? " nothing" : text));
    }

    const Ruleset& m_ruleset;
    const Example& m_example;
    const Procedure& m_procedure;
    ExampleOutcome m_outcome;
};

bool partSupports(const Element& element, Support support, bool exercised)
{
    if (support == Support::Resolve) return element.computes && exercised;
    const bool reminds = element.kind == ElementKind::SequenceReminder;
    return support == Support::Guide
        || (support == Support::Track && !reminds && element.kind != ElementKind::Sequence);
}

bool supports(const Element& element, Support support, bool exercised)
{
    if (element.kind == ElementKind::Reference) return support == Support::Show;
    if (isOfSequence(element.kind)) return support == Support::Show || partSupports(element, support, exercised);
    switch (support) {
    case Support::Resolve: return element.computes && element.kind != ElementKind::Example && exercised;
    case Support::Track:
        return element.kind != ElementKind::Example && element.kind != ElementKind::Procedure
            && element.kind != ElementKind::Table;
    case Support::Guide:
        return element.kind == ElementKind::Step || element.kind == ElementKind::Attribute
            || element.kind == ElementKind::Ruling || element.kind == ElementKind::Modifier;
    case Support::Show: break;
    }
    return true;
}

}  // namespace

ExampleOutcome runExample(const Ruleset& ruleset, const Example& example) { return ExampleRun(ruleset, example).run(); }

std::vector<ExampleOutcome> runExamples(const Ruleset& ruleset)
{
    std::vector<ExampleOutcome> outcomes;
    for (const Example& example : ruleset.examples) outcomes.push_back(runExample(ruleset, example));
    return outcomes;
}

std::vector<CoveredRow> coverage(const Ruleset& ruleset, const std::vector<ExampleOutcome>& outcomes,
                                 const std::vector<bool>& walked)
{
    std::vector<bool> exercised = walked;
    exercised.resize(ruleset.elements.size(), false);
    for (const ExampleOutcome& outcome : outcomes) {
        if (!outcome.passed()) continue;
        for (std::size_t i = 0; i < exercised.size(); ++i) exercised[i] = exercised[i] || outcome.touched[i];
        exercised[ruleset.findProcedure(outcome.example->procedure)->element] = true;
    }
    std::vector<CoveredRow> rows;
    for (const LedgerRow& row : ruleset.ledger.rows()) {
        rows.push_back({&row, {}, row.support == Support::Show});
        if (row.support == Support::Show) rows.back().by.emplace_back("reference");
    }
    const auto note = [](std::vector<std::string>& ids, const std::string& id) {
        if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    };
    for (std::size_t i = 0; i < ruleset.elements.size(); ++i) {
        const Element& element = ruleset.elements[i];
        for (const int cited : element.cites) {
            CoveredRow& row = rows[static_cast<std::size_t>(cited)];
            const bool unseen =
                isOfSequence(element.kind) && (walked.empty() || !supports(element, row.row->support, exercised[i]));
            if (unseen) note(row.cited, element.id);
            if (unseen || !supports(element, row.row->support, exercised[i])) continue;
            row.covered = true;
            note(row.by, element.id);
        }
    }
    return rows;
}

}  // namespace drumhead
