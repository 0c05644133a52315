#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "app/editor/fields/list_page.hpp"

class QLabel;
class QListWidget;

namespace drumhead::app {

class MapCanvas;
class MapCommands;
class MapItemForm;
class MapTableForm;
class MapTools;

/// The map of a scenario: tools, the table to draw on, and beside it everything that is drawn, as a list.
class MapPage : public ListPage {
    Q_OBJECT

public:
    MapPage(ScenarioDocument& document, QWidget* parent);

    [[nodiscard]] MapCanvas* canvas() const { return m_canvas; }
    /// An item, or the table where there is none, and the field of a key.
    void show(int item, const QString& key);

    /// Begins to draw what was drawn last.
    void add() override;
    void remove() override;
    void duplicate() override;
    void shift(int by) override;
    [[nodiscard]] std::vector<QWidget*> places() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeTable();
    QWidget* makeSide();
    QWidget* makeButtons();
    void setTabOrders(QWidget* tools);
    void refreshList();
    void followCanvas();
    void followList();

    ScenarioDocument& m_document;
    MapCanvas* m_canvas;
    MapCommands* m_commands;
    QLabel* m_hint;
    MapTools* m_tools = nullptr;
    QListWidget* m_list;
    QList<QWidget*> m_buttons;
    MapItemForm* m_item = nullptr;
    MapTableForm* m_table = nullptr;
    MapFeature m_last = MapFeature::Hill;
};

}  // namespace drumhead::app
