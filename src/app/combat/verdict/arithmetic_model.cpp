#include "app/combat/verdict/arithmetic_model.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/rules/status_text.hpp"
#include "drumhead/base/minus.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace drumhead::app {

namespace {

bool isResult(LineKind kind)
{
    return kind == LineKind::Sum || kind == LineKind::Dice || kind == LineKind::Effect || kind == LineKind::Refused
        || kind == LineKind::Due;
}

ArithmeticModel::Line shownLine(const VerdictLine& line, const Ruleset& ruleset)
{
    ArithmeticModel::Line shown;
    const bool indented = line.kind == LineKind::Modifier;
    shown.text = indented ? QStringLiteral("    ") + toQt(withMinus(line.text)) : raised(toQt(withMinus(line.text)));
    shown.source = sourceText(ruleset, line.cites, line.status);
    shown.cites = line.cites;
    shown.status = line.status;
    shown.isResult = isResult(line.kind);
    shown.applied = line.applied;
    shown.overruled = line.overruled;
    shown.overruleAs = line.overruleAs;
    shown.row = line.row;
    shown.slot = line.slot;
    return shown;
}

}  // namespace

void ArithmeticModel::setVerdict(const Verdict& verdict, const Ruleset& ruleset, bool everything)
{
    beginResetModel();
    m_nodes.clear();
    std::string stage;
    for (const VerdictLine& line : verdict.lines) {
        if ((!line.applied || line.kind == LineKind::Reminder) && !everything) continue;
        if (line.kind == LineKind::Said && line.stage.empty()) continue;  // it is the title of the verdict
        addLine(line, ruleset, stage);
    }
    for (const VerdictRuling& ruling : verdict.rulings) {
        if (ruling.usual && !everything) continue;
        Line line;
        line.text = tr("Ruling: %1: %2").arg(toQt(ruling.title), toQt(ruling.choice));
        if (!ruling.usual) line.text += tr(" · the club's");
        m_nodes.push_back({std::move(line), {}});
    }
    endResetModel();
}

void ArithmeticModel::addLine(const VerdictLine& line, const Ruleset& ruleset, std::string& stage)
{
    if (line.stage != stage && !line.stage.empty()) {
        Line heading;
        heading.text = raised(toQt(line.stage));
        heading.source = sourceText(ruleset, line.stageCites, line.stageStatus);
        heading.cites = line.stageCites;
        heading.status = line.stageStatus;
        heading.isHeading = true;
        m_nodes.push_back({std::move(heading), {}});
    }
    stage = line.stage;
    if (stage.empty()) m_nodes.push_back({shownLine(line, ruleset), {}});
    else m_nodes.back().beneath.push_back(shownLine(line, ruleset));
}

void ArithmeticModel::clear()
{
    beginResetModel();
    m_nodes.clear();
    endResetModel();
}

/// The internal id of a child is the row of its heading + 1; of top-level rows it is 0.
const ArithmeticModel::Line* ArithmeticModel::at(const QModelIndex& index) const
{
    if (!index.isValid()) return nullptr;
    const auto row = static_cast<std::size_t>(index.row());
    return index.internalId() == 0 ? &m_nodes[row].line : &m_nodes[index.internalId() - 1].beneath[row];
}

int ArithmeticModel::stages() const
{
    return static_cast<int>(
        std::count_if(m_nodes.begin(), m_nodes.end(), [](const Node& node) { return node.line.isHeading; }));
}

QModelIndex ArithmeticModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex ArithmeticModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0) return {};
    return createIndex(static_cast<int>(index.internalId()) - 1, 0, quintptr{0});
}

int ArithmeticModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) return static_cast<int>(m_nodes.size());
    if (parent.internalId() != 0 || parent.column() != 0) return 0;
    return static_cast<int>(m_nodes[static_cast<std::size_t>(parent.row())].beneath.size());
}

int ArithmeticModel::columnCount(const QModelIndex&) const { return 1; }

QVariant ArithmeticModel::data(const QModelIndex& index, int role) const
{
    const Line* line = at(index);
    if (!line) return {};
    switch (role) {
    case Qt::DisplayRole:
        return line->status == Status::Printed || line->isHeading
            ? line->text
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
