// The least that a program with a window can be: a main window without anything.
#include <QApplication>
#include <QMainWindow>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(1280, 760);
    window.show();
    return QApplication::exec();
}
