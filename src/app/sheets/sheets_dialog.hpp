#pragma once

#include "drumhead/sheets/organiser.hpp"

#include <QDialog>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPrinter;
class QPushButton;

namespace drumhead::app {

/// A sheet that can be made now, and how.
struct OfferedSheet {
    QString title;
    SheetKind kind;
    std::function<Sheet()> make;
};

class FlowLayout;
class SheetPreview;

/// Shows, saves or prints the organiser's sheets.
class SheetsDialog : public QDialog {
    Q_OBJECT

public:
    /// `name` begins the file names that are suggested.
    SheetsDialog(std::vector<OfferedSheet> offered, const QString& name, QWidget* parent = nullptr);

    /// Offers every sheet of an evening, to look at and to save or print in one go.
    void offerPack(std::function<std::vector<PackedSheet>()> make);
    /// Writes all sheets of the evening into a folder as PDF. Tells how it went.
    bool savePackTo(const QString& folder);
    /// Prints all sheets of the evening, each by itself. Where the printer writes a file, each gets its own beside it,
    /// and it is asked before any is replaced. Tells how it went.
    bool printPackOn(QPrinter& printer);

    /// Writes the sheet chosen; its format follows from the ending of the name. Tells how it went.
    bool saveTo(const QString& file);

private:
    [[nodiscard]] static QString fileOf(const PackedSheet& sheet, const QString& folder);
    /// Asks where sheets of the evening would replace files.
    [[nodiscard]] bool mayReplace(const QStringList& files);
    QWidget* makeSide();
    QWidget* makeForm();
    FlowLayout* makeButtons();
    void preview();
    void showPages();
    void save();
    void print();
    void savePack();
    void printPack();
    /// False where the printer refuses; then it is told.
    bool printOn(QPrinter& printer, const Sheet& sheet, const SheetLayout& layout);
    [[nodiscard]] const OfferedSheet& chosen() const;
    [[nodiscard]] Paper paperChosen() const;
    [[nodiscard]] SheetLayout layoutChosen() const;
    [[nodiscard]] QString ending() const;

    std::vector<OfferedSheet> m_offered;
    QString m_name;
    QComboBox* m_sheet;
    QComboBox* m_paper;
    QComboBox* m_format;
    QLabel* m_told;
    SheetPreview* m_preview;
    QTimer m_soon;  ///< who goes down the list does not wait for each sheet
    QPushButton* m_savePack;
    QPushButton* m_printPack;
    std::function<std::vector<PackedSheet>()> m_pack;
};

}  // namespace drumhead::app
