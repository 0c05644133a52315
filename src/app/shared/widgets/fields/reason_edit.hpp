#pragma once

#include <QWidget>

class QFormLayout;
class QLineEdit;

namespace drumhead::app {

/// Asks for the reason of an overruling: one of the usual ones by a button, or any other in words.
class ReasonEdit : public QWidget {
    Q_OBJECT

public:
    /// `name`: object name of the field. `dice`: whether a die may be cocked.
    ReasonEdit(const QString& name, bool dice, QWidget* parent = nullptr);

    void setReason(const QString& reason);
    /// Without spaces around it; empty: none yet.
    [[nodiscard]] QString reason() const;
    /// Adds it to a form, with its label.
    void addTo(QFormLayout& form);

Q_SIGNALS:
    void changed();

private:
    void addPreset(const QString& text, const QString& reason);

    QLineEdit* m_field;
    QWidget* m_presets;
};

}  // namespace drumhead::app
