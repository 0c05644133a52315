#pragma once

#include "print/block_places.hpp"
#include "print/laid_sheet.hpp"

#include <QSizeF>
#include <QString>

#include <vector>

class QPainter;

namespace drumhead::print {

/// Paints the pages of a sheet that was laid out, in the dots of the device that it was laid out for.
class PagePainter {
public:
    /// `title` stands at the foot until the sheet names another. `area`: of a page, with its foot. `point`: in dots.
    PagePainter(const LaidSheet& laid, QString title, QSizeF area, qreal point);

    /// Pages count from 0.
    void paint(QPainter& painter, int page);

private:
    void paintFoot(QPainter& painter, int page) const;

    const LaidSheet& m_laid;
    QSizeF m_area;
    qreal m_point;
    BlockPlaces m_places;
    std::vector<QString> m_titles;  ///< by page
};

}  // namespace drumhead::print
