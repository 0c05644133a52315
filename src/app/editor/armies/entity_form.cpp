// The fields of whoever is chosen: which there are, and in which order.
#include "app/editor/armies/entity_form.hpp"

#include "app/editor/fields/attribute_field.hpp"
#include "app/editor/fields/fault_note.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/shared/text.hpp"
#include "app/shared/widgets/choice_edit.hpp"
#include "app/shared/widgets/plain_label.hpp"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace drumhead::app {

EntityForm::EntityForm(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    makePlain(*m_title);
    m_title->setObjectName(QStringLiteral("formTitle"));
    layout->addWidget(m_title);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(scroll, 1);
    setEntities({});
}

/// The fields are made for a kind once; those that do not apply to a troop type are hidden.
void EntityForm::build()
{
    auto* scroll = findChild<QScrollArea*>();
    m_rows.clear();
    m_name = m_note = nullptr;
    m_hidden = m_everything = nullptr;
    m_commands = m_rides = nullptr;
    m_brief = nullptr;
    m_content = new QWidget;
    m_form = new QFormLayout(m_content);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    if (m_kind) addFields(*m_kind);
    m_content->setMinimumWidth(1);  // what stands in it gives way: nothing may lie beyond the right edge
    wrapRows();
    scroll->setWidget(m_content);
}

void EntityForm::setNarrow(bool narrow)
{
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    wrapRows();
}

void EntityForm::wrapRows()
{
    if (m_form) m_form->setRowWrapPolicy(m_isNarrow ? QFormLayout::WrapAllRows : QFormLayout::DontWrapRows);
}

void EntityForm::addFields(EntityKind kind)
{
    addText(tr("Na&me"), QStringLiteral("entityName"), "name", m_name);
    connect(m_name, &QLineEdit::textEdited, this, &EntityForm::changeName);
    if (kind == EntityKind::Leader) addLeaderFields();
    for (const Attribute* const attribute : m_document.stored().of(kind)) addAttribute(*attribute);
    addNote();
    if (kind == EntityKind::Side) addBrief();
    else addHidden();
    const bool isRare = std::any_of(m_rows.begin(), m_rows.end(), [this](const Row& each) {
        return !isOfArmyList(m_document.ruleset(), *each.attribute);
    });
    if (!isRare) return;
    m_everything = new QCheckBox(tr("Show what changes in &play as well"), m_content);
    m_everything->setObjectName(QStringLiteral("entityEverything"));
    m_everything->setChecked(m_showsEverything);
    m_form->addRow(m_everything);
    connect(m_everything, &QCheckBox::toggled, this, [this](bool everything) {
        m_showsEverything = everything;
        refresh();
    });
}

std::vector<ScenarioProblem> EntityForm::faultsOf(const std::string& key) const
{
    std::vector<ScenarioProblem> found;
    for (const std::string& id : m_ids) {
        for (ScenarioProblem& each : m_document.problemsOf(id)) {
            if (each.spot.key == key) found.push_back(std::move(each));
        }
    }
    return found;
}

void EntityForm::addText(const QString& caption, const QString& name, const char* key, QLineEdit*& edit)
{
    edit = new QLineEdit(m_content);
    edit->setObjectName(name);
    edit->setMaxLength(static_cast<int>(Scenario::maxName) + 20);
    edit->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    auto* label = new QLabel(caption, m_content);
    label->setBuddy(edit);
    addRowWithFaults(*m_form, m_document, label, edit, [this, key] { return faultsOf(key); });
}

void EntityForm::addAttribute(const Attribute& attribute)
{
    const QString label = raised(toQt(attribute.label));
    auto* field = new AttributeField(m_document.ruleset(), attribute.shape, attribute.isType,
                                     QStringLiteral("attribute.") + toQt(attribute.id), m_content);
    auto* caption = new QLabel(withoutMnemonic(label), m_content);
    caption->setWordWrap(true);
    // Else the layout takes wrapped captions for lower than they are.
    caption->setFixedWidth(fontMetrics().averageCharWidth() * 19);
    caption->setBuddy(field->field());
    field->field()->setToolTip(tipText(toQt(attribute.question)));
    field->field()->setAccessibleName(label);
    addRowWithFaults(*m_form, m_document, caption, field->field(), [this, id = attribute.id] { return faultsOf(id); });
    m_rows.push_back({&attribute, field, caption});
    connect(field, &AttributeField::edited, this, [this, row = m_rows.back()] { changeValue(row); });
}

/// Whom he leads comes before what he is like.
void EntityForm::addLeaderFields()
{
    const auto add = [this](const QString& caption, const QString& name, const char* key) {
        auto* combo = new ChoiceEdit(m_content);
        combo->setObjectName(name);
        auto* label = new QLabel(caption, m_content);
        label->setBuddy(combo);
        combo->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        addRowWithFaults(*m_form, m_document, label, combo, [this, key] { return faultsOf(key); });
        return combo;
    };
    m_commands = add(tr("&Commands"), QStringLiteral("leaderCommands"), "commands");
    m_rides = add(tr("&Rides with"), QStringLiteral("leaderRides"), "attached-to");
    connect(m_commands, &QComboBox::activated, this, [this] {
        m_document.change(tr("Command"), {}, [&](Scenario& next) {
            setCommand(next, m_entities.front(), m_commands->currentData().toString().toStdString());
        });
    });
    connect(m_rides, &QComboBox::activated, this, [this] {
        m_document.change(tr("Attachment"), {}, [&](Scenario& next) {
            setAttached(next, m_entities.front(), m_rides->currentData().toString().toStdString());
        });
    });
}

void EntityForm::addBrief()
{
    m_brief = new MarkdownEdit(tr("Brief for the players"), QStringLiteral("entityBrief"), m_content);
    m_brief->setMinimumHeight(fontMetrics().lineSpacing() * 8);
    m_form->addRow(new QLabel(tr("Brief for its players"), m_content));
    addRowWithFaults(*m_form, m_document, nullptr, m_brief, [this] { return faultsOf("brief"); });
    connect(m_brief, &MarkdownEdit::edited, this, &EntityForm::changeBrief);
}

void EntityForm::focusName()
{
    if (!m_name) return;
    m_name->setFocus();
    m_name->selectAll();
}

void EntityForm::focusKey(const QString& key)
{
    if (auto* field = findChild<QWidget*>(QStringLiteral("attribute.") + key)) field->setFocus();
    else if (key == QStringLiteral("note") && m_note) m_note->setFocus();
    else if (key == QStringLiteral("brief") && m_brief) m_brief->setFocus();
    else if (key == QStringLiteral("commands") && m_commands) m_commands->setFocus();
    else if (key == QStringLiteral("attached-to") && m_rides) m_rides->setFocus();
    else focusName();
}

}  // namespace drumhead::app
