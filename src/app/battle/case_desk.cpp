#include "app/battle/case_desk.hpp"

#include "app/battle/case_of_entry.hpp"
#include "app/panels/case_page.hpp"
#include "app/panels/dice_bar.hpp"
#include "app/panels/verdict_panel.hpp"
#include "app/text.hpp"
#include "app/widgets/big_label.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace drumhead::app {

CaseDesk::CaseDesk(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("caseDesk"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget(this);
    auto* between = new QScrollArea(m_stack);
    between->setWidgetResizable(true);
    between->setFrameShape(QFrame::NoFrame);
    between->setObjectName(QStringLiteral("lastVerdict"));
    between->setAccessibleName(tr("What the last case came to"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    m_last = new BigLabel(1.9, 20, content);
    m_last->setObjectName(QStringLiteral("lastHeadline"));
    m_last->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lastMore = new BigLabel(1.2, 12, content, false);
    m_lastMore->setObjectName(QStringLiteral("lastMore"));
    m_lastMore->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_last);
    column->addWidget(m_lastMore);
    column->addStretch(1);
    between->setWidget(content);
    m_page = new CasePage(m_stack);
    m_stack->addWidget(between);
    m_stack->addWidget(m_page);
    m_bar = new QWidget(this);
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(0, 0, 0, 0);
    m_apply = new QPushButton(tr("&Apply"), m_bar);
    m_apply->setObjectName(QStringLiteral("applyCase"));
    m_apply->setToolTip(tr("Lets it happen: changes the armies and goes into the log (Ctrl+Return)"));
    m_leave = new QPushButton(tr("Leave (Esc)"), m_bar);
    m_leave->setObjectName(QStringLiteral("leaveCase"));
    m_leave->setAccessibleName(tr("Leave the case"));
    m_leave->setToolTip(tr("Nothing of it happens"));
    bar->addWidget(m_apply);
    bar->addWidget(m_leave);
    bar->addStretch(1);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_bar);
    connect(m_apply, &QPushButton::clicked, this, &CaseDesk::apply);
    connect(m_leave, &QPushButton::clicked, this, &CaseDesk::leave);
    connect(m_page, &CasePage::caseChanged, this, &CaseDesk::refresh);
}

CaseDesk::~CaseDesk()
{
    if (m_page->session()) m_page->setSession(nullptr);
}

void CaseDesk::setBattle(Battle* battle)
{
    leave();
    if (m_battle) disconnect(m_battle, nullptr, this, nullptr);
    m_battle = battle;
    if (m_battle) connect(m_battle, &Battle::changed, this, &CaseDesk::showLast);
    showLast();
}

bool CaseDesk::show(Result<GameCase> made)
{
    if (!made) {
        Q_EMIT failed(raised(toQt(made.error())));
        return false;
    }
    m_case.emplace(std::move(*made));
    m_page->setSession(std::make_unique<CaseSession>(m_case->situation, m_case->known));
    m_stack->setCurrentWidget(m_page);
    refresh();
    Q_EMIT opened();
    m_page->goOn();
    return true;
}

bool CaseDesk::open(const QString& procedure, const std::vector<RoleBinding>& roles, int settles)
{
    m_settles = settles;
    m_again = 0;
    return show(makeCase(m_battle->rules(), m_battle->state(), procedure.toStdString(), roles));
}

bool CaseDesk::openDue(int id)
{
    for (const DueItem& due : m_battle->state().due) {
        if (due.id != id) continue;
        m_settles = id;
        m_again = 0;
        return show(makeDueCase(m_battle->rules(), m_battle->state(), due));
    }
    return false;
}

bool CaseDesk::openAgain(EntryId entry)
{
    const JournalEntry& record = m_battle->game().entry(entry);
    m_settles = record.command.settles;
    m_again = entry;
    const State before = m_battle->game().stateBefore(entry);
    if (!show(caseOfCommand(m_battle->rules(), before, record.command))) return false;
    takeUpCommand(*m_page->session(), record.command);
    refresh();
    return true;
}

State CaseDesk::stateOfCase() const
{
    return m_again != 0 ? m_battle->game().stateBefore(m_again) : m_battle->state();
}

Command CaseDesk::command() const
{
    const CaseSession& session = *m_page->session();
    return commandOf(m_battle->rules(), stateOfCase(), *m_case, session.situation(), session.faces(), m_settles);
}

bool CaseDesk::canApply() const
{
    return m_case && m_page->session()->isFinished() && !m_page->session()->verdict().refused;
}

void CaseDesk::apply()
{
    if (!canApply()) return;
    const Command asked = command();
    if (const EntryId again = std::exchange(m_again, 0)) {
        leave();
        Q_EMIT ruledAgain(again, asked);
        return;
    }
    const Result<Decision> done = m_battle->execute(asked);
    if (!done) {
        Q_EMIT failed(raised(toQt(done.error())));
        return;
    }
    m_case.reset();
    m_page->setSession(nullptr);
    showLast();
    Q_EMIT applied();
}

void CaseDesk::leave()
{
    const bool was = m_case.has_value();
    m_case.reset();
    m_again = 0;
    if (m_page->session()) m_page->setSession(nullptr);
    showLast();
    if (was) Q_EMIT left();
}

void CaseDesk::refresh()
{
    m_bar->setVisible(m_case.has_value());
    if (!m_case) return;
    const bool ready = canApply();
    m_apply->setText(m_again != 0 ? tr("&Rule so…") : tr("&Apply"));
    const bool became = ready && !m_apply->isEnabled();
    m_apply->setEnabled(ready);
    if (became) m_apply->setFocus();
}

/// What the last entry came to, in letters that can be read from afar.
void CaseDesk::showLast()
{
    if (m_case) return;
    m_bar->hide();
    m_stack->setCurrentIndex(0);
    QStringList sentences;
    if (m_battle && m_battle->game().head() != 0) {
        for (const std::string& each : m_battle->game().entry(m_battle->game().head()).sentences) sentences << toQt(each);
    }
    m_last->setText(!m_battle ? QString() : sentences.isEmpty() ? toQt(m_battle->game().scenario().title) : sentences.takeFirst());
    m_lastMore->setText(sentences.join(u'\n'));
}

QList<QWidget*> CaseDesk::tabChain() const
{
    return m_page->tabChain() + QList<QWidget*>{m_apply, m_leave};
}

}  // namespace drumhead::app
