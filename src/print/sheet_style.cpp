#include "print/sheet_style.hpp"

#include "print/sheet_document.hpp"

#include <QTextCursor>
#include <QTextTableCellFormat>

namespace drumhead::print {

namespace {

constexpr QColor shadeColour(0xE4, 0xE4, 0xE4);
constexpr QColor lineColour(0xA0, 0xA0, 0xA0);

template <typename Change>
void restyle(QTextTableCell& cell, Change change)
{
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    change(format);
    cell.setFormat(format);
}

}  // namespace

QString plain(const std::string& text, bool lines)
{
    QString out = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    for (QChar& c : out) {
        const char16_t code = c.unicode();
        if (code == u'\n' && lines) c = QChar::LineSeparator;
        else if (code < 0x20) c = u' ';
        else if ((code >= 0xFDD0 && code <= 0xFDEF) || code == 0xFFFC || code == 0x2029)
            c = QChar::ReplacementCharacter;
    }
    return out;
}

QTextCharFormat strong(QTextCharFormat format)
{
    format.setFontWeight(QFont::Bold);
    return format;
}

QTextCharFormat sized(QTextCharFormat format, qreal size)
{
    format.setFontPointSize(size);
    return format;
}

QTextCharFormat stressed()
{
    QTextCharFormat format;
    format.setFontItalic(true);
    return format;
}

void ruleBelow(QTextTableCell cell, bool isHead)
{
    restyle(cell, [isHead](QTextTableCellFormat& format) {
        format.setBottomBorder(0.6);
        format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBottomBorderBrush(lineColour);
        if (isHead) format.setBackground(shadeColour);
    });
}

void shade(QTextTableCell cell)
{
    restyle(cell, [](QTextTableCellFormat& format) { format.setBackground(shadeColour); });
}

void ruleBefore(QTextTableCell cell)
{
    restyle(cell, [](QTextTableCellFormat& format) {
        format.setLeftBorder(0.6);
        format.setLeftBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setLeftBorderBrush(lineColour);
    });
}

void darken(QTextTableCell cell)
{
    restyle(cell, [](QTextTableCellFormat& format) { format.setBackground(QColor(0x30, 0x30, 0x30)); });
}

void box(QTextTableCell cell)
{
    restyle(cell, [](QTextTableCellFormat& format) {
        format.setBorder(0.6);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(QColor(0x70, 0x70, 0x70));
    });
}

void keepWithNext(QTextTableCell cell)
{
    QTextCursor cursor = cell.firstCursorPosition();
    QTextBlockFormat format = cursor.blockFormat();
    format.setProperty(KeepWithNext, true);
    cursor.setBlockFormat(format);
}

void cutFrame(QTextTableCell cell)
{
    restyle(cell, [](QTextTableCellFormat& format) {
        format.setBorder(0.8);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Dashed);
        format.setBorderBrush(QColor(0x80, 0x80, 0x80));
    });
}

}  // namespace drumhead::print
