#define CATCH_CONFIG_RUNNER
#include "support/run_tests.hpp"

int main(int argc, char** argv) { return drumhead::test::runTests(argc, argv); }
