#include "app/shell/start/start_page.hpp"

#include "app/shared/actions/window_actions.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/shell/start/start_entry.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QTimer>
#include <QVBoxLayout>

namespace drumhead::app {

StartPage::StartPage(WindowActions& actions, QWidget* parent) : QScrollArea(parent), m_actions(actions)
{
    setObjectName(QStringLiteral("startPage"));
    setAccessibleName(tr("Start page"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void StartPage::offer(const Offers& offers)
{
    m_offers = offers;
    m_sections.clear();
    m_entries.clear();
    m_columns = 0;
    auto* content = new QWidget;
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins(16, 12, 16, 12);
    m_grid->setHorizontalSpacing(32);
    m_grid->setVerticalSpacing(16);
    setWidget(content);  // deletes the previous one
    fill(offers);
    arrange();
    StartEntry* proposed = m_entries.empty() ? nullptr : m_entries.front().second;
    for (const auto& [used, entry] : m_entries) {
        if (used == offers.lastUsed) proposed = entry;
    }
    if (!proposed) return;
    proposed->propose(true);
    proposed->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(proposed);
}

void StartPage::fill(const Offers& offers)
{
    using A = WindowAction;
    const auto number = [](A action) { return static_cast<int>(action); };
    QVBoxLayout* combat = addSection(tr("Check one combat"), tr("Choose the rules, answer the questions, throw."));
    addOffers(combat, offers.rulesets, tr("Check one combat: %1"), QStringLiteral("combat:"), &StartPage::combatWanted);

    QVBoxLayout* battle = addSection(tr("Run a battle"), tr("Two armies, turn by turn; every result is kept."));
    addOffers(battle, offers.battles, tr("Continue the battle: %1"), QStringLiteral("battle:"),
              &StartPage::battleWanted);
    addAction(battle, number(A::NewBattle), tr("New battle…"));
    addAction(battle, number(A::OpenBattle), tr("Open a battle…"));
    addOffers(battle, offers.samples, tr("Sample battle: %1"), QStringLiteral("sample:"), &StartPage::battleWanted);

    QVBoxLayout* evening = addSection(tr("Prepare an evening"), tr("Armies, the scenario, and the sheets to print."));
    addOffers(evening, offers.scenarios, tr("Edit the scenario: %1"), QStringLiteral("scenario:"),
              &StartPage::scenarioWanted);
    addAction(evening, number(A::NewScenario), tr("New scenario…"));
    addAction(evening, number(A::EditScenario), tr("Edit a scenario…"));
    addAction(evening, number(A::Sheets), tr("Print sheets…"));

    QVBoxLayout* rules = addSection(tr("Write rules"), tr("A ruleset is a folder of small text files."));
    addAction(rules, number(A::OpenRulesets), tr("Open a ruleset folder…"));
    addAction(rules, number(A::Tutorial), tr("Your first ruleset"));
    addAction(rules, number(A::AuthorGuide), tr("Guide for rules authors"));
}

QVBoxLayout* StartPage::addSection(const QString& title, const QString& about)
{
    auto* section = new QWidget(widget());
    auto* layout = new QVBoxLayout(section);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* heading = plainText(title, section);
    QFont large = heading->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setBold(true);
    heading->setFont(large);
    auto* line = plainText(about, section);
    line->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(heading);
    layout->addWidget(line);
    m_sections.push_back(section);
    return layout;
}

void StartPage::addEntry(QVBoxLayout* section, const QString& name, const Offer& offer, const QString& used,
                         std::function<void()> then)
{
    auto* entry = new StartEntry(offer.title, offer.detail, section->parentWidget());
    entry->setObjectName(name);
    section->addWidget(entry);
    m_entries.emplace_back(used, entry);
    // Queued: what is wanted can make this page anew.
    connect(entry, &StartEntry::clicked, this, std::move(then), Qt::QueuedConnection);
}

void StartPage::addAction(QVBoxLayout* section, int action, const QString& text)
{
    QAction* const wanted = m_actions[static_cast<WindowAction>(action)];
    const QString key = wanted->shortcut().toString(QKeySequence::NativeText);
    addEntry(section, QStringLiteral("start.") + wanted->objectName(), {text, key, {}},
             QStringLiteral("action:") + wanted->objectName(), [wanted] { wanted->trigger(); });
}

void StartPage::addOffers(QVBoxLayout* section, const QList<Offer>& offers, const QString& name, const QString& used,
                          void (StartPage::*wanted)(const QString&))
{
    for (const Offer& each : offers) {
        addEntry(section, QStringLiteral("start.") + used + each.what, each, used + each.what,
                 [this, wanted, what = each.what] { (this->*wanted)(what); });
        m_entries.back().second->setAccessibleName(name.arg(each.title));
    }
}

/// Two columns where both have room for a line, else one.
void StartPage::arrange()
{
    if (!m_grid) return;
    const int columns = viewport()->width() >= fontMetrics().averageCharWidth() * 84 ? 2 : 1;
    if (columns == m_columns) return;
    m_columns = columns;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        m_grid->removeWidget(m_sections[i]);
        const int at = static_cast<int>(i);
        m_grid->addWidget(m_sections[i], at / columns, at % columns, Qt::AlignTop);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns - 1);
    m_grid->setRowStretch(static_cast<int>(m_sections.size()), 1);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    arrange();
}

void StartPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() != QEvent::FontChange || !m_grid || !isVisible()) return;
    QTimer::singleShot(0, this, [this] { offer(Offers(m_offers)); });  // once all have the new font
}

QList<QWidget*> StartPage::tabChain() const
{
    QList<QWidget*> chain;
    for (const auto& [used, entry] : m_entries) chain << entry;
    return chain;
}

}  // namespace drumhead::app
