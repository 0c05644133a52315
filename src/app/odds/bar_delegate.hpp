#pragma once

#include "app/shared/widgets/text/wrap_delegate.hpp"

namespace drumhead::app {

/// Paints chances as bars on a rail that is 100 % long: solid for the case in hand, hatched for the pinned one and as
/// far as a chance may reach that depends on choices.
class BarDelegate : public WrapDelegate {
    Q_OBJECT

public:
    using WrapDelegate::WrapDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace drumhead::app
