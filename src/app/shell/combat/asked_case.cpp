#include "app/shell/combat/asked_case.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/rules/ruleset_choice.hpp"
#include "app/shell/combat/combat_bar.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct AskedCaseWords {
    Q_DECLARE_TR_FUNCTIONS(AskedCase)
};

}  // namespace

AskedCase::AskedCase(const RulesetChoice& rulesets, CombatBar& bar, std::function<CaseSession*()> session)
    : m_rulesets(rulesets), m_bar(bar), m_session(std::move(session))
{}

bool AskedCase::take(const LaunchOptions& options)
{
    if (m_rulesets.isLoading()) {
        m_waiting = options;
        return false;
    }
    m_faults.clear();
    if (!options.ruleset.isEmpty() && m_rulesets.library().find(options.ruleset) < 0)
        m_faults << AskedCaseWords::tr("There is no ruleset “%1”.").arg(options.ruleset);
    const LibraryEntry* const entry = m_rulesets.chosen();
    if (entry && entry->usable() && !options.procedure.isEmpty()) {
        const Procedure* const procedure = entry->loaded.ruleset->findProcedure(options.procedure.toStdString());
        if (procedure) m_bar.choose(*procedure);
        else m_faults << AskedCaseWords::tr("These rules have no procedure “%1”.").arg(options.procedure);
    }
    if (CaseSession* const session = m_session(); session && !options.answers.isEmpty()) {
        session->reset();
        m_faults << session->prefill(options.answers);
    }
    return true;
}

}  // namespace drumhead::app
