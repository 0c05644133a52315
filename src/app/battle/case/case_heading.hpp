#pragma once

#include "app/shared/widgets/text/big_label.hpp"

namespace drumhead::app {

/// Who against whom, above the questions of a case: in letters as large as let it stand in one line, or where that is
/// short in two, so that what stands beneath keeps its place whatever the names.
class CaseHeading : public BigLabel {
    Q_OBJECT

public:
    explicit CaseHeading(QWidget* parent);

    void showText(const QString& text);
    /// Where there is little room these letters give way, not the verdict's.
    void setCompact(bool compact);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void showWhole();
    void showCut(int room);

    QString m_text;
    double m_most = 1.2;
    bool m_isCompact = false;
};

}  // namespace drumhead::app
