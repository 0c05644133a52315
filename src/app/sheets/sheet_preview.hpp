#pragma once

#include "app/shared/background_job.hpp"
#include "drumhead/print/sheet_pages.hpp"

#include <QWidget>

#include <functional>

class QLabel;
class QPrinter;
class QPushButton;

namespace drumhead::app {

class PageView;

/// A sheet as it comes out of the printer, page by page. It is made and laid out beside the window, which goes on.
class SheetPreview : public QWidget {
    Q_OBJECT

public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// Shows the first page of a sheet once it is made. What `make` reads has to outlive this, and stay as it is.
    void show(std::function<Sheet()> make, const SheetLayout& layout);
    [[nodiscard]] int pages() const { return m_pages ? m_pages->count() : 0; }
    [[nodiscard]] int page() const { return m_page; }  ///< from 1

private:
    void take(const Result<std::shared_ptr<SheetPages>>& pages);
    void turnTo(int page);
    void tellPage();

    PageView* m_view;
    QLabel* m_told;
    QPushButton* m_previous;
    QPushButton* m_next;
    std::shared_ptr<SheetPages> m_pages;
    int m_page = 1;
    BackgroundJob m_job;
};

/// Sets paper and margins as the sheets want them.
void prepare(QPrinter& printer, const SheetLayout& layout, const QString& name);

}  // namespace drumhead::app
