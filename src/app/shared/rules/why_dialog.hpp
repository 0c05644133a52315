#pragma once

#include "drumhead/rules/ruleset.hpp"

#include <QDialog>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace drumhead::app {

/// What stands behind a line: the statements of the source that it cites, our reading of them, and how far it
/// is vouched for. It stays open beside the window and changes with what is asked for.
class WhyDialog : public QDialog {
    Q_OBJECT

public:
    explicit WhyDialog(QWidget* parent = nullptr);

    void explain(const Ruleset& ruleset, const QString& what, const std::vector<int>& cites, Status status);

private:
    QLabel* add(const QString& text, bool bold);

    QLabel* m_what;
    QLabel* m_status;
    QWidget* m_content = nullptr;
    QScrollArea* m_scroll;
    QVBoxLayout* m_column = nullptr;
};

}  // namespace drumhead::app
