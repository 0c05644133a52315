#include "app/editor/fields/fault_note.hpp"

#include "app/shared/qt_text.hpp"

#include <QFormLayout>

namespace drumhead::app {

FaultNote::FaultNote(const ScenarioDocument& document, QWidget* field, Faults faults, QWidget* parent)
    : PlainLabel(parent), m_field(field->focusProxy() ? field->focusProxy() : field), m_faults(std::move(faults))
{
    hide();
    connect(&document, &ScenarioDocument::problemsChanged, this, &FaultNote::refresh);
}

void FaultNote::refresh()
{
    QStringList told;
    for (const ScenarioProblem& each : m_faults()) {
        const QString message = raised(toQt(each.message));
        if (!told.contains(message)) told << message;
    }
    const QString text = told.join(u'\n');
    m_field->setAccessibleDescription(text);
    setText(text.isEmpty() ? text : QStringLiteral("⚠ ") + text);
    fit(isVisible() ? width() : m_field->width());  // a hidden note has no width yet
    setVisible(!text.isEmpty());
}

/// In large type a form takes wrapped text for lower than it is, and would cut it off above and below.
void FaultNote::fit(int width)
{
    setMinimumHeight(0);  // heightForWidth never gives less
    setFixedHeight(text().isEmpty() ? 0 : heightForWidth(width));
}

void FaultNote::resizeEvent(QResizeEvent* event)
{
    PlainLabel::resizeEvent(event);
    fit(width());
}

void addRowWithFaults(QFormLayout& form, const ScenarioDocument& document, QWidget* caption, QWidget* field,
                      FaultNote::Faults faults)
{
    if (caption) form.addRow(caption, field);
    else form.addRow(field);
    form.setWidget(form.rowCount(), QFormLayout::FieldRole,
                   new FaultNote(document, field, std::move(faults), field->parentWidget()));
}

}  // namespace drumhead::app
