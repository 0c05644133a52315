#pragma once

#include <string>
#include <vector>

namespace drumhead {

/// The figures of a chart. `look` is the number of a side, by which colour and pattern are chosen: the first is solid,
/// the second hatched, and so on.
struct Chart {
    enum class Kind {
        Lines,  ///< a line for each of `series` over `labels`
        Bars,   ///< for each of `labels` a bar for each of `series`
        Spans,  ///< what was expected and what came, a row for each of `spans`
    };
    struct Series {
        std::string name;
        int look = 0;
        std::vector<double> values;  ///< at least 0, one for each of `labels`
        /// Of Bars: what `values` are a part of, drawn as an open bar; empty: nothing.
        std::vector<double> wholes = {};
        /// Of Bars: what was to be expected, a stroke across each bar; empty: nothing.
        std::vector<double> expected = {};
    };
    struct Span {
        std::string name;
        int look = 0;
        double low = 0;  ///< `low` to `high`: what was likely
        double expected = 0;
        double high = 0;
        double actual = 0;
        std::string said;  ///< "good luck"
    };

    /// What stands in it besides names and figures.
    struct Words {
        std::string of = "of";  ///< between a part and its whole
        std::string likelyFrom = "Likely from";
        std::string to = "to";
        std::string expected = "Expected";
        std::string actual = "Actual";
        std::string point = ".";               ///< of decimals
        std::string wasExpected = "expected";  ///< behind a figure
    };

    Kind kind = Kind::Lines;
    std::string title;  ///< what it shows, for those who can't see it
    std::string axis;   ///< what `labels` are: "Turn"
    std::vector<std::string> labels = {};
    std::vector<Series> series = {};
    std::vector<Span> spans = {};
    Words words = {};
};

/// "7", "7.25": a figure of a chart in at most two decimals.
[[nodiscard]] std::string chartFigure(double value, const std::string& point = ".");

/// The same figures as a table; the first row is the head.
[[nodiscard]] std::vector<std::vector<std::string>> chartTable(const Chart& chart);

}  // namespace drumhead
