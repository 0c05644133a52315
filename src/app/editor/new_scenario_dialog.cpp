#include "app/editor/new_scenario_dialog.hpp"

#include "app/shared/layout/sizes.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace drumhead::app {

NewScenarioDialog::NewScenarioDialog(const QString& likely, QWidget* parent, const QStringList& folders)
    : QDialog(parent), m_rulesets(new QComboBox(this)), m_title(new QLineEdit(this)),
      m_first(new QLineEdit(tr("First side"), this)), m_second(new QLineEdit(tr("Second side"), this))
{
    setWindowTitle(tr("New scenario"));
    setObjectName(QStringLiteral("newScenarioDialog"));
    m_rulesets->setObjectName(QStringLiteral("newScenarioRules"));
    m_title->setObjectName(QStringLiteral("newScenarioTitle"));
    m_title->setMinimumWidth(roomFor(*this, 40, 1).width());
    // A long title must not make the window wider than the screen.
    m_rulesets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_rulesets->setMinimumContentsLength(12);
    RulesetLibrary library;
    library.lookInto(folders);
    for (const auto& each : library.entries()) {
        m_rulesets->addItem(each->title, each->folder);
        if (each->id == likely && m_rulesets->currentIndex() <= 0) m_rulesets->setCurrentIndex(m_rulesets->count() - 1);
    }
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Ruleset"), m_rulesets);
    form->addRow(tr("&First side"), m_first);
    form->addRow(tr("&Second side"), m_second);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    form->addRow(buttons);
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setText(tr("Create"));
    const auto check = [this, ok] {
        ok->setEnabled(m_rulesets->count() > 0 && !m_title->text().trimmed().isEmpty()
                       && !m_first->text().trimmed().isEmpty() && !m_second->text().trimmed().isEmpty());
    };
    for (const QLineEdit* const each : {m_title, m_first, m_second})
        connect(each, &QLineEdit::textChanged, this, check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setTabOrder(m_title, m_rulesets);
    setTabOrder(m_rulesets, m_first);
    setTabOrder(m_first, m_second);
    setTabOrder(m_second, ok);
    check();
    m_title->setFocus();
}

QString NewScenarioDialog::rulesetFolder() const { return m_rulesets->currentData().toString(); }
QString NewScenarioDialog::title() const { return m_title->text(); }
QStringList NewScenarioDialog::sides() const { return {m_first->text(), m_second->text()}; }

}  // namespace drumhead::app
