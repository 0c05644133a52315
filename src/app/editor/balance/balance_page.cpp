#include "app/editor/balance/balance_page.hpp"

#include "app/editor/balance/match_delegate.hpp"
#include "app/editor/balance/match_table_model.hpp"
#include "app/editor/balance/wrapped_header.hpp"
#include "app/editor/fields/attribute_field.hpp"
#include "app/shared/layout/kept_splitter.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "app/sheets/chart_view.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

QString strengthText(const SideStrength& side)
{
    QStringList sums;
    for (const auto& [label, sum] : side.strengths) sums << BalancePage::tr("%1 %2").arg(toQt(sum.text()), toQt(label));
    QString text = BalancePage::tr("%1: %2").arg(toQt(side.name), BalancePage::tr("%n unit(s)", nullptr, side.count));
    if (side.count > 0)
        text += QStringLiteral(", ")
            + (sums.isEmpty() ? BalancePage::tr("no strengths given") : sums.join(QStringLiteral(", ")));
    if (side.silent > 0) text += QStringLiteral("; ") + BalancePage::tr("%n without a strength", nullptr, side.silent);
    return text;
}

QString armName(const ArmStrength& arm)
{
    switch (arm.picture) {
    case UnitPicture::Foot: return BalancePage::tr("Foot");
    case UnitPicture::Horse: return BalancePage::tr("Horse");
    case UnitPicture::Guns: return BalancePage::tr("Guns");
    case UnitPicture::Skirmishers: return BalancePage::tr("Skirmishers");
    case UnitPicture::Wagon: return BalancePage::tr("Wagons");
    case UnitPicture::Leader: return BalancePage::tr("Leaders");
    case UnitPicture::None: break;
    }
    return arm.type.empty() ? BalancePage::tr("no troop type") : toQt(arm.type);
}

Chart armsChart(const Scenario& scenario, const Ruleset& ruleset)
{
    Chart chart;
    chart.kind = Chart::Kind::Bars;
    chart.title = BalancePage::tr("Strength by arm").toStdString();
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Side) chart.series.push_back({each.name, sideLook(scenario, each.id), {}, {}});
    }
    for (const ArmStrength& arm : armsOf(scenario, ruleset)) {
        chart.labels.push_back(armName(arm).toStdString());
        for (std::size_t i = 0; i < chart.series.size(); ++i)
            chart.series[i].values.push_back(std::max(0.0, arm.bySide[i].toDouble()));
    }
    if (chart.labels.empty()) chart.series.clear();
    return chart;
}

QString matchText(const MatchUp& match)
{
    QString text = BalancePage::tr("<h3>%1 against %2</h3>")
                       .arg(toQt(match.first).toHtmlEscaped(), toQt(match.second).toHtmlEscaped());
    if (match.need)
        return text
            + BalancePage::tr("<p>Not known: %1. The army lists do not give it; set it above.</p>")
                  .arg(toQt(match.need->label).toHtmlEscaped());
    if (!match.why.empty()) return text + QStringLiteral("<p>%1.</p>").arg(raised(toQt(match.why)).toHtmlEscaped());
    text += QStringLiteral("<p>%1").arg(raised(toQt(match.result)).toHtmlEscaped());
    if (match.mean) text += BalancePage::tr(", %1 on average").arg(QLocale().toString(*match.mean, 'f', 2));
    text += QStringLiteral("</p><table cellpadding='3'>");
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(most, match.chances.size()); ++i)
        text += QStringLiteral("<tr><td>%1</td><td align='right'>%2 %</td></tr>")
                    .arg(toQt(match.chances[i].first).toHtmlEscaped())
                    .arg(QLocale().toString(100 * match.chances[i].second, 'f', 1));
    return text + QStringLiteral("</table>");
}

QStringList sideNames(const Scenario& scenario)
{
    QStringList names;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Side) names << toQt(each.name);
    }
    return names;
}

}  // namespace

BalancePage::BalancePage(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_rules(matchUpRules(document.ruleset())),
      m_procedure(new QComboBox(this)), m_form(new QFormLayout), m_arms(new ChartView(this)),
      m_sides(new PlainLabel(this)), m_model(new MatchTableModel(this)), m_delegate(new MatchDelegate(this)),
      m_table(new QTableView(this)), m_more(new QPushButton(tr("A&rms and odds"), this)),
      m_open(new QPushButton(tr("Open the &case"), this)), m_text(new QTextBrowser(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_sides);
    for (const MatchUpRule& each : m_rules) m_procedure->addItem(toQt(each.title));
    auto* by = new QLabel(tr("&Match-up by"), this);
    by->setBuddy(m_procedure);
    m_form->addRow(by, makeHead());
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->addLayout(m_form);
    auto* across = new KeptSplitter(Qt::Horizontal, this);
    across->addWidget(makeDetails());
    across->addWidget(makeTable());
    across->share(QStringLiteral("editor.balance"), {3500, 6500});
    layout->addWidget(across, 1);
    QWidget* last = m_procedure;
    for (QWidget* const next : QList<QWidget*>{m_more, m_open, m_table, m_text})
        setTabOrder(std::exchange(last, next), next);
    connectAll();
}

/// What is compared, and beside it what can be done with it.
QWidget* BalancePage::makeHead()
{
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_procedure->setObjectName(QStringLiteral("matchProcedure"));
    m_procedure->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_procedure->setMinimumContentsLength(10);
    m_procedure->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_more->setObjectName(QStringLiteral("matchMore"));
    m_more->setCheckable(true);
    m_more->hide();
    m_open->setObjectName(QStringLiteral("matchOpen"));
    row->addWidget(m_procedure, 1);
    row->addWidget(m_more);
    row->addWidget(m_open);
    return head;
}

/// The bars of the arms and the odds of the pair that is chosen.
QWidget* BalancePage::makeDetails()
{
    m_arms->setObjectName(QStringLiteral("balanceArms"));
    m_text->setObjectName(QStringLiteral("balanceText"));
    m_text->setAccessibleName(tr("Odds of the chosen pair"));
    auto* split = new KeptSplitter(Qt::Vertical, this);
    auto* arms = new QScrollArea(split);
    arms->setWidget(m_arms);
    arms->setWidgetResizable(true);
    arms->setFrameShape(QFrame::NoFrame);
    arms->setFocusPolicy(Qt::NoFocus);
    arms->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    split->addWidget(arms);
    split->addWidget(m_text);
    split->share(QStringLiteral("editor.balance.left"), {4000, 6000});
    m_details = split;
    return split;
}

BalancePage::~BalancePage()
{
    m_pairJob.stop();
    m_job.stop();
}

QWidget* BalancePage::makeTable()
{
    auto* right = new QWidget(this);
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    m_table->setObjectName(QStringLiteral("matchTable"));
    m_table->setAccessibleName(tr("Who beats whom"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(m_delegate);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    constexpr int rowLetters = 18, columnLetters = 12;
    m_table->setHorizontalHeader(new WrappedHeader(Qt::Horizontal, columnLetters, m_table));
    m_table->setVerticalHeader(new WrappedHeader(Qt::Vertical, rowLetters, m_table));
    m_table->installEventFilter(this);
    m_note = plainText(
        tr("Each cell: what either side can expect of one combat between two units. Enter opens the case."), right);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    m_pairs = right;
    return right;
}

/// In a window that is narrow for its type either the table or the arms and odds, each with all the room.
void BalancePage::fit()
{
    constexpr int fewLetters = 110;
    const bool isNarrow = width() < fewLetters * fontMetrics().averageCharWidth();
    const bool showsMore = !isNarrow || m_more->isChecked();
    m_more->setVisible(isNarrow);
    m_note->setVisible(!isNarrow);
    m_sides->setVisible(showsMore);
    m_details->setVisible(showsMore);
    m_details->setOrientation(isNarrow ? Qt::Horizontal : Qt::Vertical);
    m_pairs->setVisible(!isNarrow || !m_more->isChecked());
}

void BalancePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void BalancePage::connectAll()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(250);
    connect(&m_soon, &QTimer::timeout, this, &BalancePage::compute);
    connect(&m_document, &ScenarioDocument::changed, this, [this] {
        if (isVisible()) m_soon.start();
    });
    connect(m_procedure, &QComboBox::currentIndexChanged, this, [this] {
        forgetSupposed();
        compute();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &BalancePage::computePair);
    connect(m_table, &QTableView::doubleClicked, this, &BalancePage::openCase);
    connect(m_open, &QPushButton::clicked, this, &BalancePage::openCase);
    connect(m_more, &QPushButton::toggled, this, &BalancePage::fit);
    for (BackgroundJob* const each : {&m_job, &m_pairJob}) {
        connect(each, &BackgroundJob::slow, this, [this] { m_text->setPlainText(tr("Calculating…")); });
        connect(each, &BackgroundJob::failed, this, [this](const QString& why) { m_text->setPlainText(why); });
    }
}

void BalancePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_soon.start();
}

bool BalancePage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_table || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
    openCase();
    return true;
}

const MatchUpRule& BalancePage::rule() const
{
    static const MatchUpRule none;
    const int at = m_procedure->currentIndex();
    return at < 0 ? none : m_rules[static_cast<std::size_t>(at)];
}

SupposedFacts BalancePage::supposed() const
{
    SupposedFacts facts;
    for (const Supposed& each : m_supposed) {
        if (!each.text.empty()) facts.emplace_back(each.name, each.text);
    }
    return facts;
}

void BalancePage::forgetSupposed()
{
    for (const Supposed& each : m_supposed) m_form->removeRow(each.field->field()), delete each.field;
    m_supposed.clear();
}

void BalancePage::compute()
{
    showSides();
    m_job.start(
        [scenario = m_document.sharedScenario(), ruleset = m_document.sharedRuleset(), rule = rule(),
         facts = supposed()](const std::stop_token& cancelled) {
            return matchTable(*scenario, *ruleset, rule, facts, cancelled);
        },
        [this](MatchTable table) { showTable(std::move(table)); });
}

void BalancePage::showSides()
{
    const Scenario& scenario = m_document.scenario();
    QStringList lines;
    for (const SideStrength& each : strengthsOf(scenario, m_document.ruleset())) lines << strengthText(each);
    m_sides->setText(lines.join(u'\n'));
    m_arms->show(armsChart(scenario, m_document.ruleset()));
}

/// The cell that was chosen stays so, where there is one.
void BalancePage::showTable(MatchTable table)
{
    const QModelIndex before = m_table->currentIndex();
    const int row = std::max(before.row(), 0), column = std::max(before.column(), 0);
    const Scenario& scenario = m_document.scenario();
    std::vector<int> looks;
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind == EntityKind::Side) looks.push_back(sideLook(scenario, each.id));
    }
    if (looks.size() > 1) m_delegate->setLooks(looks[0], looks[1]);
    std::vector<MatchNeed> needs;
    for (const std::vector<MatchGain>* const gains : {&table.forth, &table.back}) {
        for (const MatchGain& each : *gains) {
            if (each.need) needs.push_back(*each.need);
        }
    }
    m_model->show(std::move(table), sideNames(scenario));
    const bool isThere = m_model->rowCount() > 0 && m_model->columnCount() > 0;
    m_open->setEnabled(isThere);
    if (isThere)
        m_table->setCurrentIndex(
            m_model->index(std::min(row, m_model->rowCount() - 1), std::min(column, m_model->columnCount() - 1)));
    else
        m_text->setPlainText(
            tr("Not available: this needs units on both sides, and rules in which one unit meets one other."));
    for (const MatchNeed& each : needs) ask(each);
}

void BalancePage::computePair()
{
    const auto [first, second] = m_model->pairAt(m_table->currentIndex());
    if (first == nobody) return;
    m_pairJob.start(
        [scenario = m_document.sharedScenario(), ruleset = m_document.sharedRuleset(), rule = rule(),
         facts = supposed(), one = first, other = second](const std::stop_token& cancelled) {
            return matchPair(*scenario, *ruleset, rule, one, other, facts, cancelled);
        },
        [this](const std::vector<MatchUp>& matches) { showPair(matches); });
}

void BalancePage::showPair(const std::vector<MatchUp>& matches)
{
    QString text;
    for (const MatchUp& each : matches) text += matchText(each);
    m_text->setHtml(text);
}

/// A field for what the lists do not say. It is asked once; what is supposed is no part of the scenario.
void BalancePage::ask(const MatchNeed& need)
{
    for (const Supposed& each : m_supposed) {
        if (each.name == need.name) return;
    }
    auto* field = new AttributeField(m_document.ruleset(), need.shape, false,
                                     QStringLiteral("supposed.") + toQt(need.name), this);
    const QString label = tr("Assume: %1").arg(toQt(need.label));
    auto* caption = new QLabel(withoutMnemonic(label), this);
    caption->setBuddy(field->field());
    field->field()->setAccessibleName(label);
    m_form->addRow(caption, field->field());
    setTabOrder(m_supposed.empty() ? m_procedure : m_supposed.back().field->field(), field->field());
    setTabOrder(field->field(), m_table);
    m_supposed.push_back({need.name, field, {}});
    connect(field, &AttributeField::edited, this, [this, field, shape = need.shape] {
        const Value value = field->value();
        for (Supposed& each : m_supposed) {
            if (each.field == field)
                each.text = value.isUnknown() ? std::string() : m_document.ruleset().valueId(shape, value);
        }
        m_soon.start();
    });
    field->show(Value::unknown(), Value::unknown());
}

void BalancePage::openCase()
{
    const auto [first, second] = m_model->pairAt(m_table->currentIndex());
    if (first == nobody) return;
    const Result<CaseRecord> record =
        matchCase(m_document.scenario(), m_document.ruleset(), rule(), first, second, supposed());
    if (record) Q_EMIT caseWanted(*record);
    else m_text->setPlainText(asSentence(toQt(record.error())));
}

}  // namespace drumhead::app
