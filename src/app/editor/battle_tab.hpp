#pragma once

#include "app/editor/scenario_document.hpp"

#include <QWidget>

class QLabel;
class QLineEdit;
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
    void refresh();
    void rule();
    void changeValue(const Attribute& attribute, const AttributeField& field);

    ScenarioDocument& m_document;
    QLineEdit* m_title;
    QLineEdit* m_id;
    QSpinBox* m_turns;
    QLabel* m_rulings;
    MarkdownEdit* m_about;
    std::vector<std::pair<const Attribute*, AttributeField*>> m_fields;
};

}  // namespace drumhead::app
