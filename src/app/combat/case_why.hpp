#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QObject>
#include <QPointer>

#include <vector>

namespace drumhead::app {

class CaseSession;
class ModifierPanel;
class VerdictPanel;
class WhyDialog;

/// Shows what the rules say about a modifier of a case, or a line of its arithmetic.
class CaseWhy : public QObject {
    Q_OBJECT

public:
    CaseWhy(ModifierPanel& modifiers, VerdictPanel& verdict, QWidget* parent);

    /// The case in hand, which has to outlive it or be taken away by null. Closes what is shown.
    void setSession(const CaseSession* session);
    /// Of the line in hand, where the arithmetic has the keyboard or there is a verdict; else of the modifier.
    void explain();
    void explainModifier();
    /// Without a current line it explains the refusal, or the procedure.
    void explainLine();

Q_SIGNALS:
    /// No modifier is in hand: one is to be chosen.
    void modifiersWanted();

private:
    void show(const QString& what, const std::vector<int>& cites, Status status);

    ModifierPanel& m_modifiers;
    VerdictPanel& m_verdict;
    QWidget* m_window;
    const CaseSession* m_session = nullptr;
    QPointer<WhyDialog> m_dialog;
};

}  // namespace drumhead::app
