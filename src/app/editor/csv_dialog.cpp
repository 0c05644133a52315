#include "app/editor/csv_dialog.hpp"

#include "app/text.hpp"
#include "app/widgets/sizes.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStringDecoder>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

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
    : QDialog(parent), m_document(document), m_text(new QPlainTextEdit(this)), m_how(new QComboBox(this)), m_side(new QComboBox(this)), m_guesses(new QCheckBox(tr("Take the likeliest troop type where one is &misspelt"), this)), m_told(new QLabel(this)), m_problems(new QTreeWidget(this))
{
    setWindowTitle(tr("Order of battle from a spreadsheet"));
    setObjectName(QStringLiteral("csvDialog"));
    resize(roomFor(*this, 110, 36));
    auto* layout = new QVBoxLayout(this);
    auto* file = new QPushButton(tr("Open a &file…"), this);
    file->setObjectName(QStringLiteral("csvOpen"));
    m_text->setObjectName(QStringLiteral("csvText"));
    m_text->setAccessibleName(tr("Rows of the spreadsheet"));
    m_text->setPlaceholderText(tr("Open a file, or paste rows here. The first row has headings: name, side, group, leader, and attributes by their names."));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setUndoRedoEnabled(false);
    m_how->addItems({tr("instead of the armies that are there"), tr("beside the armies that are there")});
    for (const ScenarioEntity& each : document.scenario().entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.name));
    }
    auto* form = new QFormLayout;
    form->addRow(tr("&Take them"), m_how);
    form->addRow(tr("&Side where none is told"), m_side);
    form->addRow(m_guesses);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setWordWrap(true);
    m_told->setObjectName(QStringLiteral("csvTold"));
    m_problems->setObjectName(QStringLiteral("csvProblems"));
    m_problems->setAccessibleName(tr("What can't be taken as it stands"));
    m_problems->setHeaderLabels({tr("Row"), tr("Column"), tr("Row is"), tr("What is the matter")});
    m_problems->setRootIsDecorated(false);
    m_problems->setUniformRowHeights(true);
    m_problems->setTabKeyNavigation(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_take = buttons->button(QDialogButtonBox::Ok);
    m_take->setText(tr("Take the sound rows"));
    layout->addWidget(file, 0, Qt::AlignLeft);
    layout->addWidget(m_text, 2);
    layout->addLayout(form);
    layout->addWidget(m_told);
    layout->addWidget(m_problems, 2);
    layout->addWidget(buttons);
    m_readSoon.setSingleShot(true);
    m_readSoon.setInterval(150);
    connect(&m_readSoon, &QTimer::timeout, this, &CsvDialog::read);
    connect(file, &QPushButton::clicked, this, &CsvDialog::openSheet);
    connect(m_text, &QPlainTextEdit::textChanged, &m_readSoon, qOverload<>(&QTimer::start));
    connect(m_how, &QComboBox::currentIndexChanged, this, &CsvDialog::read);
    connect(m_side, &QComboBox::currentIndexChanged, this, &CsvDialog::read);
    connect(m_guesses, &QCheckBox::toggled, this, &CsvDialog::read);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        read();
        if (m_import.taken > 0) accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_text->setFocus();
    read();
}

void CsvDialog::openSheet()
{
    const QString name = QFileDialog::getOpenFileName(this, tr("Spreadsheet"), QString(), tr("Spreadsheets as text (*.csv *.tsv *.txt);;All files (*)"));
    if (name.isEmpty()) return;
    QFile file(name);
    constexpr qint64 most = 20 << 20;
    if (!file.open(QIODevice::ReadOnly)) m_told->setText(tr("%1 can't be read: %2.").arg(name, file.errorString()));
    else if (file.size() > most) m_told->setText(tr("%1 is larger than 20 MiB; no order of battle is.").arg(name));
    else setText(decodedSpreadsheet(file.readAll()));
}

void CsvDialog::setText(const QString& text)
{
    m_text->setPlainText(text);
    read();
}

void CsvDialog::read()
{
    m_readSoon.stop();
    const ArmyListOptions options{m_how->currentIndex() == 0, m_guesses->isChecked(), m_side->currentData().toString().toStdString()};
    m_import = readArmyList(m_text->toPlainText().toStdString(), m_document.scenario(), m_document.ruleset(), options);
    constexpr std::size_t most = 1000;
    m_problems->clear();
    QList<QTreeWidgetItem*> items;
    const bool empty = m_text->document()->isEmpty();
    for (std::size_t i = 0; i < std::min(most, m_import.problems.size()) && !empty; ++i) {
        const CsvProblem& each = m_import.problems[i];
        items << new QTreeWidgetItem({QString::number(each.row), each.column > 0 ? QString::number(each.column) : QStringLiteral("–"), each.leftOut ? tr("left out") : tr("taken"), raised(toQt(each.message))});
    }
    m_problems->addTopLevelItems(items);
    m_told->setText(empty ? tr("Nothing yet.") : tr("%1 of %2 rows can be taken; %3 remarks.").arg(m_import.taken).arg(m_import.rows).arg(m_import.problems.size()));
    m_take->setEnabled(m_import.taken > 0);
}

}  // namespace drumhead::app
