#include "app/widgets/fact_editor.hpp"

#include "app/text.hpp"
#include "app/widgets/choice_edit.hpp"
#include "app/widgets/number_edit.hpp"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace drumhead::app {

namespace {

/// What a person is asked; of a printed table, also what is known already.
QString questionOf(const Program& program, SlotId slot)
{
    for (const EnterDetail& each : program.enters) {
        if (each.slot == slot)
            return toQt(each.question)
                + (each.known.empty() ? QString() : QStringLiteral(" ") + toQt(each.known));
    }
    const Attribute* attribute = program.slots[static_cast<std::size_t>(slot)].attribute;
    return attribute ? toQt(attribute->question) : QString();
}

}  // namespace

FactEditor::FactEditor(const CaseSession& session, FactRef fact, QGridLayout* grid, QWidget* box)
    : QObject(box), m_fact(fact)
{
    const Slot& slot = session.program().slots[static_cast<std::size_t>(fact.slot)];
    m_label = raised(toQt(factLabel(session.program(), fact)));
    m_shortLabel = slot.attribute ? raised(toQt(slot.attribute->label)) : m_label;
    m_question = questionOf(session.program(), fact.slot);
    m_hasDefault = slot.kind == SlotKind::Stat || !slot.fallback.isUnknown();
    makeField(session, grid, box);
    m_field->setObjectName(QStringLiteral("fact.") + toQt(factName(session.program(), fact)));
    m_field->setAccessibleName(m_label);
    m_field->setAccessibleDescription(m_question);
}

void FactEditor::makeField(const CaseSession& session, QGridLayout* grid, QWidget* box)
{
    const Shape& shape = session.program().slots[static_cast<std::size_t>(m_fact.slot)].shape;
    if (shape.kind == ValueKind::Flag && m_hasDefault && !shape.mayBeNone) return makeFlag(grid, box);
    if (shape.kind == ValueKind::Number)
        makeNumber(shape, box);
    else
        makeChoice(session.ruleset(), shape, box);
    addLabelled(grid, box);
}

void FactEditor::makeFlag(QGridLayout* grid, QWidget* box)
{
    m_flag = new QCheckBox(withoutMnemonic(m_shortLabel), box);
    m_field = m_flag;
    connect(m_flag, &QCheckBox::toggled, this, [this](bool yes) { report(Value::flag(yes)); });
    grid->addWidget(m_flag, grid->rowCount(), 0, 1, 2);
}

void FactEditor::makeNumber(const Shape& shape, QWidget* box)
{
    m_number = new NumberEdit(shape, box);
    m_field = m_number;
    connect(m_number, &QDoubleSpinBox::valueChanged, this, [this] { report(m_number->answer()); });
}

/// Yes or no without a default is a choice too: a check box could not say that nobody has answered yet.
void FactEditor::makeChoice(const Ruleset& ruleset, const Shape& shape, QWidget* box)
{
    m_choice = new ChoiceEdit(box);
    m_field = m_choice;
    if (!m_hasDefault) m_choice->add(QStringLiteral("—"), Value::unknown());
    if (shape.kind == ValueKind::Flag) {
        m_choice->add(tr("yes"), Value::flag(true));
        m_choice->add(tr("no"), Value::flag(false));
    } else if (shape.choices >= 0) {
        for (const Choice& each : ruleset.choiceLists[static_cast<std::size_t>(shape.choices)].choices)
            m_choice->add(toQt(each.label), Value::choice(each.id));
    }
    if (shape.mayBeNone) m_choice->add(toQt(ruleset.valueText(shape, Value::none())), Value::none());
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

void FactEditor::show(Value effective, bool given)
{
    const QSignalBlocker quiet(m_field);
    if (m_flag) m_flag->setChecked(effective.yes());
    if (m_number) m_number->setAnswer(effective);
    if (m_choice) m_choice->setAnswer(effective);
    const bool isDefault = !given && !effective.isUnknown();
    QFont font;
    font.setItalic(isDefault);
    if (m_field->font().italic() != isDefault) m_field->setFont(font);
    m_field->setToolTip(
        tipText(isDefault ? tr("%1 (not answered: this is the default)").arg(m_question) : m_question));
}

void FactEditor::setShown(bool shown)
{
    if (m_caption) m_caption->setVisible(shown);
    m_field->setVisible(shown);
}

}  // namespace drumhead::app
