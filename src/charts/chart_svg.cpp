#include "drumhead/charts/chart_drawing.hpp"

#include "drumhead/base/percent.hpp"

namespace drumhead {

namespace {

using Shape = ChartDrawing::Shape;
using Tone = ChartDrawing::Tone;

std::string escaped(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default: out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return out;
}

std::string attribute(const char* name, double value)
{
    return std::string(" ") + name + "=\"" + decimalText(value, 1) + "\"";
}

const char* colourOf(const Shape& shape)
{
    constexpr const char* sides[] = {"#2B5FA6", "#A83E26", "#55554F", "#7A4F00"};
    switch (shape.tone) {
    case Tone::Ink: return "#1C1C1A";
    case Tone::Grey: return "#77776F";
    case Tone::Pale: return "#D0D0C8";
    case Tone::Ground: return "#fff";
    case Tone::Side: break;
    }
    return sides[static_cast<int>(chartPattern(shape.look))];
}

const char* dashesOf(const Shape& shape)
{
    if (shape.tone != Tone::Side) return "";
    switch (chartPattern(shape.look)) {
    case ChartPattern::Solid: return "";
    case ChartPattern::Hatched: return " stroke-dasharray=\"6 3\"";
    case ChartPattern::Open: return " stroke-dasharray=\"1.5 2.5\"";
    case ChartPattern::Dotted: return " stroke-dasharray=\"8 2 1.5 2\"";
    }
    return "";
}

std::string fillOf(const Shape& shape)
{
    if (!shape.filled) return shape.kind == Shape::Kind::Dot ? "#fff" : "none";
    if (shape.tone != Tone::Side || shape.kind == Shape::Kind::Dot) return colourOf(shape);
    switch (chartPattern(shape.look)) {
    case ChartPattern::Solid: return colourOf(shape);
    case ChartPattern::Hatched: return "url(#chart-hatched)";
    case ChartPattern::Open: return "#fff";
    case ChartPattern::Dotted: return "url(#chart-dotted)";
    }
    return "none";
}

/// The rim lies beneath the letters.
std::string haloOf(const Shape& shape, double pointSize)
{
    if (!shape.halo) return {};
    return " stroke=\"#fff\"" + attribute("stroke-width", 2 * ChartDrawing::halo * pointSize)
        + " stroke-linejoin=\"round\" paint-order=\"stroke\"";
}

std::string textElement(const Shape& shape, double pointSize)
{
    const char* anchor = shape.align == Shape::Align::Right ? " text-anchor=\"end\""
        : shape.align == Shape::Align::Centre               ? " text-anchor=\"middle\""
                                                            : "";
    return "<text" + attribute("x", shape.x) + attribute("y", shape.y) + anchor
        + (shape.bold ? " font-weight=\"bold\"" : "") + haloOf(shape, pointSize) + ">" + escaped(shape.text)
        + "</text>\n";
}

std::string pathElement(const Shape& shape, const std::string& ink)
{
    std::string points;
    for (const auto& [x, y] : shape.points) points += decimalText(x, 1) + "," + decimalText(y, 1) + " ";
    const std::string fill = shape.closed && shape.filled ? colourOf(shape) : "none";
    return std::string(shape.closed ? "<polygon" : "<polyline") + " points=\"" + points + "\" fill=\"" + fill + "\""
        + ink + (shape.dashed ? " stroke-dasharray=\"5 3\"" : "") + " stroke-linejoin=\"round\"/>\n";
}

std::string element(const Shape& shape, double pointSize)
{
    const std::string ink =
        std::string(" stroke=\"") + colourOf(shape) + "\"" + attribute("stroke-width", shape.stroke);
    switch (shape.kind) {
    case Shape::Kind::Line:
        return "<line" + attribute("x1", shape.x) + attribute("y1", shape.y) + attribute("x2", shape.x + shape.width)
            + attribute("y2", shape.y + shape.height) + ink + dashesOf(shape) + "/>\n";
    case Shape::Kind::Box:
        return "<rect" + attribute("x", shape.x) + attribute("y", shape.y) + attribute("width", shape.width)
            + attribute("height", shape.height) + " fill=\"" + fillOf(shape) + "\"" + (shape.filled ? "" : ink)
            + "/>\n";
    case Shape::Kind::Dot:
        return "<circle" + attribute("cx", shape.x) + attribute("cy", shape.y) + attribute("r", shape.height / 2)
            + " fill=\"" + fillOf(shape) + "\"" + ink + "/>\n";
    case Shape::Kind::Path: return pathElement(shape, ink);
    case Shape::Kind::Text: break;
    }
    return textElement(shape, pointSize);
}

constexpr const char* patterns =
    "<defs><pattern id=\"chart-hatched\" width=\"3\" height=\"3\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
    "<rect width=\"1.3\" height=\"3\" fill=\"#A83E26\"/></pattern>"
    "<pattern id=\"chart-dotted\" width=\"3\" height=\"3\" patternUnits=\"userSpaceOnUse\"><circle cx=\"1.5\" cy=\"1.5\" r=\"0.8\" fill=\"#7A4F00\"/></pattern></defs>\n";

/// The picture is in the page itself: nothing is loaded.
std::string beneathElement(const ChartDrawing::Beneath& beneath)
{
    return "<image href=\"" + beneath.picture.uri() + "\"" + attribute("x", 0) + attribute("y", 0)
        + attribute("width", beneath.width) + attribute("height", beneath.height)
        + attribute("opacity", ChartDrawing::Beneath::strength) + " preserveAspectRatio=\"none\"/>\n";
}

}  // namespace

std::string chartToSvg(const ChartDrawing& drawing)
{
    std::string text = "<svg class=\"chart\" role=\"img\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-4 0 "
        + decimalText(drawing.width + 8, 1) + " " + decimalText(drawing.height + 4, 1) + "\" width=\""
        + decimalText(drawing.width + 8, 0) + "\" font-size=\"" + decimalText(drawing.pointSize, 1)
        + "\" font-family=\"'DejaVu Sans Condensed', sans-serif\">\n<title>" + escaped(drawing.title) + "</title>\n"
        + patterns;
    if (drawing.beneath) text += beneathElement(*drawing.beneath);
    for (const Shape& shape : drawing.shapes) text += element(shape, drawing.pointSize);
    return text + "</svg>\n";
}

}  // namespace drumhead
