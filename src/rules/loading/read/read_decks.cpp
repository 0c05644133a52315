#include "rules/loading/read_objects.hpp"

#include "drumhead/base/text.hpp"
#include "drumhead/base/texts.hpp"

#include <algorithm>

namespace drumhead {

namespace {

constexpr std::size_t maxDecks = 50;
constexpr std::size_t maxKinds = 100;  // of cards in a deck
constexpr int maxCards = 1000;         // in a deck

class DeckReader {
public:
    DeckReader(LoaderContext& context, JsonPlace place) : m_context(context), m_place(place) {}

    void read()
    {
        m_context.allowKeys(m_place,
                            {"id", "title", "values", "cards", "empty", "lasts", "replaces", "cite", "status", "note"});
        m_deck.id = m_context.requiredId(m_place);
        m_deck.title = m_context.requiredString(m_place, "title");
        if (m_deck.id.empty()) return;
        if (m_context.ruleset.decks.size() >= maxDecks)
            return m_context.fault(m_place,
                                   {message("check.ruleset-at-most-decks", "a ruleset has at most %1 decks"),
                                    {aText(std::to_string(maxDecks))}});
        m_rowsCite = !m_place.has("cite");
        m_deck.element = m_context.addElement("deck " + m_deck.id, ElementKind::Table, true, m_place, false);
        readLifetime();
        readEmpty();
        if (!readCards()) return;
        addTable();
        addLeft();
        m_context.ruleset.decks.push_back(std::move(m_deck));
    }

private:
    const Texts& texts() const { return *m_context.ruleset.texts; }

    void readLifetime()
    {
        if (!m_place.has("lasts")) return;
        if (const auto lifetime = lifetimeWords.find(m_place["lasts"].string())) m_lasts = *lifetime;
        else
            m_context.fault(m_place["lasts"],
                            message("check.lasts-game-turn-phase", "\"lasts\" is game, turn, phase or subphase"));
    }

    void readEmpty()
    {
        const JsonPlace empty = m_place["empty"];
        const bool refuses = empty.isObject() && empty.size() == 1 && empty["refuse"].isString();
        m_deck.shuffles = !refuses;
        if (empty.exists() && !refuses && !(empty.isString() && empty.string() == "shuffle"))
            m_context.fault(
                empty,
                message(
                    "check.empty-shuffle-then-all",
                    "\"empty\" is \"shuffle\" (then all cards are shuffled together) or { \"refuse\": \"No card is left.\" }"));
    }

    bool readCards()
    {
        const JsonPlace cards = m_place["cards"];
        if (!cards.isArray() || cards.size() == 0) {
            m_context.fault(
                cards.exists() ? cards : m_place,
                message(
                    "check.deck-needs-cards",
                    "a deck needs \"cards\": [ { \"id\": \"advance\", \"title\": \"Advance\", \"copies\": 4 }, … ]"));
            return false;
        }
        if (cards.size() > maxKinds) {
            m_context.fault(
                cards,
                {message("check.deck-at-most-different",
                         "a deck has at most %1 different cards; cards that are alike are one, with \"copies\""),
                 {aText(std::to_string(maxKinds))}});
            return false;
        }
        readColumns();
        ChoiceList list;
        list.id = m_deck.id;
        for (const JsonPlace each : cards) readCard(each, list);
        if (m_deck.cards.empty()) return false;
        if (m_deck.size() > maxCards) {
            m_context.fault(cards,
                            {message("check.deck-at-most-cards", "a deck has at most %1 cards with all copies"),
                             {aText(std::to_string(maxCards))}});
            return false;
        }
        m_deck.choices = m_context.addChoiceList(std::move(list), m_place["id"]);
        return true;
    }

    void readColumns()
    {
        m_table.id = m_deck.id;
        m_table.title = m_deck.title;
        m_table.element = m_deck.element;
        m_table.outputs.push_back({"copies", texts().say("deck.copies", "copies"), {}});
        for (const JsonPlace each : m_place["values"]) {
            if (!isId(each.key())) {
                m_context.fault(each,
                                {message("check.not-id-use-lower",
                                         "\"%1\" is not an id; use lower-case letters, digits and hyphens"),
                                 {aText(std::string(each.key()))}});
                continue;
            }
            if (each.key() == "id" || each.key() == "title" || each.key() == "copies" || each.key() == "cite"
                || each.key() == "status" || each.key() == "note") {
                m_context.fault(each,
                                {message("check.word-each-card-use", "\"%1\" is a word of each card; use another name"),
                                 {aText(std::string(each.key()))}});
                continue;
            }
            m_table.outputs.push_back(readColumn(m_context, "deck", m_deck.id, each));
        }
    }

    void readCard(JsonPlace place, ChoiceList& list)
    {
        if (!place.isObject())
            return m_context.fault(place, message("check.card-object-braces", "a card is an object in braces"));
        checkKeys(place);
        const std::string id = m_context.requiredId(place);
        Card card;
        card.id = m_context.ruleset.names.intern(id);
        card.word = id;
        card.title = m_context.requiredString(place, "title");
        card.copies = m_context.optionalInt(place, "copies", 1, 1, maxCards);
        if (id == "none-of-these")
            m_context.fault(place["id"], message("check.card-reserved-name", "this card has a reserved name"));
        if (list.find(card.id) >= 0)
            return m_context.fault(
                place["id"],
                {message("check.two-cards-deck-cards",
                         "there are two cards \"%1\" in this deck; cards that are alike are one, with \"copies\""),
                 {aText(std::string(id))}});
        TableRow row;
        row.element =
            m_context.addElement("card " + m_deck.id + "/" + id, ElementKind::TableRow, true, place, m_rowsCite);
        row.cells.push_back({});
        row.cells.back().choices = {card.id};
        row.outputs.push_back(Number(card.copies));
        for (std::size_t i = 1; i < m_table.outputs.size(); ++i)
            row.outputs.push_back(valueOf(place, m_table.outputs[i]));
        m_table.rows.push_back(std::move(row));
        list.choices.push_back({card.id, card.title});
        card.gone = addGone(card, id, m_table.rows.back().element);
        m_deck.cards.push_back(std::move(card));
    }

    void checkKeys(JsonPlace card)
    {
        std::vector<std::string> known = {"id", "title", "cite", "status", "note"};
        for (const TableOutput& each : m_table.outputs) known.push_back(each.id);
        for (const JsonPlace member : card) {
            if (std::find(known.begin(), known.end(), member.key()) == known.end())
                m_context.fault(member,
                                {message("check.no-value-deck-cards", "\"%1\" is no value of this deck's cards"),
                                 {aText(std::string(member.key()))},
                                 hintFor(member.key(), known)});
        }
    }

    Value valueOf(JsonPlace card, const TableOutput& output)
    {
        if (card.has(output.id)) return m_context.literal(output.shape, card[output.id]);
        if (output.shape.kind == ValueKind::Flag) return Value::flag(false);
        m_context.fault(card, {message("check.card-no", "this card has no \"%1\""), {aText(std::string(output.id))}});
        return Value::none();
    }

    /// A fact that a battle keeps, and that a person may tell in a single case.
    const Attribute* addGone(const Card& card, const std::string& id, ElementId element)
    {
        Attribute gone;
        gone.id = m_deck.id + "-gone-" + id;
        const TextArguments with = {{"deck", m_deck.title}, {"card", card.title}};
        gone.label = texts().say("deck.gone", "{deck}, {card} gone", with);
        gone.question = texts().say("deck.how-many-gone", "How many “{card}” are gone from {deck}?", with);
        gone.shape.most = Number(card.copies);
        gone.shape.unitOfOne = texts().say("deck.card", "card");
        gone.shape.unit = texts().say("deck.cards", "cards");
        gone.origin = Origin::Play;
        gone.lasts = m_lasts;
        gone.fallback = Number(0);
        gone.countsCards = true;
        gone.element = element;
        return add(std::move(gone));
    }

    void addLeft()
    {
        Attribute left;
        left.id = m_deck.id + "-left";
        left.label = texts().say("deck.left", "cards left in {deck}", {{"deck", m_deck.title}});
        left.origin = Origin::Derived;
        left.element = m_deck.element;
        left.shape.most = Number(m_deck.size());
        left.countsCards = true;
        m_deck.left = add(std::move(left));
        LoaderContext::Formula formula;
        formula.place = m_place;
        formula.deck = static_cast<int>(m_context.ruleset.decks.size());
        m_context.formulas[m_deck.left] = formula;
    }

    const Attribute* add(Attribute made)
    {
        auto attribute = std::make_unique<Attribute>(std::move(made));
        attribute->kind = OwnerKind::Case;
        const Attribute* const added = attribute.get();
        m_context.indexAttribute(added);
        m_context.ruleset.attributes.push_back(std::move(attribute));
        return added;
    }

    void addTable()
    {
        TableInput input;
        input.id = "card";
        input.label = texts().say("deck.card", "card");
        input.shape.kind = ValueKind::Choice;
        input.shape.choices = m_deck.choices;
        for (const Card& each : m_deck.cards) input.choices.push_back(each.id);
        m_table.inputs.push_back(std::move(input));
        if (!m_context.tablePlaces.emplace(m_deck.id, m_place).second)
            m_context.fault(m_place["id"],
                            {message("check.two-tables-deck-table",
                                     "there are two tables \"%1\"; a deck is a table too, so rename one"),
                             {aText(std::string(m_deck.id))}});
        m_context.usedTables.insert(m_deck.id);
        m_deck.table = static_cast<int>(m_context.ruleset.tables.size());
        m_context.ruleset.tables.push_back(std::move(m_table));
    }

    LoaderContext& m_context;
    JsonPlace m_place;
    Deck m_deck;
    Table m_table;
    Lifetime m_lasts = Lifetime::Game;
    bool m_rowsCite = false;
};

}  // namespace

void declareDecks(LoaderContext& context, JsonPlace decks)
{
    for (const JsonPlace place : decks) {
        const JsonPlace id = place["id"];
        if (!id.isString() || context.isWithdrawn("decks", id.string(), place)) continue;
        const auto [earlier, isNew] = context.deckPlaces.emplace(std::string(id.string()), place);
        if (isNew) context.mustNotReplace(place);
        else if (context.mayReplace(place, earlier->second, "decks \"" + earlier->first + "\""))
            earlier->second = place;
    }
}

void readDecks(LoaderContext& context, JsonPlace decks)
{
    readObjects(context, decks, "decks", "a deck", [&context](JsonPlace place) {
        const auto declared = context.deckPlaces.find(place["id"].string());
        const bool isLeftOut = place["id"].isString()
            && (declared == context.deckPlaces.end() || declared->second.document() != place.document()
                || declared->second.index() != place.index());
        if (!isLeftOut) DeckReader(context, place).read();
    });
}

}  // namespace drumhead
