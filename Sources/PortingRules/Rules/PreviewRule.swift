import SwiftSyntax

struct PreviewRule: Rule {
  let name = "Previews"
  let summary = """
    `#Preview { … }` becomes a private closure that nobody calls, so its body is still compiled; name \
    and traits go.
    """
  let examples = [
    Example(
      "import UIKit\n#Preview { Page() }",
      becomes: "import UIKit\nprivate let preview13: @MainActor () -> Any = { Page() }"),
    Example(
      "#Preview(\"Page\", traits: .portrait) {\n  let page = Page()\n  return page\n}",
      becomes: """
        private let preview0: @MainActor () -> Any = {
          let page = Page()
          return page
        }
        """),
    Example(untouched: "let Preview = 1"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for macro in file.nodes.macros where macro.macroName.text == "Preview" {
      guard let body = macro.trailingClosure else { continue }
      let range = macro.trimmedBytes.lowerBound..<body.leftBrace.trimmedBytes.lowerBound
      let breaks = macro.trimmedDescription.utf8.prefix(range.count).filter { $0 == 0x0A }
      changes.replace(
        range,
        with: "private let preview\(range.lowerBound): @MainActor () -> Any = "
          + String(repeating: "\n", count: breaks.count))
    }
  }
}
