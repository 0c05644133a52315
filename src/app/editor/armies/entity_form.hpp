#pragma once

#include "app/editor/document/scenario_document.hpp"

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace drumhead::app {

class AttributeField;
class ChoiceEdit;
class MarkdownEdit;

/// The fields of the army list for the entities chosen in the tree; a change is made to all of them.
class EntityForm : public QWidget {
    Q_OBJECT

public:
    EntityForm(ScenarioDocument& document, QWidget* parent);

    void setEntities(const std::vector<int>& entities);
    void focusName();
    /// With little room the words stand above their fields.
    void setNarrow(bool narrow);
    /// Goes to the field of an attribute or key; to the name where there is none.
    void focusKey(const QString& key);

private:
    struct Row {
        const Attribute* attribute;
        AttributeField* field;
        QLabel* caption;
    };

    void build();
    void wrapRows();
    void addText(const QString& caption, const QString& name, const char* key, QLineEdit*& edit);
    void addFields(EntityKind kind);
    void addAttribute(const Attribute& attribute);
    void addLeaderFields();
    void addNote();
    void addHidden();
    void addSideFields();
    [[nodiscard]] std::vector<ScenarioProblem> faultsOf(const std::string& key) const;

    void refresh();
    void refreshTexts();
    void refreshRow(const Row& row);
    void refreshLeader();
    void refreshSide();
    void changeValue(const Row& row);
    void changeName();
    void changeBrief();
    [[nodiscard]] Presence presenceOfRow(const Row& row) const;
    [[nodiscard]] bool isToSee(const Row& row) const;
    template <typename Change>
    void changeAll(const QString& what, const QString& key, Change change);
    [[nodiscard]] QString key(const QString& what) const;
    [[nodiscard]] const ScenarioEntity& entityOf(int index) const
    {
        return m_document.scenario().entities[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] const ScenarioEntity& first() const { return entityOf(m_entities.front()); }
    [[nodiscard]] std::optional<Value> commonValue(const Attribute& attribute) const;

    ScenarioDocument& m_document;
    std::vector<int> m_entities;
    std::vector<std::string> m_ids;    ///< of them: the indices change when others are moved
    std::optional<EntityKind> m_kind;  ///< for which the fields are made
    QWidget* m_content = nullptr;
    QFormLayout* m_form = nullptr;
    QLabel* m_title;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_note = nullptr;
    QCheckBox* m_hidden = nullptr;
    QCheckBox* m_everything = nullptr;
    ChoiceEdit* m_commands = nullptr;
    ChoiceEdit* m_rides = nullptr;
    MarkdownEdit* m_brief = nullptr;
    ChoiceEdit* m_colour = nullptr;
    std::vector<Row> m_rows;
    bool m_isNarrow = false;
    bool m_showsEverything = false;  ///< also attributes that army lists seldom give
};

}  // namespace drumhead::app
