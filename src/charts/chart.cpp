#include "drumhead/charts/chart.hpp"

#include "drumhead/base/percent.hpp"

namespace drumhead {

namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string withPoint(std::string text, const std::string& point)
{
    if (const auto at = text.find('.'); at != std::string::npos) text.replace(at, 1, point);
    return text;
}

Rows spanTable(const Chart& chart)
{
    const Chart::Words& words = chart.words;
    Rows rows = {{chart.axis, words.likelyFrom, words.to, words.expected, words.actual, ""}};
    for (const Chart::Span& span : chart.spans)
        rows.push_back({span.name, chartFigure(span.low, words.point), chartFigure(span.high, words.point),
                        withPoint(decimalText(span.expected, 2), words.point), chartFigure(span.actual, words.point),
                        span.said});
    return rows;
}

}  // namespace

std::string chartFigure(double value, const std::string& point)
{
    std::string text = decimalText(value, 2);
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return withPoint(std::move(text), point);
}

Rows chartTable(const Chart& chart)
{
    if (chart.kind == Chart::Kind::Spans) return spanTable(chart);
    Rows rows = {{chart.axis}};
    for (const Chart::Series& series : chart.series) rows.front().push_back(series.name);
    for (std::size_t i = 0; i < chart.labels.size(); ++i) {
        std::vector<std::string>& row = rows.emplace_back(1, chart.labels[i]);
        for (const Chart::Series& series : chart.series) {
            const bool isPart = i < series.wholes.size();
            row.push_back(
                isPart && !(series.wholes[i] > 0) ? ""
                                                  : chartFigure(series.values[i], chart.words.point)
                        + (isPart ? " " + chart.words.of + " " + chartFigure(series.wholes[i], chart.words.point)
                                  : std::string())
                        + (i < series.expected.size() ? " (" + chartFigure(series.expected[i], chart.words.point) + " "
                                   + chart.words.wasExpected + ")"
                                                      : std::string()));
        }
    }
    return rows;
}

}  // namespace drumhead
