#include "sheet_style.hpp"

#include <QTextTableCellFormat>

namespace drumhead::print {

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
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setBottomBorder(0.6);
    format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBottomBorderBrush(QColor(0xA0, 0xA0, 0xA0));
    if (isHead) format.setBackground(QColor(0xE4, 0xE4, 0xE4));
    cell.setFormat(format);
}

void shade(QTextTableCell cell)
{
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setBackground(QColor(0xE4, 0xE4, 0xE4));
    cell.setFormat(format);
}

void ruleBefore(QTextTableCell cell)
{
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setLeftBorder(0.6);
    format.setLeftBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setLeftBorderBrush(QColor(0xA0, 0xA0, 0xA0));
    cell.setFormat(format);
}

void darken(QTextTableCell cell)
{
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setBackground(QColor(0x30, 0x30, 0x30));
    cell.setFormat(format);
}

void cutFrame(QTextTableCell cell)
{
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setBorder(0.8);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Dashed);
    format.setBorderBrush(QColor(0x80, 0x80, 0x80));
    cell.setFormat(format);
}

}  // namespace drumhead::print
