#include "app/combat/verdict/due_buttons.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/resolve/session/due_case.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

DueButtons::DueButtons(QString name, QWidget* parent) : QWidget(parent), m_name(std::move(name))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

void DueButtons::refresh(const CaseSession* session)
{
    std::vector<Item> items;
    if (session && session->isFinished()) {
        const QString tip = session->isOfBattle()
            ? tr("Applies this case and opens that one, filled in")
            : tr("Opens it as a new case with what is known of the units; %1 goes back")
                  .arg(WindowActions::keyText(WindowAction::GoBack));
        for (const VerdictDue& due : session->verdict().due)
            items.push_back(
                {toQt(dueTitle(*session, due)) + (due.may ? tr(" (optional)") : QString()), toQt(due.reason), tip});
    }
    setItems(items);
}

void DueButtons::setItems(const std::vector<Item>& items)
{
    QStringList names;
    QStringList seen;
    for (const Item& each : items) {
        seen << each.name;
        const auto same = seen.count(each.name);
        names << (same == 1 ? each.name : tr("%1 (%2)").arg(each.name, QString::number(same)));
    }
    setVisible(!items.empty());
    if (names == m_names) return;
    m_names = names;
    m_buttons.clear();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const Item& each : items) addButton(each, names[static_cast<qsizetype>(m_buttons.size())]);
    Q_EMIT rebuilt();
}

void DueButtons::addButton(const Item& item, const QString& name)
{
    const int number = static_cast<int>(m_buttons.size());
    constexpr qsizetype longName = 34;  // letters; who is concerned then has a line of its own
    QString shown = name;
    if (const qsizetype after = shown.indexOf(QStringLiteral(": ")); shown.size() > longName && after >= 0)
        shown[after + 1] = u'\n';
    auto* button = new QPushButton(tr("➜ %1").arg(withoutMnemonic(shown)), this);
    button->setMinimumWidth(1);  // a long name widens no card
    button->setObjectName(QStringLiteral("%1.%2").arg(m_name).arg(number + 1));
    button->setAccessibleName(name);
    button->setToolTip(item.tip);
    connect(
        button, &QPushButton::clicked, this, [this, number] { Q_EMIT dueWanted(number); }, Qt::QueuedConnection);
    auto* line = new QWidget(this);
    auto* flow = new FlowLayout(line, 8);
    flow->addWidget(button);
    auto* reason = new QLabel(item.reason, line);
    reason->setTextFormat(Qt::PlainText);
    flow->addWidget(reason);
    layout()->addWidget(line);
    m_buttons.push_back(button);
}

QList<QWidget*> DueButtons::tabChain() const
{
    QList<QWidget*> chain;
    for (QPushButton* each : m_buttons) chain << each;
    return chain;
}

}  // namespace drumhead::app
