#include "app/sheets/sheet_reader.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/sheets/sheet_view.hpp"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace drumhead::app {

SheetReader::SheetReader(const OfferedSheet& offered, const Sheet& soon, const QString& name, QWidget* parent)
    : QDialog(parent), m_offered(offered), m_name(name), m_view(new SheetView), m_told(new QLabel(this))
{
    setObjectName(QStringLiteral("sheetReader"));
    setWindowTitle(offered.title);
    auto* const scroll = new QScrollArea(this);
    scroll->setAccessibleName(offered.title);
    scroll->setObjectName(QStringLiteral("sheetReaderPage"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_view);
    m_view->show(soon);
    m_told->setObjectName(QStringLiteral("sheetReaderTold"));
    m_told->setText(tr("Working out the luck…"));
    auto* const save = new QPushButton(tr("&Save or print…"), this);
    auto* const close = new QPushButton(tr("&Close"), this);
    save->setObjectName(QStringLiteral("saveReadSheet"));
    close->setObjectName(QStringLiteral("closeReadSheet"));
    close->setDefault(true);
    connect(save, &QPushButton::clicked, this, &SheetReader::saveOrPrint);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_told, 1);
    row->addWidget(save);
    row->addWidget(close);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addLayout(row);
    resize(roomFor(*this, 100, 38));
    connect(&m_job, &BackgroundJob::failed, m_told, &QLabel::setText);
    m_job.start([make = m_offered.make](const std::stop_token&) { return make(); },
                [this](const Sheet& whole) {
                    m_view->show(whole);
                    m_told->clear();
                });
}

void SheetReader::saveOrPrint()
{
    SheetsDialog dialog({m_offered}, m_name, this);
    dialog.exec();
}

}  // namespace drumhead::app
