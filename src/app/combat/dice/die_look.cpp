#include "app/combat/dice/die_look.hpp"

#include "app/shared/look/dark_palette.hpp"

#include <QCoreApplication>

namespace drumhead::app {

namespace {

struct DieWords {
    Q_DECLARE_TR_FUNCTIONS(DieLook)
};

DieLook filledLook(const QPalette& palette, const char* light, const char* dark, const QString& sign,
                   const QString& word)
{
    const QColor colour(QString::fromLatin1(isDark(palette) ? dark : light));
    const QColor ink(QString::fromLatin1(isDark(palette) ? "#0F1B2A" : "#FFFFFF"));
    return {colour, ink, colour, false, sign, word};
}

DieLook plainLook(const QPalette& palette, bool dashed, const QString& sign, const QString& word)
{
    const QColor secondary(QString::fromLatin1(isDark(palette) ? "#B4B6B0" : "#55554F"));
    return {QColor(), secondary, secondary, dashed, sign, word};
}

DieLook scored(const QPalette& palette)
{
    return filledLook(palette, "#1F5FA8", "#7FB2F0", QStringLiteral("●"), DieWords::tr("counted"));
}

DieLook missed(const QPalette& palette)
{
    return plainLook(palette, false, QStringLiteral("○"), DieWords::tr("nothing"));
}

DieLook passed(const QPalette& palette)
{
    return filledLook(palette, "#2E6E3F", "#7CCB93", QStringLiteral("✓"), DieWords::tr("passed"));
}

DieLook failed(const QPalette& palette)
{
    return filledLook(palette, "#9B1C1C", "#FF9C92", QStringLiteral("✗"), DieWords::tr("failed"));
}

DieLook added(const QPalette& palette)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);  // read where it can't be changed, too
    return {palette.color(QPalette::Active, QPalette::Base), text, text, false, QString(), DieWords::tr("added")};
}

}  // namespace

DieLook lookOf(DieMark mark, const QPalette& palette)
{
    switch (mark) {
    case DieMark::Scored: return scored(palette);
    case DieMark::Missed: return missed(palette);
    case DieMark::Passed: return passed(palette);
    case DieMark::Failed: return failed(palette);
    case DieMark::NotUsed: return plainLook(palette, true, QStringLiteral("–"), DieWords::tr("not used"));
    case DieMark::Added: break;
    }
    return added(palette);
}

DieLook lookOf(FaceMeaning::Kind kind, const QPalette& palette)
{
    switch (kind) {
    case FaceMeaning::Kind::Score: return scored(palette);
    case FaceMeaning::Kind::Miss:
    case FaceMeaning::Kind::Nothing: return missed(palette);
    case FaceMeaning::Kind::Pass: return passed(palette);
    case FaceMeaning::Kind::Fail: return failed(palette);
    case FaceMeaning::Kind::Result: break;
    }
    return added(palette);
}

}  // namespace drumhead::app
