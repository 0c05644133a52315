#include "app/combat/card/change_list.hpp"

#include "app/combat/card/strength_bar.hpp"
#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/base/minus.hpp"

#include <QVBoxLayout>

namespace drumhead::app {

QString changeText(const AttributeChange& change)
{
    const QString after = toQt(withMinus(change.after));
    const QString text =
        change.before.empty() ? after : ChangeList::tr("%1 → %2").arg(toQt(withMinus(change.before)), after);
    const QString when = toQt(effectTimeText(*spokenTexts(), change.when));
    return when.isEmpty() ? text : ChangeList::tr("%1 %2").arg(text, when);
}

ChangeList::ChangeList(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("changes"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

void ChangeList::setChanges(const std::vector<UnitChange>& changes)
{
    qDeleteAll(findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (const UnitChange& each : changes) addUnit(each);
    setVisible(!changes.empty());
}

bool ChangeList::isEmpty() const { return layout()->count() == 0; }

void ChangeList::addUnit(const UnitChange& unit)
{
    auto* line = new QWidget(this);
    auto* flow = new FlowLayout(line, 12, 2);
    const auto add = [&](const QString& text, bool bold) {
        auto* label = new QLabel(text, line);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        QFont font;
        font.setBold(bold);
        label->setFont(font);
        flow->addWidget(label);
    };
    if (!unit.who.empty()) add(raised(toQt(unit.who)), true);
    for (const AttributeChange& each : unit.attributes) {
        const QString label = toQt(each.label), change = changeText(each);
        // "4 figures fewer" and "no longer shaken" say what they are of by themselves.
        const bool isNamed = each.before.empty() && change.contains(label);
        add(isNamed ? change : tr("%1 %2").arg(label, change), false);
        if (!each.shareOfStart) continue;
        auto* bar = new StrengthBar(line);
        bar->setShare(*each.shareOfStart);
        flow->addWidget(bar);
    }
    layout()->addWidget(line);
}

}  // namespace drumhead::app
