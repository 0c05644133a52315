#include "app/editor/entity_form.hpp"

#include "app/editor/attribute_field.hpp"
#include "app/editor/markdown_edit.hpp"
#include "app/text.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

void fillCombo(QComboBox* combo, const Scenario& scenario, EntityKind kind, const ScenarioEntity& leader, const std::string& chosen)
{
    const QSignalBlocker quiet(combo);
    combo->clear();
    combo->addItem(QStringLiteral("—"), QString());
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind != kind || each.side != leader.side || (kind == EntityKind::Unit && each.arrives != leader.arrives)) continue;
        combo->addItem(toQt(each.name), toQt(each.id));
    }
    combo->setCurrentIndex(std::max(0, combo->findData(toQt(chosen))));
}

void setLine(QLineEdit* edit, const QString& text)
{
    if (edit->text() == text) return;
    const QSignalBlocker quiet(edit);
    edit->setText(text);
}

}  // namespace

EntityForm::EntityForm(ScenarioDocument& document, QWidget* parent) : QWidget(parent), m_document(document), m_title(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
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

void EntityForm::setEntities(const std::vector<int>& entities)
{
    m_entities = entities;
    m_ids.clear();
    for (const int each : entities) m_ids.push_back(m_document.scenario().entities[static_cast<std::size_t>(each)].id);
    refresh();
}

QString EntityForm::key(const QString& what) const
{
    QString ids;
    for (const std::string& id : m_ids) ids += toQt(id) + u',';
    return what + u':' + ids;
}

void EntityForm::addText(const QString& caption, const QString& name, QLineEdit*& edit)
{
    edit = new QLineEdit(m_content);
    edit->setObjectName(name);
    edit->setMaxLength(static_cast<int>(Scenario::maxName) + 20);
    edit->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    m_form->addRow(caption, edit);
}

/// The fields are made for a kind once; those that do not apply to a troop type are hidden.
void EntityForm::build()
{
    auto* scroll = findChild<QScrollArea*>();
    m_rows.clear();
    m_name = m_note = nullptr;
    m_hidden = nullptr;
    m_commands = m_rides = nullptr;
    m_brief = nullptr;
    m_content = new QWidget;
    m_form = new QFormLayout(m_content);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    if (m_kind) addFields(*m_kind);
    scroll->setWidget(m_content);
}

void EntityForm::addFields(EntityKind kind)
{
    addText(tr("Na&me"), QStringLiteral("entityName"), m_name);
    connect(m_name, &QLineEdit::textEdited, this, &EntityForm::changeName);
    for (const Attribute* const attribute : m_document.stored().of(kind)) {
        auto* field = new AttributeField(m_document.ruleset(), attribute->shape, attribute->isType, QStringLiteral("attribute.") + toQt(attribute->id), m_content);
        auto* caption = new QLabel(withoutMnemonic(raised(toQt(attribute->label))), m_content);
        caption->setWordWrap(true);
        caption->setBuddy(field->field());
        field->field()->setToolTip(tipText(toQt(attribute->question)));
        field->field()->setAccessibleName(raised(toQt(attribute->label)));
        m_form->addRow(caption, field);
        m_rows.push_back({attribute, field, caption});
        connect(field, &AttributeField::edited, this, [this, row = m_rows.back()] { changeValue(row); });
    }
    if (kind == EntityKind::Leader) addLeaderFields();
    addText(tr("N&ote"), QStringLiteral("entityNote"), m_note);
    connect(m_note, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_document.change(tr("Note"), key(QStringLiteral("note")), [&](Scenario& next) { for (const int each : m_entities) next.entities[static_cast<std::size_t>(each)].note = text.toStdString(); });
    });
    if (kind != EntityKind::Side) {
        m_hidden = new QCheckBox(tr("&Hidden from the players at first"), m_content);
        m_hidden->setObjectName(QStringLiteral("entityHidden"));
        m_form->addRow(m_hidden);
        connect(m_hidden, &QCheckBox::clicked, this, [this](bool hidden) {
            m_document.change(tr("Hidden"), {}, [&](Scenario& next) { for (const int each : m_entities) next.entities[static_cast<std::size_t>(each)].hidden = hidden; });
        });
        return;
    }
    m_brief = new MarkdownEdit(tr("Brief for the players"), QStringLiteral("entityBrief"), m_content);
    m_brief->setMinimumHeight(fontMetrics().lineSpacing() * 8);
    m_form->addRow(new QLabel(tr("Brief for its players"), m_content));
    m_form->addRow(m_brief);
    connect(m_brief, &MarkdownEdit::edited, this, [this] {
        const std::string side = first().id, text = m_brief->text().toStdString();
        m_document.change(tr("Brief"), key(QStringLiteral("brief")), [&](Scenario& next) {
            std::erase_if(next.briefs, [&](const ScenarioNote& each) { return each.side == side; });
            if (!text.empty()) next.briefs.push_back({"", text, side});
        });
    });
}

void EntityForm::addLeaderFields()
{
    m_commands = new QComboBox(m_content);
    m_commands->setObjectName(QStringLiteral("leaderCommands"));
    m_rides = new QComboBox(m_content);
    m_rides->setObjectName(QStringLiteral("leaderRides"));
    m_form->addRow(tr("&Commands"), m_commands);
    m_form->addRow(tr("&Rides with"), m_rides);
    connect(m_commands, &QComboBox::activated, this, [this] {
        m_document.change(tr("Command"), {}, [&](Scenario& next) { setCommand(next, m_entities.front(), m_commands->currentData().toString().toStdString()); });
    });
    connect(m_rides, &QComboBox::activated, this, [this] {
        m_document.change(tr("Attachment"), {}, [&](Scenario& next) { setAttached(next, m_entities.front(), m_rides->currentData().toString().toStdString()); });
    });
}

std::optional<Value> EntityForm::commonValue(const Attribute& attribute) const
{
    std::optional<Value> common;
    for (const int each : m_entities) {
        const auto& values = m_document.scenario().entities[static_cast<std::size_t>(each)].values;
        const auto found = std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.first == attribute.id; });
        Shape shape = attribute.shape;
        if (attribute.isType) shape.kind = ValueKind::Choice, shape.choices = 0;
        Value value = Value::unknown();
        if (found != values.end()) {
            if (const Result<Value> read = parseValue(m_document.ruleset(), shape, found->second)) value = *read;
        }
        if (common && *common != value) return std::nullopt;
        common = value;
    }
    return common;
}

void EntityForm::refresh()
{
    std::optional<EntityKind> kind;
    bool mixed = false;
    for (const int each : m_entities) {
        const EntityKind here = m_document.scenario().entities[static_cast<std::size_t>(each)].kind;
        mixed = mixed || (kind && *kind != here);
        kind = here;
    }
    if (mixed) kind.reset();
    if (kind != m_kind || !m_content) {
        m_kind = kind;
        build();
    }
    m_title->setText(mixed ? tr("Choose several of one kind to change them together.") : m_entities.empty() ? tr("Choose somebody in the list, or add with Insert.")
                     : m_entities.size() > 1 ? tr("%n chosen: what you change is changed of all.", nullptr, static_cast<int>(m_entities.size())) : toQt(first().name));
    if (m_kind) refreshValues();
}

void EntityForm::refreshValues()
{
    const bool one = m_entities.size() == 1;
    const ScenarioEntity& entity = first();
    m_name->setEnabled(one);
    setLine(m_name, one ? toQt(entity.name) : QString());
    setLine(m_note, one ? toQt(entity.note) : QString());
    if (m_hidden) m_hidden->setChecked(entity.hidden);
    for (const Row& row : m_rows) {
        Saying saying = Saying::Never;
        for (const int each : m_entities) {
            const Saying here = sayingOf(m_document.ruleset(), *row.attribute, unitTypeOf(m_document.ruleset(), m_document.stored(), m_document.scenario().entities[static_cast<std::size_t>(each)]));
            if (static_cast<int>(here) < static_cast<int>(saying)) saying = here;
        }
        row.field->show(commonValue(*row.attribute), defaultOf(m_document.ruleset(), *row.attribute, unitTypeOf(m_document.ruleset(), m_document.stored(), entity)));
        const QString label = withoutMnemonic(raised(toQt(row.attribute->label)));
        row.caption->setText(saying == Saying::Must ? tr("%1 *").arg(label) : label);
        row.caption->setAccessibleName(label);
        row.caption->setVisible(saying != Saying::Never);
        row.field->setVisible(saying != Saying::Never);
    }
    if (m_commands) refreshLeader(entity);
    if (!m_brief) return;
    m_brief->setEnabled(one);
    QString brief;
    for (const ScenarioNote& each : m_document.scenario().briefs) {
        if (each.side == entity.id) brief = toQt(each.text);
    }
    m_brief->setText(brief);
}

void EntityForm::refreshLeader(const ScenarioEntity& leader)
{
    m_commands->setEnabled(m_entities.size() == 1);
    m_rides->setEnabled(m_entities.size() == 1);
    fillCombo(m_commands, m_document.scenario(), EntityKind::Group, leader, leader.group);
    fillCombo(m_rides, m_document.scenario(), EntityKind::Unit, leader, leader.attachedTo);
}

/// The id may follow the name, and then this is still the same one.
void EntityForm::changeName()
{
    const int entity = m_entities.front();
    const QString name = m_name->text();
    const QString merge = QStringLiteral("name:%1").arg(entity);
    Scenario next = m_document.scenario();
    renameEntity(next, entity, name.toStdString());
    m_ids = {next.entities[static_cast<std::size_t>(entity)].id};
    m_document.change(tr("Name"), merge, [&](Scenario& changed) { changed = std::move(next); });
}

void EntityForm::changeValue(const Row& row)
{
    const Value value = row.field->value();
    Shape shape = row.attribute->shape;
    if (row.attribute->isType) shape.kind = ValueKind::Choice, shape.choices = 0;
    const std::string text = value.isUnknown() ? std::string() : m_document.ruleset().valueId(shape, value);
    m_document.change(raised(toQt(row.attribute->label)), key(QStringLiteral("value.") + toQt(row.attribute->id)),
                      [&](Scenario& next) { drumhead::setAttribute(next, m_document.ruleset(), m_entities, row.attribute->id, text); });
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
    else focusName();
}

}  // namespace drumhead::app
