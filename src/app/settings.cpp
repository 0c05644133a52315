#include "app/settings.hpp"

#include "app/text.hpp"

namespace drumhead::app {

namespace {

QString answersKey(const Ruleset& ruleset, const Procedure& procedure)
{
    return QStringLiteral("answers/%1/%2").arg(toQt(ruleset.id), toQt(procedure.id));
}

QString rulingsKey(const Ruleset& ruleset)
{
    return QStringLiteral("rulings/%1").arg(toQt(ruleset.id));
}

}  // namespace

void Settings::saveAnswers(const CaseSession& session)
{
    QStringList answers;
    const std::vector<Slot>& all = session.program().slots;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == SlotKind::Ruling || !all[i].asked) continue;
        const int rows = all[i].manyRole < 0 ? 1 : session.situation().layout().rows(all[i].manyRole);
        for (int row = 0; row < rows; ++row) {
            const FactRef fact{static_cast<SlotId>(i), row};
            if (!session.isGiven(fact)) continue;
            const std::string value =
                session.ruleset().valueId(all[i].shape, session.situation().given(fact));
            answers << toQt(factName(session.program(), fact)) + u'=' + toQt(value);
        }
    }
    setValue(answersKey(session.ruleset(), session.procedure()), answers);
}

QStringList Settings::answers(const Ruleset& ruleset, const Procedure& procedure) const
{
    return value(answersKey(ruleset, procedure)).toStringList();
}

void Settings::saveRulings(const Ruleset& ruleset, const ClubRulings& rulings)
{
    QStringList list;
    for (auto each = rulings.begin(); each != rulings.end(); ++each) list << each.key() + u'=' + each.value();
    setValue(rulingsKey(ruleset), list);
}

ClubRulings Settings::rulings(const Ruleset& ruleset) const
{
    ClubRulings rulings;
    for (const QString& each : value(rulingsKey(ruleset)).toStringList())
        rulings.insert(each.section(u'=', 0, 0), each.section(u'=', 1));
    return rulings;
}

}  // namespace drumhead::app
