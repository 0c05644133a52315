#pragma once

#include "drumhead/resolve/situation.hpp"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <utility>
#include <vector>

namespace drumhead::app {

/// A case put aside, in words and numbers that outlive the program and a change of the rules.
struct CaseRecord {
    QString procedure;
    std::vector<std::pair<QString, int>> rows;  ///< role and how many it has, where it may be many
    QStringList answers;                        ///< "name=value"
    std::vector<int> faces;                     ///< the dice thrown so far
    QJsonArray overrules;

    [[nodiscard]] bool isEmpty() const { return answers.isEmpty() && faces.empty() && overrules.isEmpty(); }
};

[[nodiscard]] CaseRecord recordOf(const Situation& situation, const std::vector<int>& faces);

/// Puts answers, rows and overrulings into a fresh case. Returns what no longer fits the rules, in words.
QStringList takeUpRecord(Situation& situation, const CaseRecord& record);

[[nodiscard]] QJsonObject toJson(const CaseRecord& record);
[[nodiscard]] CaseRecord recordFromJson(const QJsonObject& json);

}  // namespace drumhead::app
