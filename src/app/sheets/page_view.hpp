#pragma once

#include "drumhead/print/sheet_pages.hpp"

#include <QAbstractScrollArea>
#include <QPixmap>

namespace drumhead::app {

/// One page of a sheet on white paper, whole or as wide as the view.
class PageView : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit PageView(QWidget* parent = nullptr);

    /// Null: no page, but a word on why.
    void show(std::shared_ptr<SheetPages> pages);
    void say(const QString& sentence);
    void turnTo(int page);
    void fitWidth(bool on);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void fit();
    [[nodiscard]] QPixmap drawn() const;

    std::shared_ptr<SheetPages> m_pages;
    QString m_said;
    int m_page = 0;
    bool m_isWide = false;
    QSize m_size;      ///< of the paper, in pixels
    QPixmap m_pixmap;  ///< of that page in that size; null: to be drawn
};

}  // namespace drumhead::app
