#pragma once

#include "app/shared/background_job.hpp"
#include "app/sheets/sheets_dialog.hpp"

class QLabel;

namespace drumhead::app {

class SheetView;

/// A sheet to read on the screen, and to save or print from there.
class SheetReader : public QDialog {
    Q_OBJECT

public:
    /// Shows `soon` at once, and the sheet as a whole when it is made, in the background. What that reads has to
    /// outlive this. `name` begins the file names that are suggested.
    SheetReader(const OfferedSheet& offered, const Sheet& soon, const QString& name, QWidget* parent = nullptr);

private:
    void saveOrPrint();

    OfferedSheet m_offered;
    QString m_name;
    SheetView* m_view;
    QLabel* m_told;
    BackgroundJob m_job;
};

}  // namespace drumhead::app
