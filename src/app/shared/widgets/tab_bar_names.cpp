#include "app/shared/widgets/tab_bar_names.hpp"

#include <QAccessibleWidget>
#include <QPointer>
#include <QTabBar>

#include <vector>

namespace drumhead::app {

namespace {

QString withoutMarks(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'&' && i + 1 < text.size()) ++i;
        plain += text[i];
    }
    return plain;
}

class TabOfBar : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    TabOfBar(QTabBar& bar, int tab) : m_bar(&bar), m_tab(tab) {}

    [[nodiscard]] int tab() const { return m_tab; }
    [[nodiscard]] bool isValid() const override { return m_bar && m_tab < m_bar->count(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_bar ? QAccessible::queryAccessibleInterface(m_bar.data()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::PageTab; }
    [[nodiscard]] QString text(QAccessible::Text what) const override
    {
        if (!isValid()) return {};
        if (what == QAccessible::Name) return withoutMarks(m_bar->tabText(m_tab));
        return what == QAccessible::Description ? m_bar->tabToolTip(m_tab) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? m_bar->tabRect(m_tab).translated(m_bar->mapToGlobal(QPoint(0, 0))) : QRect();
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid) return state;
        const bool isOpen = m_bar->currentIndex() == m_tab;
        state.disabled = !m_bar->isTabEnabled(m_tab);
        state.invisible = !m_bar->isVisible() || !m_bar->isTabVisible(m_tab);
        state.selectable = true;
        state.selected = isOpen;
        state.focusable = isOpen;
        state.focused = isOpen && m_bar->hasFocus();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override
    {
        if (isValid() && action == pressAction()) m_bar->setCurrentIndex(m_tab);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<QTabBar> m_bar;
    int m_tab;
};

/// Its tabs first, then what else lies on it: the buttons that scroll it.
class NamedTabBar : public QAccessibleWidget {
public:
    explicit NamedTabBar(QTabBar& bar) : QAccessibleWidget(&bar, QAccessible::PageTabList), m_bar(bar) {}
    NamedTabBar(const NamedTabBar&) = delete;
    NamedTabBar& operator=(const NamedTabBar&) = delete;

    [[nodiscard]] int childCount() const override { return m_bar.count() + QAccessibleWidget::childCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= m_bar.count()) return QAccessibleWidget::child(index - m_bar.count());
        const auto at = static_cast<std::size_t>(index);
        while (m_tabs.size() <= at) {
            auto* tab = new TabOfBar(m_bar, static_cast<int>(m_tabs.size()));
            m_tabs.push_back(QAccessible::registerAccessibleInterface(tab));
        }
        return QAccessible::accessibleInterface(m_tabs[at]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        if (const auto* tab = dynamic_cast<const TabOfBar*>(child)) return tab->tab();
        const int other = QAccessibleWidget::indexOfChild(child);
        return other < 0 ? other : other + m_bar.count();
    }

protected:
    ~NamedTabBar() override
    {
        for (const QAccessible::Id each : m_tabs) QAccessible::deleteAccessibleInterface(each);
    }

private:
    QTabBar& m_bar;
    mutable std::vector<QAccessible::Id> m_tabs;
};

QAccessibleInterface* tabBarInterface(const QString&, QObject* object)
{
    auto* bar = qobject_cast<QTabBar*>(object);
    return bar && !bar->accessibleName().isEmpty() ? new NamedTabBar(*bar) : nullptr;
}

}  // namespace

void nameTabBars() { QAccessible::installFactory(tabBarInterface); }

}  // namespace drumhead::app
