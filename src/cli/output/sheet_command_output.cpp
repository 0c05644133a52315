#include "cli/output/sheet_command_output.hpp"

#ifdef DRUMHEAD_WITH_PRINT
#include "drumhead/print/print.hpp"
#endif

namespace drumhead::cli {

namespace {

Result<std::string> pdfOf([[maybe_unused]] const Sheet& sheet, [[maybe_unused]] const SheetLayout& layout,
                          [[maybe_unused]] const Texts& texts)
{
#ifdef DRUMHEAD_WITH_PRINT
    return sheetToPdfHeadless(sheet, layout, texts);
#else
    return Error{"this drumhead-cli was built without Qt and writes no PDF; write .html and print that from a browser"};
#endif
}

Result<std::string> bytesOf(const Sheet& sheet, const SheetLayout& layout, const Texts& texts, SheetFormat format)
{
    if (format == SheetFormat::Pdf) return pdfOf(sheet, layout, texts);
    return format == SheetFormat::Html ? sheetToHtml(sheet, layout, texts) : sheetToMarkdown(sheet);
}

}  // namespace

Result<SheetFormat> possibleFormat(const std::filesystem::path& file)
{
    const Result<SheetFormat> format = sheetFormat(file);
#ifndef DRUMHEAD_WITH_PRINT
    if (format && *format == SheetFormat::Pdf) return Error{pdfOf({}, {}, {}).error()};
#endif
    return format;
}

Result<void> writeSheet(const Sheet& sheet, const SheetLayout& layout, const Texts& texts,
                        const std::filesystem::path& file)
{
    const Result<SheetFormat> format = possibleFormat(file);
    if (!format) return Error{format.error()};
    const Result<std::string> bytes = bytesOf(sheet, layout, texts, *format);
    return bytes ? writeSheetFile(file, *bytes) : Error{bytes.error()};
}

}  // namespace drumhead::cli
