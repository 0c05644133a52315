#pragma once

#include <QWidget>

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
    /// The field, as the buddy of a label.
    [[nodiscard]] QLineEdit* field() const { return m_field; }

Q_SIGNALS:
    void changed();

private:
    void addPreset(const QString& text, const QString& reason);

    QLineEdit* m_field;
    QWidget* m_presets;
};

}  // namespace drumhead::app
