#include "app/editor/reinforcement_page.hpp"

#include "app/editor/fields/fault_note.hpp"
#include "app/editor/fields/reinforcement_text.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/look/hanging_delegate.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/steady_width.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

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
    : ListPage(parent), m_document(document), m_list(new QListWidget(this)), m_turn(new QSpinBox(this)),
      m_side(new QComboBox(this)), m_group(new QComboBox(this)), m_text(new QLineEdit(this)),
      m_who(new PlainLabel(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(makeList(), 2);
    layout->addWidget(makeFields(), 3);
    connect(&document, &ScenarioDocument::changed, this, &ReinforcementPage::refresh);
    refresh();
}

QWidget* ReinforcementPage::makeList()
{
    auto* left = new QWidget(this);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    m_list->setObjectName(QStringLiteral("reinforcementList"));
    m_list->setAccessibleName(tr("Reinforcements"));
    m_list->setTabKeyNavigation(false);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new HangingDelegate(m_list));
    auto* adding = new QPushButton(tr("&Add"), left);
    adding->setObjectName(QStringLiteral("reinforcementAdd"));
    adding->setAccessibleName(tr("Add a reinforcement"));
    auto* removing = new QPushButton(tr("Re&move"), left);
    removing->setObjectName(QStringLiteral("reinforcementRemove"));
    removing->setAccessibleName(tr("Remove the reinforcement"));
    auto* buttons = new FlowLayout(nullptr, 4);
    buttons->addWidget(adding);
    buttons->addWidget(removing);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    connect(adding, &QPushButton::clicked, this, &ReinforcementPage::add);
    connect(removing, &QPushButton::clicked, this, &ReinforcementPage::remove);
    connect(m_list, &QListWidget::currentRowChanged, this, &ReinforcementPage::showOne);
    connect(m_list, &QListWidget::itemActivated, this, [this] { m_turn->setFocus(); });
    return left;
}

QWidget* ReinforcementPage::makeFields()
{
    auto* right = new QWidget(this);
    auto* form = new QFormLayout(right);
    form->setContentsMargins(0, 0, 0, 0);
    m_turn->setObjectName(QStringLiteral("reinforcementTurn"));
    m_turn->setRange(1, Scenario::maxTurns);
    m_side->setObjectName(QStringLiteral("reinforcementSide"));
    m_group->setObjectName(QStringLiteral("reinforcementGroup"));
    for (QComboBox* const each : {m_side, m_group}) limitWidth(*each);
    m_text->setObjectName(QStringLiteral("reinforcementText"));
    m_text->setPlaceholderText(tr("the northern road"));
    m_who->setObjectName(QStringLiteral("reinforcementWho"));
    form->addRow(tr("Comes in &turn"), m_turn);
    form->addRow(tr("To the &side"), m_side);
    form->addRow(tr("&Joins the group"), m_group);
    form->addRow(tr("Comes &by"), m_text);
    form->addRow(new FaultNote(
        m_document, m_turn, [this] { return faults(); }, right));
    form->addRow(m_who);
    connect(m_turn, &QSpinBox::valueChanged, this, [this] { change("turn"); });
    connect(m_side, &QComboBox::activated, this, [this] { change("side"); });
    connect(m_group, &QComboBox::activated, this, [this] { change("group"); });
    connect(m_text, &QLineEdit::textEdited, this, [this] { change("text"); });
    return right;
}

std::vector<ScenarioProblem> ReinforcementPage::faults() const
{
    std::vector<ScenarioProblem> found;
    for (const ScenarioProblem& each : m_document.problems()) {
        if (each.spot.part == ScenarioSpot::Part::Reinforcement && each.spot.index == m_list->currentRow())
            found.push_back(each);
    }
    return found;
}

void ReinforcementPage::refresh()
{
    constexpr qsizetype mostLetters = 160;
    const Scenario& scenario = m_document.scenario();
    const int row = std::max(0, m_list->currentRow());
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const ScenarioReinforcement& each : scenario.reinforcements)
            m_list->addItem(shortened(reinforcementText(scenario, each), mostLetters));
        constexpr int hanging = 2;  // letters
        for (int i = 0; i < m_list->count(); ++i) m_list->item(i)->setData(HangingDelegate::leadRole, -hanging);
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
    for (QWidget* const each : {static_cast<QWidget*>(m_turn), static_cast<QWidget*>(m_side),
                                static_cast<QWidget*>(m_group), static_cast<QWidget*>(m_text)})
        each->setEnabled(row >= 0);
    m_turn->setValue(coming.turn);
    if (m_text->text() != toQt(coming.text)) {
        m_text->setText(toQt(coming.text));
        m_text->setCursorPosition(0);  // a long one shows its beginning
    }
    showPlaces(row, coming);
    m_showing = false;
    showWho(row);
    for (FaultNote* const each : findChildren<FaultNote*>()) each->refresh();
}

void ReinforcementPage::showPlaces(int row, const ScenarioReinforcement& coming)
{
    m_side->clear();
    m_group->clear();
    m_group->addItem(QStringLiteral("—"), QString());
    for (const ScenarioEntity& each : m_document.scenario().entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.id));
        if (each.kind == EntityKind::Group && each.side == coming.side && each.reinforcement != row
            && each.arrives <= coming.turn)
            m_group->addItem(toQt(each.name), toQt(each.id));
    }
    m_side->setCurrentIndex(m_side->findData(toQt(coming.side)));
    m_group->setCurrentIndex(std::max(0, m_group->findData(toQt(coming.group))));
}

void ReinforcementPage::showWho(int row)
{
    QStringList who;
    for (const ScenarioEntity& each : m_document.scenario().entities) {
        if (row >= 0 && each.reinforcement == row) who << toQt(each.name);
    }
    const QString how =
        tr("Choose it in the armies (Ctrl+1) and press Insert to add a unit to it, or move one there with Ctrl+M.");
    m_who->setText(row < 0             ? tr("No reinforcements. Insert adds one.")
                       : who.isEmpty() ? tr("No units in it yet. %1").arg(how)
                                       : tr("Units: %1.\n%2").arg(who.join(QStringLiteral(", ")), how));
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
    if (row >= 0)
        m_document.change(tr("Remove reinforcement"), {}, [&](Scenario& next) { removeReinforcement(next, row); });
}

void ReinforcementPage::change(const char* key)
{
    const int row = m_list->currentRow();
    if (m_showing || row < 0) return;
    const ScenarioReinforcement changed{m_turn->value(), m_side->currentData().toString().toStdString(),
                                        m_group->currentData().toString().toStdString(), m_text->text().toStdString()};
    m_document.change(tr("Reinforcement"), QStringLiteral("reinforcement:%1:%2").arg(QString::fromLatin1(key)).arg(row),
                      [&](Scenario& next) { setReinforcement(next, row, changed); });
}

std::vector<QWidget*> ReinforcementPage::places() const { return {m_list}; }

void ReinforcementPage::show(int reinforcement)
{
    m_list->setCurrentRow(reinforcement);
    m_turn->setFocus();
}

}  // namespace drumhead::app
