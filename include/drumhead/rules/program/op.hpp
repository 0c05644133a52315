#pragma once

#include "drumhead/rules/program/program_ids.hpp"

#include <cstdint>

namespace drumhead {

/// What an instruction does.
enum class Op : std::uint8_t {
    Refuse,
    Remind,
    Let,
    Band,
    Table,
    Sum,
    Roll,
    Effect,
    Due,
    Say,
    End,
    Enter,
    JumpUnless,
    EachBegin,
    EachNext,
    GroupBegin,
    GroupNext,
    PickBegin,
    PickEnd,
    RepeatNext,
    Watch
};

/// `detail` indexes the vector of that op's details; `target` is the exit of Each, Group and Jump, and the destination
/// of End, EachNext, GroupNext and RepeatNext.
struct Instruction {
    Op op = Op::Let;
    bool quiet = false;  ///< its step is: the verdict's arithmetic does not list what it gives
    NodeId when = -1;
    std::uint32_t step = 0;
    std::uint32_t detail = 0;
    std::uint32_t target = 0;
};

}  // namespace drumhead
