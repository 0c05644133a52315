#pragma once

#include "app/editor/scenario_document.hpp"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace drumhead::app {

class AttributeField;
class MarkdownEdit;

/// What the army list says of those who are chosen in the tree; what is changed is changed of all of them.
class EntityForm : public QWidget {
    Q_OBJECT

public:
    EntityForm(ScenarioDocument& document, QWidget* parent);

    void setEntities(const std::vector<int>& entities);
    void focusName();
    /// Goes to the field of an attribute or key; to the name where there is none.
    void focusKey(const QString& key);

private:
    struct Row { const Attribute* attribute; AttributeField* field; QLabel* caption; };

    void build();
    void addText(const QString& caption, const QString& name, QLineEdit*& edit);
    void addFields(EntityKind kind);
    void addLeaderFields();
    void refresh();
    void refreshValues();
    void refreshLeader(const ScenarioEntity& leader);
    void changeValue(const Row& row);
    void changeName();
    [[nodiscard]] QString key(const QString& what) const;
    [[nodiscard]] const ScenarioEntity& first() const { return m_document.scenario().entities[static_cast<std::size_t>(m_entities.front())]; }
    [[nodiscard]] std::optional<Value> commonValue(const Attribute& attribute) const;

    ScenarioDocument& m_document;
    std::vector<int> m_entities;
    std::vector<std::string> m_ids;   ///< of them: the indices change when others are moved
    std::optional<EntityKind> m_kind; ///< for which the fields are made
    QWidget* m_content = nullptr;
    QFormLayout* m_form = nullptr;
    QLabel* m_title;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_note = nullptr;
    QCheckBox* m_hidden = nullptr;
    QComboBox* m_commands = nullptr;
    QComboBox* m_rides = nullptr;
    MarkdownEdit* m_brief = nullptr;
    std::vector<Row> m_rows;
};

}  // namespace drumhead::app
