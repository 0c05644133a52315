#include "app/sheets/sheet_preview.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/sheets/page_view.hpp"
#include "drumhead/print/print.hpp"

#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QThread>
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
    : QWidget(parent), m_view(new PageView(this)), m_told(new QLabel(this)),
      m_previous(new QPushButton(tr("◀ Previo&us page"), this)), m_next(new QPushButton(tr("&Next page ▶"), this))
{
    setMinimumSize(roomFor(*this, 30, 10));
    m_view->setObjectName(QStringLiteral("sheetPages"));
    m_view->setAccessibleName(tr("Preview"));
    auto* const wide = new QPushButton(tr("Page &width"), this);
    wide->setObjectName(QStringLiteral("pageWidth"));
    wide->setAutoDefault(false);
    wide->setCheckable(true);
    wide->setToolTip(tr("Fits the page to the width of the window"));
    connect(wide, &QPushButton::toggled, m_view, &PageView::fitWidth);
    m_told->setObjectName(QStringLiteral("previewPage"));
    m_told->setAlignment(Qt::AlignCenter);
    m_previous->setObjectName(QStringLiteral("previousPage"));
    m_next->setObjectName(QStringLiteral("nextPage"));
    for (QPushButton* const each : {m_previous, m_next}) each->setAutoDefault(false);
    auto* turning = new FlowLayout(nullptr, 8);  // in large type two rows
    for (QWidget* const each : QList<QWidget*>{m_previous, m_next, wide, m_told}) turning->addWidget(each);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins({});
    all->addWidget(m_view, 1);
    all->addLayout(turning);
    connect(m_previous, &QPushButton::clicked, this, [this] { turnTo(m_page - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { turnTo(m_page + 1); });
    connect(&m_job, &BackgroundJob::failed, m_view, &PageView::say);
    tellPage();
}

void SheetPreview::show(std::function<Sheet()> make, const SheetLayout& layout)
{
    m_pages.reset();
    m_view->say(tr("Preparing the pages…"));
    tellPage();
    m_job.start(
        [make = std::move(make), layout, texts = spokenTexts(), owner = thread()](const std::stop_token& cancelled) {
            return SheetPages::layOut(make(), layout, *texts, owner, cancelled);
        },
        [this](const Result<std::shared_ptr<SheetPages>>& pages) { take(pages); });
}

void SheetPreview::take(const Result<std::shared_ptr<SheetPages>>& pages)
{
    if (!pages) return m_view->say(raised(toQt(pages.error())));
    m_pages = *pages;
    m_view->show(m_pages);
    turnTo(1);
}

void SheetPreview::turnTo(int page)
{
    m_page = page;
    m_view->turnTo(page - 1);
    tellPage();
}

void SheetPreview::tellPage()
{
    m_told->setText(m_pages ? tr("Page %1 of %2").arg(m_page).arg(pages()) : QString());
    m_previous->setEnabled(m_pages && m_page > 1);
    m_next->setEnabled(m_page < pages());
}

}  // namespace drumhead::app
