#pragma once

#include "drumhead/sheets/organiser.hpp"

#include <QDialog>
#include <QString>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace drumhead::app {

/// A sheet that can be made now, and how.
struct OfferedSheet {
    QString title;
    SheetKind kind;
    std::function<Sheet()> make;
};

/// Saves or prints the organiser's sheets.
class SheetsDialog : public QDialog {
    Q_OBJECT

public:
    /// `name` begins the file names that are suggested.
    SheetsDialog(std::vector<OfferedSheet> offered, const QString& name, QWidget* parent = nullptr);

    /// Offers to save every sheet of an evening in one go.
    void offerPack(std::function<std::vector<PackedSheet>()> make);
    /// Writes all sheets of the evening into a folder as PDF. Tells how it went.
    bool savePackTo(const QString& folder);

    /// Writes the sheet chosen; its format follows from the ending of the name. Tells how it went.
    bool saveTo(const QString& file);

private:
    void save();
    void print();
    void savePack();
    [[nodiscard]] const OfferedSheet& chosen() const;
    [[nodiscard]] SheetLayout layoutChosen() const;
    [[nodiscard]] QString ending() const;

    std::vector<OfferedSheet> m_offered;
    QString m_name;
    QComboBox* m_sheet;
    QComboBox* m_paper;
    QComboBox* m_format;
    QLabel* m_told;
    QPushButton* m_savePack;
    std::function<std::vector<PackedSheet>()> m_pack;
};

}  // namespace drumhead::app
