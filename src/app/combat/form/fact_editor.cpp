#include "app/combat/form/fact_editor.hpp"

#include "app/shared/layout/flow_layout.hpp"
#include "app/shared/look/tone_colours.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/fields/number_edit.hpp"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPalette>
#include <QSignalBlocker>

#include <algorithm>

namespace drumhead::app {

namespace {

const EnterDetail* enterOf(const Program& program, SlotId slot)
{
    const auto found = std::find_if(program.enters.begin(), program.enters.end(),
                                    [&](const EnterDetail& each) { return each.slot == slot; });
    return found == program.enters.end() ? nullptr : &*found;
}

/// Wraps long labels, so that the form never gets wider than its window.
QString broken(const QString& label)
{
    constexpr qsizetype widest = 36;
    QString text;
    qsizetype used = 0;
    for (const QString& word : label.split(u' ')) {
        if (used > 0) text += used + word.size() < widest ? u' ' : u'\n';
        if (text.endsWith(u'\n')) used = 0;
        text += word;
        used += word.size() + 1;
    }
    return text;
}

/// Consecutive flags are side by side if they fit.
QWidget* stripFor(QGridLayout* grid, QWidget* box)
{
    const QLayoutItem* last = grid->itemAtPosition(grid->rowCount() - 1, 0);
    if (last && last->widget() && last->widget()->objectName() == QStringLiteral("flags")) return last->widget();
    auto* strip = new QWidget(box);
    strip->setObjectName(QStringLiteral("flags"));
    strip->setLayout(new FlowLayout(nullptr, 12, 4));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    strip->setSizePolicy(policy);
    grid->addWidget(strip, grid->rowCount(), 0, 1, 2);
    return strip;
}

}  // namespace

FactEditor::FactEditor(const CaseSession& session, FactRef fact, QGridLayout* grid, QWidget* box)
    : QObject(box), m_fact(fact)
{
    const Slot& slot = session.program().slot(fact.slot);
    m_label = raised(toQt(factLabel(session.situation(), fact)));
    m_shortLabel = slot.attribute ? raised(toQt(slot.attribute->label)) : m_label;
    m_question = toQt(session.question(fact));
    if (const EnterDetail* entered = enterOf(session.program(), fact.slot); entered && !slot.attribute) {
        m_known = toQt(entered->known);
        if (slot.manyRole < 0 && !m_question.isEmpty()) m_shortLabel = m_question;
    }
    m_hasDefault = session.situation().hasDefault(slot);
    makeField(session, grid, box);
    addKnown(grid, box);
    m_field->setObjectName(QStringLiteral("fact.") + toQt(factName(session.program(), fact)));
    m_field->setAccessibleName(m_label);
    m_field->setAccessibleDescription(m_known.isEmpty() ? m_question : m_question + u' ' + m_known);
}

/// Shows below the question what is known of a table that is lost or printed elsewhere.
void FactEditor::addKnown(QGridLayout* grid, QWidget* box)
{
    if (m_known.isEmpty()) return;
    m_knownLabel = new QLabel(m_known, box);
    m_knownLabel->setTextFormat(Qt::PlainText);
    m_knownLabel->setWordWrap(true);
    m_knownLabel->setObjectName(QStringLiteral("known"));
    m_knownLabel->setForegroundRole(QPalette::PlaceholderText);
    grid->addWidget(m_knownLabel, grid->rowCount(), 0, 1, 2);
}

void FactEditor::makeField(const CaseSession& session, QGridLayout* grid, QWidget* box)
{
    const Shape& shape = session.program().slot(m_fact.slot).shape;
    if (shape.kind == ValueKind::Flag && m_hasDefault && !shape.mayBeNone) return makeFlag(grid, box);
    if (shape.kind == ValueKind::Number) makeNumber(shape, box);
    else makeChoice(session.ruleset(), shape, box);
    addLabelled(grid, box);
}

void FactEditor::makeFlag(QGridLayout* grid, QWidget* box)
{
    m_flag = new QCheckBox(broken(withoutMnemonic(m_shortLabel)), box);
    m_flag->installEventFilter(this);
    m_field = m_flag;
    connect(m_flag, &QCheckBox::toggled, this, [this](bool yes) { report(Value::flag(yes)); });
    m_strip = stripFor(grid, box);
    m_strip->layout()->addWidget(m_flag);
}

void FactEditor::makeNumber(const Shape& shape, QWidget* box)
{
    m_number = new NumberEdit(shape, box);
    m_field = m_number;
    connect(m_number, &QDoubleSpinBox::valueChanged, this, [this] { report(m_number->answer()); });
}

/// Yes or no without a default is a choice too: a check box can't show that there is no answer yet.
void FactEditor::makeChoice(const Ruleset& ruleset, const Shape& shape, QWidget* box)
{
    m_choice = new ChoiceEdit(box);
    m_field = m_choice;
    if (!m_hasDefault) m_choice->add(QStringLiteral("—"), Value::unknown());
    m_choice->addAll(ruleset, shape);
    m_choice->setPlaceholderText(QStringLiteral("—"));  // a default that depends on another answer
    connect(m_choice, &QComboBox::activated, this, [this] { report(m_choice->answer()); });
}

void FactEditor::addLabelled(QGridLayout* grid, QWidget* box)
{
    m_caption = new QLabel(withoutMnemonic(m_shortLabel), box);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(true);
    m_caption->setBuddy(m_field);
    m_caption->setAccessibleName(m_label);
    m_field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const int row = grid->rowCount();
    grid->addWidget(m_caption, row, 0);
    grid->addWidget(m_field, row, 1);
}

QList<QWidget*> FactEditor::parts() const
{
    QList<QWidget*> all{m_field};
    for (QWidget* each : {static_cast<QWidget*>(m_caption), static_cast<QWidget*>(m_knownLabel)}) {
        if (each) all << each;
    }
    return all;
}

void FactEditor::show(Value effective, bool given, bool suggested)
{
    const QSignalBlocker quiet(m_field);
    if (m_flag) m_flag->setChecked(effective.yes());
    if (m_number) m_number->setAnswer(effective);
    if (m_choice) m_choice->setAnswer(effective);
    const bool isDefault = !given && !effective.isUnknown();
    QFont font;
    font.setItalic(isDefault || suggested);
    if (m_field->font().italic() != font.italic()) m_field->setFont(font);
    // A preset keeps its question mark until it is answered.
    const bool isOpen = isDefault && !suggested && !m_shortLabel.endsWith(u'?');
    const QString label = suggested && m_caption ? tr("%1 (suggested)").arg(m_shortLabel)
        : isOpen                                 ? tr("%1?").arg(m_shortLabel)
                                                 : m_shortLabel;
    if (m_caption) m_caption->setText(withoutMnemonic(label));
    if (m_flag) {
        m_flag->setText(broken(withoutMnemonic(label)));
        m_isOpenFlag = isOpen;
        paintFlag();
    }
    m_field->setToolTip(
        tipText(suggested ? tr("%1 (suggested from the unit's strength; change it if that is wrong)").arg(m_question)
                    : isDefault ? tr("%1 (not answered: the default)").arg(m_question)
                                : m_question));
}

/// A box that nobody has looked at stands out: its usual answer is easily passed over.
void FactEditor::paintFlag()
{
    QPalette palette;
    if (m_isOpenFlag) palette.setColor(QPalette::WindowText, toneColours(OutcomeTone::Warning, palette).ink);
    if (m_flag->palette() != palette) m_flag->setPalette(palette);
}

bool FactEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange) paintFlag();
    return QObject::eventFilter(watched, event);
}

void FactEditor::setShown(bool shown)
{
    if (m_caption) m_caption->setVisible(shown);
    if (m_knownLabel) m_knownLabel->setVisible(shown);
    m_field->setVisible(shown);
    if (!m_strip) return;
    const QList<QCheckBox*> flags = m_strip->findChildren<QCheckBox*>(Qt::FindDirectChildrenOnly);
    m_strip->setVisible(
        std::any_of(flags.begin(), flags.end(), [](const QCheckBox* each) { return !each->isHidden(); }));
}

}  // namespace drumhead::app
