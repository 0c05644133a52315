#pragma once

#include <QString>
#include <QTextCharFormat>
#include <QTextTableCell>

#include <string>

namespace drumhead::print {

/// Plain text for a document: what it takes for its own (frames, objects, ends of paragraphs) is shown as unknown.
[[nodiscard]] QString plain(const std::string& text, bool lines = false);

[[nodiscard]] QTextCharFormat strong(QTextCharFormat format = {});
[[nodiscard]] QTextCharFormat sized(QTextCharFormat format, qreal size);
[[nodiscard]] QTextCharFormat stressed();
/// A line below each cell; heads are shaded.
void ruleBelow(QTextTableCell cell, bool isHead);
/// The ground of a head.
void shade(QTextTableCell cell);
/// A line before a cell that begins a group of columns.
void ruleBefore(QTextTableCell cell);
/// A ground on which white letters stand.
void darken(QTextTableCell cell);
/// A frame of thin lines.
void box(QTextTableCell cell);
/// What is in the cell stays on the page of what comes next.
void keepWithNext(QTextTableCell cell);
/// A frame of dashes to cut along.
void cutFrame(QTextTableCell cell);

}  // namespace drumhead::print
