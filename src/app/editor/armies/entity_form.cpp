#include "app/editor/armies/entity_form.hpp"

#include "app/editor/fields/attribute_field.hpp"
#include "app/editor/fields/fault_note.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/game/state/entity_values.hpp"

#include <QCheckBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

void fillCombo(QComboBox* combo, const Scenario& scenario, EntityKind kind, const ScenarioEntity& leader,
               const std::string& chosen)
{
    const QSignalBlocker quiet(combo);
    combo->clear();
    combo->addItem(QStringLiteral("—"), QString());
    for (const ScenarioEntity& each : scenario.entities) {
        if (each.kind != kind || each.side != leader.side
            || (kind == EntityKind::Unit && each.arrives != leader.arrives))
            continue;
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

Shape shapeOf(const Attribute& attribute)
{
    Shape shape = attribute.shape;
    if (attribute.isType) shape.kind = ValueKind::Choice, shape.choices = 0;
    return shape;
}

}  // namespace

EntityForm::EntityForm(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new PlainLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
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
    m_colour = nullptr;
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
    if (kind == EntityKind::Side) addSideFields();
    else addHidden();
    const bool isRare = std::any_of(m_rows.begin(), m_rows.end(), [this](const Row& each) {
        return !isOfArmyList(m_document.ruleset(), *each.attribute);
    });
    if (!isRare) return;
    m_everything = new QCheckBox(tr("Show what changes in &play too"), m_content);
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
    edit->setMinimumWidth(fontMetrics().averageCharWidth() * 12);
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

void EntityForm::addSideFields()
{
    m_colour = new ChoiceEdit(m_content);
    m_colour->setObjectName(QStringLiteral("sideColour"));
    m_colour->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_colour->addItem(tr("Automatic"));
    for (const QString& each : {tr("Blue"), tr("Red"), tr("Grey"), tr("Amber")}) m_colour->addItem(each);
    m_colour->setToolTip(tr("In lists, maps and charts: blue is solid, red hatched, grey open, amber dotted"));
    auto* label = new QLabel(tr("Colour"), m_content);
    label->setBuddy(m_colour);
    addRowWithFaults(*m_form, m_document, label, m_colour, [this] { return faultsOf("colour"); });
    connect(m_colour, &QComboBox::activated, this, [this](int row) {
        m_document.change(tr("Colour"), key(QStringLiteral("colour")), [&](Scenario& next) {
            std::optional<SideColour>& colour = next.entities[static_cast<std::size_t>(m_entities.front())].colour;
            colour = row == 0 ? std::nullopt : std::optional(static_cast<SideColour>(row - 1));
        });
    });
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
    else if (key == QStringLiteral("colour") && m_colour) m_colour->setFocus();
    else if (key == QStringLiteral("commands") && m_commands) m_commands->setFocus();
    else if (key == QStringLiteral("attached-to") && m_rides) m_rides->setFocus();
    else focusName();
}

void EntityForm::setEntities(const std::vector<int>& entities)
{
    m_entities = entities;
    m_ids.clear();
    for (const int each : entities) m_ids.push_back(entityOf(each).id);
    refresh();
}

QString EntityForm::key(const QString& what) const
{
    QString ids;
    for (const std::string& id : m_ids) ids += toQt(id) + u',';
    return what + u':' + ids;
}

template <typename Change>
void EntityForm::changeAll(const QString& what, const QString& key, Change change)
{
    m_document.change(what, key, [&](Scenario& next) {
        for (const int each : m_entities) change(next.entities[static_cast<std::size_t>(each)]);
    });
}

void EntityForm::addNote()
{
    addText(tr("N&ote"), QStringLiteral("entityNote"), "note", m_note);
    connect(m_note, &QLineEdit::textEdited, this, [this](const QString& text) {
        changeAll(tr("Note"), key(QStringLiteral("note")),
                  [note = text.toStdString()](ScenarioEntity& each) { each.note = note; });
    });
}

void EntityForm::addHidden()
{
    m_hidden = new QCheckBox(tr("&Hidden from the players at first"), m_content);
    m_hidden->setObjectName(QStringLiteral("entityHidden"));
    m_form->addRow(m_hidden);
    connect(m_hidden, &QCheckBox::clicked, this, [this](bool hidden) {
        changeAll(tr("Hidden"), {}, [hidden](ScenarioEntity& each) { each.hidden = hidden; });
    });
}

std::optional<Value> EntityForm::commonValue(const Attribute& attribute) const
{
    std::optional<Value> common;
    for (const int each : m_entities) {
        const auto& values = entityOf(each).values;
        const auto found =
            std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.first == attribute.id; });
        Value value = Value::unknown();
        if (found != values.end()) {
            if (const Result<Value> read = parseValue(m_document.ruleset(), shapeOf(attribute), found->second))
                value = *read;
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
        mixed = mixed || (kind && *kind != entityOf(each).kind);
        kind = entityOf(each).kind;
    }
    if (mixed) kind.reset();
    if (kind != m_kind || !m_content) {
        m_kind = kind;
        build();
    }
    m_title->setText(mixed                       ? tr("Choose several of one kind to change them together.")
                         : m_entities.empty()    ? tr("Choose an entry in the list, or add one with Insert.")
                         : m_entities.size() > 1 ? tr("%1 chosen: a change applies to all.").arg(m_entities.size())
                                                 : toQt(first().name));
    if (!m_kind) return;
    refreshTexts();
    for (const Row& row : m_rows) refreshRow(row);
    if (m_commands) refreshLeader();
    if (m_brief) refreshSide();
    for (FaultNote* const each : m_content->findChildren<FaultNote*>()) each->refresh();
}

void EntityForm::refreshTexts()
{
    const auto differ = [this](auto member) {
        return std::any_of(m_entities.begin(), m_entities.end(),
                           [&](int each) { return entityOf(each).*member != first().*member; });
    };
    m_name->setEnabled(m_entities.size() == 1);
    setLine(m_name, m_entities.size() == 1 ? toQt(first().name) : QString());
    const bool notesDiffer = differ(&ScenarioEntity::note);
    setLine(m_note, notesDiffer ? QString() : toQt(first().note));
    m_note->setPlaceholderText(notesDiffer ? tr("(mixed)") : QString());
    if (!m_hidden) return;
    const bool hiddenDiffer = differ(&ScenarioEntity::hidden);
    m_hidden->setTristate(hiddenDiffer);
    m_hidden->setCheckState(hiddenDiffer ? Qt::PartiallyChecked : first().hidden ? Qt::Checked : Qt::Unchecked);
}

Presence EntityForm::presenceOfRow(const Row& row) const
{
    Presence presence = Presence::Never;
    for (const int each : m_entities) {
        const Presence here = presenceOf(m_document.ruleset(), *row.attribute,
                                         unitTypeOf(m_document.ruleset(), m_document.stored(), entityOf(each)));
        if (static_cast<int>(here) < static_cast<int>(presence)) presence = here;
    }
    return presence;
}

/// Attributes that army lists seldom give are shown if they are given or asked for; those that do not apply, if they
/// are given.
bool EntityForm::isToSee(const Row& row) const
{
    const Presence presence = presenceOfRow(row);
    if (presence == Presence::Must
        || (presence == Presence::May
            && (m_showsEverything || row.field->field()->hasFocus()
                || isOfArmyList(m_document.ruleset(), *row.attribute))))
        return true;
    return std::any_of(m_entities.begin(), m_entities.end(), [&](int each) {
        const auto& values = entityOf(each).values;
        return std::any_of(values.begin(), values.end(),
                           [&](const auto& value) { return value.first == row.attribute->id; });
    });
}

void EntityForm::refreshRow(const Row& row)
{
    const bool seen = isToSee(row);
    row.field->show(commonValue(*row.attribute),
                    defaultOf(m_document.ruleset(), *row.attribute,
                              unitTypeOf(m_document.ruleset(), m_document.stored(), first())));
    const QString label = withoutMnemonic(raised(toQt(row.attribute->label)));
    row.caption->setText(presenceOfRow(row) == Presence::Must ? tr("%1 *").arg(label) : label);
    row.caption->setAccessibleName(label);
    row.caption->setVisible(seen);
    row.field->field()->setVisible(seen);
}

void EntityForm::refreshLeader()
{
    m_commands->setEnabled(m_entities.size() == 1);
    m_rides->setEnabled(m_entities.size() == 1);
    fillCombo(m_commands, m_document.scenario(), EntityKind::Group, first(), first().group);
    fillCombo(m_rides, m_document.scenario(), EntityKind::Unit, first(), first().attachedTo);
}

void EntityForm::refreshSide()
{
    m_colour->setEnabled(m_entities.size() == 1);
    m_colour->setCurrentIndex(first().colour ? static_cast<int>(*first().colour) + 1 : 0);
    m_brief->setEnabled(m_entities.size() == 1);
    QString brief;
    for (const ScenarioNote& each : m_document.scenario().briefs) {
        if (each.side == first().id) brief = toQt(each.text);
    }
    m_brief->setText(brief);
}

void EntityForm::changeBrief()
{
    const std::string side = first().id, text = m_brief->text().toStdString();
    m_document.change(tr("Brief"), key(QStringLiteral("brief")), [&](Scenario& next) {
        std::erase_if(next.briefs, [&](const ScenarioNote& each) { return each.side == side; });
        if (!text.empty()) next.briefs.push_back({"", text, side});
    });
}

/// The id may follow the name, and then this is still the same one.
void EntityForm::changeName()
{
    const int entity = m_entities.front();
    Scenario next = m_document.scenario();
    renameEntity(next, entity, m_name->text().toStdString());
    m_ids = {next.entities[static_cast<std::size_t>(entity)].id};
    m_document.change(tr("Name"), QStringLiteral("name:%1").arg(entity),
                      [&](Scenario& changed) { changed = std::move(next); });
}

void EntityForm::changeValue(const Row& row)
{
    const Value value = row.field->value();
    const std::string text =
        value.isUnknown() ? std::string() : m_document.ruleset().valueId(shapeOf(*row.attribute), value);
    m_document.change(raised(toQt(row.attribute->label)), key(QStringLiteral("value.") + toQt(row.attribute->id)),
                      [&](Scenario& next) {
                          drumhead::setAttribute(next, m_document.ruleset(), m_entities, row.attribute->id, text);
                      });
}

}  // namespace drumhead::app
