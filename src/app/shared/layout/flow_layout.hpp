#pragma once

#include <QLayout>

#include <vector>

namespace drumhead::app {

/// Lays its items out like words: side by side, and on in the next line where the width is used up. Bars made
/// with it are never cut off, however large the type.
class FlowLayout : public QLayout {
public:
    /// `between`: between the lines; -1: as much as between the items of a line.
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = 8, int between = -1);
    ~FlowLayout() override;

    void addLayout(QLayout* layout);
    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect& rectangle) override;

private:
    int arrange(const QRect& rectangle, bool apply) const;
    void placeLine(const QRect& area, std::size_t first, std::size_t last, int used, int top, int height) const;

    std::vector<QLayoutItem*> m_items;
    int m_between;
};

}  // namespace drumhead::app
