#include "app/editor/battle_tab.hpp"

#include "app/dialogs/rulings_dialog.hpp"
#include "app/editor/attribute_field.hpp"
#include "app/editor/markdown_edit.hpp"
#include "app/text.hpp"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace drumhead::app {

BattleTab::BattleTab(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_title(new QLineEdit(this)), m_id(new QLineEdit(this)), m_turns(new QSpinBox(this)), m_rulings(new QLabel(this)), m_about(new MarkdownEdit(tr("About the battle"), QStringLiteral("battleAbout"), this))
{
    auto* form = new QFormLayout(this);
    m_title->setObjectName(QStringLiteral("battleTitle"));
    m_id->setObjectName(QStringLiteral("battleId"));
    m_turns->setObjectName(QStringLiteral("battleTurns"));
    m_turns->setRange(0, Scenario::maxTurns);
    m_turns->setSpecialValueText(tr("no limit"));
    m_rulings->setTextFormat(Qt::PlainText);
    m_rulings->setWordWrap(true);
    auto* rulings = new QPushButton(tr("Ru&lings of this battle…"), this);
    rulings->setObjectName(QStringLiteral("battleRulings"));
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("&Id"), m_id);
    form->addRow(tr("Turn li&mit"), m_turns);
    form->addRow(rulings, m_rulings);
    for (const Attribute* const attribute : document.stored().of(EntityKind::Game)) {
        if (attribute->lasts != "game") continue;
        auto* field = new AttributeField(document.ruleset(), attribute->shape, false, QStringLiteral("game.") + toQt(attribute->id), this);
        form->addRow(withoutMnemonic(raised(toQt(attribute->label))), field);
        if (auto* caption = qobject_cast<QLabel*>(form->labelForField(field))) caption->setBuddy(field->field());
        field->field()->setAccessibleName(raised(toQt(attribute->label)));
        m_fields.emplace_back(attribute, field);
        connect(field, &AttributeField::edited, this, [this, attribute, field] { changeValue(*attribute, *field); });
    }
    form->addRow(new QLabel(tr("What it is about"), this));
    form->addRow(m_about);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) { m_document.change(tr("Title"), QStringLiteral("title"), [&](Scenario& next) { next.title = text.toStdString(); }); });
    connect(m_id, &QLineEdit::textEdited, this, [this](const QString& text) { m_document.change(tr("Id"), QStringLiteral("id"), [&](Scenario& next) { next.id = text.toStdString(); }); });
    connect(m_turns, &QSpinBox::valueChanged, this, [this](int turns) { m_document.change(tr("Turn limit"), QStringLiteral("turns"), [&](Scenario& next) { next.turns = turns; }); });
    connect(m_about, &MarkdownEdit::edited, this, [this] { m_document.change(tr("About"), QStringLiteral("about"), [&](Scenario& next) { next.about = m_about->text().toStdString(); }); });
    connect(rulings, &QPushButton::clicked, this, &BattleTab::rule);
    connect(&document, &ScenarioDocument::changed, this, &BattleTab::refresh);
    refresh();
}

void BattleTab::refresh()
{
    const Scenario& scenario = m_document.scenario();
    if (m_title->text() != toQt(scenario.title)) m_title->setText(toQt(scenario.title));
    if (m_id->text() != toQt(scenario.id)) m_id->setText(toQt(scenario.id));
    const QSignalBlocker quiet(m_turns);
    m_turns->setValue(scenario.turns);
    m_about->setText(toQt(scenario.about));
    m_rulings->setText(scenario.rulings.empty() ? tr("As the ruleset reads them.") : tr("%n ruled otherwise for this battle.", nullptr, static_cast<int>(scenario.rulings.size())));
    for (const auto& [attribute, field] : m_fields) {
        Value value = Value::unknown();
        for (const auto& [name, text] : scenario.game) {
            if (name != attribute->id) continue;
            if (const Result<Value> read = parseValue(m_document.ruleset(), attribute->shape, text)) value = *read;
        }
        field->show(value, attribute->fallback);
    }
}

void BattleTab::changeValue(const Attribute& attribute, const AttributeField& field)
{
    const Value value = field.value();
    m_document.change(raised(toQt(attribute.label)), QStringLiteral("game.") + toQt(attribute.id), [&](Scenario& next) {
        std::erase_if(next.game, [&](const auto& each) { return each.first == attribute.id; });
        if (!value.isUnknown()) next.game.emplace_back(attribute.id, m_document.ruleset().valueId(attribute.shape, value));
    });
}

/// Only what differs from the ruleset's own reading is kept.
void BattleTab::rule()
{
    ClubRulings now;
    for (const auto& [ruling, choice] : m_document.scenario().rulings) now.insert(toQt(ruling), toQt(choice));
    auto* dialog = new RulingsDialog(m_document.ruleset(), now, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ClubRulings chosen = dialog->rulings();
        m_document.change(tr("Rulings"), {}, [&](Scenario& next) {
            next.rulings.clear();
            for (const Ruling& each : m_document.ruleset().rulings) {
                const std::string choice = chosen.value(toQt(each.id)).toStdString();
                if (!choice.empty() && choice != m_document.ruleset().names.word(each.fallback.name())) next.rulings.emplace_back(each.id, choice);
            }
        });
    });
    dialog->open();
}

void BattleTab::focusKey(const QString& key)
{
    if (key == QStringLiteral("id")) m_id->setFocus();
    else if (key == QStringLiteral("turns")) m_turns->setFocus();
    else if (key == QStringLiteral("about")) m_about->setFocus();
    else m_title->setFocus();
}

}  // namespace drumhead::app
