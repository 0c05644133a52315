// drumhead-bench: measures the engine side by side with other ways to the same answers, and holds the ratios against
// the goals.
#include "measures.hpp"

#include <cstdio>
#include <cstring>
#include <fstream>

using namespace drumhead::bench;

namespace {

constexpr const char* usage =
    "usage: drumhead-bench [--markdown] [--quick] [--check] [--only SECTION] [--on-request]\n"
    "  --markdown    the table as docs/performance.md has it\n"
    "  --quick       fewer rounds and samples, to try it out\n"
    "  --check       only compare the answers of the ways that are measured\n"
    "  --only        hand, sampling, resolutions, loading, growth or large\n"
    "  --on-request  measures what it reads, a problem and the least seconds of a sample in a line; for against_libraries.py\n";

struct Measure {
    const char* name;
    Section (*measure)(const Bench&);
};
constexpr Measure measures[] = {{"hand", againstHand},        {"sampling", againstSampling},
                                {"resolutions", resolutions}, {"loading", loading},
                                {"growth", growth},           {"large", largeCases}};

void beQuick(Bench& bench)
{
    bench.effort = {3, 0.001};
    bench.effortOfLong = {1, 0};
    bench.samples = 50'000;
    bench.searchSeconds = 0.3;
}

}  // namespace

int main(int argc, char** argv)
{
    bool markdown = false;
    std::string only;
    bool onRequest = false;
    Bench bench;
    bench.effortOfLong = {3, 0};
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--markdown") == 0) markdown = true;
        else if (std::strcmp(argv[i], "--quick") == 0) beQuick(bench);
        else if (std::strcmp(argv[i], "--check") == 0) bench.onlyCheck = true;
        else if (std::strcmp(argv[i], "--only") == 0 && i + 1 < argc) only = argv[++i];
        else if (std::strcmp(argv[i], "--on-request") == 0) onRequest = true;
        else return std::fputs(usage, stderr), 2;
    }
    std::ifstream file(std::string(DRUMHEAD_SOURCE_DIR) + "/tests/bench/cases.json");
    bench.cases = nlohmann::json::parse(file);
    if (onRequest) return answerRequests(bench), 0;
    std::vector<Section> sections;
    for (const Measure& each : measures) {
        if (only.empty() || only == each.name) sections.push_back(each.measure(bench));
    }
    if (sections.empty()) return std::fputs(usage, stderr), 2;
    if (bench.onlyCheck) return std::puts("The answers are the same."), 0;
    if (markdown) printMarkdown(sections);
    else printText(sections);
    return 0;
}
