import SwiftSyntax

struct TestCaseRule: Rule {
  let name = "Tests"
  let summary = """
    `import XCTest` brings UIKit, and subclasses of `XCTestCase` are `@MainActor`, as on Apple's \
    systems.
    """
  let examples = [
    Example(
      "import XCTest\nfinal class BoxTests: XCTestCase {}",
      becomes: "import XCTest; import UIKit\n@MainActor final class BoxTests: XCTestCase {}"),
    Example(untouched: "import XCTest\nimport UIKit\n@MainActor class BoxTests: XCTestCase {}"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    let imported = Set(file.nodes.imports.compactMap { $0.path.first?.name.text })
    guard imported.contains("XCTest") else { return }
    if !imported.contains("UIKit"),
      let node = file.nodes.imports.first(where: { $0.path.first?.name.text == "XCTest" })
    {
      changes.insert("; import UIKit", at: node.trimmedBytes.upperBound)
    }
    for node in file.nodes.classes where isTestCase(node, context) && !node.isIsolated {
      changes.insert("@MainActor ", at: node.start)
    }
  }

  private func isTestCase(_ node: ClassDeclSyntax, _ context: Context) -> Bool {
    guard let type = context.facts.type(named: node.qualifiedName) else { return false }
    return context.facts.foreignSuperclass(of: type) == "XCTestCase"
  }
}

extension ClassDeclSyntax {
  fileprivate var isIsolated: Bool {
    attributes.names.contains { $0.hasSuffix("Actor") } || modifiers.names.contains("nonisolated")
  }

  /// After attributes on lines of their own.
  fileprivate var start: Int {
    (modifiers.first?.positionAfterSkippingLeadingTrivia
      ?? classKeyword.positionAfterSkippingLeadingTrivia).utf8Offset
  }
}
