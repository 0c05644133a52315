#include "app/editor/map/map_table_form.hpp"

#include "app/editor/map/map_picture.hpp"
#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"
#include "app/shared/widgets/dialogs/file_dialog.hpp"
#include "app/shared/widgets/dialogs/message_box.hpp"
#include "drumhead/base/length.hpp"
#include "drumhead/game/scenario/editing/map_edits.hpp"

#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QStandardPaths>

namespace drumhead::app {

MapTableForm::MapTableForm(ScenarioDocument& document, MapCanvas& canvas, QWidget* parent)
    : QWidget(parent), m_document(document), m_canvas(canvas), m_unit(new QComboBox(this)), m_grid(new QComboBox(this)),
      m_picture(new QPushButton(tr("Picture &beneath…"), this)),
      m_noPicture(new QPushButton(tr("Remove the p&icture"), this)),
      m_remove(new QPushButton(tr("Remo&ve the map"), this))
{
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_width = addNumber(*form, tr("Table acro&ss"), "mapWidth", tr("Table across"), 1, ScenarioMap::maxLength);
    m_height = addNumber(*form, tr("Table &deep"), "mapHeight", tr("Table deep"), 1, ScenarioMap::maxLength);
    addUnit(*form);
    m_north = addNumber(*form, tr("Nor&th"), "mapNorth", tr("North, in degrees from up"), 0, 359);
    m_north->setSuffix(QStringLiteral("°"));
    m_north->setWrapping(true);
    m_north->setSingleStep(15);
    m_north->setToolTip(tr("Degrees clockwise from up: 90 is to the right"));
    addGrid(*form);
    m_picture->setObjectName(QStringLiteral("mapPicture"));
    m_picture->setToolTip(tr("A drawing or photograph, stored in the scenario and seen by everyone"));
    form->addRow(m_picture);
    m_noPicture->setObjectName(QStringLiteral("mapNoPicture"));
    form->addRow(m_noPicture);
    m_remove->setObjectName(QStringLiteral("mapRemove"));
    form->addRow(m_remove);
    connectAll();
    refresh();
}

QSpinBox* MapTableForm::addNumber(QFormLayout& form, const QString& caption, const char* name,
                                  const QString& accessible, int least, int most)
{
    auto* field = new QSpinBox(this);
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    field->setKeyboardTracking(false);  // 1 on the way to 180 is no table
    auto* label = new QLabel(caption, this);
    label->setBuddy(field);
    field->setAccessibleName(accessible);
    form.addRow(label, field);
    return field;
}

void MapTableForm::addUnit(QFormLayout& form)
{
    m_unit->setObjectName(QStringLiteral("mapUnit"));
    for (const char* const each : {"cm", "in", "ft", "mm"}) offerUnit(QLatin1String(each));
    auto* label = new QLabel(tr("&Unit"), this);
    label->setBuddy(m_unit);
    m_unit->setAccessibleName(tr("Unit of the table"));
    form.addRow(label, m_unit);
}

/// What is chosen is the unit as the file has it.
void MapTableForm::offerUnit(const QString& unit)
{
    m_unit->addItem(toQt(unitText(*spokenTexts(), unit.toStdString())), unit);
}

void MapTableForm::addGrid(QFormLayout& form)
{
    m_grid->setObjectName(QStringLiteral("mapGrid"));
    for (const int each : {1, 2, 3, 5, 6, 10, 12, 20}) m_grid->addItem(QString::number(each), each);
    auto* label = new QLabel(tr("Grid"), this);
    label->setBuddy(m_grid);
    m_grid->setAccessibleName(tr("Grid that corners snap to"));
    form.addRow(label, m_grid);
    m_grid->setCurrentIndex(m_grid->findData(std::max(m_canvas.map().width, m_canvas.map().height) > 100 ? 5 : 2));
    m_canvas.setStep(m_grid->currentData().toInt());
}

void MapTableForm::connectAll()
{
    const auto resized = [this] {
        if (m_showing) return;
        m_canvas.change(tr("Size of the table"), QStringLiteral("map-size"),
                        [this](ScenarioMap& next) { resizeMap(next, m_width->value(), m_height->value()); });
    };
    connect(m_width, &QSpinBox::valueChanged, this, resized);
    connect(m_height, &QSpinBox::valueChanged, this, resized);
    connect(m_north, &QSpinBox::valueChanged, this, [this](int north) {
        if (m_showing) return;
        m_canvas.change(tr("North"), QStringLiteral("map-north"), [north](ScenarioMap& next) { next.north = north; });
    });
    connect(m_unit, &QComboBox::activated, this, [this] {
        m_canvas.change(tr("Unit"), {},
                        [this](ScenarioMap& next) { next.unit = m_unit->currentData().toString().toStdString(); });
    });
    connect(m_grid, &QComboBox::activated, this, [this] { m_canvas.setStep(m_grid->currentData().toInt()); });
    connect(m_picture, &QPushButton::clicked, this, &MapTableForm::choosePicture);
    connect(m_noPicture, &QPushButton::clicked, this,
            [this] { m_canvas.change(tr("Remove the picture"), {}, [](ScenarioMap& next) { next.picture.reset(); }); });
    connect(m_remove, &QPushButton::clicked, this,
            [this] { m_document.change(tr("Remove the map"), {}, [](Scenario& next) { next.map.reset(); }); });
    connect(&m_document, &ScenarioDocument::changed, this, &MapTableForm::refresh);
}

void MapTableForm::choosePicture()
{
    const QString file =
        askOpenFile(this, tr("Picture beneath the map"),
                    QStandardPaths::writableLocation(QStandardPaths::PicturesLocation), pictureFilter());
    if (file.isEmpty()) return;
    const Result<EmbeddedPicture> picture = pictureFromFile(file);
    if (!picture)
        return showMessage(this,
                           {QStringLiteral("mapPictureFault"), tr("No picture"), asSentence(toQt(picture.error()))});
    m_canvas.change(tr("Picture beneath"), {}, [&](ScenarioMap& next) { next.picture = *picture; });
}

/// A unit that somebody wrote into the file is one to choose too.
void MapTableForm::refresh()
{
    const ScenarioMap& map = m_canvas.map();
    m_showing = true;
    m_width->setValue(map.width);
    m_height->setValue(map.height);
    m_north->setValue(map.north);
    const QString unit = toQt(map.unit);
    if (m_unit->findData(unit) < 0) offerUnit(unit);
    m_unit->setCurrentIndex(m_unit->findData(unit));
    m_noPicture->setEnabled(map.picture.has_value());
    m_remove->setEnabled(m_document.scenario().map.has_value());
    m_showing = false;
}

QList<QWidget*> MapTableForm::tabChain() const
{
    return {m_width, m_height, m_unit, m_north, m_grid, m_picture, m_noPicture, m_remove};
}

void MapTableForm::focusKey(const QString& key)
{
    if (key == QStringLiteral("picture")) m_picture->setFocus();
    else if (key == QStringLiteral("height")) m_height->setFocus();
    else if (key == QStringLiteral("unit")) m_unit->setFocus();
    else if (key == QStringLiteral("north")) m_north->setFocus();
    else m_width->setFocus();
}

}  // namespace drumhead::app
