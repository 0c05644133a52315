#include "app/battle/armies/entity_dialog.hpp"

#include "app/shared/layout/sizes.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/fields/choice_edit.hpp"
#include "app/shared/widgets/fields/number_edit.hpp"
#include "app/shared/widgets/steady_width.hpp"
#include "app/shared/widgets/text/big_label.hpp"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace drumhead::app {

EntityDialog::EntityDialog(const Battle& battle, EntityId entity, QWidget* parent)
    : QDialog(parent), m_battle(battle), m_entity(entity)
{
    setWindowTitle(tr("Change"));
    setObjectName(QStringLiteral("entityDialog"));
    resize(roomFor(*this, 76, 36));
    const Entity& who = battle.state().at(entity);
    auto* layout = new QVBoxLayout(this);
    auto* title = new BigLabel(1.3, 13, this);
    title->setText(toQt(who.name));
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    auto* form = new QFormLayout(content);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit(toQt(who.name), content);
    m_name->setObjectName(QStringLiteral("entityName"));
    m_name->setMaxLength(300);
    form->addRow(tr("&Name"), m_name);
    addAttributes(form);
    addPlace(form);
    limitCaptions(*form);
    area->setWidget(content);
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("entityReason"));
    auto* prompt = new QLabel(tr("&Reason (goes on record)"), this);
    prompt->setBuddy(m_reason);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setText(tr("Change"));
    m_ok->setDefault(true);
    for (QWidget* each : QList<QWidget*>{title, area, prompt, m_reason, buttons}) layout->addWidget(each);
    layout->setStretchFactor(area, 1);
    connect(m_reason, &QLineEdit::textChanged, this, &EntityDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

void EntityDialog::addAttributes(QFormLayout* form)
{
    const std::vector<const Attribute*>& attributes = m_battle.rules().stored.of(m_battle.state().at(m_entity).kind);
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const Attribute& attribute = *attributes[i];
        const Value now = m_battle.value(m_entity, static_cast<int>(i));
        Field field{attribute.id, attribute.shape, now, nullptr, nullptr};
        QWidget* widget = nullptr;
        if (attribute.shape.kind == ValueKind::Number) {
            field.number = new NumberEdit(attribute.shape, this);
            field.number->setAnswer(now);
            widget = field.number;
        } else {
            field.choice = new ChoiceEdit(this);
            if (now.isUnknown()) field.choice->add(QStringLiteral("—"), Value::unknown());
            field.choice->addAll(m_battle.ruleset(), attribute.shape);
            field.choice->setAnswer(now);
            widget = field.choice;
        }
        widget->setObjectName(QStringLiteral("entity.") + toQt(attribute.id));
        widget->setAccessibleName(raised(toQt(attribute.label)));
        widget->setToolTip(tipText(toQt(attribute.question)));
        form->addRow(withoutMnemonic(raised(toQt(attribute.label))), widget);
        m_fields.push_back(field);
    }
}

QComboBox* EntityDialog::addPeople(QFormLayout* form, const QString& label, const QString& name, EntityKind kind,
                                   EntityId now)
{
    auto* combo = new QComboBox(this);
    combo->setObjectName(name);
    combo->addItem(tr("none"), QString());
    const State& state = m_battle.state();
    for (std::size_t i = 0; i < state.entities.size(); ++i) {
        const auto id = static_cast<EntityId>(i);
        if (id == m_entity || state.entities[i].kind != kind || state.entities[i].side != state.at(m_entity).side)
            continue;
        combo->addItem(toQt(state.entities[i].name), toQt(state.entities[i].id));
        if (id == now) combo->setCurrentIndex(combo->count() - 1);
    }
    limitWidth(*combo, 24);
    form->addRow(label, combo);
    return combo;
}

void EntityDialog::addPlace(QFormLayout* form)
{
    const Entity& who = m_battle.state().at(m_entity);
    if (who.kind == EntityKind::Side || who.kind == EntityKind::Game) return;
    m_group = addPeople(form, who.kind == EntityKind::Leader ? tr("Commands") : tr("Belongs to"),
                        QStringLiteral("entityGroup"), EntityKind::Group, who.group);
    if (who.kind == EntityKind::Leader)
        m_attached =
            addPeople(form, tr("Attached to"), QStringLiteral("entityAttached"), EntityKind::Unit, who.attachedTo);
    m_onTable = new QCheckBox(tr("On the &table"), this);
    m_onTable->setObjectName(QStringLiteral("entityOnTable"));
    m_onTable->setChecked(who.onTable);
    m_hidden = new QCheckBox(tr("&Hidden from the players"), this);
    m_hidden->setObjectName(QStringLiteral("entityHidden"));
    m_hidden->setChecked(who.hidden);
    form->addRow(QString(), m_onTable);
    form->addRow(QString(), m_hidden);
}

/// A long caption takes two lines, so that the fields keep the greater part of the width.
void EntityDialog::limitCaptions(const QFormLayout& form) const
{
    constexpr int mostLetters = 30;
    const int most = mostLetters * fontMetrics().averageCharWidth();
    std::vector<QLabel*> captions;
    int widest = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        const QLayoutItem* const item = form.itemAt(row, QFormLayout::LabelRole);
        auto* const caption = item ? qobject_cast<QLabel*>(item->widget()) : nullptr;
        if (!caption) continue;
        widest = std::max(widest, caption->sizeHint().width());
        captions.push_back(caption);
    }
    for (QLabel* const each : captions) {
        each->setWordWrap(true);
        each->setFixedWidth(std::min(widest, most));
    }
}

Value EntityDialog::valueOf(const Field& field) const
{
    return field.number ? field.number->answer() : field.choice->answer();
}

EditCommand EntityDialog::command() const
{
    const State& state = m_battle.state();
    const Entity& who = state.at(m_entity);
    EditCommand command;
    command.entity = who.id;
    command.reason = m_reason->text().trimmed().toStdString();
    const auto change = [&command](EditTarget target, const std::string& value) {
        command.changes.emplace_back(std::move(target), value);
    };
    const std::string name = m_name->text().trimmed().toStdString();
    if (name != who.name && !name.empty()) change(EntityField::Name, name);
    for (const Field& field : m_fields) {
        const Value now = valueOf(field);
        if (now != field.before && !now.isUnknown())
            change(field.attribute, m_battle.ruleset().valueId(field.shape, now));
    }
    if (m_group && m_group->currentData().toString().toStdString() != state.idOf(who.group))
        change(EntityField::Group, m_group->currentData().toString().toStdString());
    if (m_attached && m_attached->currentData().toString().toStdString() != state.idOf(who.attachedTo))
        change(EntityField::AttachedTo, m_attached->currentData().toString().toStdString());
    if (m_onTable && m_onTable->isChecked() != who.onTable)
        change(EntityField::OnTable, m_onTable->isChecked() ? "true" : "false");
    if (m_hidden && m_hidden->isChecked() != who.hidden)
        change(EntityField::Hidden, m_hidden->isChecked() ? "true" : "false");
    return command;
}

void EntityDialog::check()
{
    const bool reasoned = !m_reason->text().trimmed().isEmpty();
    m_ok->setEnabled(reasoned);
    m_ok->setToolTip(reasoned ? QString() : tr("Give a reason first."));
}

}  // namespace drumhead::app
