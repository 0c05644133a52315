#pragma once

#include <QObject>

namespace drumhead::app {

class CasePage;

/// Lets undo and redo of the window reach a case from its fields too: while dice lie, and once a field has nothing of
/// its own to take back.
class UndoKeys : public QObject {
    Q_OBJECT

public:
    explicit UndoKeys(CasePage& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    CasePage& m_page;
};

}  // namespace drumhead::app
