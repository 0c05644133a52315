#include "resolve/machine/values/memo_table.hpp"

#include <algorithm>
#include <array>

namespace drumhead {

namespace {

/// A stretch ends before the step that would make it read more values than this. Where states hardly ever agree in so
/// many, shorter ones are tried.
constexpr std::array<std::size_t, 3> mostReads = {12, 4, 2};
/// The table grows no larger than this.
constexpr std::size_t mostNodes = 400'000;
constexpr std::uint32_t mostControls = 2'000;
/// And no more than this is kept for the next request.
constexpr std::size_t mostKeptNodes = 50'000;

template <typename Cells>
bool names(const Cells& cells, std::size_t address)
{
    return std::any_of(cells.begin(), cells.end(), [address](const auto& cell) { return cell.address == address; });
}

}  // namespace

std::size_t MemoTable::WordsHash::operator()(const std::vector<std::int64_t>& words) const
{
    std::uint64_t hash = 0x9e3779b97f4a7c15u;
    for (const std::int64_t word : words) {
        hash = (hash ^ static_cast<std::uint64_t>(word)) * 0xff51afd7ed558ccdu;
        hash ^= hash >> 32;
    }
    return hash;
}

MemoTable::MemoTable(const Program& program, std::size_t values)
    : m_steps(program.code.size()), m_values(values), m_nodes(1), m_edges(256)
{}

void MemoTable::forget(const std::vector<std::uint32_t>& steps)
{
    m_going = false;
    if (m_nodes.size() > mostKeptNodes) return clear();
    for (Root& root : m_roots) {
        if (root.hasAnyOf(steps)) root = Root();
    }
}

bool MemoTable::Root::hasAnyOf(const std::vector<std::uint32_t>& steps) const
{
    const auto found = std::lower_bound(steps.begin(), steps.end(), first);
    return found != steps.end() && *found <= last;
}

void MemoTable::clear()
{
    m_going = false;
    std::fill(m_roots.begin(), m_roots.end(), Root());
    m_nodes.assign(1, Node());
    m_edges.assign(256, Edge());
    m_edgeCount = 0;
    m_writes.clear();
    m_allLeft.clear();
}

std::uint32_t MemoTable::control(const std::vector<RowState>& rows)
{
    m_words.clear();
    for (const RowState& each : rows) {
        m_words.push_back(each.current);
        m_words.push_back(static_cast<std::int64_t>(each.active));
    }
    const auto known = m_controls.find(m_words);
    if (known != m_controls.end()) return known->second;
    const auto added = static_cast<std::uint32_t>(m_controls.size());
    if (added == mostControls) return mostControls;
    m_wordsOf.push_back(&m_controls.emplace(m_words, added).first->first);
    m_roots.resize((added + 1) * m_steps);
    return added;
}

void MemoTable::setControl(std::uint32_t control)
{
    leave();
    m_control = control;
}

bool MemoTable::isUnder(std::uint32_t control, const std::vector<RowState>& rows) const
{
    const std::int64_t* word = m_wordsOf[control]->data();
    return std::all_of(rows.begin(), rows.end(), [&word](const RowState& each) {
        const bool same = word[0] == each.current && word[1] == static_cast<std::int64_t>(each.active);
        word += 2;
        return same;
    });
}

void MemoTable::moved(const std::vector<RowState>& rows)
{
    if (m_control == mostControls) return setControl(control(rows));
    const std::size_t root = m_control * m_steps + m_step;
    if (!isUnder(m_roots[root].leadsTo, rows)) {
        const std::uint32_t to = control(rows);
        if (to == mostControls) return setControl(to);
        m_roots[root].leadsTo = to;
    }
    setControl(m_roots[root].leadsTo);
}

/// Where states hardly ever agree, learning costs more than running the steps again.
bool MemoTable::Root::pays() const
{
    const std::uint32_t enoughToTell = 50u << (2u * length);
    return learnt < enoughToTell || recalled > learnt;
}

void MemoTable::Root::shorten()
{
    ++length;
    node = learnt = recalled = 0;
}

bool MemoTable::recall(std::uint32_t& pc, Frame& frame)
{
    m_idle = false;
    if (m_going || m_control == mostControls) return false;
    Root& root = m_roots[m_control * m_steps + pc];
    while (!root.pays() && root.length + 1u < mostReads.size()) root.shorten();
    m_idle = !root.pays();
    if (m_idle) return false;
    std::uint32_t node = root.node;
    while (node != 0 && !m_nodes[node].leaf) {
        const Node& here = m_nodes[node];
        const Value value = look(frame, here.address);
        node = value == here.value ? here.to : m_edges[edgeAt(node, value)].to;
    }
    if (node == 0) return false;
    ++root.recalled;
    const Node& leaf = m_nodes[node];
    for (std::uint32_t i = 0; i < leaf.writes; ++i)
        frame.values[m_writes[leaf.first + i].address] = m_writes[leaf.first + i].value;
    for (std::uint32_t i = 0; i < leaf.effects; ++i) {
        const Left& left = m_allLeft[leaf.firstLeft + i];
        frame.leave(left.fact, left.value, left.at);
    }
    pc = leaf.next;
    return true;
}

void MemoTable::beginStep(std::uint32_t pc)
{
    m_step = pc;
    m_sound = true;
    m_stepReads.clear();
    m_stepWrites.clear();
    m_stepLeft.clear();
}

void MemoTable::read(std::size_t address, Value value)
{
    if (m_idle) return;
    const auto at = static_cast<std::uint32_t>(address);
    const bool ownWork =
        std::find(m_stepWrites.begin(), m_stepWrites.end(), at) != m_stepWrites.end() || names(m_stepLeft, at);
    if (!ownWork && !names(m_stepReads, at)) m_stepReads.push_back({at, value});
}

void MemoTable::endStep(std::uint32_t next, const Frame& frame)
{
    if (m_idle) return;
    if (!m_sound) return leave();
    const auto isNew = [this](const Cell& cell) {
        return !names(m_reads, cell.address) && !names(m_written, cell.address) && !names(m_left, cell.address);
    };
    const auto fresh = static_cast<std::size_t>(std::count_if(m_stepReads.begin(), m_stepReads.end(), isNew));
    if (m_going && m_reads.size() + fresh > mostReads[m_length]) leave();
    if (!m_going) begin();
    m_first = std::min(m_first, m_step);
    m_last = std::max(m_last, m_step);
    for (const Cell& cell : m_stepReads) {
        if (isNew(cell)) m_reads.push_back(cell);
    }
    for (const std::uint32_t address : m_stepWrites) {
        std::erase_if(m_written, [address](const Cell& cell) { return cell.address == address; });
        m_written.push_back({address, frame.values[address]});
    }
    m_next = next;
    if (m_stepLeft.empty()) return;
    m_left.insert(m_left.end(), m_stepLeft.begin(), m_stepLeft.end());
    // Steps that change units vary more between states than those that follow: short stretches end there.
    if (m_length > 0) leave();
}

void MemoTable::begin()
{
    m_going = true;
    m_begin = m_next = m_first = m_last = m_step;
    m_length = m_control == mostControls ? 0 : m_roots[m_control * m_steps + m_begin].length;
    m_reads.clear();
    m_written.clear();
    m_left.clear();
}

/// Keeps the stretch as far as it has come.
void MemoTable::leave()
{
    if (!m_going) return;
    m_going = false;
    if (m_control == mostControls || m_nodes.size() + m_reads.size() + 1 > mostNodes) return;
    Root& root = m_roots[m_control * m_steps + m_begin];
    ++root.learnt;
    root.first = std::min(root.first, m_first);
    root.last = std::max(root.last, m_last);
    std::uint32_t node = nodeAt(root.node);
    for (const Cell& cell : m_reads) {
        const std::uint32_t next = nodeAt(child(node, cell.value));
        m_nodes[node].address = cell.address;
        m_nodes[node].value = cell.value;
        m_nodes[node].to = next;
        node = next;
    }
    m_nodes[node] = {0,
                     true,
                     m_next,
                     static_cast<std::uint32_t>(m_writes.size()),
                     static_cast<std::uint32_t>(m_written.size()),
                     static_cast<std::uint32_t>(m_allLeft.size()),
                     static_cast<std::uint32_t>(m_left.size()),
                     0,
                     Value()};
    m_writes.insert(m_writes.end(), m_written.begin(), m_written.end());
    m_allLeft.insert(m_allLeft.end(), m_left.begin(), m_left.end());
}

std::uint32_t MemoTable::nodeAt(std::uint32_t& to)
{
    if (to == 0) {
        to = static_cast<std::uint32_t>(m_nodes.size());
        m_nodes.emplace_back();
    }
    return to;
}

/// Where the edge of this value lies, or is to lie.
std::size_t MemoTable::edgeAt(std::uint32_t node, Value value) const
{
    const std::uint64_t hash =
        (static_cast<std::uint64_t>(value.raw()) + node * 0xff51afd7ed558ccdu) * 0x9e3779b97f4a7c15u;
    const std::size_t mask = m_edges.size() - 1;
    std::size_t at = (hash >> 40) & mask;  // the upper bits are the well mixed ones
    while (m_edges[at].from != 0 && (m_edges[at].from != node || m_edges[at].value != value)) at = (at + 1) & mask;
    return at;
}

std::uint32_t& MemoTable::child(std::uint32_t node, Value value)
{
    if (2 * (m_edgeCount + 1) > m_edges.size()) {
        const std::vector<Edge> before = std::exchange(m_edges, std::vector<Edge>(2 * m_edges.size()));
        for (const Edge& edge : before) {
            if (edge.from != 0) m_edges[edgeAt(edge.from, edge.value)] = edge;
        }
    }
    Edge& edge = m_edges[edgeAt(node, value)];
    if (edge.from == 0) {
        edge = {node, 0, value};
        ++m_edgeCount;
    }
    return edge.to;
}

}  // namespace drumhead
