#pragma once

#include "drumhead/rules/diagnostic.hpp"

#include <QFrame>

#include <vector>

class QLabel;
class QListWidget;
class QPushButton;

namespace drumhead::app {

/// What the check says of rules that were changed on disk; Return on a line opens the file there.
class RuleCheckStrip : public QFrame {
    Q_OBJECT

public:
    explicit RuleCheckStrip(QWidget* parent = nullptr);

    void show(const QString& sentence, const std::vector<Diagnostic>& remarks);
    [[nodiscard]] QList<QWidget*> tabChain() const;

private:
    void openPlace(int row);

    QLabel* m_sentence;
    QListWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_hide;
    std::vector<Diagnostic> m_remarks;
};

}  // namespace drumhead::app
