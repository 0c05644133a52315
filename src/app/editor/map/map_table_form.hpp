#pragma once

#include "app/editor/map/map_canvas.hpp"

class QComboBox;
class QFormLayout;
class QPushButton;
class QSpinBox;

namespace drumhead::app {

/// The table of the map: its size, where north is, the grid on which one draws.
class MapTableForm : public QWidget {
    Q_OBJECT

public:
    MapTableForm(ScenarioDocument& document, MapCanvas& canvas, QWidget* parent);

    void focusKey(const QString& key);
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    QSpinBox* addNumber(QFormLayout& form, const QString& caption, const char* name, const QString& accessible,
                        int least, int most);
    void addUnit(QFormLayout& form);
    void offerUnit(const QString& unit);
    void addGrid(QFormLayout& form);
    void connectAll();
    void choosePicture();
    void refresh();

    ScenarioDocument& m_document;
    MapCanvas& m_canvas;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    QSpinBox* m_north = nullptr;
    QComboBox* m_unit;
    QComboBox* m_grid;
    QPushButton* m_picture;
    QPushButton* m_noPicture;
    QPushButton* m_remove;
    bool m_showing = false;
};

}  // namespace drumhead::app
