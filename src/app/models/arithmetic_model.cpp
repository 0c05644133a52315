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
    return kind == LineKind::Sum || kind == LineKind::Dice || kind == LineKind::Effect
        || kind == LineKind::Refused || kind == LineKind::Due;
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
        if ((!line.applied || line.kind == LineKind::Reminder) && !everything) continue;
        if (line.stage != stage && !line.stage.empty()) {
            Line heading;
            heading.text = raised(toQt(line.stage));
            heading.isHeading = true;
            m_lines.push_back(std::move(heading));
        }
        stage = line.stage;
        m_lines.push_back(shownLine(line, ruleset));
    }
    for (const VerdictRuling& ruling : verdict.rulings) {
        if (ruling.usual && !everything) continue;
        Line line;
        line.text = tr("Ruling: %1: %2").arg(toQt(ruling.title), toQt(ruling.choice));
        if (!ruling.usual) line.text += tr(" · the club's");
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

int ArithmeticModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int ArithmeticModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1;
}

QVariant ArithmeticModel::data(const QModelIndex& index, int role) const
{
    const Line* line = at(index);
    if (!line) return {};
    switch (role) {
    case Qt::DisplayRole:
        return line->status == Status::Printed ? line->text
                                               : tr("%1 · %2").arg(line->text, statusMark(line->status));
    case Qt::ToolTipRole: return tipText(line->source);
    case Qt::FontRole: {
        QFont font;
        if (line->isHeading || line->isResult) font.setBold(true);
        if (line->overruled) font.setItalic(true);
        return font;
    }
    case Qt::TextAlignmentRole: return int(Qt::AlignLeft | Qt::AlignTop);
    case Qt::ForegroundRole:
        if (line->applied) return {};
        return QGuiApplication::palette().brush(QPalette::PlaceholderText);
    default: return {};
    }
}

QVariant ArithmeticModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section != 0) return {};
    return tr("The arithmetic");
}

}  // namespace drumhead::app
