#pragma once

#include <QPushButton>

namespace drumhead::app {

/// The way on: where it leads in one line, or where that is too long in two, at the same height. What has no room even
/// there is in the tip.
class WayButton : public QPushButton {
    Q_OBJECT

public:
    explicit WayButton(QWidget* parent);

    /// `form` has a %1 for `title`, or none; `side`: the end of the title that is kept while the rest is cut.
    void setWay(const QString& form, const QString& title, const QString& side = {});
    /// The whole, without cuts.
    [[nodiscard]] QString whole() const;
    /// Where every line counts the button is as low as others.
    void setCompact(bool compact);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QStringList forms() const;
    void fit();
    [[nodiscard]] QString withTitle(const QString& title) const;
    [[nodiscard]] QStringList cutBefore(const QString& end, const QFontMetrics& metrics, int room) const;

    QString m_form;
    QString m_title;
    QString m_side;
    bool m_isCompact = false;
};

/// The first of the texts that fits into `width`, else the last.
[[nodiscard]] QString longestFitting(const QStringList& texts, const QFontMetrics& metrics, int width);

}  // namespace drumhead::app
