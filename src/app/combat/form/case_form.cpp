#include "app/combat/form/case_form.hpp"

#include "app/combat/form/fact_editor.hpp"
#include "app/combat/form/fact_group.hpp"
#include "app/combat/form/whole_rows.hpp"
#include "app/shared/qt_text.hpp"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTimer>

#include <utility>

namespace drumhead::app {

CaseForm::CaseForm(QWidget* parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("caseForm"));
    setAccessibleName(tr("Questions"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    connect(qApp, &QApplication::focusChanged, this, &CaseForm::focusChanged);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this](int top) {
        if (!m_isPlacing) showWholeRows(top, top < m_top);
    });
}

void CaseForm::setSession(CaseSession* session)
{
    m_session = session;
    m_lastAnswered.reset();
    rebuild();
}

void CaseForm::rebuild()
{
    m_groups.clear();
    m_cells.clear();
    m_sideBySide = false;
    m_content = new QWidget;
    auto* columns = new QHBoxLayout(m_content);
    columns->setContentsMargins(0, 0, 6, 0);
    columns->setSpacing(10);
    m_left = new QVBoxLayout;
    m_right = new QVBoxLayout;
    columns->addLayout(m_left, 1);
    columns->addLayout(m_right, 0);
    setWidget(m_content);  // deletes the previous one
    if (m_session) addGroups();
    for (const Cell& cell : m_cells) m_left->addWidget(cell.widget);
    m_left->addStretch(1);
    m_right->addStretch(1);
    refresh();
    Q_EMIT rebuilt();
}

void CaseForm::addGroups()
{
    const std::vector<ProgramRole>& roles = m_session->program().roles;
    if (roles.empty()) addGroup(-1, 0);
    for (std::size_t i = 0; i < roles.size(); ++i) {
        const int role = static_cast<int>(i);
        for (int row = 0; row < m_session->situation().layout().rows(role); ++row) addGroup(role, row);
        if (m_session->isOfBattle() ? isJoined(role) : roles[i].many) addRowButton(role);
        if (i == 0) addGroup(-1, 0);
    }
    addGroup(FactGroup::onTheWay, 0);
}

/// Who acts and the case are on the left, the other roles on the right; the case is right of a single role.
bool CaseForm::belongsRight(int role) const
{
    return role > 0 || (role == -1 && m_session->program().roles.size() == 1);
}

void CaseForm::addGroup(int role, int row)
{
    auto* group = new FactGroup(*m_session, role, row, m_content);
    connect(group, &FactGroup::answered, this, [this](FactRef fact) { m_lastAnswered = fact; });
    connect(group, &FactGroup::answered, this, &CaseForm::answered);
    connect(group, &FactGroup::answered, m_session,
            [session = m_session](FactRef fact, Value value) { session->answer(fact, value); });
    connect(group, &FactGroup::removeWanted, this, &CaseForm::removeRow, Qt::QueuedConnection);
    m_groups.push_back(group);
    m_cells.push_back({group, belongsRight(role)});
}

void CaseForm::addRowButton(int role)
{
    const ProgramRole& info = m_session->program().role(role);
    const bool isChosen = m_session->isOfBattle();
    const QString text = isChosen ? tr("Add %1…") : tr("Add %1");
    auto* button = new QPushButton(withoutMnemonic(text.arg(toQt(info.label))), m_content);
    button->setObjectName(QStringLiteral("add.") + toQt(info.name));
    button->setAutoDefault(isChosen);  // Return presses it
    m_cells.push_back({button, belongsRight(role)});
    if (isChosen) {
        connect(
            button, &QPushButton::clicked, this, [this, role] { Q_EMIT joinersWanted(role); }, Qt::QueuedConnection);
        return;
    }
    button->setEnabled(m_session->situation().layout().rows(role) < info.most);
    if (!button->isEnabled()) button->setToolTip(tr("No more than %1 can take part here.").arg(info.most));
    connect(
        button, &QPushButton::clicked, this, [this, role] { addRow(role); }, Qt::QueuedConnection);
}

bool CaseForm::isJoined(int role) const
{
    return std::find(m_joining.begin(), m_joining.end(), role) != m_joining.end();
}

void CaseForm::addRow(int role)
{
    m_session->addRow(role);
    focusLastRow(role);
}

void CaseForm::removeRow(int role, int row)
{
    m_session->removeRow(role, row);
    focusLastRow(role);
}

void CaseForm::focusLastRow(int role)
{
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        if ((*group)->role() != role) continue;
        m_wholeGroup = *group;
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

/// Puts the groups side by side if two fit.
void CaseForm::arrange()
{
    int width = fontMetrics().averageCharWidth() * 38;
    for (const Cell& cell : m_cells) width = std::max(width, cell.widget->minimumSizeHint().width());
    const auto anyShown = [this](bool right) {
        return std::any_of(m_cells.begin(), m_cells.end(),
                           [right](const Cell& cell) { return cell.right == right && !cell.widget->isHidden(); });
    };
    const bool sideBySide = anyShown(true) && anyShown(false) && viewport()->width() >= 2 * width + 16;
    if (sideBySide == m_sideBySide) return;
    m_sideBySide = sideBySide;
    for (const Cell& cell : m_cells) {
        if (!cell.right) continue;
        QBoxLayout* column = sideBySide ? m_right : m_left;
        column->insertWidget(column->count() - 1, cell.widget);
    }
    static_cast<QBoxLayout*>(m_content->layout())->setStretch(1, sideBySide ? 1 : 0);
}

void CaseForm::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
    if (!m_isPlacing) settle();
}

/// Questions have come or gone.
bool CaseForm::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::Resize && !m_isPlacing) settleSoon();
    return isDone;
}

void CaseForm::settleSoon()
{
    if (std::exchange(m_settlesSoon, true)) return;
    QTimer::singleShot(0, this, [this] {
        m_settlesSoon = false;
        settle();
    });
}

/// No row is cut at an edge, and what has the keyboard is in sight.
void CaseForm::settle()
{
    QWidget* const field = QApplication::focusWidget();
    if (field && m_inHand) bringIntoView(field);
    else showWholeRows(m_top, true);
}

/// The height there is, whatever of it is left empty below the last whole row.
int CaseForm::room() const { return viewport()->height() + viewportMargins().bottom(); }

RowSpan CaseForm::spanOf(const QList<QWidget*>& widgets) const
{
    constexpr int around = 2;  // for the ring of what has the keyboard
    RowSpan span{m_content->height(), 0};
    for (const QWidget* each : widgets) {
        const int top = each->mapTo(m_content, QPoint()).y();
        span.top = std::min(span.top, top - around);
        span.bottom = std::max(span.bottom, top + each->height() + around);
    }
    return span;
}

/// The title of a group goes with its first row, its lower edge with the last if there is room.
std::vector<RowSpan> CaseForm::rows() const
{
    std::vector<RowSpan> all;
    for (const Cell& cell : m_cells) {
        if (cell.widget->isHidden()) continue;
        const RowSpan whole = spanOf({cell.widget});
        const auto* const group = qobject_cast<FactGroup*>(cell.widget);
        const std::size_t before = all.size();
        for (const FactEditor* editor : group ? group->editors() : std::vector<FactEditor*>()) {
            if (editor->field()->isVisible()) all.push_back(spanOf(editor->parts()));
        }
        if (all.size() == before) all.push_back(whole);
        all[before].top = whole.top;
        all.back().edge = whole.bottom;
    }
    return all;
}

void CaseForm::showWholeRows(int wanted, bool upward)
{
    if (!m_content || m_isPlacing) return;
    const QScopedValueRollback placing(m_isPlacing, true);
    const int room = this->room();
    const RowSight sight = wholeRows(rows(), m_content->height(), room, wanted, upward);
    setViewportMargins(0, 0, 0, room - sight.height);
    verticalScrollBar()->setValue(sight.top);
    m_top = verticalScrollBar()->value();
}

void CaseForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) Q_EMIT nextWanted();
    else QScrollArea::keyPressEvent(event);
}

QList<QWidget*> CaseForm::tabChain() const
{
    QList<QWidget*> chain;
    for (const Cell& cell : m_cells) {
        if (const auto* group = qobject_cast<FactGroup*>(cell.widget)) chain << group->tabChain();
        else chain << cell.widget;
    }
    return chain;
}

bool CaseForm::isBare() const
{
    return std::all_of(m_cells.begin(), m_cells.end(), [](const Cell& cell) { return cell.widget->isHidden(); });
}

std::optional<std::vector<FactRef>> CaseForm::questionsInSight() const
{
    std::vector<FactRef> questions;
    for (const Cell& cell : m_cells) {
        if (cell.widget->isHidden()) continue;
        const auto* group = qobject_cast<FactGroup*>(cell.widget);
        if (!group) return std::nullopt;
        for (const FactEditor* editor : group->editors()) {
            if (editor->isInSight()) questions.push_back(editor->fact());
        }
    }
    return questions;
}

int CaseForm::wantedHeight() const
{
    if (!m_content) return 0;
    const QLayout* layout = m_content->layout();
    return layout->hasHeightForWidth() ? layout->totalHeightForWidth(viewport()->width())
                                       : layout->totalSizeHint().height();
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
    if (!now) return;  // the window lost the focus: the question is still current
    if (!isAncestorOf(now)) {
        if (std::exchange(m_inHand, false)) Q_EMIT questionFocused(QString());
        return;
    }
    m_inHand = true;
    const FactEditor* editor = editorOf(now);
    bringIntoView(now);
    // A new question gets its position only with the next layout.
    QTimer::singleShot(30, now, [this, now] { bringIntoView(now); });
    Q_EMIT questionFocused(editor ? editor->question() : QString());
}

/// A question is seen whole, with its label and what stands beneath.
void CaseForm::bringIntoView(QWidget* field)
{
    if (!isAncestorOf(field)) return;
    const FactEditor* editor = editorOf(field);
    const RowSpan row = spanOf(editor ? editor->parts() : QList<QWidget*>{field});
    const bool isOfGroup = m_wholeGroup && m_wholeGroup->isAncestorOf(field);
    const RowSpan group = isOfGroup ? spanOf({m_wholeGroup}) : row;
    const bool isFromTop = row.bottom <= group.top + room();  // as much of it as there is room for
    const RowSpan span = isFromTop ? RowSpan{group.top, std::min(group.bottom, group.top + room())} : row;
    if (span.top < m_top) showWholeRows(span.top, true);
    else showWholeRows(std::max(m_top, span.bottom - room()), span.bottom <= m_top + room());
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
            if (auto* number = qobject_cast<QAbstractSpinBox*>(editor->field())) number->selectAll();
            return;
        }
    }
}

bool CaseForm::focusFirstOf(const std::vector<FactRef>& facts)
{
    for (const FactGroup* group : m_groups) {
        for (const FactEditor* editor : group->editors()) {
            if (std::find(facts.begin(), facts.end(), editor->fact()) == facts.end()) continue;
            focusOn(editor->fact());
            return true;
        }
    }
    return false;
}

void CaseForm::focusFirst()
{
    const bool isRefused = m_session && m_session->isFinished() && m_session->verdict().refused;
    if (isRefused && m_lastAnswered && focusFirstOf({*m_lastAnswered})) return;
    for (const FactGroup* group : m_groups) {
        for (const FactEditor* editor : group->editors()) {
            if (!editor->field()->isHidden()) return focusOn(editor->fact());
        }
    }
}

}  // namespace drumhead::app
