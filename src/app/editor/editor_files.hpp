#pragma once

#include "app/editor/document/scenario_document.hpp"

#include <QObject>

class QWidget;

namespace drumhead::app {

/// Saves a scenario, and takes it to and from spreadsheets and paper.
class EditorFiles : public QObject {
    Q_OBJECT

public:
    /// Dialogs open over `window`.
    EditorFiles(ScenarioDocument& document, QWidget& window);

    /// Under its name; asks for one where it has none yet, or where it came with the program. False: it is not saved.
    bool save();
    bool saveAs();
    void importCsv();
    void exportCsv();
    void showSheets();

Q_SIGNALS:
    /// What went wrong, in a sentence; nothing: all is well.
    void told(const QString& sentence);
    void done(const QString& sentence);

private:
    [[nodiscard]] Scenario spokenScenario() const;
    bool saveTo(const QString& file);
    /// What to do where somebody else has saved the file since.
    bool saveOverOther();

    ScenarioDocument& m_document;
    QWidget& m_window;
};

}  // namespace drumhead::app
