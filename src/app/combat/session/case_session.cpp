#include "app/combat/session/case_session.hpp"

#include "app/shared/qt_text.hpp"

namespace drumhead::app {

CaseSession::CaseSession(const Ruleset& ruleset, const Procedure& procedure, QObject* parent)
    : QObject(parent), CaseInHand(ruleset, procedure)
{
    observe();
}

CaseSession::CaseSession(const Situation& situation, std::vector<FactRef> known, QObject* parent)
    : QObject(parent), CaseInHand(situation, std::move(known))
{
    observe();
}

void CaseSession::observe()
{
    setObserver([this](Change change) {
        if (change == Change::Rows) Q_EMIT rowsChanged();
        Q_EMIT changed();
    });
}

QStringList CaseSession::prefill(const QStringList& answers)
{
    std::vector<std::string> texts;
    for (const QString& each : answers) texts.push_back(each.toStdString());
    QStringList faults;
    for (const std::string& each : CaseInHand::prefill(texts)) faults << asSentence(toQt(each));
    return faults;
}

void CaseSession::rule(const QString& ruling, const QString& choice)
{
    CaseInHand::rule(ruling.toStdString(), choice.toStdString());
}

}  // namespace drumhead::app
