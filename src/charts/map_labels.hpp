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
    /// Whether a line from one place to another runs through it.
    [[nodiscard]] bool meets(MapPlace from, MapPlace to) const;
};

/// Finds places for the names on a map: no name lies on a sign or on another name, and none on a line if it can be
/// helped.
class MapLabels {
public:
    /// For a map of that size, in type of that size.
    MapLabels(double width, double height, double size) : m_width(width), m_height(height), m_size(size) {}

    /// Nothing is written there.
    void keepFree(MapBox box) { m_taken.push_back(box); }
    /// A line that had better not be written over; the more so the heavier it is.
    void addLine(MapPlace from, MapPlace to, double weight) { m_lines.push_back({from, to, weight}); }

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
    };

    [[nodiscard]] MapPlace onMap(MapPlace at, double half) const;
    [[nodiscard]] bool isFree(const MapBox& box) const;
    [[nodiscard]] double crossed(const MapBox& box) const;
    [[nodiscard]] std::optional<MapPlace> nearest(MapPlace to, double half) const;

    double m_width;
    double m_height;
    double m_size;
    std::vector<MapBox> m_taken;
    std::vector<Line> m_lines;
    std::size_t m_names = 0;  ///< placed so far
    double m_noRoomFor = std::numeric_limits<double>::infinity();
};

}  // namespace drumhead
