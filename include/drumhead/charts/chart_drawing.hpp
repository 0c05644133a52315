#pragma once

#include "drumhead/charts/chart.hpp"
#include "drumhead/charts/embedded_picture.hpp"

#include <optional>
#include <utility>

namespace drumhead {

/// A chart as shapes, for paper and screen alike. Lengths are in points; y runs downwards.
struct ChartDrawing {
    enum class Tone { Ink, Grey, Pale, Side, Ground };
    struct Shape {
        enum class Kind { Line, Box, Dot, Text, Path };
        enum class Align { Left, Centre, Right };

        Kind kind = Kind::Line;
        double x =
            0;  ///< of a Line its beginning, of a Box its left edge, of a Dot its centre, of a Text as `align` says
        double y = 0;       ///< of a Text its base line
        double width = 0;   ///< of a Line: to its end
        double height = 0;  ///< likewise; of a Dot: its diameter
        Tone tone = Tone::Ink;
        int look = 0;        ///< of `Tone::Side`: the number of the side
        bool filled = true;  ///< a Box or Dot; else its outline alone
        double stroke = 0.8;
        std::string text = {};
        Align align = Align::Left;
        bool bold = false;
        bool halo = false;  ///< of a Text: a thin rim of the ground around its letters parts it from what lies beneath
        std::vector<std::pair<double, double>> points = {};  ///< of a Path
        bool closed = false;                                 ///< of a Path; then `filled` says whether it is filled
        bool dashed = false;                                 ///< of a Path
    };

    /// A picture that lies beneath the shapes from the upper left corner on, paled so that they can be read.
    struct Beneath {
        static constexpr double strength = 0.6;

        EmbeddedPicture picture;
        double width = 0;
        double height = 0;
    };

    /// How wide a halo reaches, in sizes of the type.
    static constexpr double halo = 0.16;

    double width = 0;
    double height = 0;
    double pointSize = 9;  ///< of its type
    std::string title;
    std::vector<Shape> shapes;
    std::optional<Beneath> beneath = {};
};

/// The pattern that distinguishes a side without its colour.
enum class ChartPattern { Solid, Hatched, Open, Dotted };
[[nodiscard]] ChartPattern chartPattern(int look);

/// Names that are too long for the width are cut with an ellipsis; figures never are.
[[nodiscard]] ChartDrawing drawChart(const Chart& chart, double width, double pointSize);

/// A complete `svg` element, to be put into a page; it loads nothing.
[[nodiscard]] std::string chartToSvg(const ChartDrawing& drawing);

}  // namespace drumhead
