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
      becomes: "import UIKit\nprivate let preview1: @MainActor () -> Any = { Page() }"),
    Example(
      "#Preview(\"Page\", traits: .portrait) {\n  let page = Page()\n  return page\n}",
      becomes: """
        private let preview1: @MainActor () -> Any = {
          let page = Page()
          return page
        }
        """),
    Example(untouched: "let Preview = 1"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    let previews = file.nodes.macros.filter { $0.macroName.text == "Preview" }
    for (index, macro) in previews.enumerated() {
      guard let body = macro.trailingClosure else { continue }
      let range = macro.trimmedBytes.lowerBound..<body.leftBrace.trimmedBytes.lowerBound
      let breaks = macro.trimmedDescription.utf8.prefix(range.count).filter { $0 == 0x0A }
      changes.replace(
        range,
        with: "private let preview\(index + 1): @MainActor () -> Any = "
          + String(repeating: "\n", count: breaks.count))
    }
  }
}
