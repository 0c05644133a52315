#include "app/battle/overview/points_dialog.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/widgets/text/plain_label.hpp"
#include "drumhead/game/scenario/objective_keys.hpp"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace drumhead::app {

namespace {

constexpr int unsaid = -mostPoints - 1;

}  // namespace

PointsDialog::PointsDialog(const Battle& battle, QWidget* parent) : QDialog(parent), m_battle(battle)
{
    setWindowTitle(tr("Points for the objectives"));
    setObjectName(QStringLiteral("pointsDialog"));
    auto* layout = new QVBoxLayout(this);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget(area);
    auto* grid = new QGridLayout(content);
    const Scenario& scenario = battle.game().scenario();
    const std::vector<std::string> keys = objectiveKeys(scenario);
    int column = 1;
    for (std::size_t i = 0; i < battle.state().entities.size(); ++i) {
        const auto side = static_cast<EntityId>(i);
        if (battle.state().at(side).kind != EntityKind::Side) continue;
        grid->addWidget(plainText(battle.name(side), content), 0, column);
        for (std::size_t row = 0; row < keys.size(); ++row)
            grid->addWidget(addField(keys[row], side), static_cast<int>(row) + 1, column, Qt::AlignTop);
        ++column;
    }
    for (std::size_t row = 0; row < keys.size(); ++row) {
        const QString text = tr("%1: %2").arg(toQt(keys[row]), toQt(scenario.objectives[row].text));
        grid->addWidget(plainText(text, content), static_cast<int>(row) + 1, 0);
    }
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(static_cast<int>(keys.size()) + 1, 1);
    area->setWidget(content);
    layout->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Enter the points"));
    buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 90, fontMetrics().lineSpacing() * 22);
}

QSpinBox* PointsDialog::addField(const std::string& objective, EntityId side)
{
    Field field{objective, side, std::nullopt, new QSpinBox(this)};
    for (const Score& each : m_battle.state().scores) {
        if (each.objective == objective && each.side == side) field.before = each.points;
    }
    field.box->setRange(unsaid, mostPoints);
    field.box->setSpecialValueText(QStringLiteral("–"));
    field.box->setValue(field.before.value_or(unsaid));
    field.box->setObjectName(
        QStringLiteral("points.%1.%2").arg(m_fields.size()).arg(toQt(m_battle.state().idOf(side))));
    field.box->setAccessibleName(tr("%1, points of %2").arg(toQt(objective), m_battle.name(side)));
    // From "nothing said" a step leads to the points next to none, not to the least.
    connect(field.box, &QSpinBox::valueChanged, field.box,
            [box = field.box, last = field.box->value()](int now) mutable {
                const bool isFirstStep = last == unsaid && now == unsaid + 1;
                last = isFirstStep ? 0 : now;
                if (isFirstStep) box->setValue(0);
            });
    m_fields.push_back(field);
    return field.box;
}

std::vector<ScoreCommand> PointsDialog::commands() const
{
    std::vector<ScoreCommand> changed;
    for (const Field& each : m_fields) {
        const int value = each.box->value();
        const std::optional<int> now = value == unsaid ? std::nullopt : std::optional(value);
        if (now == each.before) continue;
        changed.push_back(
            {each.objective, m_battle.state().idOf(each.side), now ? std::to_string(*now) : std::string(), ""});
    }
    return changed;
}

}  // namespace drumhead::app
