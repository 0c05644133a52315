#include "app/models/arithmetic_model.hpp"

#include "app/models/status_text.hpp"
#include "app/text.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace drumhead::app {

namespace {

bool isResult(LineKind kind)
{
    return kind == LineKind::Sum || kind == LineKind::Dice || kind == LineKind::Effect || kind == LineKind::Refused || kind == LineKind::Due;
}

ArithmeticModel::Line shownLine(const VerdictLine& line, const Ruleset& ruleset)
{
    ArithmeticModel::Line shown;
    const bool indented = line.kind == LineKind::Modifier;
    shown.text = indented ? QStringLiteral("    ") + toQt(line.text) : raised(toQt(line.text));
    shown.source = sourceText(ruleset, line.cites, line.status);
    shown.cites = line.cites;
    shown.status = line.status;
    shown.isResult = isResult(line.kind);
    shown.applied = line.applied;
    shown.overruled = line.overruled;
    return shown;
}

}  // namespace

void ArithmeticModel::setVerdict(const Verdict& verdict, const Ruleset& ruleset, bool everything)
{
    beginResetModel();
    m_lines.clear();
    std::string stage;
    for (const VerdictLine& line : verdict.lines) {
        if (!line.applied && !everything) continue;
        if (line.stage != stage && !line.stage.empty()) {
            Line heading;
            heading.text = raised(toQt(line.stage));
            heading.isHeading = true;
            m_lines.push_back(std::move(heading));
        }
        stage = line.stage;
        m_lines.push_back(shownLine(line, ruleset));
    }
    for (const std::string& ruling : verdict.rulings) {
        Line line;
        line.text = tr("Ruling: %1").arg(toQt(ruling));
        m_lines.push_back(std::move(line));
    }
    endResetModel();
}

void ArithmeticModel::clear()
{
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

const ArithmeticModel::Line* ArithmeticModel::at(const QModelIndex& index) const
{
    return index.isValid() ? &m_lines[static_cast<std::size_t>(index.row())] : nullptr;
}

int ArithmeticModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : static_cast<int>(m_lines.size()); }

int ArithmeticModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant ArithmeticModel::data(const QModelIndex& index, int role) const
{
    const Line* line = at(index);
    if (!line) return {};
    const QString& text = index.column() == Text ? line->text : line->source;
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ToolTipRole: return toolTip(text.trimmed());
    case Qt::FontRole: {
        QFont font;
        if (line->isHeading || (line->isResult && index.column() == Text)) font.setBold(true);
        if (line->overruled) font.setItalic(true);
        return font;
    }
    case Qt::ForegroundRole:
        if (line->applied && index.column() == Text) return {};
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    default: return {};
    }
}

QVariant ArithmeticModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    return section == Text ? tr("The arithmetic") : tr("Source");
}

}  // namespace drumhead::app
