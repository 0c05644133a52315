#include "app/combat/verdict/due_buttons.hpp"

#include "app/combat/session/case_session.hpp"
#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/flow_layout.hpp"
#include "drumhead/resolve/session/due_case.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

DueButtons::DueButtons(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

void DueButtons::refresh(const CaseSession* session)
{
    const std::vector<VerdictDue> none;
    const std::vector<VerdictDue>& all = session && session->isFinished() ? session->verdict().due : none;
    QStringList names;
    for (const VerdictDue& due : all) {
        const QString name = toQt(dueTitle(*session, due));
        const auto before =
            std::count_if(names.begin(), names.end(), [&](const QString& each) { return each.startsWith(name); });
        names << (before == 0 ? name : tr("%1 (%2)").arg(name).arg(before + 1));
    }
    setVisible(!all.empty());
    if (names == m_names) return;
    m_names = names;
    m_buttons.clear();
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const VerdictDue& due : all) {
        const QString name = names[static_cast<qsizetype>(m_buttons.size())];
        const int number = static_cast<int>(m_buttons.size());
        auto* button = new QPushButton(tr("➜ %1").arg(withoutMnemonic(name)), this);
        button->setObjectName(QStringLiteral("due.%1").arg(number + 1));
        button->setAccessibleName(name);
        button->setToolTip(session->isOfBattle()
                               ? tr("Applies this case and opens that one, ready filled")
                               : tr("Opens it as a new case, with what is known of the units; %1 leads back")
                                     .arg(WindowActions::keyText(WindowAction::GoBack)));
        connect(
            button, &QPushButton::clicked, this, [this, number] { Q_EMIT dueWanted(number); }, Qt::QueuedConnection);
        auto* line = new QWidget(this);
        auto* flow = new FlowLayout(line, 8);
        flow->addWidget(button);
        auto* reason = new QLabel(toQt(due.reason), line);
        reason->setTextFormat(Qt::PlainText);
        flow->addWidget(reason);
        layout()->addWidget(line);
        m_buttons.push_back(button);
    }
    Q_EMIT rebuilt();
}

QList<QWidget*> DueButtons::tabChain() const
{
    QList<QWidget*> chain;
    for (QPushButton* each : m_buttons) chain << each;
    return chain;
}

}  // namespace drumhead::app
