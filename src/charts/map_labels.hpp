#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace drumhead {

/// A place on a map. Lengths are in points; y runs downwards.
struct MapPlace {
    double x = 0;
    double y = 0;
};

/// A rectangle on a map.
struct MapBox {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    [[nodiscard]] bool meets(const MapBox& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
    /// How much of a line from one place to another lies in it.
    [[nodiscard]] double lengthWithin(MapPlace from, MapPlace to) const;
    /// Larger by that on all sides.
    [[nodiscard]] MapBox grown(double by) const { return {left - by, top - by, right + by, bottom + by}; }
    [[nodiscard]] bool holds(MapPlace at) const { return at.x > left && at.x < right && at.y > top && at.y < bottom; }
};

/// Finds places for the names on a map: no name lies on a sign or on another name, and each where it covers little of
/// what is drawn.
class MapLabels {
public:
    /// For a map of that size, in type of that size.
    MapLabels(double width, double height, double size) : m_width(width), m_height(height), m_size(size) {}

    /// Nothing is written there.
    void keepFree(MapBox box) { m_taken.push_back(box); }
    /// A line of that thickness that had better not be written over; the more so the heavier it is.
    void addLine(MapPlace from, MapPlace to, double weight, double thickness = 0)
    {
        m_lines.push_back({from, to, weight, thickness});
    }
    /// A small sign of many alike, of which a name may cover some; the fewer the heavier they are.
    void addSign(MapPlace at, double weight) { m_signs.push_back({at, weight}); }

    /// The best of the places for the base line's middle of a name that is twice `half` wide, those first that suit it
    /// best; if all are taken, the nearest free one to the first of them; nothing where there is none on the map.
    [[nodiscard]] std::optional<MapPlace> place(const std::vector<MapPlace>& places, double half);
    /// What a name takes up there.
    [[nodiscard]] MapBox boxOf(MapPlace at, double half) const;

private:
    struct Line {
        MapPlace from;
        MapPlace to;
        double weight = 0;
        double thickness = 0;
    };

    struct Sign {
        MapPlace at;
        double weight = 0;
    };

    [[nodiscard]] MapPlace onMap(MapPlace at, double half) const;
    [[nodiscard]] bool isFree(const MapBox& box) const;
    [[nodiscard]] double covered(const MapBox& box) const;
    [[nodiscard]] std::optional<MapPlace> nearest(MapPlace to, double half) const;

    double m_width;
    double m_height;
    double m_size;
    std::vector<MapBox> m_taken;
    std::vector<Line> m_lines;
    std::vector<Sign> m_signs;
    std::size_t m_names = 0;  ///< placed so far
    double m_noRoomFor = std::numeric_limits<double>::infinity();
};

}  // namespace drumhead
