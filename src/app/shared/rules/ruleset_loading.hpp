#pragma once

#include "drumhead/rules/loading/ruleset_loader.hpp"

#include <QObject>
#include <QString>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace drumhead::app {

/// Loads rulesets off the window's thread, one at a time, in the language that is spoken: whatever stands in their
/// files, the window opens and answers.
class RulesetLoading : public QObject {
    Q_OBJECT

public:
    explicit RulesetLoading(QObject* parent = nullptr);
    /// Waits for what is being loaded: some seconds at most, by the bounds of rulesets.
    ~RulesetLoading() override;

    /// Begins with that folder, unless it is being loaded already; what was being loaded before is dropped.
    void start(const QString& folder);
    /// Waits as long as an ordinary ruleset takes; a fraction of a second. Nothing: it takes longer, and `loaded`
    /// comes.
    [[nodiscard]] std::optional<LoadedRuleset> waitBriefly();
    /// Loads a game's own rules and comes back with them. Where that takes long, a notice says what is loading, and the
    /// windows wait for it. For the window's thread.
    [[nodiscard]] static LoadedRuleset loadBeside(const RulesetFiles& files);
    /// The same for a folder.
    [[nodiscard]] static LoadedRuleset loadFolderBeside(const QString& folder);
    /// Processor seconds that an ordinary ruleset takes; a test sets 0, so that none counts as one on any machine.
    static void setPatience(double seconds);
    /// Drops what is being loaded.
    void drop() { m_work.reset(); }
    /// The folder that is being loaded; empty: none.
    [[nodiscard]] QString folder() const;

Q_SIGNALS:
    void loaded(const QString& folder, const std::shared_ptr<drumhead::LoadedRuleset>& ruleset);

private:
    struct Work;
    void finish(const std::shared_ptr<Work>& work);

    QThreadPool m_pool;
    std::shared_ptr<Work> m_work;  ///< shared with its thread
};

}  // namespace drumhead::app
