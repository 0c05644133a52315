#include "app/combat/card/stage_steps.hpp"

#include "app/combat/card/stage_mark.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/base/minus.hpp"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace drumhead::app {

StageSteps::StageSteps(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("stages"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
}

void StageSteps::setBrief(bool brief)
{
    m_isBrief = brief;
    if (!m_list) return;
    m_list->setVisible(!brief);
    m_strip->setVisible(brief);
}

void StageSteps::setSteps(const std::vector<Step>& steps)
{
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    m_texts.clear();
    m_list = new QWidget(this);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    m_strip = new QWidget(this);
    new FlowLayout(m_strip, 16, 2);
    layout()->addWidget(m_list);
    layout()->addWidget(m_strip);
    int number = 0;
    for (const Step& each : steps) {
        addStep(each, ++number, false);
        addStep(each, number, true);
    }
    setBrief(m_isBrief);
    setVisible(!steps.empty());
}

void StageSteps::addStep(const Step& step, int number, bool brief)
{
    QWidget* const place = brief ? m_strip : m_list;
    auto* line = new QWidget(place);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new StageMark(number, step.state == Step::State::Here, step.tone, line), 0, Qt::AlignTop);
    const QString text = step.text.isEmpty() ? step.title : tr("%1: %2").arg(step.title, step.text);
    QLabel* label = plainText(brief ? step.title : text, line);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (brief) {
        label->setWordWrap(false);
        line->setToolTip(tipText(text));
    }
    label->setAccessibleName(step.state == Step::State::Here ? tr("Stage %1, now: %2").arg(number).arg(text)
                                                             : tr("Stage %1: %2").arg(number).arg(text));
    row->addWidget(label, 1);
    place->layout()->addWidget(line);
    line->show();  // else it is measured as hidden until the next event
    if (!brief) m_texts << text;
}

std::vector<StageSteps::Step> stagesOf(const Verdict& verdict, const std::string& next)
{
    std::vector<StageSteps::Step> steps;
    for (const VerdictStage& each : verdict.stages) {
        const QString told = toQt(withMinus(each.told));
        steps.push_back({StageSteps::Step::State::Done, raised(toQt(each.title)), told, each.tone});
    }
    if (next.empty()) return steps;
    const QString here = raised(toQt(next));
    if (steps.empty() || steps.back().title != here) steps.push_back({StageSteps::Step::State::Here, here, {}, {}});
    steps.back().state = StageSteps::Step::State::Here;
    return steps;
}

}  // namespace drumhead::app
