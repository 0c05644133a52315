#pragma once

#include <QCoreApplication>
#include <QString>

class QScrollArea;
class QWidget;

namespace drumhead::app {

class KeptSplitter;
class ModifierPanel;
class OddsSidePanel;

/// Where the panels of a case stand by the room that the page has. Wide: two columns. Narrow: the modifiers are a tab,
/// and all tabs are below the verdict. Low: form and verdict are a tab too.
class CaseArrangement {
    Q_DECLARE_TR_FUNCTIONS(CaseArrangement)

public:
    enum class Kind { Wide, Narrow, Low };

    struct Panels {
        KeptSplitter* columns;  ///< left and right
        KeptSplitter* left;     ///< form and verdict
        KeptSplitter* right;    ///< modifiers and side
        ModifierPanel* modifiers;
        OddsSidePanel* side;
    };

    /// The panels stand wide and outlive it; `page` holds them.
    CaseArrangement(const Panels& panels, QWidget* page);

    [[nodiscard]] static Kind kindFor(const QWidget& page);
    void set(Kind kind);
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isWide() const { return m_kind == Kind::Wide; }
    [[nodiscard]] bool isNarrow() const { return m_kind == Kind::Narrow; }
    [[nodiscard]] bool isLow() const { return m_kind == Kind::Low; }
    /// "wide", "narrow" or "low", as settings name it.
    [[nodiscard]] QString name() const;

    /// Brings form and verdict to the front if they are a tab.
    void showCase();
    /// Brings the modifiers to the front; they have to be a tab.
    void showModifiers();
    /// Whether the tab of the modifiers is in front.
    [[nodiscard]] bool showsModifiers() const;

private:
    void makeWide();
    void makeNarrow();
    void makeLow();

    Panels m_panels;
    QScrollArea* m_modifiersPage;  ///< the tab of the modifiers, unless it is wide
    Kind m_kind = Kind::Wide;
};

}  // namespace drumhead::app
