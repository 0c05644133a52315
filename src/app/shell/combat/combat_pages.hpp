#pragma once

#include "app/combat/session/case_session.hpp"

#include <QStackedWidget>

#include <memory>

namespace drumhead::app {

class CasePage;
class ProblemsPanel;
struct LibraryEntry;

/// What there is to see of the ruleset in hand: a case, or what is wrong with the rules.
class CombatPages : public QStackedWidget {
    Q_OBJECT

public:
    explicit CombatPages(QWidget* parent);

    /// Null before the first case.
    [[nodiscard]] CasePage* page() const { return m_page; }
    /// Made when it is first asked for.
    CasePage* neededPage();
    /// Null while there is no case.
    [[nodiscard]] CaseSession* session() const;
    void showCase(std::unique_ptr<CaseSession> session);
    /// The case looks into the rules.
    void dropCase();
    /// Shows why there is no case; `entry`: the ruleset, or null.
    void explain(const LibraryEntry* entry, const QStringList& problems);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    /// The user wants to open the procedure that is due; `due`: its index in the verdict.
    void dueWanted(int due);
    /// The user wants to swap the pinned case with the case in hand.
    void swapWanted();
    /// The user wants the faulty ruleset off the list.
    void forgetWanted();
    void questionFocused(const QString& question);
    void tabOrderChanged();
    void caseChanged();

private:
    CasePage* m_page = nullptr;
    ProblemsPanel* m_problems;
};

}  // namespace drumhead::app
