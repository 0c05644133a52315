#include "app/sheets/sheet_preview.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/print/print.hpp"

#include <QGraphicsView>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

void prepare(QPrinter& printer, const SheetLayout& layout, const QString& name)
{
    printer.setPageSize(QPageSize(layout.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    printer.setPageMargins(QMarginsF(SheetMargins::sides, SheetMargins::top, SheetMargins::sides, SheetMargins::bottom),
                           QPageLayout::Millimeter);
    printer.setDocName(name);
}

SheetPreview::SheetPreview(QWidget* parent)
    : QWidget(parent), m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution)),
      m_view(new QPrintPreviewWidget(m_printer.get(), this)), m_told(new QLabel(this)),
      m_previous(new QPushButton(tr("◀ Previo&us page"), this)), m_next(new QPushButton(tr("&Next page ▶"), this))
{
    setMinimumSize(roomFor(*this, 30, 10));
    m_view->setViewMode(QPrintPreviewWidget::SinglePageView);
    m_view->setZoomMode(QPrintPreviewWidget::FitInView);
    if (auto* const pages = m_view->findChild<QGraphicsView*>()) {
        pages->setObjectName(QStringLiteral("sheetPages"));
        pages->setAccessibleName(tr("Preview"));
    }
    auto* const wide = new QPushButton(tr("Page &width"), this);
    wide->setObjectName(QStringLiteral("pageWidth"));
    wide->setAutoDefault(false);
    wide->setCheckable(true);
    wide->setToolTip(tr("Fits the page to the width of the window"));
    connect(wide, &QPushButton::toggled, this, [this](bool on) {
        if (on) m_view->fitToWidth();
        else m_view->fitInView();
    });
    m_told->setObjectName(QStringLiteral("previewPage"));
    m_told->setAlignment(Qt::AlignCenter);
    m_previous->setObjectName(QStringLiteral("previousPage"));
    m_next->setObjectName(QStringLiteral("nextPage"));
    for (QPushButton* const each : {m_previous, m_next}) each->setAutoDefault(false);
    auto* turning = new QHBoxLayout;
    turning->addWidget(m_previous);
    turning->addWidget(m_next);
    turning->addWidget(m_told, 1);
    turning->addWidget(wide);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(m_view, 1);
    all->addLayout(turning);
    connect(m_view, &QPrintPreviewWidget::paintRequested, this, &SheetPreview::paint);
    connect(m_previous, &QPushButton::clicked, this, [this] { turnTo(page() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { turnTo(page() + 1); });
    tellPage();
}

SheetPreview::~SheetPreview() = default;

int SheetPreview::page() const { return m_view->currentPage(); }

void SheetPreview::show(Sheet sheet, const SheetLayout& layout)
{
    m_sheet = std::move(sheet);
    m_layout = layout;
    prepare(*m_printer, layout, {});
    m_view->updatePreview();
    turnTo(1);
}

void SheetPreview::paint(QPrinter* on)
{
    m_pages = 0;
    if (m_sheet.empty()) return;
    const Result<int> pages = paintSheet(m_sheet, m_layout, *on, *spokenTexts());
    if (pages) m_pages = *pages;
    else Q_EMIT failed(raised(toQt(pages.error())));
}

void SheetPreview::turnTo(int page)
{
    m_view->setCurrentPage(page);
    tellPage();
}

void SheetPreview::tellPage()
{
    m_told->setText(m_pages > 0 ? tr("Page %1 of %2").arg(page()).arg(m_pages) : QString());
    m_previous->setEnabled(page() > 1);
    m_next->setEnabled(page() < m_pages);
}

}  // namespace drumhead::app
