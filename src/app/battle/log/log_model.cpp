#include "app/battle/log/log_model.hpp"

#include "app/battle/session/step_heading.hpp"
#include "app/shared/look/hanging_delegate.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/game/play/case_brief.hpp"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace drumhead::app {

namespace {

constexpr qsizetype mostOfLine = 600;  // letters; the entry has them all
constexpr qsizetype mostOfTip = 2000;

/// Of a line beneath a heading.
QString indent() { return QStringLiteral("      "); }

}  // namespace

QString headingOf(const JournalEntry& entry)
{
    return entry.sentences.empty() ? LogModel::tr("No effect.")
                                   : shortened(toQt(withMinus(entry.sentences.front())), mostOfLine);
}

namespace {

/// How many outcomes a line tells; the entry tells them all. Of a plain move its length says enough.
std::size_t toldOf(const Verdict& verdict)
{
    const bool isPlain = std::all_of(verdict.outcomes.begin(), verdict.outcomes.end(),
                                     [](const VerdictOutcome& each) { return each.tone == OutcomeTone::Neutral; });
    return isPlain ? 1 : 3;
}

}  // namespace

LogModel::LogModel(QObject* parent) : QAbstractListModel(parent) {}

void LogModel::setBattle(Battle* battle)
{
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    m_about = nobody;
    m_aboutId.clear();
    m_briefs.clear();
    if (m_battle) {
        connect(m_battle, &Battle::changed, this, &LogModel::refresh);
        connect(m_battle, &Battle::retold, this, [this] {
            m_briefs.clear();
            refresh();
        });
    }
    refresh();
}

void LogModel::setAbout(EntityId entity)
{
    m_aboutId = entity == nobody ? std::string() : m_battle->state().at(entity).id;
    refresh();
}

bool LogModel::concerns(const JournalEntry& entry) const
{
    if (m_about == nobody) return true;
    for (const Event& event : entry.events) {
        if (subjectOf(event) == m_about) return true;
    }
    const std::string& id = m_aboutId;
    if (const auto* const edit = std::get_if<EditCommand>(&entry.command)) return edit->entity == id;
    const auto* const resolve = std::get_if<ResolveCommand>(&entry.command);
    if (resolve
        && std::find(resolve->alike.second.begin(), resolve->alike.second.end(), id) != resolve->alike.second.end())
        return true;
    return resolve && std::any_of(resolve->roles.begin(), resolve->roles.end(), [&](const auto& role) {
               return std::find(role.second.begin(), role.second.end(), id) != role.second.end();
           });
}

/// Usually entries were appended: only those rows are inserted, so the view keeps its place.
void LogModel::refresh()
{
    // A unit that was made in play may have another place in another line, or none.
    m_about = m_battle && !m_aboutId.empty() ? m_battle->state().find(m_aboutId) : nobody;
    std::vector<EntryId> entries;
    std::vector<bool> undone;
    if (m_battle) {
        bool after = m_battle->game().head() == 0;
        for (const EntryId id : m_battle->game().line()) {
            if (concerns(m_battle->game().entry(id))) {
                entries.push_back(id);
                undone.push_back(after);
            }
            if (id == m_battle->game().head()) after = true;
        }
    }
    const bool grown = entries.size() > m_entries.size() && !m_entries.empty()
        && std::equal(m_entries.begin(), m_entries.end(), entries.begin());
    if (entries == m_entries) {
        m_undone = std::move(undone);
        if (!m_entries.empty()) Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    if (!grown) {
        beginResetModel();
        m_entries = std::move(entries);
        m_undone = std::move(undone);
        return endResetModel();
    }
    beginInsertRows({}, static_cast<int>(m_entries.size()), static_cast<int>(entries.size()) - 1);
    m_entries = std::move(entries);
    m_undone = std::move(undone);
    endInsertRows();
}

EntryId LogModel::entry(const QModelIndex& index) const
{
    return index.isValid() ? m_entries[static_cast<std::size_t>(index.row())] : 0;
}

int LogModel::rowOf(EntryId entry) const
{
    const auto at = std::find(m_entries.begin(), m_entries.end(), entry);
    return at == m_entries.end() ? -1 : static_cast<int>(at - m_entries.begin());
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QString LogModel::text(EntryId id) const
{
    const JournalEntry& entry = m_battle->game().entry(id);
    if (isHeading(entry)) return briefOf(entry);
    const auto* const command = std::get_if<ResolveCommand>(&entry.command);
    const bool isOverruled = command && !command->overrules.empty();
    const QString line = isOverruled ? tr("✎ %1 [overruled]").arg(briefOf(entry)) : briefOf(entry);
    // Beneath the headings of a whole log it stands clear of them; without these it says when it was.
    if (m_about == nobody) return indent() + line;
    return tr("Turn %1 · %2: %3").arg(entry.turn).arg(toQt(entry.step), line);
}

/// How many letters of a line stand before the place where its further lines begin.
int LogModel::hangingOf(const JournalEntry& entry) const
{
    constexpr int beneath = 4;
    const bool isIndented = m_about == nobody && !isHeading(entry);
    return isIndented ? static_cast<int>(indent().size()) + beneath / 2 : beneath;
}

bool LogModel::isHeading(const JournalEntry& entry) const
{
    return std::holds_alternative<AdvanceCommand>(entry.command);
}

/// What a case came to in a few words, or where a step led. An entry never changes, so it is decided again but once.
QString LogModel::briefOf(const JournalEntry& entry) const
{
    if (const auto known = m_briefs.constFind(entry.id); known != m_briefs.constEnd()) return *known;
    if (isHeading(entry)) return *m_briefs.insert(entry.id, wayHeading(*m_battle, entry));
    const auto* const command = std::get_if<ResolveCommand>(&entry.command);
    if (!command) return headingOf(entry);
    NoDice none;
    const State before = m_battle->game().stateBefore(entry.id);
    const DecisionResult decided = decide(m_battle->rules(), before, entry.command, none);
    const QString brief = decided && decided->verdict
        ? typeset(caseBrief(m_battle->rules(), before, carriedOut(*command, *decided), *decided->verdict,
                            toldOf(*decided->verdict)))
        : headingOf(entry);
    m_briefs.insert(entry.id, brief);
    return brief;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_battle) return {};
    const EntryId id = entry(index);
    const bool undone = m_undone[static_cast<std::size_t>(index.row())];
    switch (role) {
    case HangingDelegate::leadRole: return hangingOf(m_battle->game().entry(id));
    case Qt::DisplayRole: return text(id);
    case Qt::AccessibleTextRole: return undone ? tr("(undone) %1").arg(text(id)) : text(id);
    case Qt::ForegroundRole: return undone ? QVariant(secondaryText(QGuiApplication::palette())) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(isHeading(m_battle->game().entry(id)));
        font.setStrikeOut(undone);
        return font;
    }
    case Qt::ToolTipRole: {
        QString sentences;
        for (const std::string& each : m_battle->game().entry(id).sentences) {
            if (sentences.size() > mostOfTip) break;
            sentences += (sentences.isEmpty() ? QString() : QStringLiteral("\n")) + toQt(withMinus(each));
        }
        return tipText(shortened(sentences, mostOfTip));
    }
    case EntryRole: return static_cast<qlonglong>(id);
    case UndoneRole: return undone;
    default: return {};
    }
}

}  // namespace drumhead::app
