#include "app/shared/widgets/fields/typed_hint.hpp"

#include <QAccessible>
#include <QToolTip>

namespace drumhead::app {

namespace {

constexpr int typingPause = 1500;  // milliseconds after which typing begins anew

}  // namespace

TypedHint::TypedHint(QWidget* field) : QLabel(field, Qt::ToolTip | Qt::BypassGraphicsProxyWidget)
{
    setObjectName(QStringLiteral("typedHint"));
    setTextFormat(Qt::PlainText);
    setFrameShape(QFrame::Box);
    setMargin(3);
    setPalette(QToolTip::palette());
    setForegroundRole(QPalette::ToolTipText);
    setBackgroundRole(QPalette::ToolTipBase);
    setAutoFillBackground(true);
    setAttribute(Qt::WA_ShowWithoutActivating);
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &TypedHint::forget);
}

void TypedHint::tell(int matches, bool stays)
{
    if (m_typed.isEmpty()) return forget();
    setPalette(QToolTip::palette());
    setText(matches == 0       ? tr("“%1”: nothing matches").arg(m_typed)
                : matches == 1 ? tr("“%1”").arg(m_typed)
                               : tr("“%1”: %n match", nullptr, matches).arg(m_typed));
    setAccessibleName(text());
    adjustSize();
    const QWidget* field = parentWidget();
    move(field->mapToGlobal(QPoint(0, -height() - 2)));
    show();
    QAccessibleEvent told(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
    if (stays) m_pause.stop();
    else m_pause.start();
}

void TypedHint::forget()
{
    m_typed.clear();
    m_pause.stop();
    hide();
}

}  // namespace drumhead::app
