#include "app/battle/case/last_verdict.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/big_label.hpp"
#include "drumhead/base/minus.hpp"
#include "drumhead/base/text.hpp"

#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr double usualFactor = 1.9;
constexpr double compactFactor = 1.3;

/// "Firing, 2nd Guard and Guns": what an entry of a case says before what came of it.
QString headOf(const Battle& battle, const JournalEntry& entry)
{
    const auto* const command = std::get_if<ResolveCommand>(&entry.command);
    const Procedure* procedure = command ? battle.ruleset().findProcedure(command->procedure) : nullptr;
    if (!procedure) return {};
    std::vector<EntityId> named;
    for (const auto& [role, ids] : command->roles) {
        const int at = procedure->program.findRole(role);
        if (at < 0 || !procedure->program.role(at).of.empty()) continue;
        for (const std::string& id : ids) {
            const EntityId who = battle.state().find(id);
            if (who == nobody || battle.state().at(who).kind == EntityKind::Side
                || std::find(named.begin(), named.end(), who) != named.end())
                continue;
            named.push_back(who);
        }
    }
    std::vector<std::string> names;
    for (const EntityId each : named) names.push_back(battle.state().at(each).name);
    return toQt(procedure->title) + (names.empty() ? QString() : QStringLiteral(", ") + toQt(joined(names, "and")));
}

}  // namespace

LastVerdict::LastVerdict(QWidget* parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("lastVerdict"));
    setAccessibleName(tr("What the last case came to"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    const auto label = [&](double factor, double points, const char* name, bool bold = true) {
        auto* made = new BigLabel(factor, points, content, bold);
        made->setObjectName(QString::fromLatin1(name));
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(made);
        return made;
    };
    m_head = label(1.2, 12, "lastHead");
    m_outcome = label(usualFactor, 20, "lastHeadline");
    m_more = label(1.2, 12, "lastMore", false);
    column->addStretch(1);
    setWidget(content);
}

void LastVerdict::setCompact(bool compact)
{
    m_compact = compact;
    m_head->setFactor(compact ? 1.0 : 1.2);
    m_more->setFactor(compact ? 1.0 : 1.2);
    m_outcome->setFactor(headlineFactor(m_outcome->text(), compact ? compactFactor : usualFactor));
}

void LastVerdict::tell(const Battle* battle)
{
    QStringList sentences;
    QString head;
    if (battle && battle->game().head() != 0) {
        const JournalEntry& entry = battle->game().entry(battle->game().head());
        for (const std::string& each : entry.sentences) sentences << toQt(each);
        head = headOf(*battle, entry);
    }
    QString outcome = sentences.isEmpty() ? QString() : sentences.takeFirst();
    const bool isSplit = !head.isEmpty() && outcome.startsWith(head + QStringLiteral(": "));
    if (isSplit) outcome = raised(outcome.mid(head.size() + 2));
    m_head->setVisible(isSplit);
    m_head->setText(isSplit ? head : QString());
    m_outcome->setText(toQt(withMinus(outcome.toStdString())));
    m_more->setText(toQt(withMinus(sentences.join(u'\n').toStdString())));
    setCompact(m_compact);
}

}  // namespace drumhead::app
