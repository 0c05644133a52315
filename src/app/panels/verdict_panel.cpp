#include "app/panels/verdict_panel.hpp"

#include "app/due_case.hpp"
#include "app/models/arithmetic_model.hpp"
#include "app/models/story.hpp"
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
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

/// "3 D10 and 2 D10", "5 D6, one each", "4 times 2 D6".
QString diceText(const std::vector<drumhead::Throw>& together)
{
    QStringList parts;
    for (const drumhead::Throw& each : together)
        parts << QStringLiteral("%1 D%2").arg(each.dice).arg(each.sides);
    if (parts.size() == 2 && parts[0] == parts[1]) return VerdictPanel::tr("%1 each").arg(parts[0]);
    if (parts.size() <= 2) return parts.join(VerdictPanel::tr(" and "));
    if (parts.count(parts.front()) == parts.size())
        return together.front().dice == 1
            ? VerdictPanel::tr("%1 D%2, one each").arg(parts.size()).arg(together.front().sides)
            : VerdictPanel::tr("%1 times %2").arg(parts.size()).arg(parts.front());
    return VerdictPanel::tr("%1 throws").arg(parts.size());
}

}  // namespace

VerdictPanel::VerdictPanel(QWidget* parent) : QWidget(parent), m_model(new ArithmeticModel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeOutcome());
    m_arithmetic = makeArithmetic();
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
    m_story = new BigLabel(1.2, 12, content, false);
    m_story->setObjectName(QStringLiteral("story"));
    m_story->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_likelihood = new BigLabel(1.0, 10, content, false);
    m_likelihood->setObjectName(QStringLiteral("likelihood"));
    m_likelihood->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_likelihood->hide();
    m_dueBox = new QWidget(content);
    auto* due = new QVBoxLayout(m_dueBox);
    due->setContentsMargins(0, 0, 0, 0);
    due->setSpacing(4);
    m_outcomes = new BigLabel(1.0, 10, content, false);
    m_outcomes->setObjectName(QStringLiteral("outcomes"));
    m_outcomes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_headline);
    column->addWidget(m_likelihood);  // above the story, which may run below the fold
    column->addWidget(m_story);
    column->addWidget(m_dueBox);
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
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setItemsExpandable(true);
    m_view->setRootIsDecorated(true);
    m_view->setExpandsOnDoubleClick(true);
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
    auto* bar = new FlowLayout(nullptr, 8);
    addArithmeticButtons(side, bar);
    layout->addWidget(m_view, 1);
    layout->addLayout(bar);
    connect(m_view, &QTreeView::activated, this, &VerdictPanel::activated);
    connect(m_view, &QTreeView::customContextMenuRequested, this, &VerdictPanel::showMenu);
    connect(m_view, &QTreeView::expanded, this, [this](const QModelIndex& index) { noteFold(index, true); });
    connect(m_view, &QTreeView::collapsed, this,
            [this](const QModelIndex& index) { noteFold(index, false); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &VerdictPanel::currentChanged);
    currentChanged();
    return side;
}

void VerdictPanel::addArithmeticButtons(QWidget* side, QLayout* bar)
{
    m_why = new QPushButton(tr("Why?"), side);
    m_why->setObjectName(QStringLiteral("whyLine"));
    m_why->setAccessibleName(tr("Why this line?"));
    m_why->setToolTip(tr("What the rules say about this line (F1)"));
    m_overrule = new QPushButton(tr("Overrule…"), side);
    m_overrule->setObjectName(QStringLiteral("overruleValue"));
    m_overrule->setAccessibleName(tr("Overrule this value"));
    m_overrule->setToolTip(tr("Let another value count, with a reason (F9)"));
    m_withdraw = new QPushButton(tr("Withdraw"), side);
    m_withdraw->setObjectName(QStringLiteral("withdrawValue"));
    m_withdraw->setAccessibleName(tr("Withdraw the overruling of this value"));
    m_copy = new QPushButton(tr("Copy verdict"), side);
    m_copy->setObjectName(QStringLiteral("copyVerdict"));
    m_copy->setToolTip(tr("The whole arithmetic as plain text (Ctrl+Shift+C)"));
    m_everything = new QCheckBox(tr("&Also what did not apply"), side);
    m_everything->setObjectName(QStringLiteral("everything"));
    for (QWidget* each : QList<QWidget*>{m_why, m_overrule, m_withdraw, m_copy, m_everything})
        bar->addWidget(each);
    connect(m_overrule, &QPushButton::clicked, this, &VerdictPanel::overruleCurrent);
    connect(m_withdraw, &QPushButton::clicked, this, &VerdictPanel::withdrawCurrent);
    connect(m_why, &QPushButton::clicked, this, &VerdictPanel::whyWanted);
    connect(m_copy, &QPushButton::clicked, this, &VerdictPanel::copyVerdict);
    connect(m_everything, &QCheckBox::toggled, this, &VerdictPanel::refresh);
}

void VerdictPanel::setSession(CaseSession* session)
{
    m_session = session;
    m_folds.clear();
    m_model->clear();
    m_diceBar->setSession(session);
    refresh();
    m_scroll->ensureVisible(0, 0);
}

QList<QWidget*> VerdictPanel::tabChain() const
{
    QList<QWidget*> chain = m_diceBar->tabChain();
    chain << m_scroll;
    for (QPushButton* each : m_dueButtons) chain << each;
    for (QWidget* each : m_diceBar->thrownButtons()->findChildren<QPushButton*>()) chain << each;
    return chain;
}

QList<QWidget*> VerdictPanel::arithmeticChain() const
{
    return {m_view, m_why, m_overrule, m_withdraw, m_copy, m_everything};
}

void VerdictPanel::showLikelihood(const QString& line)
{
    m_likelihood->setText(line.isEmpty() ? line : tr("How likely it was: %1").arg(line));
    m_likelihood->setVisible(!line.isEmpty());
}

/// "Next: 2. The defender tests — throw 2 D10"; outside a stage "Throw 2 D10: Hits".
QString VerdictPanel::next() const
{
    const std::vector<drumhead::Throw>& together = m_session->together();
    const QString stage = raised(m_session->nextStage());
    const bool asks = m_session->pause().kind == Pause::Kind::Answer;
    if (!stage.isEmpty() && asks)
        return tr("Next: %1 — %2").arg(stage, m_session->question(m_session->pause().fact));
    if (!stage.isEmpty()) return tr("Next: %1 — throw %2").arg(stage, diceText(together));
    if (together.size() > 1) return tr("Throw %1").arg(diceText(together));
    return tr("Throw %1 D%2: %3")
        .arg(m_session->pause().dice)
        .arg(m_session->pause().sides)
        .arg(m_session->nextThrow());
}

QString VerdictPanel::headline() const
{
    const Pause& pause = m_session->pause();
    if (pause.kind == Pause::Kind::Dice) return next();
    if (pause.kind == Pause::Kind::Finished) {
        const Story story = storyOf(m_session->verdict(), true);
        return story.headline.isEmpty() ? toQt(m_session->verdict().title) : story.headline;
    }
    const std::vector<FactRef> missing = m_session->unanswered();
    const FactRef fact = missing.empty() ? pause.fact : missing.front();
    if (m_session->isEntered(fact) && !m_session->nextStage().isEmpty()) return next();
    const QString asked = m_session->isEntered(fact) ? m_session->question(fact) : QString();
    const QString first = asked.isEmpty() ? raised(toQt(factLabel(m_session->situation(), fact))) : asked;
    const auto more = static_cast<int>(missing.size()) - 1;
    if (more <= 0) return tr("Still to answer: %1").arg(first);
    return tr("Still to answer: %1 and %2 more").arg(first).arg(more);
}

QString VerdictPanel::outcomes() const
{
    QStringList lines;
    for (const VerdictLine& line : m_session->verdict().lines) {
        if (line.kind == LineKind::Effect && line.applied && m_session->isFinished()) lines << raised(toQt(line.text));
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

/// One button for each procedure that is due, with the reason behind it.
void VerdictPanel::showDue()
{
    const std::vector<VerdictDue> none;
    const std::vector<VerdictDue>& all =
        m_session && m_session->isFinished() ? m_session->verdict().due : none;
    QStringList names;
    for (const VerdictDue& due : all) {
        const QString name = dueTitle(*m_session, due);
        const auto before = std::count_if(names.begin(), names.end(),
                                          [&](const QString& each) { return each.startsWith(name); });
        names << (before == 0 ? name : tr("%1 (%2)").arg(name).arg(before + 1));
    }
    m_dueBox->setVisible(!all.empty());
    if (names == m_dueNames) return;
    m_dueNames = names;
    m_dueButtons.clear();
    qDeleteAll(m_dueBox->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const VerdictDue& due : all) {
        const QString name = names[static_cast<qsizetype>(m_dueButtons.size())];
        const int number = static_cast<int>(m_dueButtons.size());
        auto* button = new QPushButton(tr("➜ %1").arg(withoutMnemonic(name)), m_dueBox);
        button->setObjectName(QStringLiteral("due.%1").arg(number + 1));
        button->setAccessibleName(name);
        button->setToolTip(
            tr("Opens it as a new case, with what is known of the units; Alt+Left leads back"));
        connect(
            button, &QPushButton::clicked, this, [this, number] { Q_EMIT dueWanted(number); },
            Qt::QueuedConnection);
        auto* line = new QWidget(m_dueBox);
        auto* flow = new FlowLayout(line, 8);
        flow->addWidget(button);
        auto* reason = new QLabel(toQt(due.reason), line);
        reason->setTextFormat(Qt::PlainText);
        flow->addWidget(reason);
        m_dueBox->layout()->addWidget(line);
        m_dueButtons.push_back(button);
    }
    Q_EMIT rebuilt();
}

void VerdictPanel::refresh()
{
    setEnabled(m_session);
    m_arithmetic->setEnabled(m_session);
    showDue();
    if (!m_session) {
        m_headline->clear();
        m_story->clear();
        m_outcomes->clear();
        m_dice->setThrows({});
        m_model->clear();
        return;
    }
    const QString before = m_headline->text();
    m_headline->setText(headline());
    m_headline->setFactor(headlineFactor(m_headline->text()));
    m_story->setText(storyOf(m_session->verdict(), m_session->isFinished()).lines.join(u'\n'));
    m_story->setVisible(!m_story->text().isEmpty());
    m_outcomes->setText(outcomes());
    m_outcomes->setVisible(!m_outcomes->text().isEmpty());
    m_dice->setThrows(m_session->throwsSoFar());
    showArithmetic();
    m_copy->setEnabled(m_session->isFinished());
    m_diceBar->refresh();
    if (before != m_headline->text()) {
        m_scroll->verticalScrollBar()->setValue(0);
        announce();
    }
}

/// Stages are folded where there are three or more, but as the person left them where he touched them; the
/// line picked out stays picked out.
void VerdictPanel::showArithmetic()
{
    QList<int> path;
    for (QModelIndex at = m_view->currentIndex(); at.isValid(); at = at.parent()) path.prepend(at.row());
    const QScopedValueRollback filling(m_filling, true);
    m_model->setVerdict(m_session->verdict(), m_session->ruleset(), m_everything->isChecked());
    const bool open = m_model->stages() < 3;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->hasChildren(index)) m_view->setExpanded(index, m_folds.value(foldKey(index), open));
    }
    QModelIndex picked;
    for (const int row : path) picked = m_model->index(row, 0, picked);
    if (picked.isValid()) m_view->setCurrentIndex(picked);
    currentChanged();
}

/// The heading, and which of those that read the same.
QString VerdictPanel::foldKey(const QModelIndex& index) const
{
    const QString text = index.data().toString();
    int same = 0;
    for (int row = 0; row < index.row(); ++row) same += m_model->index(row, 0).data().toString() == text;
    return text + QStringLiteral("/%1").arg(same);
}

void VerdictPanel::noteFold(const QModelIndex& index, bool open)
{
    if (!m_filling) m_folds.insert(foldKey(index), open);
}

/// Return on a heading opens or folds it; on a line it asks why.
void VerdictPanel::activated(const QModelIndex& index)
{
    if (m_model->hasChildren(index))
        m_view->setExpanded(index, !m_view->isExpanded(index));
    else
        Q_EMIT whyWanted();
}

void VerdictPanel::foldArithmetic()
{
    bool anyFolded = false;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        anyFolded = anyFolded || (m_model->hasChildren(index) && !m_view->isExpanded(index));
    }
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        if (m_model->hasChildren(index)) m_view->setExpanded(index, anyFolded);
    }
    m_view->setFocus();
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
