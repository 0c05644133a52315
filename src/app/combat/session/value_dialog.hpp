#pragma once

#include "app/combat/session/case_session.hpp"

#include <QDialog>

class QPushButton;

namespace drumhead::app {

class ChoiceEdit;
class NumberEdit;
class ReasonEdit;

/// Asks for the value that replaces a computed one, and the reason. Can't be accepted without a reason.
class ValueDialog : public QDialog {
    Q_OBJECT

public:
    /// `what`: the line to be overruled, as the arithmetic shows it; `named`: its step and row.
    ValueDialog(const CaseSession& session, SlotId slot, const QString& what, Overrule named, QWidget* parent);

    [[nodiscard]] Overrule overrule() const;

private:
    QWidget* makeField(const Ruleset& ruleset, Shape shape, Value now);
    [[nodiscard]] Value value() const;
    void check();

    Overrule m_overrule;
    NumberEdit* m_number = nullptr;
    ChoiceEdit* m_choice = nullptr;
    ReasonEdit* m_reason;
    QPushButton* m_ok = nullptr;
};

}  // namespace drumhead::app
