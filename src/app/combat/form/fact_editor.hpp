#pragma once

#include "app/combat/session/case_session.hpp"

#include <QObject>

class QCheckBox;
class QGridLayout;
class QLabel;

namespace drumhead::app {

class ChoiceEdit;
class NumberEdit;

/// Asks one fact of a case: a label and the field that suits its kind. The widgets live as long as their
/// group box; what does not matter now is hidden, never destroyed, so that the focus stays where it is.
class FactEditor : public QObject {
    Q_OBJECT

public:
    /// Adds its widgets as the last row of the grid in `box`.
    FactEditor(const CaseSession& session, FactRef fact, QGridLayout* grid, QWidget* box);

    [[nodiscard]] FactRef fact() const { return m_fact; }
    [[nodiscard]] QWidget* field() const { return m_field; }
    /// The field, its label and what stands beneath.
    [[nodiscard]] QList<QWidget*> parts() const;
    [[nodiscard]] QString question() const { return m_question; }

    /// Shows what stands for the fact; a value that nobody has answered is marked as the default or as suggested.
    void show(Value effective, bool given, bool suggested);
    void setShown(bool shown);
    [[nodiscard]] bool isInSight() const { return !m_field->isHidden(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void answered(drumhead::FactRef fact, drumhead::Value value);

private:
    void addKnown(QGridLayout* grid, QWidget* box);
    void makeField(const CaseSession& session, QGridLayout* grid, QWidget* box);
    void makeFlag(QGridLayout* grid, QWidget* box);
    void makeNumber(const Shape& shape, QWidget* box);
    void makeChoice(const Ruleset& ruleset, const Shape& shape, QWidget* box);
    void addLabelled(QGridLayout* grid, QWidget* box);
    void paintFlag();
    void report(Value value) { Q_EMIT answered(m_fact, value); }

    FactRef m_fact;
    QString m_label;       ///< unique in the window: "Firer 2's figures"
    QString m_shortLabel;  ///< within its group box: "Figures"
    QString m_question;
    bool m_hasDefault = false;
    QString m_known;  ///< of an entered result: what is known of its table
    QLabel* m_knownLabel = nullptr;
    QLabel* m_caption = nullptr;
    QWidget* m_field = nullptr;
    QCheckBox* m_flag = nullptr;
    bool m_isOpenFlag = false;   ///< nobody has looked at it yet
    QWidget* m_strip = nullptr;  ///< what the flag stands in, beside others
    NumberEdit* m_number = nullptr;
    ChoiceEdit* m_choice = nullptr;
};

}  // namespace drumhead::app
