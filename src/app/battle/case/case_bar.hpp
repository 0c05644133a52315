#pragma once

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace drumhead::app {

class CaseSession;

/// The row beneath a case of a battle: what is done with it, and whether the battle's own answers are seen.
class CaseBar : public QWidget {
    Q_OBJECT

public:
    explicit CaseBar(QWidget* parent = nullptr);

    /// `canApply`: it is finished and allowed; `hasTyped`: dice are typed that pressing takes first; `isCorrection`: it
    /// is an earlier case; `isKept`: leaving it keeps it.
    void setCase(const CaseSession& session, bool canApply, bool hasTyped, bool isCorrection, bool isKept);
    void setShowsKnown(bool shows);
    /// Whether the case is against one of several units.
    void setHasTargets(bool has);
    /// To what comes next: letting the case happen, or where that is not to be had, leaving it.
    void focusNext(bool canApply);
    [[nodiscard]] QList<QWidget*> tabChain() const;

Q_SIGNALS:
    void applyPressed();
    void leavePressed();
    void targetsPressed();
    void knownShown(bool shown);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitWords();
    void setTips();

    QPushButton* m_apply;
    QPushButton* m_leave;
    QPushButton* m_targets;
    QCheckBox* m_known;
    QString m_wants;  ///< what has to be done before it can be applied, or empty
    bool m_isCorrection = false;
    bool m_isKept = false;
};

}  // namespace drumhead::app
