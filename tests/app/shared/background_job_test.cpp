// Work beside the window that fills the memory ends, and the window goes on.
#include "support/catch.hpp"

#include "app/shared/background_job.hpp"

#include <QSignalSpy>
#include <QTest>

#include <new>
#include <stdexcept>

namespace background_job_test {

using drumhead::app::BackgroundJob;

TEST_CASE("Work for which the memory does not suffice ends with a sentence, and the next is done")
{
    BackgroundJob job;
    QSignalSpy failed(&job, &BackgroundJob::failed);
    int came = 0;
    const auto keep = [&](int value) { came = value; };
    job.start([](const std::stop_token&) -> int { throw std::bad_alloc(); }, keep);
    REQUIRE(failed.wait(5000));
    CHECK(failed.front().front().toString().contains(QStringLiteral("not enough memory")));
    CHECK(came == 0);
    CHECK_FALSE(job.isBusy());
    job.start([](const std::stop_token&) -> int { throw std::length_error("a list"); }, keep);
    REQUIRE(failed.wait(5000));
    job.start([](const std::stop_token&) { return 7; }, keep);
    CHECK(QTest::qWaitFor([&] { return came == 7; }, 30'000));
}

TEST_CASE("Work that was replaced says nothing of its failure")
{
    BackgroundJob job;
    QSignalSpy failed(&job, &BackgroundJob::failed);
    int came = 0;
    job.start([](const std::stop_token&) -> int { throw std::bad_alloc(); }, [](int) {});
    job.start([](const std::stop_token&) { return 8; }, [&](int value) { came = value; });
    CHECK(QTest::qWaitFor([&] { return came == 8; }, 30'000));
    CHECK(failed.isEmpty());
}

}  // namespace background_job_test
