#include "app/editor/reinforcement_page.hpp"

#include "app/text.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace drumhead::app {

ReinforcementPage::ReinforcementPage(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_list(new QListWidget(this)), m_turn(new QSpinBox(this)), m_side(new QComboBox(this)), m_group(new QComboBox(this)), m_text(new QLineEdit(this))
{
    m_list->setObjectName(QStringLiteral("reinforcementList"));
    m_list->setAccessibleName(tr("Reinforcements"));
    m_list->setTabKeyNavigation(false);
    m_turn->setObjectName(QStringLiteral("reinforcementTurn"));
    m_turn->setRange(1, Scenario::maxTurns);
    m_side->setObjectName(QStringLiteral("reinforcementSide"));
    m_group->setObjectName(QStringLiteral("reinforcementGroup"));
    m_text->setObjectName(QStringLiteral("reinforcementText"));
    auto* layout = new QHBoxLayout(this);
    auto* left = new QVBoxLayout;
    auto* buttons = new QHBoxLayout;
    auto* adding = new QPushButton(tr("&Add a reinforcement"), this);
    adding->setObjectName(QStringLiteral("reinforcementAdd"));
    auto* removing = new QPushButton(tr("Re&move the reinforcement"), this);
    removing->setObjectName(QStringLiteral("reinforcementRemove"));
    buttons->addWidget(adding);
    buttons->addWidget(removing);
    left->addWidget(m_list, 1);
    left->addLayout(buttons);
    auto* right = new QFormLayout;
    right->addRow(tr("Comes in &turn"), m_turn);
    right->addRow(tr("To the &side"), m_side);
    right->addRow(tr("&Joins the group"), m_group);
    right->addRow(tr("Comes &by"), m_text);
    auto* hint = new QLabel(tr("Who comes is put below it in the armies: choose it there and press Insert."), this);
    hint->setWordWrap(true);
    right->addRow(hint);
    layout->addLayout(left, 2);
    layout->addLayout(right, 3);
    connect(adding, &QPushButton::clicked, this, &ReinforcementPage::add);
    connect(removing, &QPushButton::clicked, this, &ReinforcementPage::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReinforcementPage::showOne);
    connect(m_turn, &QSpinBox::valueChanged, this, &ReinforcementPage::change);
    connect(m_side, &QComboBox::activated, this, &ReinforcementPage::change);
    connect(m_group, &QComboBox::activated, this, &ReinforcementPage::change);
    connect(m_text, &QLineEdit::textEdited, this, &ReinforcementPage::change);
    connect(&document, &ScenarioDocument::changed, this, &ReinforcementPage::refresh);
    refresh();
}

void ReinforcementPage::refresh()
{
    const Scenario& scenario = m_document.scenario();
    const int row = std::max(0, m_list->currentRow());
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const ScenarioReinforcement& each : scenario.reinforcements) m_list->addItem(tr("Turn %1: %2").arg(each.turn).arg(each.text.empty() ? toQt(each.side) : toQt(each.text)));
        m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    }
    showOne();
}

void ReinforcementPage::showOne()
{
    const int row = m_list->currentRow();
    const Scenario& scenario = m_document.scenario();
    const ScenarioReinforcement none, &coming = row < 0 ? none : scenario.reinforcements[static_cast<std::size_t>(row)];
    m_showing = true;
    for (QWidget* const each : {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_side), static_cast<QWidget*>(m_group), static_cast<QWidget*>(m_text)}) each->setEnabled(row >= 0);
    m_turn->setValue(coming.turn);
    if (m_text->text() != toQt(coming.text)) m_text->setText(toQt(coming.text));
    m_side->clear();
    m_group->clear();
    m_group->addItem(QStringLiteral("—"), QString());
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.id));
        if (each.kind == EntityKind::Group && each.side == coming.side && each.reinforcement != row && each.arrives <= coming.turn) m_group->addItem(toQt(each.name), toQt(each.id));
    }
    m_side->setCurrentIndex(m_side->findData(toQt(coming.side)));
    m_group->setCurrentIndex(std::max(0, m_group->findData(toQt(coming.group))));
    m_showing = false;
}

void ReinforcementPage::add()
{
    const Scenario& scenario = m_document.scenario();
    const std::string side = scenario.entities.empty() ? std::string() : scenario.entities.front().id;
    m_document.change(tr("Add reinforcement"), {}, [&](Scenario& next) { addReinforcement(next, 2, side); });
    show(m_list->count() - 1);
}

void ReinforcementPage::remove()
{
    const int row = m_list->currentRow();
    if (row >= 0) m_document.change(tr("Remove reinforcement"), {}, [&](Scenario& next) { removeReinforcement(next, row); });
}

void ReinforcementPage::change()
{
    const int row = m_list->currentRow();
    if (m_showing || row < 0) return;
    const ScenarioReinforcement changed{m_turn->value(), m_side->currentData().toString().toStdString(), m_group->currentData().toString().toStdString(), m_text->text().toStdString()};
    m_document.change(tr("Reinforcement"), QStringLiteral("reinforcement:%1").arg(row), [&](Scenario& next) { setReinforcement(next, row, changed); });
}

void ReinforcementPage::show(int reinforcement)
{
    m_list->setCurrentRow(reinforcement);
    m_turn->setFocus();
}

}  // namespace drumhead::app
