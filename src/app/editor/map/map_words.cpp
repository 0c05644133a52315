#include "app/editor/map/map_words.hpp"

#include "app/shared/qt_text.hpp"
#include "drumhead/game/scenario/editing/army_structure.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct MapWords {
    Q_DECLARE_TR_FUNCTIONS(MapWords)
};

}  // namespace

const std::vector<MapKind>& mapKinds()
{
    using F = MapFeature;
    static const std::vector<MapKind> all{
        {F::Hill, MapWords::tr("Hill"), u'H'},           {F::Wood, MapWords::tr("Wood"), u'W'},
        {F::Marsh, MapWords::tr("Marsh"), u'M'},         {F::Village, MapWords::tr("Village"), u'V'},
        {F::Field, MapWords::tr("Field"), u'F'},         {F::Water, MapWords::tr("Water"), u'L'},
        {F::Road, MapWords::tr("Road"), u'R'},           {F::River, MapWords::tr("River"), u'I'},
        {F::Wall, MapWords::tr("Wall"), u'K'},           {F::Ford, MapWords::tr("Ford"), u'D'},
        {F::Bridge, MapWords::tr("Bridge"), u'B'},       {F::Zone, MapWords::tr("Zone"), u'Z'},
        {F::Start, MapWords::tr("Start"), u'S'},         {F::Arrival, MapWords::tr("Entry"), u'E'},
        {F::Objective, MapWords::tr("Objective"), u'O'}, {F::Text, MapWords::tr("Text"), u'T'},
    };
    return all;
}

const MapKind& mapKind(MapFeature feature)
{
    for (const MapKind& each : mapKinds()) {
        if (each.feature == feature) return each;
    }
    return mapKinds().back();
}

std::optional<MapFeature> mapFeatureOfLetter(QChar letter)
{
    for (const MapKind& each : mapKinds()) {
        if (each.letter == letter.toUpper()) return each.feature;
    }
    return std::nullopt;
}

QString mapItemText(const ScenarioMapItem& item, const Scenario& scenario)
{
    QString text = mapKind(item.feature).name;
    if (!item.name.empty()) text = MapWords::tr("%1: %2").arg(text, toQt(item.name));
    const int side = item.side.empty() ? -1 : findEntity(scenario, item.side);
    if (side < 0) return text;
    const QString whose = toQt(scenario.entities[static_cast<std::size_t>(side)].name);
    return item.isSecret ? MapWords::tr("%1 – %2, secret").arg(text, whose) : MapWords::tr("%1 – %2").arg(text, whose);
}

}  // namespace drumhead::app
