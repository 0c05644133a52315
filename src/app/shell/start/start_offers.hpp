#pragma once

#include "app/shell/start/start_page.hpp"

namespace drumhead::app {

class RulesetLibrary;

/// What the start page has to offer: the rulesets, the battles and scenarios of late, and the samples.
[[nodiscard]] StartPage::Offers startOffers(const RulesetLibrary& library);

}  // namespace drumhead::app
