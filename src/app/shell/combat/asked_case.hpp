#pragma once

#include "app/shell/launch/launch_options.hpp"

#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace drumhead::app {

class CaseSession;
class CombatBar;
class RulesetChoice;

/// The case asked for by the command line or by the name of a procedure. It waits while the rules are being loaded.
class AskedCase {
public:
    /// `session` gives the case that is shown for what the bar chooses, or null. Both must outlive this.
    AskedCase(const RulesetChoice& rulesets, CombatBar& bar, std::function<CaseSession*()> session);

    /// Takes it up: the procedure is chosen and the answers are given. False while the rules are being loaded: then it
    /// waits.
    bool take(const LaunchOptions& options);
    /// The procedure waits until its rules are there.
    void wait(const QString& procedure) { m_waiting.emplace().procedure = procedure; }
    /// What waits; then nothing does.
    [[nodiscard]] std::optional<LaunchOptions> drop() { return std::exchange(m_waiting, {}); }
    /// What was asked for in vain.
    [[nodiscard]] const QStringList& faults() const { return m_faults; }

private:
    const RulesetChoice& m_rulesets;
    CombatBar& m_bar;
    std::function<CaseSession*()> m_session;
    std::optional<LaunchOptions> m_waiting;
    QStringList m_faults;
};

}  // namespace drumhead::app
