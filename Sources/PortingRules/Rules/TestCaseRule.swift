import SwiftSyntax

/// XCTest on Linux calls test methods by a type without an actor, so they are `nonisolated`, and
/// their bodies, which run on the main thread, say so.
struct TestCaseRule: Rule {
  let name = "Tests"
  let summary = """
    `import XCTest` brings UIKit, and subclasses of `XCTestCase` are `@MainActor`, as on Apple's \
    systems; tests that are not `async`, `setUp` and `tearDown` run in `MainActor.assumeIsolated`.
    """
  let examples = [
    Example(
      "import XCTest\nfinal class BoxTests: XCTestCase {}",
      becomes: """
        import XCTest; import UIKit
        @MainActor final class BoxTests: XCTestCase, @unchecked Sendable {}
        """),
    Example(
      """
      import XCTest
      import UIKit
      class BoxTests: XCTestCase {
        override func setUp() { super.setUp(); box = Box() }
        func testBox() throws {
          try box.close()
        }
        func testLater() async {}
      }
      """,
      becomes: """
        import XCTest
        import UIKit
        @MainActor class BoxTests: XCTestCase, @unchecked Sendable {
          override func setUp() { MainActor.assumeIsolated { super.setUp(); box = Box() } }
          nonisolated func testBox() throws { try MainActor.assumeIsolated { () throws in
            try box.close()
          } }
          func testLater() async {}
        }
        """),
    Example(
      "import XCTest\nimport UIKit\nclass BoxTests: XCTestCase { @MainActor func testBox() { box() } }",
      becomes: """
        import XCTest
        import UIKit
        @MainActor class BoxTests: XCTestCase, @unchecked Sendable { nonisolated func testBox() { \
        MainActor.assumeIsolated { box() } } }
        """),
    Example(untouched: "import XCTest\nimport UIKit\nclass Fake: NSObject { func testA() {} }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    let imports = file.nodes.imports
    let imported = Set(imports.compactMap { $0.path.first?.name.text })
    guard let node = imports.first(where: { $0.path.first?.name.text == "XCTest" }) else { return }
    if !imported.contains("UIKit") {
      changes.insert("; import UIKit", at: node.trimmedBytes.upperBound)
    }
    for node in file.nodes.classes where isTestCase(node, context) {
      isolate(node, &changes)
      isolateMethods(of: node.memberBlock, &changes)
    }
    for node in file.nodes.extensions where isTestCase(node, context) {
      isolateMethods(of: node.memberBlock, &changes)
    }
  }

  private func isTestCase(_ node: some DeclGroupSyntax, _ context: Context) -> Bool {
    guard let type = context.facts.type(named: node.qualifiedName) else { return false }
    return context.facts.foreignSuperclass(of: type) == "XCTestCase"
  }

  private func isolate(_ node: ClassDeclSyntax, _ changes: inout Changes) {
    if !node.attributes.names.contains(where: { $0.hasSuffix("Actor") }) {
      changes.insert("@MainActor ", at: node.start)
    }
    if let list = node.inheritanceClause?.inheritedTypes,
      !list.contains(where: { $0.trimmedDescription.contains("Sendable") })
    {
      changes.insert(", @unchecked Sendable", at: list.trimmedBytes.upperBound)
    }
  }

  private func isolateMethods(of block: MemberBlockSyntax, _ changes: inout Changes) {
    for member in block.members {
      guard let node = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let facts = MemberFacts(node)
      guard !facts.isAsync, !facts.isStatic, facts.labels.isEmpty else { continue }
      if facts.name.hasPrefix("test"), !facts.modifiers.contains("nonisolated") {
        for attribute in node.attributes where attribute.trimmedDescription == "@MainActor" {
          changes.remove(attribute)
        }
        changes.insert("nonisolated ", at: node.start)
        wrap(node, facts, &changes)
      } else if facts.isOverride, Self.fixtures.contains(facts.name) {
        wrap(node, facts, &changes)
      }
    }
  }

  private static let fixtures: Set<String> = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  private func wrap(_ node: FunctionDeclSyntax, _ facts: MemberFacts, _ changes: inout Changes) {
    guard let body = node.body, !body.statements.trimmedDescription.contains("assumeIsolated")
    else { return }
    let call =
      facts.isThrowing
      ? "try MainActor.assumeIsolated { () throws in" : "MainActor.assumeIsolated {"
    changes.insert(" \(call)", at: body.leftBrace.trimmedBytes.upperBound)
    changes.insert("} ", at: body.rightBrace.trimmedBytes.lowerBound)
  }
}

extension ClassDeclSyntax {
  /// After attributes, which may have lines of their own.
  fileprivate var start: Int {
    (modifiers.first?.trimmedBytes ?? classKeyword.trimmedBytes).lowerBound
  }
}

extension FunctionDeclSyntax {
  fileprivate var start: Int {
    (modifiers.first?.trimmedBytes ?? funcKeyword.trimmedBytes).lowerBound
  }
}
