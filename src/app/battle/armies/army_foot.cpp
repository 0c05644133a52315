#include "app/battle/armies/army_foot.hpp"

#include "app/shared/layout/flow_layout.hpp"

#include <QCheckBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

ArmyFoot::ArmyFoot(QTreeView& view, QWidget* parent)
    : QWidget(parent), m_gone(new QCheckBox(tr("Show removed and not yet arrived"), this)),
      m_everybody(new QCheckBox(tr("Show all units"), this)), m_shown(new QStackedWidget(this))
{
    m_gone->setObjectName(QStringLiteral("showGone"));
    m_everybody->setObjectName(QStringLiteral("showEverybody"));
    m_everybody->setToolTip(tr("Not only those whom the case concerns and who are in trouble beside them"));
    m_shown->addWidget(m_gone);
    m_shown->addWidget(m_everybody);
    m_shown->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    addButtons(view);
}

void ArmyFoot::addButtons(QTreeView& view)
{
    auto* bar = new FlowLayout(nullptr, 6);
    bar->addWidget(m_shown);
    const auto button = [&](const QString& text, const QString& name, const QString& spoken) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(name);
        made->setAccessibleName(spoken);
        made->setToolTip(spoken);
        bar->addWidget(made);
        m_buttons << made;
        return made;
    };
    connect(button(tr("Expand all"), QStringLiteral("armiesOpenAll"), tr("Expand all groups")), &QPushButton::clicked,
            &view, &QTreeView::expandAll);
    connect(button(tr("Collapse all"), QStringLiteral("armiesFoldAll"), tr("Collapse all groups")),
            &QPushButton::clicked, &view, [&view] {
                view.collapseAll();
                view.expandToDepth(0);
            });
    connect(button(tr("Army order"), QStringLiteral("armiesOrder"), tr("Army order: not sorted")),
            &QPushButton::clicked, &view, [&view] { view.sortByColumn(-1, Qt::AscendingOrder); });
    static_cast<QVBoxLayout*>(layout())->addLayout(bar);
}

void ArmyFoot::setCaseInHand(bool inHand)
{
    m_isCaseInHand = inHand;
    if (!inHand) m_everybody->setChecked(false);
    showButtons();
}

void ArmyFoot::setHasRoom(bool has)
{
    m_hasRoom = has;
    showButtons();
}

void ArmyFoot::showButtons()
{
    m_shown->setCurrentWidget(m_isCaseInHand ? m_everybody : m_gone);
    for (QWidget* each : m_buttons) {
        QSizePolicy policy = each->sizePolicy();
        policy.setRetainSizeWhenHidden(m_hasRoom);
        each->setSizePolicy(policy);
        each->setVisible(!m_isCaseInHand && m_hasRoom);
    }
}

QList<QWidget*> ArmyFoot::tabChain() const { return QList<QWidget*>{m_gone, m_everybody} + m_buttons; }

}  // namespace drumhead::app
