#pragma once

#include "drumhead/base/result.hpp"
#include "drumhead/sheets/sheet.hpp"

#include <QSizeF>

#include <memory>
#include <stop_token>

class QPainter;
class QThread;

namespace drumhead {

/// The pages of a sheet as `sheetToPdf` prints them, to be looked at on a screen: laid out once, in any thread, and
/// painted as often as they are seen.
class SheetPages {
public:
    ~SheetPages();
    SheetPages(const SheetPages&) = delete;
    SheetPages& operator=(const SheetPages&) = delete;

    /// `owner`: where they are painted and end. Once `cancelled` is asked to stop it returns soon, with pages that mean
    /// nothing. Errors: no fonts installed. Needs a QGuiApplication.
    [[nodiscard]] static Result<std::shared_ptr<SheetPages>> layOut(const Sheet& sheet, const SheetLayout& layout,
                                                                    const Texts& texts, QThread* owner,
                                                                    std::stop_token cancelled = {});

    [[nodiscard]] int count() const;
    /// The whole paper, in points.
    [[nodiscard]] QSizeF paper() const;
    /// Paints a page, from 0, with the paper's corner at the painter's origin, in points.
    void paint(QPainter& painter, int page);

private:
    struct Laid;

    SheetPages();

    std::unique_ptr<Laid> m_laid;
};

}  // namespace drumhead
