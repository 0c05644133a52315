#include "app/combat/form/procedure_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/plain_label.hpp"
#include "app/shared/widgets/sizes.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

ProcedureDialog::ProcedureDialog(const Ruleset& ruleset, QWidget* parent)
    : QDialog(parent), m_ruleset(ruleset), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Something else"));
    setObjectName(QStringLiteral("procedureDialog"));
    resize(roomFor(*this, 60, 20));
    auto* layout = new QVBoxLayout(this);
    m_list->setObjectName(QStringLiteral("procedures"));
    m_list->setAccessibleName(tr("Procedures"));
    m_list->setTabKeyNavigation(false);
    auto* about = plainText({}, this);
    for (const auto& each : ruleset.procedures) new QListWidgetItem(toQt(each->title), m_list);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    layout->addWidget(m_list, 1);
    layout->addWidget(about);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, about, [this, about](int row) {
        about->setText(row < 0 ? QString() : toQt(m_ruleset.procedures[static_cast<std::size_t>(row)]->about));
    });
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

const Procedure* ProcedureDialog::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : m_ruleset.procedures[static_cast<std::size_t>(row)].get();
}

}  // namespace drumhead::app
