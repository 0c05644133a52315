#pragma once

#include "app/battle/case/case_controller.hpp"
#include "app/battle/session/battle_opening.hpp"
#include "app/battle_driver.hpp"
#include "app/combat/case_page.hpp"

#include <QTimer>

namespace drumhead::app::testing {

inline const QString fiveHits = QStringLiteral("1 1 1 1 1");
inline const QString noHits = QStringLiteral("10 10 10 10 10");

/// A battle in its first firing.
class FiringBattle : public BattleDriver {
public:
    explicit FiringBattle(const LaunchOptions& options = battleOptions()) : BattleDriver(options)
    {
        if (battle().game().head() == 0) toFiring();
    }

    [[nodiscard]] CaseController& controller() { return *page().caseController(); }
    [[nodiscard]] const CaseSession& session() { return *controller().page()->session(); }
    [[nodiscard]] bool hasStrip() const { return find<QWidget>("unappliedStrip")->isVisible(); }
    [[nodiscard]] QString strip() const { return label("unappliedText"); }
    [[nodiscard]] std::size_t played() { return battle().game().entries().size(); }
    void undo() { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { press(Qt::Key_Y, Qt::ControlModifier); }
    void resume() { press(Qt::Key_R, Qt::ControlModifier); }
    void apply() { press(Qt::Key_Return, Qt::ControlModifier); }
    /// Presses a button of an open question.
    void reply(const char* question, const char* word);
    static QString withoutAmpersand(QString text) { return text.remove(u'&'); }
};

/// Answers the question whether the battle is played on from an earlier moment; counts how often it was asked.
class BranchingReply {
public:
    explicit BranchingReply(const char* word);

    int asked = 0;

private:
    QTimer m_soon;
};

/// Opens the file of that battle again.
LaunchOptions sameFile(const BattleDriver& driver);
/// By the log, to the entry in that row.
void goBackTo(FiringBattle& driver, int row);

}  // namespace drumhead::app::testing
