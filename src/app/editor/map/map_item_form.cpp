#include "app/editor/map/map_item_form.hpp"

#include "app/editor/fields/fault_note.hpp"
#include "app/editor/map/map_words.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/scenario/editing/map_edits.hpp"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace drumhead::app {

MapItemForm::MapItemForm(ScenarioDocument& document, MapCanvas& canvas, QWidget* parent)
    : QWidget(parent), m_document(document), m_canvas(canvas), m_kind(new QComboBox(this)), m_name(new QLineEdit(this)),
      m_side(new QComboBox(this)), m_secret(new QCheckBox(tr("Secret"), this)), m_points(new QLineEdit(this))
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    makeFields(*form);
    connectAll();
    refresh();
}

void MapItemForm::makeFields(QFormLayout& form)
{
    m_kind->setObjectName(QStringLiteral("mapItemKind"));
    m_name->setObjectName(QStringLiteral("mapItemName"));
    m_name->setMaxLength(static_cast<int>(Scenario::maxName) + 20);
    m_side->setObjectName(QStringLiteral("mapItemSide"));
    m_side->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_side->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_kind->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_secret->setObjectName(QStringLiteral("mapItemSecret"));
    m_secret->setToolTip(tr("Seen only by that side and the referee"));
    m_points->setObjectName(QStringLiteral("mapItemPoints"));
    m_points->setToolTip(tr("Across,down from the upper left corner of the table"));
    for (const MapKind& each : mapKinds()) m_kind->addItem(each.name, static_cast<int>(each.feature));
    const auto add = [&](const QString& caption, QWidget* field, const QString& name) {
        auto* label = new QLabel(caption, this);
        label->setBuddy(field);
        field->setAccessibleName(name);
        form.addRow(label, field);
    };
    add(tr("&Name"), m_name, tr("Name of the shape"));
    form.addRow(new FaultNote(
        m_document, m_name, [this] { return faults(); }, this));
    add(tr("&Kind"), m_kind, tr("Kind of the shape"));
    add(tr("&Of the side"), m_side, tr("Side of the shape"));
    form.addRow(m_secret);
    add(tr("&Corners"), m_points, tr("Corners of the shape"));
}

QList<QWidget*> MapItemForm::tabChain() const { return {m_name, m_kind, m_side, m_secret, m_points}; }

void MapItemForm::connectAll()
{
    connect(&m_document, &ScenarioDocument::changed, this, &MapItemForm::refresh);
    connect(&m_canvas, &MapCanvas::chosenChanged, this, &MapItemForm::refresh);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        changeAll(tr("Name"), "name", [&](ScenarioMapItem& each) { each.name = name.toStdString(); });
    });
    connect(m_name, &QLineEdit::returnPressed, &m_canvas, qOverload<>(&QWidget::setFocus));
    connect(m_kind, &QComboBox::activated, this, [this] {
        const std::vector<int> items = m_canvas.chosen();
        const auto feature = static_cast<MapFeature>(m_kind->currentData().toInt());
        m_canvas.change(tr("Kind"), {}, [&](ScenarioMap& next) {
            for (const int each : items) setMapFeature(next, each, feature);
        });
    });
    connect(m_side, &QComboBox::activated, this, [this] {
        const std::string side = m_side->currentData().toString().toStdString();
        changeAll(tr("Side"), "", [&](ScenarioMapItem& each) {
            each.side = side;
            each.isSecret = each.isSecret && !side.empty();
        });
    });
    connect(m_secret, &QCheckBox::clicked, this, [this](bool secret) {
        changeAll(tr("Secret"), "", [secret](ScenarioMapItem& each) { each.isSecret = secret; });
    });
    connect(m_points, &QLineEdit::editingFinished, this, &MapItemForm::setPoints);
}

template <typename Change>
void MapItemForm::changeAll(const QString& what, const char* key, Change make)
{
    const std::vector<int> items = m_canvas.chosen();
    QString merged;
    if (*key != '\0') {
        merged = QStringLiteral("map-item:") + QLatin1String(key);
        for (const int each : items) merged += u':' + QString::number(each);
    }
    m_canvas.change(what, merged, [&](ScenarioMap& next) {
        for (const int each : items) make(next.items[static_cast<std::size_t>(each)]);
    });
}

/// What is no list of points is left, and the field shows the old ones again.
void MapItemForm::setPoints()
{
    if (m_canvas.chosen().size() != 1) return;
    const int item = m_canvas.chosen().front();
    const ScenarioMapItem& now = m_canvas.map().items[static_cast<std::size_t>(item)];
    const std::vector<MapPoint> points = mapPointsFrom(m_points->text().toStdString(), now.feature);
    if (!points.empty() && points != now.points) {
        m_canvas.change(tr("Corners"), {}, [&](ScenarioMap& next) {
            next.items[static_cast<std::size_t>(item)].points = points;
            for (std::size_t i = 0; i < points.size(); ++i) moveMapCorner(next, item, static_cast<int>(i), points[i]);
        });
    }
    refresh();
}

std::vector<ScenarioProblem> MapItemForm::faults() const
{
    std::vector<ScenarioProblem> found;
    for (const ScenarioProblem& each : m_document.problems()) {
        if (each.spot.part == ScenarioSpot::Part::Map && m_canvas.chosen() == std::vector<int>{each.spot.index})
            found.push_back(each);
    }
    return found;
}

void MapItemForm::refresh()
{
    const std::vector<int>& chosen = m_canvas.chosen();
    const bool isOne = chosen.size() == 1;
    const ScenarioMapItem none;
    const ScenarioMapItem& item =
        chosen.empty() ? none : m_canvas.map().items[static_cast<std::size_t>(chosen.front())];
    for (QWidget* const each : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_side)})
        each->setEnabled(!chosen.empty());
    m_name->setEnabled(isOne);
    m_points->setEnabled(isOne);
    m_secret->setEnabled(!chosen.empty() && !item.side.empty());
    m_kind->setCurrentIndex(chosen.empty() ? -1 : m_kind->findData(static_cast<int>(item.feature)));
    if (const QString name = isOne ? toQt(item.name) : QString(); m_name->text() != name) {
        m_name->setText(name);
        m_name->setCursorPosition(0);  // a long one shows its beginning
    }
    m_secret->setChecked(item.isSecret);
    const QString points = isOne ? toQt(mapPointsText(item.points)) : QString();
    if (m_points->text() != points) {
        m_points->setText(points);
        m_points->setCursorPosition(0);
    }
    showSides(item.side);
    for (FaultNote* const each : findChildren<FaultNote*>()) each->refresh();
}

void MapItemForm::showSides(const std::string& side)
{
    const QSignalBlocker quiet(m_side);
    m_side->clear();
    m_side->addItem(tr("no side"), QString());
    for (const ScenarioEntity& each : m_document.scenario().entities) {
        if (each.kind == EntityKind::Side) m_side->addItem(toQt(each.name), toQt(each.id));
    }
    m_side->setCurrentIndex(std::max(0, m_side->findData(toQt(side))));
}

void MapItemForm::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void MapItemForm::focusKey(const QString& key)
{
    if (key == QStringLiteral("side")) m_side->setFocus();
    else if (key == QStringLiteral("secret")) m_secret->setFocus();
    else if (key == QStringLiteral("points")) m_points->setFocus();
    else focusName();
}

}  // namespace drumhead::app
