#include "drumhead/charts/chart.hpp"

#include "drumhead/base/percent.hpp"

namespace drumhead {

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows spanTable(const Chart& chart)
{
    Rows rows = {{chart.axis, "Likely from", "to", "Expected", "Actual", ""}};
    for (const Chart::Span& span : chart.spans)
        rows.push_back({span.name, chartFigure(span.low), chartFigure(span.high), decimalText(span.expected, 2),
                        chartFigure(span.actual), span.said});
    return rows;
}

}  // namespace

std::string chartFigure(double value)
{
    std::string text = decimalText(value, 2);
    while (text.ends_with('0')) text.pop_back();
    if (text.ends_with('.')) text.pop_back();
    return text;
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
            row.push_back(isPart && !(series.wholes[i] > 0) ? ""
                                                            : chartFigure(series.values[i])
                                  + (isPart ? " of " + chartFigure(series.wholes[i]) : std::string())
                                  + (i < series.expected.size() ? " (" + chartFigure(series.expected[i]) + " expected)"
                                                                : std::string()));
        }
    }
    return rows;
}

}  // namespace drumhead
