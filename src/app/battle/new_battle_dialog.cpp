#include "app/battle/new_battle_dialog.hpp"

#include "app/battle/session/battle_opening.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/shipped_scenarios.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/game/scenario/scenario_library.hpp"
#include "drumhead/rules/loading/ruleset_library.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr int fileRole = Qt::UserRole + 1;
constexpr int aboutRole = Qt::UserRole + 2;
constexpr int titleRole = Qt::UserRole + 3;
constexpr int faultRole = Qt::UserRole + 4;
constexpr int rulesetRole = Qt::UserRole + 5;

}  // namespace

NewBattleDialog::NewBattleDialog(QStringList folders, QWidget* parent)
    : QDialog(parent), m_folders(std::move(folders)), m_list(new QListWidget(this)), m_about(new PlainLabel(this)),
      m_rules(new QComboBox(this)), m_file(new QLineEdit(this))
{
    setWindowTitle(tr("New battle"));
    setObjectName(QStringLiteral("newBattleDialog"));
    resize(roomFor(*this, 84, 26));
    setLayout(new QVBoxLayout);
    makeScenarios();
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    static_cast<QVBoxLayout*>(layout())->addLayout(form);
    makeRules(*form);
    makePlace(*form);
    makeButtons();
    fill();
    m_list->setFocus();
}

void NewBattleDialog::makeScenarios()
{
    m_list->setObjectName(QStringLiteral("scenarios"));
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->setTabKeyNavigation(false);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_about->setObjectName(QStringLiteral("scenarioAbout"));
    auto* other = new QPushButton(tr("Another &file…"), this);
    other->setObjectName(QStringLiteral("otherScenario"));
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(m_list, 1);
    column->addWidget(m_about);
    column->addWidget(other, 0, Qt::AlignLeft);
    connect(m_list, &QListWidget::currentRowChanged, this, &NewBattleDialog::currentChanged);
    connect(other, &QPushButton::clicked, this, &NewBattleDialog::chooseOther);
}

void NewBattleDialog::makeRules(QFormLayout& form)
{
    m_rules->setObjectName(QStringLiteral("battleRules"));
    m_rules->setToolTip(tr("The rules the scenario was written for, or rules that extend them."));
    form.addRow(tr("&Play under"), m_rules);
}

void NewBattleDialog::makePlace(QFormLayout& form)
{
    auto* row = new QHBoxLayout;
    auto* caption = new QLabel(tr("&Save the battle as"), this);
    caption->setBuddy(m_file);
    m_file->setObjectName(QStringLiteral("battleFile"));
    auto* choose = new QPushButton(tr("&Elsewhere…"), this);
    choose->setObjectName(QStringLiteral("battleElsewhere"));
    row->addWidget(m_file, 1);
    row->addWidget(choose);
    form.addRow(caption, row);
    connect(m_file, &QLineEdit::textChanged, m_file, &QLineEdit::setToolTip);  // a long path shows its end
    connect(choose, &QPushButton::clicked, this, &NewBattleDialog::choosePlace);
}

void NewBattleDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_begin = buttons->button(QDialogButtonBox::Ok);
    m_begin->setText(tr("Begin"));
    layout()->addWidget(buttons);
    connect(m_list, &QListWidget::itemActivated, m_begin, &QPushButton::click);
    connect(m_file, &QLineEdit::textChanged, this,
            [this] { m_begin->setEnabled(!gameFile().isEmpty() && !scenarioFile().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewBattleDialog::fill()
{
    for (const ScenarioEntry& entry : ownScenarios()) addEntry(entry);
    for (const ScenarioEntry& entry : shippedScenarios()) addEntry(entry);
    if (m_list->count() > 0) m_list->setCurrentRow(0);
    else currentChanged();
}

/// Ids are for files; people know rules by their titles.
void NewBattleDialog::addEntry(const ScenarioEntry& entry)
{
    const std::vector<RulesetEntry> rules = rulesetsForScenario(toQt(entry.ruleset), m_folders);
    const QString title = toQt(entry.title);
    auto* item = new QListWidgetItem(
        entry.fault.empty() ? tr("%1 (%2)").arg(title, toQt(rules.empty() ? entry.ruleset : rules.front().title))
                            : tr("%1 (has faults)").arg(title),
        m_list);
    item->setData(fileRole, toQt(entry.file.string()));
    item->setData(aboutRole, entry.fault.empty() ? toQt(entry.file.string()) : toQt(entry.fault));
    item->setData(titleRole, title);
    item->setData(faultRole, !entry.fault.empty());
    item->setData(rulesetRole, toQt(entry.ruleset));
}

void NewBattleDialog::currentChanged()
{
    const QListWidgetItem* item = m_list->currentItem();
    m_about->setText(item ? item->data(aboutRole).toString() : tr("No scenario was found; choose a file."));
    const bool usable = item && !item->data(faultRole).toBool();
    if (usable) m_file->setText(freshGameFile(item->data(titleRole).toString()));
    m_rules->clear();
    if (usable) {
        for (const RulesetEntry& each : rulesetsForScenario(item->data(rulesetRole).toString(), m_folders))
            m_rules->addItem(toQt(each.title), toQt(each.id));
    }
    m_rules->setEnabled(m_rules->count() > 1);
    m_begin->setEnabled(usable);
}

void NewBattleDialog::chooseOther()
{
    const QString file = askOpenFile(this, tr("Scenario"), QString(), tr("Scenarios (*.scenario.json);;All files (*)"));
    if (file.isEmpty()) return;
    addEntry(readScenarioEntry(std::filesystem::path(file.toStdString()), *spokenTexts()));
    m_list->setCurrentRow(m_list->count() - 1);
}

void NewBattleDialog::choosePlace()
{
    QString file = askSavePlace(this, tr("Save the battle as"), m_file->text(), tr("Battles (*.drumhead)"));
    if (file.isEmpty()) return;
    if (!file.endsWith(QStringLiteral(".drumhead"))) file += QStringLiteral(".drumhead");
    m_file->setText(file);
}

QString NewBattleDialog::scenarioFile() const
{
    return m_list->currentItem() ? m_list->currentItem()->data(fileRole).toString() : QString();
}

QString NewBattleDialog::ruleset() const { return m_rules->currentData().toString(); }

QString NewBattleDialog::gameFile() const { return m_file->text().trimmed(); }

}  // namespace drumhead::app
