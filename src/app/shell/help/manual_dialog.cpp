#include "app/shell/help/manual_dialog.hpp"

#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/look/dark_palette.hpp"
#include "app/shared/look/hanging_delegate.hpp"

#include <QAbstractTextDocumentLayout>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextImageFormat>
#include <QVBoxLayout>
#include <QtMath>

namespace drumhead::app {

namespace {

/// The other documents lie with the source, not with the program: what leads there is plain text here.
QString withoutLinks(QString markdown)
{
    static const QRegularExpression link(QStringLiteral("(?<!!)\\[([^\\]]+)\\]\\([^)]+\\)"));
    return markdown.replace(link, QStringLiteral("\\1"));
}

/// Long lines of code wrap as well: nothing has to be scrolled sideways.
void wrapCode(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (!block.blockFormat().nonBreakableLines()) continue;
        QTextBlockFormat wrapped;
        wrapped.setNonBreakableLines(false);
        QTextCursor(block).mergeBlockFormat(wrapped);
    }
}

/// The program's own pictures: never wider than the column, dimmed where the window is dark. No picture is read from
/// anywhere else.
class ManualPictures : public QObject {
public:
    ManualPictures(QTextBrowser& text, int width) : QObject(&text), m_text(text)
    {
        text.viewport()->installEventFilter(this);
        fit(width);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize) fit(static_cast<QResizeEvent*>(event)->size().width());
        return QObject::eventFilter(watched, event);
    }

private:
    void fit(int column)
    {
        QTextDocument& document = *m_text.document();
        const int width = column - 2 * qCeil(document.documentMargin());
        if (width == m_width || width < 1) return;
        m_width = width;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QString name = part.fragment().charFormat().toImageFormat().name();
                if (name.startsWith(QStringLiteral("qrc:/")))
                    document.addResource(QTextDocument::ImageResource, QUrl(name), fitted(name));
            }
        }
    }

    [[nodiscard]] QPixmap fitted(const QString& name) const
    {
        constexpr QColor shade(0, 0, 0, 72);
        QPixmap shown(name.mid(QStringLiteral("qrc").size()));
        if (shown.width() > m_width) shown = shown.scaledToWidth(m_width, Qt::SmoothTransformation);
        if (isDark(m_text.palette())) QPainter(&shown).fillRect(shown.rect(), shade);
        return shown;
    }

    QTextBrowser& m_text;
    int m_width = 0;
};

}  // namespace

ManualDialog::ManualDialog(const QString& title, const QString& markdown, QWidget* parent)
    : QDialog(parent), m_chapters(new QListWidget(this)), m_text(new QTextBrowser(this)), m_find(new QLineEdit(this))
{
    setWindowTitle(title);
    setObjectName(QStringLiteral("manualDialog"));
    resize(roomFor(*this, 130, 44));
    m_chapters->setObjectName(QStringLiteral("manualChapters"));
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chapters->setWordWrap(true);
    m_chapters->setItemDelegate(new HangingDelegate(m_chapters));
    m_text->setObjectName(QStringLiteral("manualText"));
    m_text->setAccessibleName(tr("The manual"));
    m_text->setOpenLinks(false);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // pictures fit the column: it keeps its width
    m_text->setMarkdown(withoutLinks(markdown));
    wrapCode(*m_text->document());
    new ManualPictures(*m_text, width() * 62 / 100);  // now: a new text forgets those of the old one
    m_find->setObjectName(QStringLiteral("manualFind"));
    m_find->setClearButtonEnabled(true);
    auto* caption = new QLabel(tr("&Find"), this);
    caption->setBuddy(m_find);
    auto* top = new QHBoxLayout;
    top->addWidget(caption);
    top->addWidget(m_find, 1);
    auto* parts = new KeptSplitter(Qt::Horizontal, this);
    parts->addWidget(m_chapters);
    parts->addWidget(m_text);
    parts->share(QStringLiteral("manual"), {2500, 7500});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);  // Return finds the next place
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(parts, 1);
    layout->addWidget(buttons);
    listChapters();
    m_chapters->setCurrentRow(0);  // now, for the text begins with what stands before the first chapter
    connect(m_chapters, &QListWidget::currentRowChanged, this, &ManualDialog::showRow);
    connect(m_chapters, &QListWidget::itemClicked, this, [this] { showRow(m_chapters->currentRow()); });
    connect(m_find, &QLineEdit::returnPressed, this, &ManualDialog::findNext);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, m_find, qOverload<>(&QWidget::setFocus));
    m_chapters->setFocus();
}

void ManualDialog::listChapters()
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level < 2) continue;
        constexpr int hanging = 2;  // letters
        const int indent = 2 * (level - 2);
        m_chapters->addItem(QString(indent, u' ') + block.text());
        QListWidgetItem* const item = m_chapters->item(m_chapters->count() - 1);
        item->setData(HangingDelegate::leadRole, -(level - 2 + hanging));
        item->setData(Qt::AccessibleTextRole, block.text());
        m_places << block.blockNumber();
    }
}

void ManualDialog::showRow(int chapter)
{
    if (chapter < 0) return;
    const QTextBlock block = m_text->document()->findBlockByNumber(m_places[chapter]);
    m_text->setTextCursor(QTextCursor(block));
    m_text->verticalScrollBar()->setValue(
        static_cast<int>(m_text->document()->documentLayout()->blockBoundingRect(block).top()));
}

void ManualDialog::showChapter(const QString& heading)
{
    for (int row = 0; row < m_chapters->count(); ++row) {
        if (!heading.isEmpty() && m_chapters->item(row)->text().trimmed() == heading)
            return m_chapters->setCurrentRow(row);
    }
}

/// From where one is, and from the beginning again after the last.
void ManualDialog::findNext()
{
    if (m_text->find(m_find->text())) return;
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(m_find->text());
}

}  // namespace drumhead::app
