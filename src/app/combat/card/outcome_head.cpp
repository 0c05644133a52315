#include "app/combat/card/outcome_head.hpp"

#include "app/combat/card/outcome_word.hpp"
#include "app/combat/card/strength_bar.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace drumhead::app {

namespace {

/// Of a name of hundreds of letters beginning and end: whole it would leave the rest no height.
QString withoutMiddle(const QString& name)
{
    constexpr qsizetype most = 160;
    if (name.size() <= most) return name;
    return name.left(most / 2).trimmed() + QStringLiteral("… ") + name.right(most / 2 - 2).trimmed();
}

}  // namespace

OutcomeHead::OutcomeHead(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("outcomeHead"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 12, 4);
    column->setSpacing(0);
    m_word = new OutcomeWord(this);
    const auto label = [this](double factor, bool bold, const char* name) {
        auto* made = new BigLabel(factor, 10, this, bold);
        made->setObjectName(QString::fromLatin1(name));
        made->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return made;
    };
    m_who = label(1.4, true, "outcomeWho");
    m_strength = label(1.4, false, "outcomeStrength");
    m_strength->setWordWrap(false);
    m_bar = new StrengthBar(this);
    m_line = label(1.1, false, "outcomeLine");
    auto* who = new QHBoxLayout;
    who->setSpacing(12);
    who->addWidget(m_who, 1);
    who->addWidget(m_strength);
    who->addWidget(m_bar, 0, Qt::AlignVCenter);
    column->addWidget(m_word);
    column->addLayout(who);
    column->addWidget(m_line);
}

void OutcomeHead::setResult(const CaseResult& result)
{
    if (result.outcomes.empty()) return;
    const VerdictOutcome& leading = result.outcomes.front();
    m_word->setOutcome(leading, typeset(outcomeSpoken(result, leading, *spokenTexts())));
    m_tone = leading.tone;
    m_isAboutNobody = leading.who.empty();  // a refusal: its reason stands right below
    const QString who = raised(toQt(leading.who));
    m_who->setText(withoutMiddle(who));
    m_who->setToolTip(m_who->text() == who ? QString() : tipText(who));
    const AttributeChange* const strength = strengthChange(result, leading.who);
    m_strength->setText(strength ? typeset(strength->before + " → " + strength->after) : QString());
    m_strength->setVisible(strength);
    m_bar->setVisible(strength && strength->shareOfStart);
    if (strength && strength->shareOfStart) m_bar->setShare(*strength->shareOfStart);
    m_line->setText(typeset(leading.line));
    keepLines();
    update();
}

/// A line keeps its height when there is nothing in it.
void OutcomeHead::keepLines()
{
    for (QLabel* each : QList<QLabel*>{m_who, m_line}) {
        each->setMinimumHeight(each->fontMetrics().lineSpacing());
        each->setVisible((!m_isTight && !m_isAboutNobody) || !each->text().isEmpty());
    }
}

void OutcomeHead::setTight(bool tight)
{
    if (std::exchange(m_isTight, tight) == tight) return;
    m_word->setTight(tight);
    keepLines();
}

void OutcomeHead::setCapitals(int pixels)
{
    m_word->setCapitals(pixels);
    const double factor = pixels * 0.7 / fontMetrics().ascent();
    for (BigLabel* each : {m_who, m_strength}) each->setFactor(factor);
    m_line->setFactor(factor * 0.8);
    keepLines();
}

QString OutcomeHead::spoken() const { return m_word->text(); }

void OutcomeHead::paintEvent(QPaintEvent* event)
{
    QPainter(this).fillRect(rect(), toneColours(m_tone, palette()).ground);
    QFrame::paintEvent(event);
}

}  // namespace drumhead::app
