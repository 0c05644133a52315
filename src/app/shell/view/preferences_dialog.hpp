#pragma once

#include "app/shared/look/appearance.hpp"

#include <QDialog>

class QFormLayout;
class QLabel;
class QWidget;

namespace drumhead::app {

class WindowActions;

/// What a person likes otherwise: looks, dice, questions. Every change holds at once and is remembered.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Appearance& appearance, WindowActions& actions, QWidget* parent);

Q_SIGNALS:
    /// Windows, panels and columns are to stand as they did at first.
    void layoutResetWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addLooks(QFormLayout& form);
    void addLanguage(QFormLayout& form);
    void addDice(QFormLayout& form);
    void addLength(QFormLayout& form);
    void addClock(QFormLayout& form);
    void addQuestions(QFormLayout& form);
    void addRest(QFormLayout& form);
    void fitSize();

    Appearance& m_appearance;
    WindowActions& m_actions;
    QWidget* m_content;
    QLabel* m_note = nullptr;
};

}  // namespace drumhead::app
