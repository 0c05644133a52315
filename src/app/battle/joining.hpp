#pragma once

#include <QObject>

namespace drumhead {
struct RoleBinding;
}

namespace drumhead::app {

class CaseController;
class RolePicker;

/// Lets troops join in a case that is open: who is chosen takes a role that may stay empty, and what was answered and
/// thrown stays.
class Joining : public QObject {
    Q_OBJECT

public:
    Joining(CaseController& cases, RolePicker& picker);

private:
    void begin(int role);
    void join(const RoleBinding& chosen);

    CaseController& m_cases;
    RolePicker& m_picker;
};

}  // namespace drumhead::app
