#include "drumhead/charts/chart_drawing.hpp"

#include "charts/chart_text.hpp"

#include <algorithm>
#include <cmath>

namespace drumhead {

namespace {

using Shape = ChartDrawing::Shape;
using Tone = ChartDrawing::Tone;
using Align = Shape::Align;

/// Draws one chart.
class ChartArtist {
public:
    ChartArtist(const Chart& chart, double width, double pointSize)
        : m_chart(chart), m_size(pointSize), m_line(pointSize * 1.3), m_drawing{width, 0, pointSize, chart.title, {}}
    {}

    ChartDrawing draw()
    {
        switch (m_chart.kind) {
        case Chart::Kind::Lines: lines(); break;
        case Chart::Kind::Bars: bars(); break;
        case Chart::Kind::Spans: spans(); break;
        }
        return std::move(m_drawing);
    }

private:
    [[nodiscard]] double widthOf(const std::string& text, Weight weight = Weight::Normal) const
    {
        return widthInType(text, weight) * m_size;
    }
    [[nodiscard]] std::string fitting(const std::string& text, double width, Weight weight = Weight::Normal) const
    {
        return cutToWidth(text, width / m_size + 0.01, weight);
    }

    void line(double x, double y, double width, double height, Tone tone, int look = 0, double stroke = 0.6)
    {
        m_drawing.shapes.push_back({Shape::Kind::Line, x, y, width, height, tone, look, true, stroke});
    }
    void box(double x, double y, double width, double height, Tone tone, int look, bool filled)
    {
        m_drawing.shapes.push_back({Shape::Kind::Box, x, y, width, height, tone, look, filled, 0.8});
    }
    void dot(double x, double y, double size, int look)
    {
        const bool filled = chartPattern(look) == ChartPattern::Solid;
        m_drawing.shapes.push_back({Shape::Kind::Dot, x, y, size, size, Tone::Side, look, filled, 1.2});
    }
    void text(double x, double y, const std::string& said, Align align = Align::Left, bool bold = false)
    {
        Shape shape{Shape::Kind::Text, x, y};
        shape.text = said;
        shape.align = align;
        shape.bold = bold;
        m_drawing.shapes.push_back(std::move(shape));
    }

    [[nodiscard]] double greatest() const
    {
        double most = 0;
        for (const Chart::Series& series : m_chart.series) {
            for (const double value : series.values) most = std::max(most, value);
            for (const double value : series.wholes) most = std::max(most, value);
            for (const double value : series.expected) most = std::max(most, value);
        }
        for (const Chart::Span& span : m_chart.spans) most = std::max({most, span.high, span.actual, span.expected});
        return most > 0 ? most : 1;
    }

    [[nodiscard]] std::string figure(double value) const { return chartFigure(value, m_chart.words.point); }

    void lines()
    {
        const double most = greatest();
        constexpr double mostOfNames = 0.4;
        double names = 0;
        double figures = 0;
        for (const Chart::Series& series : m_chart.series) {
            names = std::max(names, widthOf(endName(series), Weight::Bold));
            if (!series.values.empty())
                figures = std::max(figures, widthOf(figure(series.values.back()), Weight::Bold));
        }
        const bool areAbove = names > m_drawing.width * mostOfNames;  // names, so that the lines have room
        const double right = m_drawing.width - (areAbove ? figures : names) - 6;
        const double left = std::max(widthOf(figure(most)), widthOf(figure(most / 2))) + 9;
        const double top = (areAbove ? namesAbove() : 0) + m_line * 0.7;
        const double high = m_line * 7;
        m_drawing.height = top + high + m_line * 2.4;
        for (const double part : {0.0, 0.5, 1.0}) {
            const double y = top + high * (1 - part);
            line(left, y, right - left, 0, part > 0 ? Tone::Pale : Tone::Ink);
            text(left - 7, y + m_size * 0.35, figure(most * part), Align::Right);  // clear of the dots
        }
        const std::size_t steps = m_chart.labels.size();
        const auto across = [&](std::size_t i) {
            return steps < 2 ? left : left + (right - left) * static_cast<double>(i) / static_cast<double>(steps - 1);
        };
        labelSteps(across, (right - left), top + high + m_line);
        text((left + right) / 2, top + high + m_line * 2.1, m_chart.axis, Align::Centre);
        for (const Chart::Series& series : m_chart.series) {
            for (std::size_t i = 0; i < steps; ++i) {
                const double y = top + high * (1 - series.values[i] / most);
                if (i > 0) {
                    const double before = top + high * (1 - series.values[i - 1] / most);
                    line(across(i - 1), before, across(i) - across(i - 1), y - before, Tone::Side, series.look, 1.6);
                }
                dot(across(i), y, m_size * 0.5, series.look);
            }
        }
        nameLines(right, top, high, most, areAbove);
    }

    template <typename Across>
    void labelSteps(Across across, double width, double y)
    {
        const std::size_t steps = m_chart.labels.size();
        double widest = m_size;
        for (const std::string& label : m_chart.labels) widest = std::max(widest, widthOf(label) + m_size);
        const auto room = static_cast<std::size_t>(std::max(width / widest, 1.0));
        const std::size_t each = std::max<std::size_t>((steps + room - 1) / std::max<std::size_t>(room, 1), 1);
        for (std::size_t i = 0; i < steps; i += each) text(across(i), y, m_chart.labels[i], Align::Centre);
    }

    /// Which line is whose, above them all, one below the other. Returns where they end.
    double namesAbove()
    {
        double y = 0;
        for (const Chart::Series& series : m_chart.series) {
            line(0, y + m_size * 0.65, m_size * 1.8, 0, Tone::Side, series.look, 1.6);
            dot(m_size * 0.9, y + m_size * 0.65, m_size * 0.5, series.look);
            text(m_size * 2.3, y + m_size, fitting(series.name, m_drawing.width - m_size * 2.3, Weight::Bold),
                 Align::Left, true);
            y += m_line;
        }
        return y;
    }

    [[nodiscard]] std::string endName(const Chart::Series& series) const
    {
        return series.name + (series.values.empty() ? "" : " " + figure(series.values.back()));
    }

    /// Names stand at the ends of their lines, one below the other where these are near.
    void nameLines(double right, double top, double high, double most, bool figuresAlone)
    {
        std::vector<const Chart::Series*> order;
        for (const Chart::Series& series : m_chart.series) {
            if (!series.values.empty()) order.push_back(&series);
        }
        std::stable_sort(order.begin(), order.end(), [](const Chart::Series* a, const Chart::Series* b) {
            return a->values.back() > b->values.back();
        });
        double lowest = top - m_line;
        const double lines = static_cast<double>(order.size());
        for (std::size_t i = 0; i < order.size(); ++i) {
            const double below = (lines - 1 - static_cast<double>(i)) * m_line;
            const double wanted = top + high * (1 - order[i]->values.back() / most);
            const double y = std::max(std::min(wanted, top + high - below), lowest + m_line);
            text(right + 6, y + m_size * 0.35, figuresAlone ? figure(order[i]->values.back()) : endName(*order[i]),
                 Align::Left, true);
            lowest = y;
        }
    }

    /// "3 of 12"; of nothing at all there is no bar.
    [[nodiscard]] std::string figureOf(const Chart::Series& series, std::size_t i) const
    {
        return figure(series.values[i])
            + (i < series.wholes.size() ? " " + m_chart.words.of + " " + figure(series.wholes[i]) : std::string());
    }
    [[nodiscard]] static bool isShown(const Chart::Series& series, std::size_t i)
    {
        return i >= series.wholes.size() || series.wholes[i] > 0;
    }

    void bars()
    {
        double labels = 0;
        double figures = 0;
        for (const std::string& label : m_chart.labels) labels = std::max(labels, widthOf(label));
        for (const Chart::Series& series : m_chart.series) {
            for (std::size_t i = 0; i < series.values.size(); ++i)
                figures = std::max(figures, widthOf(figureOf(series, i)));
        }
        labels = std::min(labels, m_drawing.width * 0.6);
        const double left = labels + 6;
        const double room = std::max(m_drawing.width - left - figures - 6, m_size);
        const double most = greatest();
        double y = barNames();
        const double first = y;
        for (std::size_t i = 0; i < m_chart.labels.size(); ++i) {
            text(labels, y + m_size, fitting(m_chart.labels[i], labels), Align::Right);
            for (const Chart::Series& series : m_chart.series) {
                if (!isShown(series, i)) continue;
                const double whole = i < series.wholes.size() ? series.wholes[i] : series.values[i];
                const double expected = i < series.expected.size() ? series.expected[i] : 0;
                const double high = m_line * 0.72;
                if (series.values[i] > 0)
                    box(left, y + m_line * 0.14, room * series.values[i] / most, high, Tone::Side, series.look, true);
                box(left, y + m_line * 0.14, room * whole / most, high, Tone::Grey, 0, false);
                if (expected > 0) line(left + room * expected / most, y, 0, m_line * 0.98, Tone::Ink, 0, 2);
                text(left + afterBar(room * whole / most, room * expected / most, figureOf(series, i)), y + m_size,
                     figureOf(series, i));
                y += m_line;
            }
            y += m_line * 0.3;
        }
        line(left, first, 0, y - first - m_line * 0.3, Tone::Ink);
        m_drawing.height = y;
    }

    /// The figure stands at the end of its bar; behind the tick of what was expected only where that would cut it.
    [[nodiscard]] double afterBar(double bar, double tick, const std::string& figure) const
    {
        constexpr double gap = 4;
        const bool isCut = tick > bar && tick < bar + widthOf(figure) + 2 * gap;
        return (isCut ? tick : bar) + gap;
    }

    /// Which bar is whose, above the first. Returns where the bars begin.
    double barNames()
    {
        double x = 0;
        double y = 0;
        for (const Chart::Series& series : m_chart.series) {
            const double wide = m_size * 1.4 + widthOf(series.name, Weight::Bold) + m_size * 1.5;
            if (x > 0 && x + wide > m_drawing.width) x = 0, y += m_line;
            box(x, y + m_size * 0.25, m_size, m_size * 0.8, Tone::Side, series.look, true);
            box(x, y + m_size * 0.25, m_size, m_size * 0.8, Tone::Grey, 0, false);
            text(x + m_size * 1.4, y + m_size, fitting(series.name, m_drawing.width - x - m_size * 1.4, Weight::Bold),
                 Align::Left, true);
            x += wide;
        }
        return y + m_line * 1.4;
    }

    /// Names that would take most of the width stand above their lines.
    void spans()
    {
        constexpr double mostOfNames = 0.4;
        constexpr double edge = 4;
        double names = 0;
        double said = 0;
        for (const Chart::Span& span : m_chart.spans) {
            names = std::max(names, widthOf(span.name));
            said = std::max(said, widthOf(saidOf(span), Weight::Bold));
        }
        const bool areAbove = names > m_drawing.width * mostOfNames;
        const double left = areAbove ? edge : names + edge * 2;
        const double room = std::max(m_drawing.width - left - said - 10, m_size);
        const double most = greatest();
        double y = 0;
        for (const Chart::Span& span : m_chart.spans) {
            if (areAbove) {
                text(0, y + m_size, fitting(span.name, m_drawing.width), Align::Left);
                y += m_line;
            } else {
                text(names, y + m_size, span.name, Align::Right);
            }
            const double middle = y + m_line * 0.6;
            line(left, middle, room, 0, Tone::Pale);
            const double high = m_line * 0.5;
            if (areAbove) line(left, middle - high, 0, high * 2, Tone::Ink);
            box(left + room * span.low / most, middle - high / 2, room * (span.high - span.low) / most, high,
                Tone::Pale, 0, true);
            line(left + room * span.expected / most, middle - high * 0.8, 0, high * 1.6, Tone::Ink, 0, 1.2);
            dot(left + room * span.actual / most, middle, m_size * 0.7, span.look);
            text(left + room + 10, y + m_size, saidOf(span), Align::Left, true);
            y += m_line * 1.25;
        }
        if (!areAbove) line(left, 0, 0, y, Tone::Ink);
        text(left, y + m_size, "0", Align::Centre);
        text(left + room, y + m_size, figure(most), Align::Centre);
        m_drawing.height = y + m_line;
    }

    [[nodiscard]] std::string saidOf(const Chart::Span& span) const
    {
        return figure(span.actual) + (span.said.empty() ? "" : ": " + span.said);
    }

    const Chart& m_chart;
    double m_size;
    double m_line;
    ChartDrawing m_drawing;
};

}  // namespace

ChartPattern chartPattern(int look)
{
    constexpr int patterns = 4;
    return static_cast<ChartPattern>(std::abs(look) % patterns);
}

ChartDrawing drawChart(const Chart& chart, double width, double pointSize)
{
    return ChartArtist(chart, width, pointSize).draw();
}

}  // namespace drumhead
