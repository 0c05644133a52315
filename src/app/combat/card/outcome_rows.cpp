#include "app/combat/card/outcome_rows.hpp"

#include "app/combat/card/sign_label.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace drumhead::app {

OutcomeRows::OutcomeRows(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("otherOutcomes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

void OutcomeRows::setResult(const CaseResult& result, const QStringList& stages)
{
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    bool any = false;
    for (std::size_t i = 1; i < result.outcomes.size(); ++i) {
        if (stages.contains(raised(toQt(result.outcomes[i].stage)))) continue;  // its stage tells it
        addRow(result, result.outcomes[i]);
        any = true;
    }
    setVisible(any);
}

void OutcomeRows::addRow(const CaseResult& result, const VerdictOutcome& outcome)
{
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new SignLabel(outcome, line), 0, Qt::AlignTop);
    QString text = toQt(outcome.word).toUpper();
    // "What the order asks: 3 MUST ACT" beside an order that was carried out.
    if (!outcome.stage.empty()) text = tr("%1: %2").arg(raised(toQt(outcome.stage)), text);
    if (!outcome.who.empty()) text += tr(" · %1").arg(raised(toQt(outcome.who)));
    if (!outcome.line.empty()) text += tr(" · %1").arg(toQt(outcome.line));
    auto* label = new BigLabel(1.2, 11, line);
    label->setText(typeset(text.toStdString()));
    label->setAccessibleName(typeset(outcomeSpoken(result, outcome, *spokenTexts())));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row->addWidget(label, 1);
    layout()->addWidget(line);
}

}  // namespace drumhead::app
