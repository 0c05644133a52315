#include "app/editor/fault_note.hpp"

#include "app/text.hpp"

#include <QVBoxLayout>

namespace drumhead::app {

FaultNote::FaultNote(const ScenarioDocument& document, QWidget* field, Faults faults, QWidget* parent) : QLabel(parent), m_field(field->focusProxy() ? field->focusProxy() : field), m_faults(std::move(faults))
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
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
    setVisible(!text.isEmpty());
}

QLayout* withFaults(const ScenarioDocument& document, QWidget* field, FaultNote::Faults faults)
{
    auto* layout = new QVBoxLayout;
    layout->setSpacing(2);
    field->setSizePolicy(QSizePolicy::Expanding, field->sizePolicy().verticalPolicy());
    layout->addWidget(field);
    layout->addWidget(new FaultNote(document, field, std::move(faults), field->parentWidget()));
    return layout;
}

}  // namespace drumhead::app
