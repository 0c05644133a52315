#include "app/shared/rules/rules_check.hpp"

#include "app/shared/settings/language.hpp"
#include "drumhead/base/text.hpp"
#include "drumhead/resolve/examples/rule_warnings.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace drumhead::app {

namespace {

struct CheckWords {
    Q_DECLARE_TR_FUNCTIONS(RulesCheck)
};

}  // namespace

QString RulesCheck::summary() const
{
    if (!isSound()) {
        const auto faults = std::count_if(remarks.begin(), remarks.end(),
                                          [](const Diagnostic& each) { return each.severity == Severity::Error; });
        return CheckWords::tr("%n fault(s)", nullptr, static_cast<int>(faults));
    }
    QString text = CheckWords::tr("no faults");
    const auto warnings = static_cast<int>(remarks.size()) - failed;
    if (warnings > 0) text += CheckWords::tr(", %n warning(s)", nullptr, warnings);
    text += CheckWords::tr("; examples: %1 passed").arg(passed);
    return failed == 0 ? text : text + CheckWords::tr(", %1 failed").arg(failed);
}

RulesCheck checkRules(const QString& folder)
{
    RulesCheck check;
    check.loaded = loadRulesetFolder(folder.toStdString());
    check.remarks = check.loaded.diagnostics;
    if (!check.isSound()) return check;
    const Ruleset& ruleset = *check.loaded.ruleset;
    for (const ExampleOutcome& outcome : runExamples(ruleset)) {
        ++(outcome.passed() ? check.passed : check.failed);
        if (outcome.passed()) continue;
        const Example& example = *outcome.example;
        check.remarks.push_back({example.file, example.line, example.column, Severity::Error,
                                 "example \"" + example.id + "\": " + joined(outcome.faults, "and")});
    }
    for (Diagnostic& each : ruleWarnings(ruleset)) check.remarks.push_back(std::move(each));
    // Examples are written in English; what is used is spoken.
    if (!spokenTexts()->isEnglish()) check.loaded = loadRulesetFolder(folder.toStdString(), spokenTexts());
    return check;
}

}  // namespace drumhead::app
