#pragma once

#include "drumhead/sheets/sheet.hpp"

#include <QWidget>

#include <memory>

class QLabel;
class QPrintPreviewWidget;
class QPrinter;
class QPushButton;

namespace drumhead::app {

/// A sheet as it comes out of the printer, page by page.
class SheetPreview : public QWidget {
    Q_OBJECT

public:
    explicit SheetPreview(QWidget* parent = nullptr);
    ~SheetPreview() override;

    /// Shows the first page of a sheet.
    void show(Sheet sheet, const SheetLayout& layout);
    [[nodiscard]] int pages() const { return m_pages; }
    [[nodiscard]] int page() const;

Q_SIGNALS:
    /// The pages could not be made, and why.
    void failed(const QString& why);

private:
    void paint(QPrinter* on);
    void turnTo(int page);
    void tellPage();

    std::unique_ptr<QPrinter> m_printer;
    QPrintPreviewWidget* m_view;
    QLabel* m_told;
    QPushButton* m_previous;
    QPushButton* m_next;
    Sheet m_sheet;
    SheetLayout m_layout;
    int m_pages = 0;
};

/// Sets paper and margins as the sheets want them.
void prepare(QPrinter& printer, const SheetLayout& layout, const QString& name);

}  // namespace drumhead::app
