#include "app/shared/rules/ruleset_loading.hpp"

#include "app/shared/qt_text.hpp"
#include "app/shared/settings/language.hpp"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QProgressDialog>

#include <chrono>
#include <condition_variable>
#include <ctime>
#include <exception>
#include <mutex>

namespace drumhead::app {

namespace {

using Clock = std::chrono::steady_clock;

/// In processor time, so that a busy machine makes no difference to what is shown; but never longer than a second.
double briefly = 0.25;
constexpr std::chrono::milliseconds longest{1000};

double processorSeconds() { return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC); }

/// A ruleset that does not fit into the memory ends its loading, not the window.
template <typename Load>
LoadedRuleset loadedBy(const std::string& folder, Load load)
{
    try {
        return load();
    } catch (const std::exception&) {
        LoadedRuleset failed;
        failed.diagnostics.push_back({folder, 0, 0, Severity::Error, "there is not enough memory to load it"});
        return failed;
    }
}

}  // namespace

struct RulesetLoading::Work {
    QString folder;
    std::mutex mutex;
    std::condition_variable done;
    std::optional<LoadedRuleset> result;

    void put(LoadedRuleset loaded)
    {
        {
            const std::lock_guard<std::mutex> lock(mutex);
            result = std::move(loaded);
        }
        done.notify_all();
    }

    /// Whether the result came in as long as an ordinary ruleset takes.
    bool isSoonDone()
    {
        const double begun = processorSeconds();
        const Clock::time_point until = Clock::now() + longest;
        std::unique_lock<std::mutex> lock(mutex);
        while (!result && processorSeconds() - begun < briefly && Clock::now() < until)
            done.wait_for(lock, std::chrono::milliseconds(5));
        return result.has_value();
    }
};

void RulesetLoading::setPatience(double seconds) { briefly = seconds; }

RulesetLoading::RulesetLoading(QObject* parent) : QObject(parent)
{
    // The one that is wanted now does not wait for one that was dropped.
    m_pool.setMaxThreadCount(2);
}

RulesetLoading::~RulesetLoading()
{
    drop();
    m_pool.clear();
    m_pool.waitForDone();
}

QString RulesetLoading::folder() const { return m_work ? m_work->folder : QString(); }

void RulesetLoading::start(const QString& folder)
{
    if (this->folder() == folder) return;
    m_work = std::make_shared<Work>();
    m_work->folder = folder;
    m_pool.start([this, work = m_work, texts = spokenTexts()] {
        const std::string path = work->folder.toStdString();
        work->put(loadedBy(path, [&] { return loadRulesetFolder(path, texts); }));
        QMetaObject::invokeMethod(
            this, [this, work] { finish(work); }, Qt::QueuedConnection);
    });
}

std::optional<LoadedRuleset> RulesetLoading::waitBriefly()
{
    if (!m_work) return std::nullopt;
    const std::shared_ptr<Work> work = m_work;
    if (!work->isSoonDone()) return std::nullopt;
    m_work.reset();
    return std::move(*work->result);
}

void RulesetLoading::finish(const std::shared_ptr<Work>& work)
{
    if (work != m_work) return;  // dropped, or waited for
    m_work.reset();
    Q_EMIT loaded(work->folder, std::make_shared<LoadedRuleset>(std::move(*work->result)));
}

namespace {

/// Says what is loading, over the window in front; that is shown first where it was not shown yet.
class LoadingNotice : public QProgressDialog {
public:
    explicit LoadingNotice(const QString& what)
        : QProgressDialog(RulesetLoading::tr("Loading the rules of “%1”…").arg(what), QString(), 0, 0, front())
    {
        setObjectName(QStringLiteral("loadingRules"));
        setWindowTitle(QCoreApplication::applicationName());
        setWindowModality(Qt::ApplicationModal);
        setMinimumDuration(0);
    }

    void reject() override {}  // it goes when the rules are there

private:
    static QWidget* front()
    {
        QWidget* window = QApplication::activeWindow();
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (!window && each->isWindow() && each->objectName() == QLatin1String("mainWindow")) window = each;
        }
        if (window && !window->isVisible()) window->show();
        return window;
    }
};

}  // namespace

LoadedRuleset RulesetLoading::loadFolderBeside(const QString& folder)
{
    const Result<RulesetFiles> files = readRulesetFolder(folder.toStdString(), *spokenTexts());
    return files ? loadBeside(*files) : loadRulesetFolder(folder.toStdString(), spokenTexts());  // which tells why not
}

LoadedRuleset RulesetLoading::loadBeside(const RulesetFiles& files)
{
    Work work;
    const std::shared_ptr<const Texts> texts = spokenTexts();
    QEventLoop loop;
    QThreadPool pool;
    pool.start([&] {
        work.put(loadedBy(files.folder, [&] { return loadRuleset(files, texts); }));
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    if (!work.isSoonDone()) {
        LoadingNotice notice(QDir(toQt(files.folder)).dirName());
        notice.show();
        loop.exec();
    }
    pool.waitForDone();
    return std::move(*work.result);
}

}  // namespace drumhead::app
