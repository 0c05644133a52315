#pragma once

#include "support/catch.hpp"

#include <QApplication>
#include <QMessageBox>
#include <QTimer>

#include <functional>
#include <utility>

namespace drumhead::app::testing {

/// As long as it lives every message that asks is answered by the first of its buttons that is wanted.
class MessageAnswers {
public:
    using IsWanted = std::function<bool(const QMessageBox&, QAbstractButton&)>;

    explicit MessageAnswers(IsWanted isWanted) : m_isWanted(std::move(isWanted))
    {
        QObject::connect(&m_looking, &QTimer::timeout, &m_looking, [this] { answer(); });
        m_looking.start(20);
    }

    /// How many were asked.
    [[nodiscard]] int asked() const { return m_asked; }

private:
    void answer()
    {
        auto* const question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!question) return;
        ++m_asked;
        for (QAbstractButton* const each : question->buttons()) {
            if (m_isWanted(*question, *each)) return each->click();
        }
        question->reject();
        FAIL_CHECK("no button of the message is wanted");
    }

    IsWanted m_isWanted;
    QTimer m_looking;
    int m_asked = 0;
};

}  // namespace drumhead::app::testing
