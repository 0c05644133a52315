#include "app/battle/armies/choice_bar.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/look/primary_button.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// What the button for an entity that is in no list says.
QString unlistedText(EntityKind kind)
{
    switch (kind) {
    case EntityKind::Leader: return ChoiceBar::tr("Unlisted leader…");
    case EntityKind::Group: return ChoiceBar::tr("Unlisted group…");
    case EntityKind::Side: return ChoiceBar::tr("Unlisted side…");
    default: return ChoiceBar::tr("Unlisted unit…");
    }
}

}  // namespace

ChoiceBar::ChoiceBar(QWidget* parent) : QFrame(parent)
{
    setFrameShape(QFrame::Box);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    const auto label = [&](const QString& name) {
        QLabel* made = plainLabel(name, this);
        layout->addWidget(made);
        return made;
    };
    m_title = label(QStringLiteral("choiceTitle"));
    m_pickedLabel = label(QStringLiteral("choicePicked"));
    m_take = new QPushButton(tr("Choose"), this);
    m_take->setObjectName(QStringLiteral("choiceTake"));
    m_take->setAccessibleName(tr("Choose the marked ones"));
    setPrimary(*m_take, true);
    m_somebody = new QPushButton(this);
    m_somebody->setObjectName(QStringLiteral("choiceSomebody"));
    m_leave = new QPushButton(tr("Cancel (Esc)"), this);
    m_leave->setObjectName(QStringLiteral("choiceLeave"));
    m_leave->setAccessibleName(tr("Cancel the choice"));
    m_everybody = new QCheckBox(tr("Show ineligible"), this);
    m_everybody->setObjectName(QStringLiteral("choiceEverybody"));
    auto* bar = new FlowLayout(nullptr, 6);
    for (QWidget* each : tabChain()) bar->addWidget(each);
    layout->addLayout(bar);
    hide();
    connect(m_take, &QPushButton::clicked, this, &ChoiceBar::takeWanted);
    connect(m_somebody, &QPushButton::clicked, this, &ChoiceBar::somebodyTaken);
    connect(m_leave, &QPushButton::clicked, this, &ChoiceBar::left);
    connect(m_everybody, &QCheckBox::toggled, this, &ChoiceBar::everybodyToggled);
}

void ChoiceBar::begin(const ArmyChoice& choice, const Battle& battle)
{
    m_battle = &battle;
    m_choice = choice;
    m_picked = choice.marked;
    const QSignalBlocker quiet(m_everybody);  // who begins the choice filters once
    m_everybody->setChecked(choice.candidates.empty());
    refresh();
    show();
}

void ChoiceBar::end()
{
    m_battle = nullptr;
    hide();
}

bool ChoiceBar::showsEverybody() const { return m_everybody->isChecked(); }

void ChoiceBar::refresh()
{
    m_title->setText(m_choice.title);
    m_somebody->setText(unlistedText(m_choice.kind));
    m_somebody->setVisible(m_choice.optional);
    QStringList names;
    for (const EntityId each : m_picked) names << m_battle->name(each);
    const QString how = m_choice.least == 0
        ? tr("Space marks, Return goes on; none marked means none. Left: the group.")
        : tr("Space marks, Return chooses. Left: the whole group.");
    m_pickedLabel->setVisible(m_choice.many || m_choice.alike);
    m_pickedLabel->setText(!m_choice.many        ? tr("Return on a group chooses all of it (Left goes to the group).")
                               : names.isEmpty() ? how
                                                 : listedNames(names));
    const bool takesRow = m_picked.empty() && m_choice.least == 1;  // as Return does
    m_take->setEnabled(!m_choice.many || takesRow || static_cast<int>(m_picked.size()) >= m_choice.least);
}

void ChoiceBar::toggle(EntityId who)
{
    if (!m_battle || who == nobody) return;
    const auto isMarked = [this](EntityId each) {
        return std::find(m_picked.begin(), m_picked.end(), each) != m_picked.end();
    };
    std::vector<EntityId> meant = membersOf(who);
    if (meant.empty()) {
        if (m_battle->state().at(who).kind == EntityKind::Side) return;
        meant = {who};
    }
    if (std::all_of(meant.begin(), meant.end(), isMarked)) {
        for (const EntityId each : meant) std::erase(m_picked, each);
    } else {
        for (const EntityId each : meant) {
            if (!isMarked(each) && static_cast<int>(m_picked.size()) < m_choice.most) m_picked.push_back(each);
        }
    }
    refresh();
}

std::optional<std::vector<EntityId>> ChoiceBar::take(EntityId who)
{
    if (m_choice.many) {
        if (m_picked.empty() && m_choice.least > 0) toggle(who);
        return static_cast<int>(m_picked.size()) >= m_choice.least ? std::optional(m_picked) : std::nullopt;
    }
    if (std::vector<EntityId> members = membersOf(who); !members.empty()) return members;
    const bool may = showsEverybody()
        || std::find(m_choice.candidates.begin(), m_choice.candidates.end(), who) != m_choice.candidates.end();
    return who != nobody && may ? std::optional(std::vector<EntityId>{who}) : std::nullopt;
}

/// The candidates of a group or side, where it may be chosen for all of them.
std::vector<EntityId> ChoiceBar::membersOf(EntityId who) const
{
    std::vector<EntityId> members;
    if ((!m_choice.alike && !m_choice.many) || who == nobody) return members;
    for (const EntityId each : m_choice.candidates) {
        const Entity& candidate = m_battle->state().at(each);
        if (candidate.group == who || candidate.side == who) members.push_back(each);
    }
    return members;
}

void ChoiceBar::refuse(EntityId who)
{
    if (!m_battle || who == nobody || m_choice.many) return;
    m_pickedLabel->setText(tr("%1 can't be chosen here.").arg(m_battle->name(who)));
    m_pickedLabel->show();
}

QList<QWidget*> ChoiceBar::tabChain() const { return {m_take, m_somebody, m_leave, m_everybody}; }

}  // namespace drumhead::app
