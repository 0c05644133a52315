#pragma once

#include "app/editor/map/map_canvas.hpp"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace drumhead::app {

/// What is said of the items that are chosen on the map; a change is made to all of them.
class MapItemForm : public QWidget {
    Q_OBJECT

public:
    MapItemForm(ScenarioDocument& document, MapCanvas& canvas, QWidget* parent);

    void focusName();
    void focusKey(const QString& key);
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    void makeFields(QFormLayout& form);
    void connectAll();
    void refresh();
    void showSides(const std::string& side);
    void setPoints();
    [[nodiscard]] std::vector<ScenarioProblem> faults() const;
    template <typename Change>
    void changeAll(const QString& what, const char* key, Change make);

    ScenarioDocument& m_document;
    MapCanvas& m_canvas;
    QComboBox* m_kind;
    QLineEdit* m_name;
    QComboBox* m_side;
    QCheckBox* m_secret;
    QLineEdit* m_points;
};

}  // namespace drumhead::app
