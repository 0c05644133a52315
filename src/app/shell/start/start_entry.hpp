#pragma once

#include <QAbstractButton>

namespace drumhead::app {

/// One thing to begin with: its words at the left, wrapped where they have no room. Return presses it. The one that is
/// proposed has the colour of the primary action.
class StartEntry : public QAbstractButton {
    Q_OBJECT

public:
    /// `detail`: behind the title, in smaller type; may be empty.
    StartEntry(const QString& title, const QString& detail, QWidget* parent);

    void propose(bool proposed);
    [[nodiscard]] bool isProposed() const { return m_isProposed; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QFont detailFont() const;
    [[nodiscard]] int textHeight(int width) const;

    QString m_detail;
    bool m_isProposed = false;
};

}  // namespace drumhead::app
