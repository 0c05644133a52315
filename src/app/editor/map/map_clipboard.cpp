#include "app/editor/map/map_clipboard.hpp"

#include "app/editor/map/map_words.hpp"
#include "app/shared/qt_text.hpp"
#include "drumhead/game/scenario/editing/map_edits.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

namespace drumhead::app {

namespace {

QString mapMime() { return QStringLiteral("application/x-drumhead-map"); }

QJsonObject toJson(const ScenarioMapItem& item)
{
    return {{QStringLiteral("kind"), toQt(mapFeatureWords.word(item.feature))},
            {QStringLiteral("name"), toQt(item.name)},
            {QStringLiteral("side"), toQt(item.side)},
            {QStringLiteral("secret"), item.isSecret},
            {QStringLiteral("points"), toQt(mapPointsText(item.points))}};
}

/// Anybody may have put it there: what is no item is left out.
std::optional<ScenarioMapItem> fromJson(const QJsonObject& from)
{
    const auto feature = mapFeatureWords.find(from[QStringLiteral("kind")].toString().toStdString());
    if (!feature) return std::nullopt;
    ScenarioMapItem item;
    item.feature = *feature;
    item.name = from[QStringLiteral("name")].toString().toStdString();
    item.side = from[QStringLiteral("side")].toString().toStdString();
    item.isSecret = from[QStringLiteral("secret")].toBool();
    item.points = mapPointsFrom(from[QStringLiteral("points")].toString().toStdString(), *feature);
    if (item.points.empty()) return std::nullopt;
    return item;
}

}  // namespace

void copyMapItems(const std::vector<ScenarioMapItem>& items)
{
    QJsonArray all;
    QStringList lines;
    for (const ScenarioMapItem& each : items) {
        all << toJson(each);
        lines << mapKind(each.feature).name + u'\t' + toQt(each.name) + u'\t' + toQt(mapPointsText(each.points));
    }
    auto* data = new QMimeData;
    data->setData(mapMime(), QJsonDocument(all).toJson(QJsonDocument::Compact));
    data->setText(lines.join(u'\n'));
    QGuiApplication::clipboard()->setMimeData(data);
}

std::vector<ScenarioMapItem> copiedMapItems()
{
    std::vector<ScenarioMapItem> items;
    const QMimeData* const data = QGuiApplication::clipboard()->mimeData();
    if (!data || !data->hasFormat(mapMime())) return items;
    for (const auto each : QJsonDocument::fromJson(data->data(mapMime())).array()) {
        if (items.size() >= ScenarioMap::maxItems) break;
        if (std::optional<ScenarioMapItem> item = fromJson(each.toObject())) items.push_back(std::move(*item));
    }
    return items;
}

}  // namespace drumhead::app
