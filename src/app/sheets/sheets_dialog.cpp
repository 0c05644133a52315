#include "app/sheets/sheets_dialog.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/dialogs/save_file.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shared/widgets/steady_width.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/sheets/sheet_preview.hpp"
#include "drumhead/print/print.hpp"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <filesystem>

namespace drumhead::app {

namespace {

QComboBox* addChoice(QFormLayout* form, const QString& caption, const QString& name, const QStringList& choices)
{
    auto* combo = new QComboBox(form->parentWidget());
    combo->setObjectName(name);
    combo->addItems(choices);
    limitWidth(*combo, 24);
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
    if (format == SheetFormat::Pdf) return sheetToPdf(sheet, layout, *spokenTexts());
    return format == SheetFormat::Html ? sheetToHtml(sheet, layout, *spokenTexts()) : sheetToMarkdown(sheet);
}

QPushButton* addButton(FlowLayout* buttons, const QString& text, const QString& name)
{
    auto* const button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    buttons->addWidget(button);
    return button;
}

/// Where a person keeps documents, never where the program lies.
QString documentsFolder() { return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation); }

}  // namespace

SheetsDialog::SheetsDialog(std::vector<OfferedSheet> offered, const QString& name, QWidget* parent)
    : QDialog(parent), m_offered(std::move(offered)), m_name(name), m_told(new PlainLabel(this))
{
    setWindowTitle(tr("Sheets"));
    setObjectName(QStringLiteral("sheetsDialog"));
    setManualPlace(*this, ManualPlace::Sheets);
    m_told->setObjectName(QStringLiteral("sheetsTold"));
    auto* all = new QHBoxLayout(this);
    all->addWidget(makeSide());
    m_preview = new SheetPreview(this);
    all->addWidget(m_preview, 1);
    for (QComboBox* const each : {m_sheet, m_paper})
        connect(each, &QComboBox::currentIndexChanged, this, &SheetsDialog::preview);
    constexpr int pause = 120;  // milliseconds
    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(&m_soon, &QTimer::timeout, this, &SheetsDialog::showPages);
    m_sheet->setFocus();
    preview();
    resize(roomFor(*this, 150, 60));
}

/// What is chosen and done stands beside the pages, which have the whole height.
QWidget* SheetsDialog::makeSide()
{
    constexpr int letters = 34;
    auto* side = new QWidget(this);
    side->setFixedWidth(fontMetrics().averageCharWidth() * letters);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins({});
    column->addWidget(makeForm());
    column->addStretch(1);
    column->addWidget(m_told);
    column->addLayout(makeButtons());
    return side;
}

QWidget* SheetsDialog::makeForm()
{
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    QStringList titles;
    for (const OfferedSheet& each : m_offered) titles << each.title;
    m_sheet = addChoice(form, tr("S&heet"), QStringLiteral("sheetChoice"), titles);
    m_paper = addChoice(form, tr("Pa&per"), QStringLiteral("paperChoice"), {tr("A4"), tr("Letter")});
    m_format = addChoice(form, tr("Save &as"), QStringLiteral("formatChoice"), {tr("PDF"), tr("HTML"), tr("Markdown")});
    m_paper->setCurrentIndex(usesLetter() ? 1 : 0);
    return fields;
}

/// No button box, which would send Tab round its own buttons for ever once one of them was hidden.
FlowLayout* SheetsDialog::makeButtons()
{
    auto* buttons = new FlowLayout;
    QPushButton* const save = addButton(buttons, tr("&Save sheet…"), QStringLiteral("saveSheet"));
    QPushButton* const print = addButton(buttons, tr("P&rint sheet…"), QStringLiteral("printSheet"));
    m_savePack = addButton(buttons, tr("Save the e&vening…"), QStringLiteral("savePack"));
    m_printPack = addButton(buttons, tr("Print the evenin&g…"), QStringLiteral("printPack"));
    QPushButton* const close = addButton(buttons, tr("&Close"), QStringLiteral("closeSheets"));
    m_savePack->setToolTip(
        tr("Scenario, quick reference, and brief, roster and labels of each side, each as a PDF in one folder"));
    m_printPack->setToolTip(
        tr("Scenario, quick reference, and brief, roster and labels of each side, one after another"));
    save->setDefault(true);
    for (QPushButton* const each : {m_savePack, m_printPack}) each->hide();
    connect(save, &QPushButton::clicked, this, &SheetsDialog::save);
    connect(print, &QPushButton::clicked, this, &SheetsDialog::print);
    connect(m_savePack, &QPushButton::clicked, this, &SheetsDialog::savePack);
    connect(m_printPack, &QPushButton::clicked, this, &SheetsDialog::printPack);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    return buttons;
}

void SheetsDialog::offerPack(std::function<std::vector<PackedSheet>()> make)
{
    m_pack = std::move(make);
    for (QPushButton* const each : {m_savePack, m_printPack}) each->show();
    const std::vector<PackedSheet> pack = m_pack();
    m_sheet->insertSeparator(m_sheet->count());
    m_offered.push_back({});  // so that both keep the same places
    for (std::size_t i = 0; i < pack.size(); ++i) {
        const QString title = tr("Evening: %1").arg(toQt(pack[i].title));
        m_offered.push_back({title, pack[i].kind, [make = m_pack, i] { return make()[i].sheet; }});
        m_sheet->addItem(title);
    }
}

void SheetsDialog::preview()
{
    m_told->clear();
    m_soon.start();
}

void SheetsDialog::showPages()
{
    if (chosen().make) m_preview->show(chosen().make, layoutChosen());
}

void SheetsDialog::savePack()
{
    const QString folder = askFolder(this, tr("Folder for the sheets of the evening"), documentsFolder());
    if (folder.isEmpty()) return;
    QStringList files;
    for (const PackedSheet& each : m_pack()) files << fileOf(each, folder);
    if (mayReplace(files)) savePackTo(folder);
}

QString SheetsDialog::fileOf(const PackedSheet& sheet, const QString& folder)
{
    return QDir(folder).filePath(toQt(sheet.name) + QStringLiteral(".pdf"));
}

bool SheetsDialog::mayReplace(const QStringList& files)
{
    QStringList there;
    for (const QString& each : files) {
        if (const QFileInfo file(each); file.exists()) there << file.fileName();
    }
    if (there.isEmpty()) return true;
    const QString folder = QFileInfo(files.front()).absolutePath();
    constexpr qsizetype most = 8;
    QString names = there.mid(0, most).join(QStringLiteral(", "));
    if (there.size() > most) names += QStringLiteral(", …");
    return askMessage(this,
                      {.name = QStringLiteral("replacePackQuestion"),
                       .title = tr("Replace the files?"),
                       .text = tr("These exist already in %1:\n%2").arg(folder, names),
                       .icon = QMessageBox::Question,
                       .buttons = QMessageBox::Cancel,
                       .accept = tr("&Replace them")})
        == MessageAnswer::Accept;
}

bool SheetsDialog::savePackTo(const QString& folder)
{
    const std::vector<PackedSheet> pack = m_pack();
    std::vector<std::filesystem::path> files;
    for (const PackedSheet& each : pack) files.emplace_back(fileOf(each, folder).toStdString());
    if (const Result<void> plain = noLinkAmong(files, *spokenTexts()); !plain) {
        m_told->setText(raised(toQt(plain.error())));
        return false;
    }
    for (const PackedSheet& each : pack) {
        const std::filesystem::path file(fileOf(each, folder).toStdString());
        const Result<std::string> bytes = sheetToPdf(each.sheet, sheetLayout(each.kind, paperChosen()), *spokenTexts());
        const Result<void> done = bytes ? writeSheetFile(file, *bytes, *spokenTexts()) : Error{bytes.error()};
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

Paper SheetsDialog::paperChosen() const { return m_paper->currentIndex() == 1 ? Paper::Letter : Paper::A4; }

SheetLayout SheetsDialog::layoutChosen() const { return sheetLayout(chosen().kind, paperChosen()); }

QString SheetsDialog::ending() const
{
    return QStringList{QStringLiteral(".pdf"), QStringLiteral(".html"),
                       QStringLiteral(".md")}[m_format->currentIndex()];
}

void SheetsDialog::save()
{
    QString name = m_name + QStringLiteral(", ") + chosen().title;
    name = name.replace(u'/', u'-').left(100) + ending();
    const QString file =
        askSaveFile(this,
                    {tr("Save the sheet"),
                     QDir(documentsFolder()).filePath(name),
                     tr("Sheets (*%1)").arg(ending()),
                     {ending(), QStringLiteral(".pdf"), QStringLiteral(".html"), QStringLiteral(".md")}});
    if (!file.isEmpty()) saveTo(file);
}

bool SheetsDialog::saveTo(const QString& file)
{
    const std::filesystem::path path(file.toStdString());
    const auto tell = [this](const QString& text) { m_told->setText(text); };
    const Result<SheetFormat> format = sheetFormat(path, *spokenTexts());
    if (!format) return tell(raised(toQt(format.error()))), false;
    const Result<std::string> bytes = bytesOf(chosen().make(), layoutChosen(), *format);
    if (!bytes) return tell(raised(toQt(bytes.error()))), false;
    if (const Result<void> done = writeSheetFile(path, *bytes, *spokenTexts()); !done)
        return tell(raised(toQt(done.error()))), false;
    tell(tr("Saved as %1.").arg(file));
    return true;
}

bool SheetsDialog::printOn(QPrinter& printer, const Sheet& sheet, const SheetLayout& layout)
{
    const Result<int> pages = paintSheet(sheet, layout, printer, *spokenTexts());
    if (!pages) m_told->setText(raised(toQt(pages.error())));
    return static_cast<bool>(pages);
}

void SheetsDialog::print()
{
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, layoutChosen(), m_name);
    QPrintDialog dialog(&printer, this);
    dialog.setObjectName(QStringLiteral("printDialog"));
    if (dialog.exec() != QDialog::Accepted) return;
    if (printOn(printer, chosen().make(), layoutChosen())) m_told->setText(tr("Sent to the printer."));
}

/// One after another, each a print of its own, so that each can be handed to its side.
void SheetsDialog::printPack()
{
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, {paperChosen(), 1, 0}, m_name);
    QPrintDialog dialog(&printer, this);
    dialog.setObjectName(QStringLiteral("printDialog"));
    if (dialog.exec() == QDialog::Accepted) printPackOn(printer);
}

bool SheetsDialog::printPackOn(QPrinter& printer)
{
    const std::vector<PackedSheet> pack = m_pack();
    QStringList files;
    if (!printer.outputFileName().isEmpty()) {
        const QFileInfo file(printer.outputFileName());
        for (const PackedSheet& each : pack)
            files << file.dir().filePath(file.completeBaseName() + u'-' + toQt(each.name) + QStringLiteral(".pdf"));
        if (!mayReplace(files)) return false;
    }
    for (std::size_t i = 0; i < pack.size(); ++i) {
        printer.setDocName(m_name + QStringLiteral(", ") + toQt(pack[i].name));
        if (!files.isEmpty()) printer.setOutputFileName(files[static_cast<qsizetype>(i)]);
        if (!printOn(printer, pack[i].sheet, sheetLayout(pack[i].kind, paperChosen()))) return false;
    }
    m_told->setText(tr("Sent %n sheet(s) to the printer.", nullptr, static_cast<int>(pack.size())));
    return true;
}

}  // namespace drumhead::app
