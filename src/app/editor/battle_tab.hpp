#pragma once

#include "app/editor/document/scenario_document.hpp"

#include <QWidget>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace drumhead::app {

class AttributeField;
class MarkdownEdit;

/// What is said of the battle as a whole: title, limit, rulings, attributes of its own, what it is about.
class BattleTab : public QWidget {
    Q_OBJECT

public:
    BattleTab(ScenarioDocument& document, QWidget* parent);
    void focusKey(const QString& key);

private:
    void addRow(const QString& caption, QWidget* field, const char* key);
    void addAttribute(const Attribute& attribute);
    void setTabOrders();
    void connectAll();
    [[nodiscard]] std::vector<ScenarioProblem> faultsOf(const std::string& key) const;
    void refresh();
    void rule();
    void changeValue(const Attribute& attribute, const AttributeField& field);

    ScenarioDocument& m_document;
    QFormLayout* m_form;
    QLineEdit* m_title;
    QLineEdit* m_id;
    QSpinBox* m_turns;
    QPushButton* m_rule;
    QLabel* m_rulings;
    MarkdownEdit* m_about;
    std::vector<std::pair<const Attribute*, AttributeField*>> m_fields;
};

}  // namespace drumhead::app
