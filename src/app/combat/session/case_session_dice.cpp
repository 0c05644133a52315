// The dice of a case: rolled here, or typed as they were thrown on the table.
#include "app/combat/session/case_session.hpp"

#include <QRegularExpression>

namespace drumhead::app {

namespace {

/// The dice typed so far, then fresh ones; remembers all of them.
class RecordedDice final : public DiceSource {
public:
    explicit RecordedDice(std::vector<int> typed) : m_typed(std::move(typed)), m_fresh(SeededDice::freshSeed()) {}

    [[nodiscard]] bool roll(int count, int sides, int* faces) override
    {
        if (!m_typed.roll(count, sides, faces) && !m_fresh.roll(count, sides, faces)) return false;
        m_faces.insert(m_faces.end(), faces, faces + count);
        return true;
    }
    [[nodiscard]] const std::vector<int>& faces() const { return m_faces; }

private:
    ScriptedDice m_typed;
    SeededDice m_fresh;
    std::vector<int> m_faces;
};

DiceCheck wrong(QString message) { return {DiceCheck::State::Wrong, {}, std::move(message)}; }

/// The numbers typed; a check that is wrong where one of the words is none.
DiceCheck facesIn(const QString& typed)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,;]+"));
    DiceCheck read;
    for (const QString& word : typed.split(separators, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        read.faces.push_back(word.toInt(&isNumber));
        if (!isNumber)
            return wrong(CaseSession::tr("“%1” is not the face of a die; type numbers with spaces between them.")
                             .arg(word.left(20)));
    }
    return read;
}

DiceCheck noSuchFace(int sides, int face)
{
    if (face == 0 && sides == 10) return wrong(CaseSession::tr("A D10 has the faces 1 to 10: type its 0 as 10."));
    return wrong(CaseSession::tr("A D%1 has no %2: its faces are 1 to %1.").arg(sides).arg(face));
}

DiceCheck tooMany(int left)
{
    return wrong(left == 1 ? CaseSession::tr("One die too many.") : CaseSession::tr("%1 dice too many.").arg(left));
}

DiceCheck tooFew(int dice, int sides, int typed)
{
    return {DiceCheck::State::Short,
            {},
            CaseSession::tr("%1 D%2 are thrown here: %n more to type.", nullptr, dice - typed).arg(dice).arg(sides)};
}

}  // namespace

void CaseSession::roll()
{
    if (isFinished()) dropDice();
    Resolution resolution = Resolution(m_situation);
    RecordedDice dice(m_faces);
    static_cast<void>(resolution.run(dice));
    m_faces = dice.faces();
    m_judgedAgain = false;
    m_diceDropped = false;
    rerun();
    Q_EMIT changed();
}

void CaseSession::rollTogether()
{
    SeededDice dice(SeededDice::freshSeed());
    std::vector<int> faces;
    for (const drumhead::Throw& each : m_together) {
        std::vector<int> thrown(static_cast<std::size_t>(each.dice));
        if (dice.roll(each.dice, each.sides, thrown.data())) faces.insert(faces.end(), thrown.begin(), thrown.end());
    }
    if (!faces.empty()) takeDice(faces);
}

void CaseSession::takeDice(const std::vector<int>& faces)
{
    if (isFinished()) dropDice();
    m_faces.insert(m_faces.end(), faces.begin(), faces.end());
    m_judgedAgain = false;
    m_diceDropped = false;
    rerun();
    Q_EMIT changed();
}

void CaseSession::forgetDice()
{
    dropDice();
    rerun();
    Q_EMIT changed();
}

DiceCheck CaseSession::check(const QString& typed) const
{
    DiceCheck read = facesIn(typed);
    if (read.state == DiceCheck::State::Wrong || read.faces.empty()) return read;
    if (m_pause.kind == Pause::Kind::Answer) return wrong(tr("The questions come first, then the dice."));
    return checkFaces(std::move(read.faces));
}

DiceCheck CaseSession::check(const QString& typed, const drumhead::Throw& thrown) const
{
    DiceCheck read = facesIn(typed);
    if (read.state == DiceCheck::State::Wrong || read.faces.empty()) return read;
    for (const int face : read.faces) {
        if (face < 1 || face > thrown.sides) return noSuchFace(thrown.sides, face);
    }
    const int count = static_cast<int>(read.faces.size());
    if (count > thrown.dice) return tooMany(count - thrown.dice);
    if (count < thrown.dice) return tooFew(thrown.dice, thrown.sides, count);
    read.state = DiceCheck::State::Fits;
    return read;
}

DiceCheck CaseSession::checkFaces(std::vector<int> typed) const
{
    std::vector<int> all = isFinished() ? std::vector<int>() : m_faces;
    all.insert(all.end(), typed.begin(), typed.end());
    Resolution resolution = m_start;
    ScriptedDice dice(all);
    const Pause at = resolution.run(dice);
    const int left = static_cast<int>(dice.left());
    if (at.kind != Pause::Kind::Dice) {
        if (left > 0 && dice.used() == 0) return wrong(tr("No dice are needed."));
        if (left > 0 && at.kind == Pause::Kind::Answer)
            return wrong(tr("A question comes before the last %n of them.", nullptr, left));
        if (left > 0) return tooMany(left);
        return {DiceCheck::State::Fits, std::move(typed),
                at.kind == Pause::Kind::Answer ? tr("Return takes them; then there is a question.")
                                               : tr("Return gives the verdict.")};
    }
    for (std::size_t i = dice.used(); i < all.size() && static_cast<int>(i - dice.used()) < at.dice; ++i) {
        if (all[i] < 1 || all[i] > at.sides) return noSuchFace(at.sides, all[i]);
    }
    if (left > 0) return tooFew(at.dice, at.sides, left);
    return {DiceCheck::State::Fits, std::move(typed),
            tr("Return takes them; then %1 D%2 more.").arg(at.dice).arg(at.sides)};
}

}  // namespace drumhead::app
