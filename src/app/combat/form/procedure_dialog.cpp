#include "app/combat/form/procedure_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/base/word_search.hpp"

#include <QApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

const Procedure* procedureOf(const Ruleset& ruleset, const QListWidgetItem* item)
{
    const QString id = item ? item->data(Qt::UserRole).toString() : QString();
    return id.isEmpty() ? nullptr : ruleset.findProcedure(id.toStdString());
}

/// How well a procedure answers to what is typed; None: not.
WordMatch matchOf(const Texts& texts, const Procedure& procedure, const QString& typed)
{
    const std::string what = typed.toStdString();
    const WordMatch title = matchWords(procedure.title, what);
    if (title >= WordMatch::Words) return title;
    const bool isAbout =
        matchWords(procedure.title + ' ' + procedureSearchText(texts, procedure), what) >= WordMatch::Words;
    return isAbout ? WordMatch::Within : title;
}

}  // namespace

ProcedureDialog::ProcedureDialog(const Ruleset& ruleset, QWidget* parent)
    : QDialog(parent), m_ruleset(ruleset), m_search(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_about(plainText({}, this))
{
    setWindowTitle(tr("Other action"));
    setObjectName(QStringLiteral("procedureDialog"));
    resize(roomFor(*this, 60, 24));
    auto* layout = new QVBoxLayout(this);
    m_search->setObjectName(QStringLiteral("procedureSearch"));
    m_search->setAccessibleName(tr("Search the procedures"));
    m_search->setPlaceholderText(tr("Type any word"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("procedures"));
    m_list->setAccessibleName(tr("Procedures"));
    m_list->setTabKeyNavigation(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Choose"));
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_about);
    layout->addWidget(buttons);
    fillList();
    connect(m_search, &QLineEdit::textChanged, this, &ProcedureDialog::search);
    connect(m_list, &QListWidget::currentItemChanged, this, &ProcedureDialog::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::finished, m_search, [this] { m_search->removeEventFilter(this); });
    search({});
    m_search->setFocus();
}

void ProcedureDialog::fillList()
{
    for (const GroupedProcedures& group : groupedProcedures(m_ruleset)) {
        auto* heading = new QListWidgetItem(toQt(procedureGroupTitle(*m_ruleset.texts, group.group)), m_list);
        heading->setFlags(Qt::NoItemFlags);
        QFont bold = m_list->font();
        bold.setBold(true);
        heading->setFont(bold);
        heading->setForeground(palette().brush(QPalette::PlaceholderText));
        for (const Procedure* each : group.procedures) {
            auto* item = new QListWidgetItem(toQt(each->title), m_list);
            item->setData(Qt::UserRole, toQt(each->id));
            item->setToolTip(tipText(toQt(each->about)));
        }
    }
}

/// Leaves what matches; the present one stays chosen where it matches as well as any.
void ProcedureDialog::search(const QString& typed)
{
    QListWidgetItem* heading = nullptr;
    QListWidgetItem* best = m_list->currentItem();
    const Procedure* present = procedureOf(m_ruleset, best);
    WordMatch most = present ? matchOf(*m_ruleset.texts, *present, typed) : WordMatch::None;
    if (most == WordMatch::None) best = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* const item = m_list->item(i);
        const Procedure* const procedure = procedureOf(m_ruleset, item);
        if (!procedure) heading = item;
        const WordMatch now = procedure ? matchOf(*m_ruleset.texts, *procedure, typed) : WordMatch::None;
        item->setHidden(now == WordMatch::None);
        if (now != WordMatch::None && heading) heading->setHidden(false);
        if (now > most) {
            best = item;
            most = now;
        }
    }
    m_list->setCurrentItem(best);
    if (best) m_list->scrollToItem(best);
    if (best && m_list->row(best) == 1) m_list->scrollToTop();  // with the heading above it
    showChosen();
}

void ProcedureDialog::showChosen()
{
    const Procedure* const procedure = chosen();
    m_about->setText(procedure ? toQt(procedure->about) : tr("Nothing matches “%1”.").arg(m_search->text()));
    findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->setEnabled(procedure);
}

bool ProcedureDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: QApplication::sendEvent(m_list, event); return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

const Procedure* ProcedureDialog::chosen() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item && !item->isHidden() ? procedureOf(m_ruleset, item) : nullptr;
}

}  // namespace drumhead::app
