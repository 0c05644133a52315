#include "app/panels/verdict_panel.hpp"

#include "app/models/arithmetic_model.hpp"
#include "app/panels/dice_bar.hpp"
#include "app/text.hpp"
#include "app/widgets/big_label.hpp"
#include "app/widgets/dice_view.hpp"
#include "app/widgets/flow_layout.hpp"
#include "app/widgets/wrap_delegate.hpp"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// "target", or "firer 2" for the row named "firer.2".
QString whoOf(const Program& program, const std::string& name)
{
    const std::size_t dot = name.find('.');
    const int role = program.findRole(name.substr(0, dot));
    if (role < 0) return toQt(name);
    const QString label = toQt(program.roles[static_cast<std::size_t>(role)].label);
    return dot == std::string::npos ? label : label + u' ' + toQt(name.substr(dot + 1));
}

/// " (at the end of the phase)"; nothing for what happens at once.
QString whenText(EffectTime time)
{
    switch (time) {
    case EffectTime::EndOfSubphase: return VerdictPanel::tr(" (at the end of the sub-phase)");
    case EffectTime::EndOfPhase: return VerdictPanel::tr(" (at the end of the phase)");
    case EffectTime::EndOfTurn: return VerdictPanel::tr(" (at the end of the turn)");
    case EffectTime::Now: break;
    }
    return {};
}

}  // namespace

VerdictPanel::VerdictPanel(QWidget* parent) : QWidget(parent), m_model(new ArithmeticModel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(makeOutcome());
    splitter->addWidget(makeArithmetic());
    splitter->setSizes({5400, 4600});
    splitter->setChildrenCollapsible(false);
    layout->addWidget(splitter);
}

QWidget* VerdictPanel::makeOutcome()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    m_diceBar = new DiceBar(side);
    m_scroll = new QScrollArea(side);
    m_scroll->setObjectName(QStringLiteral("verdictArea"));
    m_scroll->setAccessibleName(tr("Verdict"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setMinimumHeight(90);
    auto* content = new QWidget;
    content->setBackgroundRole(QPalette::Base);
    content->setAutoFillBackground(true);
    auto* column = new QVBoxLayout(content);
    column->setSpacing(8);
    m_headline = new BigLabel(1.9, 20, content);  // readable at two metres when the type is large
    m_headline->setObjectName(QStringLiteral("headline"));
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_dice = new DiceView(content);
    m_outcomes = new BigLabel(1.15, 11, content, false);
    m_outcomes->setObjectName(QStringLiteral("outcomes"));
    m_outcomes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_headline);
    column->addWidget(m_outcomes);
    column->addWidget(m_dice);
    column->addWidget(m_diceBar->thrownButtons());
    column->addStretch(1);
    m_scroll->setWidget(content);
    layout->addWidget(m_diceBar);
    layout->addWidget(m_scroll, 1);
    return side;
}

QWidget* VerdictPanel::makeArithmetic()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    m_view = makeListView(QStringLiteral("arithmeticView"), tr("The arithmetic"), side);
    m_view->setModel(m_model);
    m_view->setMinimumHeight(90);
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* bar = new FlowLayout(nullptr, 8);
    m_why = new QPushButton(tr("Why?"), side);
    m_why->setObjectName(QStringLiteral("whyLine"));
    m_why->setAccessibleName(tr("Why this line?"));
    m_why->setToolTip(tr("What the rules say about this line (F1)"));
    m_copy = new QPushButton(tr("Copy verdict"), side);
    m_copy->setObjectName(QStringLiteral("copyVerdict"));
    m_copy->setToolTip(tr("The whole arithmetic as plain text (Ctrl+Shift+C)"));
    m_everything = new QCheckBox(tr("&Also what did not apply"), side);
    m_everything->setObjectName(QStringLiteral("everything"));
    for (QWidget* each :
         {static_cast<QWidget*>(m_why), static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_everything)})
        bar->addWidget(each);
    layout->addWidget(m_view, 1);
    layout->addLayout(bar);
    connect(m_view, &QTreeView::activated, this, &VerdictPanel::whyWanted);
    connect(m_why, &QPushButton::clicked, this, &VerdictPanel::whyWanted);
    connect(m_copy, &QPushButton::clicked, this, &VerdictPanel::copyVerdict);
    connect(m_everything, &QCheckBox::toggled, this, &VerdictPanel::refresh);
    return side;
}

void VerdictPanel::setSession(CaseSession* session)
{
    m_session = session;
    m_diceBar->setSession(session);
    refresh();
}

QList<QWidget*> VerdictPanel::tabChain() const
{
    QList<QWidget*> chain = m_diceBar->tabChain();
    chain << m_scroll;
    for (QWidget* each : m_diceBar->thrownButtons()->findChildren<QPushButton*>()) chain << each;
    chain << m_view << m_why << m_copy << m_everything;
    return chain;
}

QString VerdictPanel::headline() const
{
    const Pause& pause = m_session->pause();
    if (pause.kind == Pause::Kind::Dice)
        return tr("Throw %1 D%2: %3").arg(pause.dice).arg(pause.sides).arg(m_session->nextThrow());
    if (pause.kind == Pause::Kind::Finished) return toQt(m_session->verdict().title);
    const std::vector<FactRef> missing = m_session->unanswered();
    const QString first =
        raised(toQt(factLabel(m_session->program(), missing.empty() ? pause.fact : missing.front())));
    const auto more = static_cast<int>(missing.size()) - 1;
    if (more <= 0) return tr("Still to answer: %1").arg(first);
    return tr("Still to answer: %1 and %2 more").arg(first).arg(more);
}

QString VerdictPanel::outcomes() const
{
    if (!m_session->isFinished()) return {};
    QStringList lines;
    for (const VerdictEffect& effect : m_session->verdict().effects) {
        QString line = raised(toQt(effect.text));
        line += whenText(effect.when);
        lines << line;
    }
    for (const VerdictDue& due : m_session->verdict().due) {
        QStringList who;
        for (const auto& [theirs, ours] : due.roles) who << whoOf(m_session->program(), ours);
        const QString what = who.isEmpty()
            ? toQt(due.title)
            : tr("%1 of %2").arg(toQt(due.title), who.join(QStringLiteral(", ")));
        lines << tr("➜ Now due: %1. %2").arg(what, toQt(due.reason)).trimmed();
    }
    return lines.join(u'\n');
}

void VerdictPanel::refresh()
{
    setEnabled(m_session);
    if (!m_session) {
        m_headline->clear();
        m_outcomes->clear();
        m_dice->setThrows({});
        m_model->clear();
        return;
    }
    const QString before = m_headline->text();
    m_headline->setText(headline());
    m_outcomes->setText(outcomes());
    m_outcomes->setVisible(!m_outcomes->text().isEmpty());
    m_dice->setThrows(m_session->throwsSoFar());
    m_model->setVerdict(m_session->verdict(), m_session->ruleset(), m_everything->isChecked());
    m_copy->setEnabled(m_session->isFinished());
    m_diceBar->refresh();
    if (before != m_headline->text()) announce();
}

/// Tells a screen reader what the large letters say now.
void VerdictPanel::announce()
{
    m_headline->setAccessibleName(m_headline->text());
    QAccessibleEvent event(m_headline, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void VerdictPanel::copyVerdict()
{
    if (!m_session || !m_session->isFinished()) return;
    QGuiApplication::clipboard()->setText(toQt(verdictText(m_session->verdict(), m_session->ruleset())));
}

}  // namespace drumhead::app
