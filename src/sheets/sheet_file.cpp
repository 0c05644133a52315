#include "drumhead/sheets/organiser.hpp"

#include "drumhead/base/typed_text.hpp"
#include "drumhead/base/whole_file.hpp"
#include "drumhead/base/write_fault.hpp"

namespace drumhead {

namespace fs = std::filesystem;

Result<Paper> paperOf(std::string_view name)
{
    if (name == "a4" || name == "A4") return Paper::A4;
    if (name == "letter" || name == "Letter") return Paper::Letter;
    return Error{"the paper is a4 or letter, not \"" + std::string(name) + "\""};
}

Result<SheetFormat> sheetFormat(const fs::path& file, const Texts& texts)
{
    std::string ending = file.extension().string();
    for (char& c : ending) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (ending == ".md") return SheetFormat::Markdown;
    if (ending == ".html") return SheetFormat::Html;
    if (ending == ".pdf") return SheetFormat::Pdf;
    return Error{texts.say("sheet.ending", "\"{file}\" has to end in .pdf, .html or .md", {{"file", file.string()}})};
}

SheetLayout sheetLayout(SheetKind kind, Paper paper)
{
    if (kind == SheetKind::QuickReference) return {paper, 2, 2};
    if (kind == SheetKind::Rules) return {paper, 2, 0};
    return {paper, kind == SheetKind::Report || kind == SheetKind::Roster ? 2 : 1, 0};
}

Result<void> writeSheetFile(const fs::path& file, const std::string& bytes, const Texts& texts)
{
    std::error_code failure;
    if (fs::exists(file, failure) && !fs::is_regular_file(file, failure))
        return Error{writeFault(file, failure, texts)};
    // Names and notes of strangers may hold what would drive the terminal that shows the file.
    const Result<SheetFormat> format = sheetFormat(file);
    const bool isPdf = format && *format == SheetFormat::Pdf;
    failure = writeWholeFile(file, isPdf ? bytes : withoutControls(bytes));
    return failure ? Result<void>(Error{writeFault(file, failure, texts)}) : Result<void>();
}

Result<void> noLinkAmong(const std::vector<fs::path>& files, const Texts& texts)
{
    std::error_code failure;
    for (const fs::path& file : files) {
        if (fs::is_symlink(file, failure))
            return Error{texts.say(
                "sheet.link", "{file} is a symbolic link, and nothing was written; delete it or name another folder",
                {{"file", file.string()}})};
    }
    return {};
}

}  // namespace drumhead
