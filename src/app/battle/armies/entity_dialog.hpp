#pragma once

#include "app/battle/session/battle.hpp"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace drumhead::app {

class ChoiceEdit;
class NumberEdit;

/// The referee changes anything about a unit, a group, a leader or a side, with his reason on record.
class EntityDialog : public QDialog {
    Q_OBJECT

public:
    EntityDialog(const Battle& battle, EntityId entity, QWidget* parent = nullptr);

    /// The command that carries out what was changed; without changes if nothing was.
    [[nodiscard]] EditCommand command() const;

private:
    struct Field {
        std::string attribute;
        Shape shape;
        Value before;
        NumberEdit* number = nullptr;
        ChoiceEdit* choice = nullptr;
    };

    void addAttributes(QFormLayout* form);
    void addPlace(QFormLayout* form);
    void limitCaptions(const QFormLayout& form) const;
    QComboBox* addPeople(QFormLayout* form, const QString& label, const QString& name, EntityKind kind, EntityId now);
    [[nodiscard]] Value valueOf(const Field& field) const;
    void check();

    const Battle& m_battle;
    EntityId m_entity;
    std::vector<Field> m_fields;
    QLineEdit* m_name = nullptr;
    QComboBox* m_group = nullptr;
    QComboBox* m_attached = nullptr;
    QCheckBox* m_onTable = nullptr;
    QCheckBox* m_hidden = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_ok = nullptr;
};

}  // namespace drumhead::app
