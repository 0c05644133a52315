#include "app/editor/balance_page.hpp"

#include "app/editor/fields/attribute_field.hpp"
#include "app/shared/qt_text.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QTextBrowser>

namespace drumhead::app {

namespace {

QString strengthText(const SideStrength& side)
{
    QStringList sums, types;
    for (const auto& [label, sum] : side.strengths) sums << BalancePage::tr("%1 %2").arg(toQt(sum.text()), toQt(label));
    for (const auto& [type, count] : side.units)
        types << QStringLiteral("%1 × %2").arg(count).arg(type.empty() ? BalancePage::tr("of no troop type")
                                                                       : toQt(type));
    QString text = BalancePage::tr("<h3>%1: %2</h3><p>%3</p>")
                       .arg(toQt(side.name).toHtmlEscaped(), BalancePage::tr("%n unit(s)", nullptr, side.count),
                            sums.isEmpty() ? BalancePage::tr("No strengths are given.")
                                           : sums.join(QStringLiteral("; ")).toHtmlEscaped());
    if (side.silent > 0) text += BalancePage::tr("<p>%n of them tell(s) no strength.</p>", nullptr, side.silent);
    return text + QStringLiteral("<p>%1</p>").arg(types.join(QStringLiteral("; ")).toHtmlEscaped());
}

QString matchText(const MatchUp& match)
{
    QString text = BalancePage::tr("<h3>%1 against %2</h3>")
                       .arg(toQt(match.first).toHtmlEscaped(), toQt(match.second).toHtmlEscaped());
    if (match.need)
        return text
            + BalancePage::tr("<p>Not known: %1. The lists do not say it; suppose it above.</p>")
                  .arg(toQt(match.need->label).toHtmlEscaped());
    if (!match.why.empty()) return text + QStringLiteral("<p>%1.</p>").arg(raised(toQt(match.why)).toHtmlEscaped());
    text += QStringLiteral("<p>%1").arg(raised(toQt(match.result)).toHtmlEscaped());
    if (match.mean) text += BalancePage::tr(", %1 on average").arg(*match.mean, 0, 'f', 2);
    text += QStringLiteral("</p><table cellpadding='3'>");
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(most, match.chances.size()); ++i)
        text += QStringLiteral("<tr><td>%1</td><td align='right'>%2 %</td></tr>")
                    .arg(toQt(match.chances[i].first).toHtmlEscaped())
                    .arg(100 * match.chances[i].second, 0, 'f', 1);
    return text + QStringLiteral("</table>");
}

}  // namespace

BalancePage::BalancePage(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_procedure(new QComboBox(this)), m_form(new QFormLayout),
      m_text(new QTextBrowser(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(m_text, 1);
    m_procedure->setObjectName(QStringLiteral("matchProcedure"));
    for (const auto& [id, title] : matchProcedures(document.ruleset())) m_procedure->addItem(toQt(title), toQt(id));
    m_form->addRow(tr("&Match-up by"), m_procedure);
    m_text->setObjectName(QStringLiteral("balanceText"));
    m_text->setAccessibleName(tr("Balance of the armies"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(250);
    connect(&m_soon, &QTimer::timeout, this, &BalancePage::compute);
    connect(&document, &ScenarioDocument::changed, this, [this] {
        if (isVisible()) m_soon.start();
    });
    connect(m_procedure, &QComboBox::currentIndexChanged, this, [this] {
        forgetSupposed();
        compute();
    });
    connect(&m_job, &BackgroundJob::slow, this, [this] { m_text->setPlainText(tr("Working it out …")); });
    connect(&m_job, &BackgroundJob::failed, this, [this](const QString& why) { m_text->setPlainText(why); });
}

BalancePage::~BalancePage() { m_job.stop(); }

void BalancePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_soon.start();
}

void BalancePage::forgetSupposed()
{
    for (const Supposed& each : m_supposed) m_form->removeRow(each.field->field()), delete each.field;
    m_supposed.clear();
}

void BalancePage::compute()
{
    std::vector<std::pair<std::string, std::string>> supposed;
    for (const Supposed& each : m_supposed) {
        const QString text = each.field->property("text").toString();
        if (!text.isEmpty()) supposed.emplace_back(each.name, text.toStdString());
    }
    using Found = std::pair<std::vector<SideStrength>, std::vector<MatchUp>>;
    m_job.start(
        [scenario = m_document.sharedScenario(), ruleset = m_document.sharedRuleset(),
         procedure = m_procedure->currentData().toString().toStdString(), supposed](const std::stop_token& cancelled) {
            return Found(strengthsOf(*scenario, *ruleset),
                         matchUps(*scenario, *ruleset, procedure, supposed, cancelled));
        },
        [this](Found found) { tell(found.first, found.second); });
}

void BalancePage::tell(const std::vector<SideStrength>& sides, const std::vector<MatchUp>& matches)
{
    QString text;
    for (const SideStrength& each : sides) text += strengthText(each);
    text += tr(
        "<hr><p>One of the commonest troop type of each of the first two sides against the other, as the lists have them. This is one meeting, not the battle.</p>");
    if (matches.empty())
        text += tr(
            "<p>Not known: it takes units on two sides, and a procedure of the rules in which one unit meets one other.</p>");
    for (const MatchUp& each : matches) text += matchText(each);
    m_text->setHtml(text);
    for (const MatchUp& each : matches) {
        if (each.need) ask(*each.need);
    }
}

/// A field for what the lists do not say. It is asked once; what is supposed is no part of the scenario.
void BalancePage::ask(const MatchNeed& need)
{
    for (const Supposed& each : m_supposed) {
        if (each.name == need.name) return;
    }
    auto* field = new AttributeField(m_document.ruleset(), need.shape, false,
                                     QStringLiteral("supposed.") + toQt(need.name), this);
    const QString label = tr("Suppose: %1").arg(toQt(need.label));
    auto* caption = new QLabel(withoutMnemonic(label), this);
    caption->setBuddy(field->field());
    field->field()->setAccessibleName(label);
    m_form->addRow(caption, field->field());
    setTabOrder(m_supposed.empty() ? m_procedure : m_supposed.back().field->field(), field->field());
    setTabOrder(field->field(), m_text);
    m_supposed.push_back({need.name, field});
    connect(field, &AttributeField::edited, this, [this, field, shape = need.shape] {
        const Value value = field->value();
        field->setProperty("text", value.isUnknown() ? QString() : toQt(m_document.ruleset().valueId(shape, value)));
        m_soon.start();
    });
    field->show(Value::unknown(), Value::unknown());
}

}  // namespace drumhead::app
