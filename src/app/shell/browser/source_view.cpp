#include "app/shell/browser/source_view.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "drumhead/base/ordinary_file.hpp"

#include <QFontDatabase>
#include <QTextBlock>

namespace drumhead::app {

SourceView::SourceView(QWidget* parent) : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("ruleSource"));
    setAccessibleName(tr("The file of the rule"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF() * 0.9);
    setFont(fixed);
}

void SourceView::showPlace(const QString& file, int line)
{
    if (file != m_file) {
        constexpr std::size_t most = 4 << 20;  // bytes; a file of rules has no more
        // A stranger's rules may name a pipe or a device.
        const Result<std::string> source = readOrdinaryFile(file.toStdString(), most, *spokenTexts());
        const bool isRead = !file.isEmpty() && source;
        setPlainText(isRead ? toQt(*source)
                         : file.isEmpty()
                         ? tr("This is in the list of statements of the source.")
                         : tr("The file %1 is no longer there. A battle keeps its own copy of the rules.").arg(file));
        m_file = isRead ? file : QString();
        if (!isRead) line = 0;
    }
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (line < 1 || !block.isValid()) return setExtraSelections({});
    QTextCursor cursor(block);
    setTextCursor(cursor);
    centerCursor();
    QTextEdit::ExtraSelection mark;
    mark.cursor = cursor;
    QColor shade = palette().color(QPalette::Highlight);
    shade.setAlpha(60);
    mark.format.setBackground(shade);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    setExtraSelections({mark});
}

}  // namespace drumhead::app
