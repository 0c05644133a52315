#include "app/shell/help/keys_dialog.hpp"

#include "app/shared/actions/action_keys.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/layout/sizes.hpp"
#include "app/shared/widgets/manual_place.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shell/help/key_catcher.hpp"
#include "drumhead/base/word_search.hpp"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace drumhead::app {

KeysDialog::KeysDialog(WindowActions& actions, const QList<KeyHelp>& fixed, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_filter(new QLineEdit(this)), m_table(new QTableWidget(this)),
      m_change(new QPushButton(tr("&Change the key…"), this)), m_none(new QPushButton(tr("&No key"), this)),
      m_usual(new QPushButton(tr("&Usual key"), this)), m_allUsual(new QPushButton(tr("&All usual keys"), this)),
      m_key(new KeyCatcher(this)), m_told(plainLabel(QStringLiteral("keysTold"), this))
{
    setWindowTitle(tr("Keys"));
    setObjectName(QStringLiteral("keysDialog"));
    setManualPlace(*this, ManualPlace::Keys);
    resize(roomFor(*this, 80, 38));
    m_filter->setObjectName(QStringLiteral("keysFilter"));
    m_filter->setAccessibleName(tr("Find"));
    m_filter->setPlaceholderText(tr("Find by name or key"));
    m_filter->setClearButtonEnabled(true);
    makeTable(fixed);
    makeButtons();
    auto* changes = new FlowLayout(nullptr, 8);
    for (QWidget* each : std::initializer_list<QWidget*>{m_change, m_key, m_none, m_usual, m_allUsual})
        changes->addWidget(each);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    layout->addLayout(changes);
    layout->addWidget(m_told);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_filter, &QLineEdit::textChanged, this, &KeysDialog::filter);
    showKeys();
    m_table->setCurrentCell(0, 0);
    m_table->setFocus();
    tell(tr("Return changes the key of the selected line."));
}

void KeysDialog::makeTable(const QList<KeyHelp>& fixed)
{
    m_table->setObjectName(QStringLiteral("keysTable"));
    m_table->setAccessibleName(tr("Keys"));
    m_table->setColumnCount(2);
    m_table->setHorizontalHeaderLabels({tr("What it does"), tr("Keys")});
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    const auto actions = static_cast<int>(m_actions.all().size());
    m_table->setRowCount(actions + static_cast<int>(fixed.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool isAction = row < actions;
        const QString name =
            isAction ? actionName(*m_actions.all()[static_cast<std::size_t>(row)]) : fixed[row - actions].first;
        m_table->setItem(row, 0, new QTableWidgetItem(name));
        m_table->setItem(row, 1, new QTableWidgetItem(isAction ? QString() : fixed[row - actions].second));
    }
    connect(m_table, &QTableWidget::currentCellChanged, this, [this] {
        tell({});
        fit();
    });
    connect(m_table, &QTableWidget::itemActivated, this, &KeysDialog::begin);
}

void KeysDialog::makeButtons()
{
    m_change->setObjectName(QStringLiteral("changeKey"));
    m_none->setObjectName(QStringLiteral("noKey"));
    m_usual->setObjectName(QStringLiteral("usualKey"));
    m_allUsual->setObjectName(QStringLiteral("allUsualKeys"));
    for (QPushButton* each : {m_change, m_none, m_usual, m_allUsual}) each->setAutoDefault(false);
    m_key->setObjectName(QStringLiteral("newKey"));
    m_key->setAccessibleName(tr("Press the new key; Esc leaves it as it is"));
    m_key->hide();
    connect(m_change, &QPushButton::clicked, this, &KeysDialog::begin);
    connect(m_key, &KeyCatcher::pressed, this, &KeysDialog::take);
    connect(m_key, &KeyCatcher::left, this, &KeysDialog::leave);
    connect(m_none, &QPushButton::clicked, this, [this] {
        m_actions.changeKeys(currentId(), {});
        showKeys();
    });
    connect(m_usual, &QPushButton::clicked, this, [this] {
        m_actions.resetKeys(currentId());
        showKeys();
    });
    connect(m_allUsual, &QPushButton::clicked, this, [this] {
        m_actions.resetAllKeys();
        showKeys();
    });
}

QAction* KeysDialog::current() const
{
    const auto row = static_cast<std::size_t>(m_table->currentRow());
    return m_table->currentRow() >= 0 && row < m_actions.all().size() ? m_actions.all()[row] : nullptr;
}

WindowAction KeysDialog::currentId() const { return static_cast<WindowAction>(m_table->currentRow()); }

void KeysDialog::showKeys()
{
    int row = 0;
    for (const QAction* each : m_actions.all()) m_table->item(row++, 1)->setText(keyList(each->shortcuts()));
    fit();
}

void KeysDialog::fit()
{
    for (QPushButton* each : {m_change, m_none, m_usual}) each->setEnabled(current());
}

void KeysDialog::filter(const QString& typed)
{
    int first = -1;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QString all = m_table->item(row, 0)->text() + u' ' + m_table->item(row, 1)->text();
        const bool isFound = matchWords(all.toStdString(), typed.trimmed().toStdString()) != WordMatch::None;
        m_table->setRowHidden(row, !isFound);
        if (isFound && first < 0) first = row;
    }
    if (first >= 0) m_table->setCurrentCell(first, 0);
}

void KeysDialog::begin()
{
    if (!current()) return tell(tr("The keys of fields and lists can't be changed."));
    m_key->show();
    m_key->setFocus();
    tell(tr("Press the new key for “%1”. Esc leaves it as it is.").arg(actionName(*current())));
}

void KeysDialog::leave()
{
    if (m_key->isHidden()) return;
    m_key->hide();
    tell({});
    if (!focusWidget() || focusWidget() == m_key) m_table->setFocus();
}

/// A refused key leaves the field open for another.
void KeysDialog::take(const QKeySequence& key)
{
    if (!current()) return;
    if (const QString fault = keyFault(key, *current(), m_actions.all()); !fault.isEmpty())
        return tell(QStringLiteral("✗ ") + fault);
    m_actions.changeKeys(currentId(), {key});
    showKeys();
    leave();
    m_table->setFocus();
    tell(tr("%1: %2").arg(actionName(*current()), key.toString(QKeySequence::NativeText)));
}

void KeysDialog::tell(const QString& sentence) { m_told->setText(sentence); }

}  // namespace drumhead::app
