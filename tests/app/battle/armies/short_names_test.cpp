// Names that have to be cut stay apart from each other.
#include "support/catch.hpp"

#include "app/battle/armies/model/army_model.hpp"
#include "app/battle/armies/rows/name_delegate.hpp"
#include "app/battle/armies/rows/short_names.hpp"

#include <QFont>
#include <QSet>
#include <QStandardItemModel>

#include <algorithm>

namespace short_names_test {

using drumhead::EntityKind;
using drumhead::app::ArmyModel;
using drumhead::app::NameDelegate;
using drumhead::app::ShortNames;

namespace {

class OpenDelegate : public NameDelegate {
public:
    using NameDelegate::initStyleOption;
};

const QStringList battalions{QStringLiteral("Musketeers, 1st battalion Alt-Kreytzen"),
                             QStringLiteral("Musketeers, 2nd battalion Alt-Kreytzen"),
                             QStringLiteral("Musketeers, 1st battalion Prinz Heinrich"),
                             QStringLiteral("Grenadier battalion Kleist"), QStringLiteral("Feldjäger zu Fuss")};

}  // namespace

TEST_CASE("A name gives up first the words that most names share, never its number")
{
    const QFontMetrics metrics{QFont()};
    const ShortNames names(battalions);
    const auto fitted = [&](int at, const char* room) {
        return names.fitted(battalions[at], metrics, metrics.horizontalAdvance(QString::fromUtf8(room)));
    };
    CHECK(fitted(0, "Musketeers, 2nd battalion Prinz Heinrich") == battalions[0]);
    CHECK(fitted(0, "Musketeers, 1st Prinz Heinrich") == QStringLiteral("Musketeers, 1st Alt-Kreytzen"));
    CHECK(fitted(0, "1st Alt-Kreytzen") == QStringLiteral("1st Alt-Kreytzen"));
    CHECK(fitted(1, "1st Alt-Kreytzen  ") == QStringLiteral("2nd Alt-Kreytzen"));
    CHECK(fitted(3, "Grenadier Kleist") == QStringLiteral("Grenadier Kleist"));
}

TEST_CASE("Names of a kind give up the same words, whoever of them has room for more")
{
    const QFontMetrics metrics{QFont()};
    const ShortNames names(battalions);
    const int room = metrics.horizontalAdvance(QStringLiteral("Musketeers, 2nd Alt-Kreytzen"));
    REQUIRE(metrics.horizontalAdvance(QStringLiteral("Musketeers, 1st Prinz Heinrich")) > room);
    CHECK(names.fitted(battalions[0], metrics, room) == QStringLiteral("1st Alt-Kreytzen"));
    CHECK(names.fitted(battalions[1], metrics, room) == QStringLiteral("2nd Alt-Kreytzen"));
    CHECK(names.fitted(battalions[3], metrics, room) == battalions[3]);
}

TEST_CASE("No name is cut down to its number")
{
    const QFontMetrics metrics{QFont()};
    const QStringList regiments{QStringLiteral("13. Linien-Infanterie-Regiment"),
                                QStringLiteral("7. Linien-Infanterie-Regiment Löwenstein")};
    const int room = metrics.horizontalAdvance(QStringLiteral("13. Linien-Infanterie"));
    const QString fitted = ShortNames(regiments).fitted(regiments[0], metrics, room);
    CHECK(fitted.startsWith(QStringLiteral("13. L")));
    CHECK(metrics.horizontalAdvance(fitted) <= room);
    const QStringList foot{QStringLiteral("94th Foot"), QStringLiteral("74th Foot (Highlanders)")};
    const int narrow = metrics.horizontalAdvance(QStringLiteral("94th Foot"));
    CHECK(ShortNames(foot).fitted(foot[0], metrics, narrow) == foot[0]);
    CHECK(ShortNames(foot).fitted(foot[1], metrics, narrow).startsWith(QStringLiteral("74")));
}

TEST_CASE("No name begins with a word that only led on to the next")
{
    const QFontMetrics metrics{QFont()};
    const QStringList guns{QStringLiteral("Battery of 12-pounders Holtz"),
                           QStringLiteral("Battery of 6-pounders Merkatz")};
    const ShortNames names(guns);
    const int room = metrics.horizontalAdvance(QStringLiteral("12-pounders Holtz "));
    CHECK(names.fitted(guns[0], metrics, room) == QStringLiteral("12-pounders Holtz"));
}

TEST_CASE("A noun that bears what follows it stays as long as that stays")
{
    const QFontMetrics metrics{QFont()};
    const QStringList horse{QStringLiteral("7e chasseurs à cheval"), QStringLiteral("20e chasseurs à cheval"),
                            QStringLiteral("20e artillerie à cheval")};
    const ShortNames names(horse);
    const QString fitted = names.fitted(horse[0], metrics, metrics.horizontalAdvance(QStringLiteral("7e chasseurs M")));
    CHECK(fitted == QStringLiteral("7e chasseurs"));
}

TEST_CASE("No word is given up that alone tells two names apart")
{
    const QFontMetrics metrics{QFont()};
    const QStringList guards{QStringLiteral("Old Guard Foot"), QStringLiteral("Old Guard Horse"),
                             QStringLiteral("Young Guard Foot"), QStringLiteral("Young Guard Horse")};
    const ShortNames names(guards);
    QStringList shown;
    for (const QString& each : guards)
        shown << names.fitted(each, metrics, metrics.horizontalAdvance(QStringLiteral("Young Horse")));
    CHECK(QSet<QString>(shown.begin(), shown.end()).size() == guards.size());
    for (qsizetype i = 0; i < guards.size(); ++i) {
        CHECK(shown[i].startsWith(guards[i].section(u' ', 0, 0)));
        CHECK(shown[i].endsWith(guards[i].section(u' ', -1)));
    }
}

TEST_CASE("No short name begins within what it shortens")
{
    const QFontMetrics metrics{QFont()};
    const QStringList guns{QStringLiteral("Artillerie à pied, 8e compagnie"),
                           QStringLiteral("Artillerie à cheval, 2e compagnie")};
    const ShortNames names(guns);
    const int room = metrics.horizontalAdvance(QStringLiteral("Artillerie à cheval, 2e"));
    for (const QString& each : guns) CHECK(names.fitted(each, metrics, room).startsWith(QStringLiteral("Artillerie")));
}

TEST_CASE("What has no room even so is cut in its middle")
{
    const QFontMetrics metrics{QFont()};
    const ShortNames names(battalions);
    const int room = metrics.horizontalAdvance(QStringLiteral("Feldjä…"));
    const QString shown = names.fitted(battalions[4], metrics, room);
    CHECK(metrics.horizontalAdvance(shown) <= room);
    CHECK(shown.contains(u'…'));
}

TEST_CASE("A name whose words would be cut takes two lines")
{
    const QFontMetrics metrics{QFont()};
    const QStringList names{QStringLiteral("Husaren-Regiment Kienmayer"), QStringLiteral("Grenz-Regiment Gradiscaner"),
                            QStringLiteral("9. Jäger-Bataillon")};
    const ShortNames all(names);
    const int room = metrics.horizontalAdvance(QStringLiteral("Husaren-Regiment "));
    CHECK(all.lines(names[0], metrics, room)
          == QStringList{QStringLiteral("Husaren-Regiment"), QStringLiteral("Kienmayer")});
    CHECK(all.lines(names[1], metrics, room)
          == QStringList{QStringLiteral("Grenz-Regiment"), QStringLiteral("Gradiscaner")});
    CHECK(all.lines(names[0], metrics, 10 * room) == QStringList{names[0]});
    for (const QString& each : all.lines(names[0], metrics, room / 3))
        CHECK(metrics.horizontalAdvance(each) <= room / 3);
}

TEST_CASE("A name in two lines gives up no more words than these ask for, and is never cut in both")
{
    const QFontMetrics metrics{QFont()};
    const QString karl = QStringLiteral("3. Linien-Infanterie-Regiment Prinz Karl, 1. Bataillon");
    const QStringList line{karl, QStringLiteral("3. Linien-Infanterie-Regiment Prinz Karl, 2. Bataillon"),
                           QStringLiteral("7. Linien-Infanterie-Regiment Löwenstein, 1. Bataillon"),
                           QStringLiteral("7. Linien-Infanterie-Regiment Löwenstein, 2. Bataillon"),
                           QStringLiteral("13. Linien-Infanterie-Regiment")};
    const ShortNames names(line);
    for (const char* const room : {"3. Prinz Karl,", "3. Prinz Karl, 1.", "3. Linien-Infanterie"}) {
        const int width = metrics.horizontalAdvance(QString::fromUtf8(room));
        const QStringList lines = names.lines(karl, metrics, width);
        INFO(room << ": " << lines.join(u'/').toStdString());
        CHECK(lines.size() <= 2);
        for (const QString& each : lines) CHECK(metrics.horizontalAdvance(each) <= width);
        const QString whole = lines.join(u' ');
        CHECK(whole.startsWith(QStringLiteral("3. ")));
        CHECK(whole.contains(QStringLiteral("Karl, 1.")));
        CHECK_FALSE(whole.contains(u'…'));
    }
    // Where even that has no room, beginning and end stay.
    const QStringList cut = names.lines(karl, metrics, metrics.horizontalAdvance(QStringLiteral("3. Pr…")));
    REQUIRE(cut.size() == 2);
    CHECK(cut[0].startsWith(QStringLiteral("3.")));
    CHECK(cut[0].endsWith(u'…'));
    CHECK(cut[1].endsWith(QStringLiteral("1.")));
}

TEST_CASE("What neighbours give up is the same, and no two numbers come together")
{
    const QFontMetrics metrics{QFont()};
    const QStringList foot{QStringLiteral("Infantry regiment Harrach, 1st battalion"),
                           QStringLiteral("Infantry regiment Harrach, 2nd battalion"),
                           QStringLiteral("Infantry regiment Botta, 1st battalion"),
                           QStringLiteral("2e de ligne, 1er bataillon"),
                           QStringLiteral("2e de ligne, 2e bataillon"),
                           QStringLiteral("16e de ligne, 1er bataillon")};
    const ShortNames names(foot);
    const int first = metrics.horizontalAdvance(QStringLiteral("Infantry Harrach, 1st"));
    const int second = metrics.horizontalAdvance(QStringLiteral("Infantry Harrach, 2nd"));
    const int between = std::min(first, second);  // one of them has room for a word more
    REQUIRE(first != second);
    for (int i = 0; i < 3; ++i)
        CHECK_FALSE(names.fitted(foot[i], metrics, between).contains(QStringLiteral("Infantry")));
    const int narrow = metrics.horizontalAdvance(QStringLiteral("16e ligne, 1er"));
    for (int i = 3; i < 6; ++i) CHECK(names.fitted(foot[i], metrics, narrow).contains(QStringLiteral("ligne")));
}

TEST_CASE("A leader keeps rank and name in two lines before he gives up a word")
{
    const QFontMetrics metrics{QFont()};
    const QStringList leaders{QStringLiteral("General der Infanterie von Rothenau"),
                              QStringLiteral("General der Kavallerie Graf Nadlin")};
    const int width = metrics.horizontalAdvance(QStringLiteral("General der Kavallerie "));
    CHECK(ShortNames(leaders).lines(leaders[0], metrics, width, ShortNames::Prefer::EveryWord)
          == QStringList{QStringLiteral("General der Infanterie"), QStringLiteral("von Rothenau")});
}

TEST_CASE("A unit that is named as a leader is keeps the name, which alone tells it from others")
{
    const QString unit = QStringLiteral("Husaren-Regiment Kienmayer");
    const QString leader = QStringLiteral("Feldmarschalleutnant Kienmayer");
    QStandardItemModel model(1, 1);
    model.setData(model.index(0, 0), unit);
    model.setData(model.index(0, 0), static_cast<int>(EntityKind::Unit), ArmyModel::KindRole);
    OpenDelegate delegate;
    delegate.setMayWrap(true);
    delegate.setNames({unit, QStringLiteral("Grenz-Regiment Gradiscaner")}, {leader});
    QStyleOptionViewItem option;
    option.rect = {0, 0, option.fontMetrics.horizontalAdvance(QStringLiteral("Husaren-Regiment MM")), 100};
    delegate.initStyleOption(&option, model.index(0, 0));
    CHECK(option.text == QStringLiteral("Husaren-Regiment") + QChar::LineSeparator + QStringLiteral("Kienmayer"));
}

}  // namespace short_names_test
