#include "app/panels/case_form.hpp"

#include "app/panels/fact_group.hpp"
#include "app/text.hpp"
#include "app/widgets/fact_editor.hpp"

#include <QApplication>
#include <QGridLayout>
#include <QPushButton>
#include <QTimer>

namespace drumhead::app {

CaseForm::CaseForm(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("caseForm"));
    setAccessibleName(tr("Questions"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(qApp, &QApplication::focusChanged, this, &CaseForm::focusChanged);
}

void CaseForm::setSession(CaseSession* session)
{
    m_session = session;
    rebuild();
}

void CaseForm::rebuild()
{
    m_groups.clear();
    m_cells.clear();
    m_arranged.clear();
    m_columns = 0;
    m_content = new QWidget;
    m_grid = new QGridLayout(m_content);
    m_grid->setContentsMargins(0, 0, 6, 0);
    m_grid->setSpacing(8);
    setWidget(m_content);  // deletes the one before
    if (m_session) addGroups();
    refresh();
    emit rebuilt();
}

void CaseForm::addGroups()
{
    const std::vector<ProgramRole>& roles = m_session->program().roles;
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const int role = static_cast<int>(i);
        for (int row = 0; row < m_session->situation().layout().rows(role); ++row) addGroup(role, row);
        if (roles[i].many) addRowButton(role);
    }
    addGroup(-1, 0);
}

void CaseForm::addGroup(int role, int row)
{
    auto* group = new FactGroup(*m_session, role, row, m_content);
    connect(group, &FactGroup::answered, m_session, &CaseSession::answer);
    connect(group, &FactGroup::removeWanted, m_session, &CaseSession::removeRow, Qt::QueuedConnection);
    m_groups.push_back(group);
    m_cells.push_back(group);
}

void CaseForm::addRowButton(int role)
{
    const ProgramRole& info = m_session->program().roles[static_cast<std::size_t>(role)];
    auto* button = new QPushButton(withoutMnemonic(tr("Add %1").arg(toQt(info.label))), m_content);
    button->setObjectName(QStringLiteral("add.") + toQt(info.name));
    button->setEnabled(m_session->situation().layout().rows(role) < info.most);
    connect(button, &QPushButton::clicked, this, [this, role] { addRow(role); }, Qt::QueuedConnection);
    m_cells.push_back(button);
}

void CaseForm::addRow(int role)
{
    m_session->addRow(role);
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        if ((*group)->role() != role) continue;
        for (const FactEditor* editor : (*group)->editors()) {
            if (editor->field()->isHidden()) continue;
            focusOn(editor->fact());
            return;
        }
    }
}

void CaseForm::refresh()
{
    if (!m_session) return;
    for (FactGroup* group : m_groups) group->setVisible(group->refresh(*m_session));
    arrange();
}

/// Puts the groups side by side where there is room for two, in reading order.
void CaseForm::arrange()
{
    std::vector<QWidget*> shown;
    int width = 0;
    for (QWidget* cell : m_cells) {
        if (cell->isHidden() && qobject_cast<FactGroup*>(cell)) continue;
        shown.push_back(cell);
        width = std::max(width, cell->minimumSizeHint().width());
    }
    const int columns = viewport()->width() >= 2 * std::max(width, fontMetrics().averageCharWidth() * 40) + 14 ? 2 : 1;
    if (columns == m_columns && shown == m_arranged) return;
    m_columns = columns;
    m_arranged = shown;
    while (QLayoutItem* item = m_grid->takeAt(0)) delete item;
    for (int row = 0; row < m_grid->rowCount(); ++row) m_grid->setRowStretch(row, 0);
    int place = 0;
    for (QWidget* cell : shown) {
        const bool button = qobject_cast<QPushButton*>(cell);
        m_grid->addWidget(cell, place / columns, place % columns, button ? Qt::AlignTop | Qt::AlignLeft : Qt::Alignment());
        ++place;
    }
    for (int column = 0; column < 2; ++column) m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    m_grid->setRowStretch(place / columns + 1, 1);
}

void CaseForm::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

QList<QWidget*> CaseForm::tabChain() const
{
    QList<QWidget*> chain;
    for (QWidget* cell : m_cells) {
        if (const auto* group = qobject_cast<FactGroup*>(cell)) chain << group->tabChain();
        else chain << cell;
    }
    return chain;
}

FactEditor* CaseForm::editorOf(const QWidget* field) const
{
    if (!field) return nullptr;
    for (const FactGroup* group : m_groups) {
        for (FactEditor* editor : group->editors()) {
            if (editor->field() == field) return editor;
        }
    }
    return nullptr;
}

void CaseForm::focusChanged(QWidget*, QWidget* now)
{
    if (!now || !isAncestorOf(now)) return;
    const FactEditor* editor = editorOf(now);
    ensureWidgetVisible(now, 20, 20);
    emit questionFocused(editor ? editor->question() : QString());
}

std::optional<FactRef> CaseForm::focusedFact() const
{
    const FactEditor* editor = editorOf(QApplication::focusWidget());
    return editor ? std::optional(editor->fact()) : std::nullopt;
}

void CaseForm::focusOn(FactRef fact)
{
    for (FactGroup* group : m_groups) {
        for (FactEditor* editor : group->editors()) {
            if (editor->fact() != fact) continue;
            group->reveal(editor);
            editor->field()->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void CaseForm::focusFirst()
{
    for (const FactGroup* group : m_groups) {
        for (const FactEditor* editor : group->editors()) {
            if (!editor->field()->isHidden()) return focusOn(editor->fact());
        }
    }
}

}  // namespace drumhead::app
