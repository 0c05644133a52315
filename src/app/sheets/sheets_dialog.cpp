#include "app/sheets/sheets_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "drumhead/print/print.hpp"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>

#include <filesystem>

namespace drumhead::app {

namespace {

QComboBox* addChoice(QFormLayout* form, const QString& caption, const QString& name, const QStringList& choices)
{
    auto* combo = new QComboBox(form->parentWidget());
    combo->setObjectName(name);
    combo->addItems(choices);
    form->addRow(caption, combo);  // the caption names it for those who listen, too
    return combo;
}

bool usesLetter()
{
    const QLocale::Territory here = QLocale::system().territory();
    return here == QLocale::UnitedStates || here == QLocale::Canada || here == QLocale::Mexico;
}

Result<std::string> bytesOf(const Sheet& sheet, const SheetLayout& layout, SheetFormat format)
{
    if (format == SheetFormat::Pdf) return sheetToPdf(sheet, layout);
    return format == SheetFormat::Html ? sheetToHtml(sheet, layout) : sheetToMarkdown(sheet);
}

/// Qt leaves the fields of its preview without names for those who listen.
void nameFields(QPrintPreviewDialog& preview)
{
    for (QLineEdit* const each : preview.findChildren<QLineEdit*>()) {
        const bool isZoom = qobject_cast<QComboBox*>(each->parentWidget());
        each->setAccessibleName(isZoom ? SheetsDialog::tr("Zoom") : SheetsDialog::tr("Page"));
    }
}

}  // namespace

SheetsDialog::SheetsDialog(std::vector<OfferedSheet> offered, const QString& name, QWidget* parent)
    : QDialog(parent), m_offered(std::move(offered)), m_name(name), m_told(new QLabel(this))
{
    setWindowTitle(tr("Sheets"));
    setObjectName(QStringLiteral("sheetsDialog"));
    setManualPlace(*this, ManualPlace::Sheets);
    auto* form = new QFormLayout(this);
    QStringList titles;
    for (const OfferedSheet& each : m_offered) titles << each.title;
    m_sheet = addChoice(form, tr("S&heet"), QStringLiteral("sheetChoice"), titles);
    m_paper = addChoice(form, tr("Pa&per"), QStringLiteral("paperChoice"), {tr("A4"), tr("Letter")});
    m_format = addChoice(form, tr("Save &as"), QStringLiteral("formatChoice"), {tr("PDF"), tr("HTML"), tr("Markdown")});
    m_paper->setCurrentIndex(usesLetter() ? 1 : 0);
    m_told->setObjectName(QStringLiteral("sheetsTold"));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    form->addRow(m_told);
    // A button box would send Tab round its own buttons for ever once one of them was hidden.
    auto* buttons = new QHBoxLayout;
    const auto add = [&](const QString& text) {
        auto* const button = new QPushButton(text, this);
        button->setAutoDefault(false);
        buttons->addWidget(button);
        return button;
    };
    QPushButton* const save = add(tr("&Save sheet…"));
    QPushButton* const print = add(tr("P&rint sheet…"));
    m_savePack = add(tr("Save the e&vening…"));
    buttons->addStretch(1);
    QPushButton* const close = add(tr("&Close"));
    close->setObjectName(QStringLiteral("closeSheets"));
    m_savePack->setObjectName(QStringLiteral("savePack"));
    m_savePack->setToolTip(
        tr("Scenario, quick reference, and brief, roster and labels of each side, each as a PDF in one folder"));
    m_savePack->hide();
    connect(m_savePack, &QPushButton::clicked, this, &SheetsDialog::savePack);
    save->setObjectName(QStringLiteral("saveSheet"));
    print->setObjectName(QStringLiteral("printSheet"));
    save->setDefault(true);
    form->addRow(buttons);
    connect(save, &QPushButton::clicked, this, &SheetsDialog::save);
    connect(print, &QPushButton::clicked, this, &SheetsDialog::print);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    m_sheet->setFocus();
}

void SheetsDialog::offerPack(std::function<std::vector<PackedSheet>()> make)
{
    m_pack = std::move(make);
    m_savePack->show();
}

void SheetsDialog::savePack()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Folder for the sheets of the evening"),
                                          QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    if (!folder.isEmpty()) savePackTo(folder);
}

bool SheetsDialog::savePackTo(const QString& folder)
{
    const Paper paper = m_paper->currentIndex() == 1 ? Paper::Letter : Paper::A4;
    const std::vector<PackedSheet> pack = m_pack();
    for (const PackedSheet& each : pack) {
        const std::filesystem::path file(QDir(folder).filePath(toQt(each.name) + QStringLiteral(".pdf")).toStdString());
        const Result<std::string> bytes = sheetToPdf(each.sheet, sheetLayout(each.kind, paper));
        const Result<void> done = bytes ? writeSheetFile(file, *bytes) : Error{bytes.error()};
        if (done) continue;
        m_told->setText(raised(toQt(done.error())));
        return false;
    }
    m_told->setText(tr("Saved %1 sheets in %2.").arg(pack.size()).arg(folder));
    return true;
}

const OfferedSheet& SheetsDialog::chosen() const
{
    return m_offered[static_cast<std::size_t>(m_sheet->currentIndex())];
}

SheetLayout SheetsDialog::layoutChosen() const
{
    return sheetLayout(chosen().kind, m_paper->currentIndex() == 1 ? Paper::Letter : Paper::A4);
}

QString SheetsDialog::ending() const
{
    return QStringList{QStringLiteral(".pdf"), QStringLiteral(".html"),
                       QStringLiteral(".md")}[m_format->currentIndex()];
}

void SheetsDialog::save()
{
    QString name = m_name + QStringLiteral(", ") + chosen().title;
    name = name.replace(u'/', u'-').left(100) + ending();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString file = QFileDialog::getSaveFileName(this, tr("Save the sheet"), QDir(folder).filePath(name),
                                                tr("Sheets (*%1)").arg(ending()));
    if (file.isEmpty()) return;
    if (!sheetFormat(std::filesystem::path(file.toStdString()))) file += ending();
    saveTo(file);
}

bool SheetsDialog::saveTo(const QString& file)
{
    const std::filesystem::path path(file.toStdString());
    const auto tell = [this](const QString& text) { m_told->setText(text); };
    const Result<SheetFormat> format = sheetFormat(path);
    if (!format) return tell(raised(toQt(format.error()))), false;
    const Result<std::string> bytes = bytesOf(chosen().make(), layoutChosen(), *format);
    if (!bytes) return tell(raised(toQt(bytes.error()))), false;
    if (const Result<void> done = writeSheetFile(path, *bytes); !done) return tell(raised(toQt(done.error()))), false;
    tell(tr("Saved as %1.").arg(file));
    return true;
}

void SheetsDialog::print()
{
    QPrinter printer(QPrinter::HighResolution);
    const SheetLayout layout = layoutChosen();
    const Sheet sheet = chosen().make();
    printer.setPageSize(QPageSize(layout.paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter));
    printer.setPageMargins(QMarginsF(11, 10, 11, 8), QPageLayout::Millimeter);
    printer.setDocName(m_name);
    QPrintPreviewDialog preview(&printer, this);
    preview.setObjectName(QStringLiteral("sheetPreview"));
    connect(&preview, &QPrintPreviewDialog::paintRequested, this, [&](QPrinter* on) {
        if (const Result<int> pages = paintSheet(sheet, layout, *on); !pages)
            m_told->setText(raised(toQt(pages.error())));
    });
    nameFields(preview);
    preview.exec();
}

}  // namespace drumhead::app
