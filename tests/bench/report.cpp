#include "report.hpp"

#include <cmath>
#include <cstdio>

namespace drumhead::bench {

namespace {

std::string ratioText(const Spread& ratio)
{
    return figure(ratio.median) + " (" + figure(ratio.low) + " to " + figure(ratio.high) + ")";
}

std::string verdict(const Row& row)
{
    if (row.goal == Goal::None) return "";
    const double value = row.measured > 0 ? row.measured : row.ratio.median;
    const bool met = row.goal == Goal::AtMost ? value <= row.bound : value >= row.bound;
    return row.goalText + (met ? ": met" : ": missed");
}

}  // namespace

std::string figure(double value)
{
    const double size = std::abs(value);
    const int decimals = size >= 100 || size == 0 ? 0
        : size >= 10                              ? 1
        : size >= 1                               ? 2
                                                  : 2 - static_cast<int>(std::floor(std::log10(size)));
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", decimals, value);
    return text;
}

std::string timeText(double seconds)
{
    if (seconds < 1e-6) return figure(seconds * 1e9) + " ns";
    if (seconds < 1e-3) return figure(seconds * 1e6) + " us";
    if (seconds < 1) return figure(seconds * 1e3) + " ms";
    return figure(seconds) + " s";
}

std::string spreadText(const Spread& seconds)
{
    return timeText(seconds.median) + " (" + timeText(seconds.low) + " to " + timeText(seconds.high) + ")";
}

Row rowOf(const std::string& what, const Comparison& comparison)
{
    Row row;
    row.what = what;
    row.ours = spreadText(comparison.ours);
    row.theirs = spreadText(comparison.theirs);
    row.ratio = comparison.ratio;
    return row;
}

void printText(const std::vector<Section>& sections)
{
    for (const Section& section : sections) {
        std::printf("%s\n", section.title.c_str());
        for (const Row& row : section.rows) {
            std::printf("  %s\n", row.what.c_str());
            std::printf("    %-16s %-36s %s: %s\n", (section.ours + ":").c_str(), row.ours.c_str(),
                        section.theirs.c_str(), row.theirs.c_str());
            std::printf("    %-16s %-36s %s\n", "ratio:", ratioText(row.ratio).c_str(), verdict(row).c_str());
        }
        for (const std::string& note : section.notes) std::printf("  %s\n", note.c_str());
        for (const std::string& command : section.commands) std::printf("  drumhead-cli %s\n", command.c_str());
        std::printf("\n");
    }
}

void printMarkdown(const std::vector<Section>& sections)
{
    for (const Section& section : sections) {
        std::printf("### %s\n\n| case | %s | %s | ratio | goal |\n|---|---|---|---|---|\n", section.title.c_str(),
                    section.ours.c_str(), section.theirs.c_str());
        for (const Row& row : section.rows)
            std::printf("| %s | %s | %s | %s | %s |\n", row.what.c_str(), row.ours.c_str(), row.theirs.c_str(),
                        ratioText(row.ratio).c_str(), verdict(row).c_str());
        std::printf("\n");
        for (const std::string& note : section.notes) std::printf("- %s\n", note.c_str());
        if (!section.notes.empty()) std::printf("\n");
    }
}

}  // namespace drumhead::bench
