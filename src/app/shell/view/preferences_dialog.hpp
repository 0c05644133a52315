#pragma once

#include "app/shared/look/appearance.hpp"

#include <QDialog>

class QFormLayout;
class QLabel;
class QScrollArea;
class QWidget;

namespace drumhead::app {

class WindowActions;

/// One thing that can be set.
struct Preference {
    QString title;
    QString field;  ///< the object name of the field in the dialog
};

/// What a person likes otherwise: looks, dice, questions. Every change holds at once and is remembered.
class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Appearance& appearance, WindowActions& actions, QWidget* parent);

    [[nodiscard]] QList<Preference> preferences() const;
    /// Gives the keyboard to the field of that object name.
    void goTo(const QString& field);

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
    QFormLayout* m_form;
    QScrollArea* m_area;
    QLabel* m_note = nullptr;
};

}  // namespace drumhead::app
