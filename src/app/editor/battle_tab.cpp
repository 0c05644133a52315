#include "app/editor/battle_tab.hpp"

#include "app/editor/fields/attribute_field.hpp"
#include "app/editor/fields/fault_note.hpp"
#include "app/editor/fields/markdown_edit.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/rules/rulings_dialog.hpp"
#include "app/shared/widgets/text/plain_label.hpp"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

namespace drumhead::app {

BattleTab::BattleTab(ScenarioDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_form(new QFormLayout(this)), m_title(new QLineEdit(this)),
      m_id(new QLineEdit(this)), m_turns(new QSpinBox(this)),
      m_rule(new QPushButton(tr("Ru&lings of this battle…"), this)), m_rulings(new PlainLabel(this)),
      m_about(new MarkdownEdit(tr("About the battle"), QStringLiteral("battleAbout"), this))
{
    m_title->setObjectName(QStringLiteral("battleTitle"));
    m_id->setObjectName(QStringLiteral("battleId"));
    m_turns->setObjectName(QStringLiteral("battleTurns"));
    m_turns->setRange(0, Scenario::maxTurns);
    m_turns->setSpecialValueText(tr("no limit"));
    m_rule->setObjectName(QStringLiteral("battleRulings"));
    addRow(tr("&Title"), m_title, "title");
    addRow(tr("&Id"), m_id, "id");
    addRow(tr("Turn li&mit"), m_turns, "turns");
    m_form->addRow(m_rule, m_rulings);
    for (const Attribute* const attribute : document.stored().of(EntityKind::Game)) {
        if (attribute->lasts == Lifetime::Game) addAttribute(*attribute);
    }
    m_form->addRow(new QLabel(tr("What it is about"), this));
    m_form->addRow(m_about);
    setTabOrders();
    connectAll();
    refresh();
}

void BattleTab::addRow(const QString& caption, QWidget* field, const char* key)
{
    auto* label = new QLabel(caption, this);
    label->setBuddy(field);
    addRowWithFaults(*m_form, m_document, label, field, [this, key] { return faultsOf(key); });
}

void BattleTab::addAttribute(const Attribute& attribute)
{
    const QString label = raised(toQt(attribute.label));
    auto* field = new AttributeField(m_document.ruleset(), attribute.shape, false,
                                     QStringLiteral("game.") + toQt(attribute.id), this);
    addRow(withoutMnemonic(label), field->field(), attribute.id.c_str());
    field->field()->setAccessibleName(label);
    m_fields.emplace_back(&attribute, field);
    connect(field, &AttributeField::edited, this,
            [this, attribute = &attribute, field] { changeValue(*attribute, *field); });
}

/// From top to bottom, as they stand.
void BattleTab::setTabOrders()
{
    QWidget* last = m_title;
    const auto then = [&last](QWidget* next) { setTabOrder(std::exchange(last, next), next); };
    then(m_id);
    then(m_turns);
    then(m_rule);
    for (const auto& [attribute, field] : m_fields) then(field->field());
    then(m_about->edit());
}

void BattleTab::connectAll()
{
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_document.change(tr("Title"), QStringLiteral("title"),
                          [&](Scenario& next) { next.title = text.toStdString(); });
    });
    connect(m_id, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_document.change(tr("Id"), QStringLiteral("id"), [&](Scenario& next) { next.id = text.toStdString(); });
    });
    connect(m_turns, &QSpinBox::valueChanged, this, [this](int turns) {
        m_document.change(tr("Turn limit"), QStringLiteral("turns"), [&](Scenario& next) { next.turns = turns; });
    });
    connect(m_about, &MarkdownEdit::edited, this, [this] {
        m_document.change(tr("About"), QStringLiteral("about"),
                          [&](Scenario& next) { next.about = m_about->text().toStdString(); });
    });
    connect(m_rule, &QPushButton::clicked, this, &BattleTab::rule);
    connect(&m_document, &ScenarioDocument::changed, this, &BattleTab::refresh);
}

std::vector<ScenarioProblem> BattleTab::faultsOf(const std::string& key) const
{
    std::vector<ScenarioProblem> found;
    for (const ScenarioProblem& each : m_document.problems()) {
        if (each.spot.part == ScenarioSpot::Part::Scenario && each.spot.key == key) found.push_back(each);
    }
    return found;
}

void BattleTab::refresh()
{
    const Scenario& scenario = m_document.scenario();
    if (m_title->text() != toQt(scenario.title)) m_title->setText(toQt(scenario.title));
    if (m_id->text() != toQt(scenario.id)) m_id->setText(toQt(scenario.id));
    const QSignalBlocker quiet(m_turns);
    m_turns->setValue(scenario.turns);
    m_about->setText(toQt(scenario.about));
    m_rulings->setText(scenario.rulings.empty()
                           ? tr("As the ruleset has them.")
                           : tr("%n changed for this battle.", nullptr, static_cast<int>(scenario.rulings.size())));
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
        if (!value.isUnknown())
            next.game.emplace_back(attribute.id, m_document.ruleset().valueId(attribute.shape, value));
    });
}

/// Only what differs from the ruleset's own reading is kept.
void BattleTab::rule()
{
    ClubRulings now;
    for (const auto& [ruling, choice] : m_document.scenario().rulings) now.insert(toQt(ruling), toQt(choice));
    auto* dialog = new RulingsDialog(m_document.ruleset(), now, this);
    dialog->setScope(tr(
        "Where the printed rules are unclear, the organiser decides. The choices apply to battles started from this scenario."));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const ClubRulings chosen = dialog->rulings();
        m_document.change(tr("Rulings"), {}, [&](Scenario& next) {
            next.rulings.clear();
            for (const Ruling& each : m_document.ruleset().rulings) {
                const std::string choice = chosen.value(toQt(each.id)).toStdString();
                if (!choice.empty() && choice != m_document.ruleset().names.word(each.fallback.name()))
                    next.rulings.emplace_back(each.id, choice);
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
