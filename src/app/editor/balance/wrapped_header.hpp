#pragma once

#include <QHeaderView>

namespace drumhead::app {

/// A heading of a table that breaks its words into lines of so many letters, so that long names leave the cells room.
class WrappedHeader final : public QHeaderView {
    Q_OBJECT

public:
    WrappedHeader(Qt::Orientation orientation, int letters, QWidget* parent);

protected:
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override;

private:
    int m_letters;
};

}  // namespace drumhead::app
