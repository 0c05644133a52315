#pragma once

#include "app/editor/document/scenario_document.hpp"
#include "drumhead/game/scenario/csv/army_list_csv.hpp"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;
class QTreeWidget;

namespace drumhead::app {

class CsvPreviewModel;

/// Text from a spreadsheet in UTF-8, UTF-16 or Latin-1, with or without a mark at its beginning.
[[nodiscard]] QString decodedSpreadsheet(const QByteArray& bytes);

/// Takes an order of battle from a spreadsheet, opened or pasted; shows before it is taken what could not be.
class CsvDialog : public QDialog {
    Q_OBJECT

public:
    CsvDialog(const ScenarioDocument& document, QWidget* parent);

    void setText(const QString& text);
    [[nodiscard]] const Scenario& scenario() const { return m_import.scenario; }

private:
    QLayout* makeSource();
    QWidget* makeParts();
    void makeViews();
    void connectReading();
    void openSheet();
    void saveTemplate();
    bool mayReplace();
    void takeFile(const QString& text);
    void read();
    void showProblems();
    [[nodiscard]] QString remarks() const;

    const ScenarioDocument& m_document;
    ArmyListImport m_import;
    QPlainTextEdit* m_text;
    QComboBox* m_how;
    QComboBox* m_side;
    QCheckBox* m_guesses;
    QLabel* m_told;
    CsvPreviewModel* m_preview;
    QTableView* m_cells;
    QTreeWidget* m_problems;
    QPushButton* m_take;
    QTimer m_readSoon;
};

}  // namespace drumhead::app
