#pragma once

#include "drumhead/sheets/sheet.hpp"

#include <QWidget>

class QVBoxLayout;

namespace drumhead::app {

/// A sheet on the screen: headings, paragraphs, items, tables and charts one below the other. What only paper has is
/// left out.
class SheetView : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent = nullptr);

    /// Replaces what is shown.
    void show(const Sheet& sheet);

private:
    void add(const SheetBlock& block);
    void addText(const QString& text, double size, bool bold);
    void addTable(const SheetBlock& block);
    /// A name that nothing else here has, from the heading above.
    [[nodiscard]] QString nameOf(const QString& what);

    QVBoxLayout* m_column;
    QWidget* m_shown = nullptr;
    QString m_heading;
    QStringList m_names;
};

}  // namespace drumhead::app
