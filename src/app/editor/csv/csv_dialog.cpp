#include "app/editor/csv/csv_dialog.hpp"

#include "app/editor/csv/csv_preview_model.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "app/shared/widgets/dialogs/save_file.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shared/widgets/text/wrap_delegate.hpp"
#include "drumhead/base/ordinary_file.hpp"
#include "drumhead/base/whole_file.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QStandardPaths>
#include <QStringDecoder>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr std::size_t mostProblems = 1000;

/// UTF-16 without a mark: every other byte of plain words is nothing.
std::optional<QStringConverter::Encoding> encodingOf(const QByteArray& bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes)) return marked;
    const QByteArray head = bytes.left(400);
    int even = 0, odd = 0;
    for (qsizetype i = 0; i < head.size(); ++i) {
        if (head[i] == '\0') ++(i % 2 == 0 ? even : odd);
    }
    if (odd > head.size() / 4) return QStringConverter::Utf16LE;
    if (even > head.size() / 4) return QStringConverter::Utf16BE;
    return std::nullopt;
}

}  // namespace

QString decodedSpreadsheet(const QByteArray& bytes)
{
    if (const auto encoding = encodingOf(bytes)) {
        QString text = QStringDecoder(*encoding)(bytes);
        if (text.startsWith(QChar(0xFEFF))) text.remove(0, 1);
        return text;
    }
    QStringDecoder utf8(QStringConverter::Utf8);
    const QString text = utf8(bytes);
    return utf8.hasError() ? QString::fromLatin1(bytes) : text;
}

CsvDialog::CsvDialog(const ScenarioDocument& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_text(new QPlainTextEdit(this)), m_how(new QComboBox(this)),
      m_side(new QComboBox(this)), m_guesses(new QCheckBox(tr("&Correct misspelt troop types"), this)),
      m_told(new PlainLabel(this)), m_preview(new CsvPreviewModel(document.ruleset(), this)),
      m_cells(new QTableView(this)), m_problems(new QTreeWidget(this))
{
    setWindowTitle(tr("Order of battle from a spreadsheet"));
    setObjectName(QStringLiteral("csvDialog"));
    setManualPlace(*this, ManualPlace::Spreadsheets);
    resize(roomFor(*this, 130, 44));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(makeSource());
    layout->addWidget(makeParts(), 1);
    layout->addWidget(m_told);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_take = buttons->button(QDialogButtonBox::Ok);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        read();
        if (m_import.taken > 0 && mayReplace()) accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connectReading();
    m_text->setFocus();
    read();
}

/// The armies that are there go only if that is wanted.
bool CsvDialog::mayReplace()
{
    const auto& entities = m_document.scenario().entities;
    const auto units =
        std::count_if(entities.begin(), entities.end(), [](const auto& each) { return each.kind == EntityKind::Unit; });
    if (m_how->currentIndex() == 0 || units == 0) return true;
    Message message;
    message.name = QStringLiteral("csvReplace");
    message.title = tr("Replace the armies");
    message.buttons = QMessageBox::Cancel;
    message.text = tr("Remove the %n unit(s) there?", nullptr, static_cast<int>(units));
    message.accept = tr("Replace them");
    return askMessage(this, message) == MessageAnswer::Accept;
}

/// Saves a list to fill in: all headings, and a row for each troop type.
void CsvDialog::saveTemplate()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = askSaveFile(this,
                                     {tr("Save a template"),
                                      QDir(folder).filePath(QStringLiteral("army-list.csv")),
                                      tr("Spreadsheets as text (*.csv)"),
                                      {QStringLiteral(".csv")}});
    if (name.isEmpty()) return;
    const std::string bytes = "\xEF\xBB\xBF" + armyListTemplate(m_document.ruleset());
    m_told->setText(writeWholeFile(std::filesystem::path(name.toStdString()), bytes)
                        ? tr("%1 can't be written; check the folder and the disk space.").arg(name)
                        : tr("Saved as %1.").arg(name));
}

/// Where the rows come from, and how they are taken.
QLayout* CsvDialog::makeSource()
{
    auto* file = new QPushButton(tr("Open a &file…"), this);
    file->setObjectName(QStringLiteral("csvOpen"));
    connect(file, &QPushButton::clicked, this, &CsvDialog::openSheet);
    m_how->setObjectName(QStringLiteral("csvHow"));
    m_how->addItems({tr("Add to the armies"), tr("Replace the armies")});
    m_side->setObjectName(QStringLiteral("csvSide"));
    m_guesses->setObjectName(QStringLiteral("csvGuesses"));
    for (const ScenarioEntity& each : m_document.scenario().entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.name));
    }
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (QComboBox* const each : {m_how, m_side}) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        each->setMinimumContentsLength(8);
    }
    form->addRow(tr("&What to do"), m_how);
    form->addRow(tr("&Side, if not given"), m_side);
    form->addRow(m_guesses);
    auto* source = new QVBoxLayout;
    auto* pattern = new QPushButton(tr("Save a &template…"), this);
    pattern->setObjectName(QStringLiteral("csvTemplate"));
    connect(pattern, &QPushButton::clicked, this, &CsvDialog::saveTemplate);
    auto* files = new FlowLayout;
    files->addWidget(file);
    files->addWidget(pattern);
    source->addLayout(files);
    source->addLayout(form);
    return source;
}

/// The rows as text, as they were read, and what is the matter with them.
QWidget* CsvDialog::makeParts()
{
    m_text->setObjectName(QStringLiteral("csvText"));
    m_text->setAccessibleName(tr("Rows of the spreadsheet"));
    m_text->setPlaceholderText(tr(
        "Open a file, or paste rows here. The first row may have headings: name, side, group, leader, and attributes by their names. Without headings the columns are name, side, troop type and what units need."));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setUndoRedoEnabled(false);
    makeViews();
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->addWidget(m_text);
    parts->addWidget(m_cells);
    parts->addWidget(m_problems);
    parts->setSizes({200, 300, 250});
    parts->setChildrenCollapsible(false);
    for (QWidget* const each : QList<QWidget*>{m_text, m_cells, m_problems})
        each->setMinimumHeight(roomFor(*each, 1, 2).height());
    return parts;
}

void CsvDialog::makeViews()
{
    m_cells->setModel(m_preview);
    m_cells->setObjectName(QStringLiteral("csvPreview"));
    m_cells->setAccessibleName(tr("Preview by row and column"));
    m_cells->setTabKeyNavigation(false);
    m_cells->setWordWrap(false);
    m_cells->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() + 6);
    m_cells->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_cells->horizontalHeader()->setDefaultSectionSize(fontMetrics().averageCharWidth() * 18);
    m_told->setObjectName(QStringLiteral("csvTold"));
    m_problems->setObjectName(QStringLiteral("csvProblems"));
    m_problems->setAccessibleName(tr("Problems"));
    m_problems->setHeaderLabels({tr("Row"), tr("Column"), tr("Status"), tr("Problem")});
    m_problems->setRootIsDecorated(false);
    m_problems->setWordWrap(true);
    m_problems->setItemDelegateForColumn(3, new WrapDelegate(m_problems));
    m_problems->setTabKeyNavigation(false);
}

void CsvDialog::connectReading()
{
    m_readSoon.setSingleShot(true);
    m_readSoon.setInterval(150);
    connect(&m_readSoon, &QTimer::timeout, this, &CsvDialog::read);
    connect(m_text, &QPlainTextEdit::textChanged, &m_readSoon, qOverload<>(&QTimer::start));
    connect(m_how, &QComboBox::currentIndexChanged, this, &CsvDialog::read);
    connect(m_side, &QComboBox::currentIndexChanged, this, &CsvDialog::read);
    connect(m_guesses, &QCheckBox::toggled, this, &CsvDialog::read);
    connect(m_problems, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const int problem = item ? m_problems->indexOfTopLevelItem(item) : -1;
        if (problem >= 0)
            m_cells->setCurrentIndex(m_preview->cellOf(m_import.problems[static_cast<std::size_t>(problem)]));
    });
}

void CsvDialog::openSheet()
{
    const QString name =
        askOpenFile(this, tr("Spreadsheet"), QString(), tr("Spreadsheets as text (*.csv *.tsv *.txt);;All files (*)"));
    if (name.isEmpty()) return;
    constexpr std::size_t most = 20 << 20;
    const Result<std::string> bytes = readOrdinaryFile(name.toStdString(), most + 1, *spokenTexts());
    if (!bytes) m_told->setText(tr("%1 can't be read: %2.").arg(name, toQt(bytes.error())));
    else if (bytes->size() > most)
        m_told->setText(tr("%1 is larger than 20 MiB, too large for an order of battle.").arg(name));
    else takeFile(decodedSpreadsheet(QByteArray::fromStdString(*bytes)));
}

/// What comes next is to look at the problems, or to take the rows.
void CsvDialog::takeFile(const QString& text)
{
    setText(text);
    if (m_problems->topLevelItemCount() == 0) return m_take->setFocus();
    m_problems->setCurrentItem(m_problems->topLevelItem(0));
    m_problems->setFocus();
}

void CsvDialog::setText(const QString& text)
{
    m_text->setPlainText(text);
    read();
}

void CsvDialog::read()
{
    m_readSoon.stop();
    const ArmyListOptions options{m_how->currentIndex() == 1, m_guesses->isChecked(),
                                  m_side->currentData().toString().toStdString()};
    const std::string text = m_text->toPlainText().toStdString();
    const bool empty = text.empty();
    m_import = readArmyList(text, m_document.scenario(), m_document.ruleset(), options);
    if (empty) m_import.problems.clear();
    m_preview->show(readCsv(text), m_import);
    showProblems();
    m_told->setText(
        empty ? tr("No rows yet.")
              : tr("%1 of %2 rows can be imported; %3.").arg(m_import.taken).arg(m_import.rows).arg(remarks()));
    m_take->setText(m_import.taken == 0 ? tr("Import rows")
                                        : tr("Import %n row(s)", nullptr, static_cast<int>(m_import.taken)));
    m_take->setEnabled(m_import.taken > 0);
}

QString CsvDialog::remarks() const
{
    const std::size_t count = m_import.problems.size();
    if (count > mostProblems) return tr("%1 problems; the first %2 are shown").arg(count).arg(mostProblems);
    return count == 0 ? tr("no problems") : tr("%n problem(s)", nullptr, static_cast<int>(count));
}

void CsvDialog::showProblems()
{
    m_problems->clear();
    QList<QTreeWidgetItem*> items;
    for (std::size_t i = 0; i < std::min(mostProblems, m_import.problems.size()); ++i) {
        const CsvProblem& each = m_import.problems[i];
        items << new QTreeWidgetItem({QString::number(each.row),
                                      each.column > 0 ? QString::number(each.column) : QStringLiteral("–"),
                                      each.leftOut                        ? tr("left out")
                                          : each.row == m_import.headings ? tr("headings")
                                                                          : tr("taken"),
                                      raised(toQt(each.message))});
    }
    m_problems->addTopLevelItems(items);
    for (int i = 0; i < 3; ++i) m_problems->resizeColumnToContents(i);
}

}  // namespace drumhead::app
