import SwiftSyntax

struct FoundationImportRule: Rule {
  let name = "Parts of Foundation"
  let summary = """
    A file that names `URLSession`, `XMLParser` or their kin imports `FoundationNetworking` or \
    `FoundationXML` besides, one without UIKit that needs what Linux lacks `FoundationAdditions`, and one with an expectation \
    of XCTest that it lacks `XCTestAdditions`.
    """
  let examples = [
    Example(
      "import Foundation // net\nlet session = URLSession.shared",
      becomes:
        "import Foundation; import FoundationNetworking // net\nlet session = URLSession.shared"),
    Example(
      "import UIKit\nlet parser = XMLParser(data: data)",
      becomes: "import UIKit; import FoundationXML\nlet parser = XMLParser(data: data)"),
    Example(
      "import Foundation\nlet undo = UndoManager()",
      becomes: "import Foundation; import FoundationAdditions\nlet undo = UndoManager()"),
    Example(
      "import Foundation\nlet all = NSHashTable<AnyObject>.weakObjects()",
      becomes:
        "import Foundation; import FoundationAdditions\nlet all = NSHashTable<AnyObject>.weakObjects()"
    ),
    Example(
      "import XCTest\nimport UIKit\nlet a = XCTKVOExpectation(keyPath: path, object: object)",
      becomes: """
        import XCTest; import XCTestAdditions
        import UIKit
        let a = XCTKVOExpectation(keyPath: path, object: object)
        """),
    Example(untouched: "import Foundation\n// URLSession\nlet name = \"URLSession\""),
    Example(untouched: "import Foundation; import FoundationNetworking\nlet a: URLSession"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    let imported = Set(file.nodes.imports.compactMap { $0.path.first?.name.text })
    let missing = needed(in: file, imported, context).filter { !imported.contains($0) }
    guard !missing.isEmpty else { return }
    let text = missing.map { "; import \($0)" }.joined()
    for node in anchors(in: file) { changes.insert(text, at: node.trimmedBytes.upperBound) }
  }

  /// The first import of a module that has these names on Apple's systems; where all of them are
  /// conditional, every one.
  private func anchors(in file: SourceFile) -> [ImportDeclSyntax] {
    let fitting = file.nodes.imports.filter {
      ["Foundation", "UIKit", "XCTest", "QuartzCore"].contains($0.path.first?.name.text ?? "")
        && $0.importKindSpecifier == nil
    }
    let first = fitting.first { $0.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false }
    return first.map { [$0] } ?? fitting
  }

  private func needed(in file: SourceFile, _ imported: Set<String>, _ context: Context) -> [String]
  {
    let names = file.nodes.names
    var needed: [String] = []
    if names.contains(where: Self.isOfNetworking) { needed.append("FoundationNetworking") }
    if names.contains(where: Self.isOfXML) { needed.append("FoundationXML") }
    if !names.isDisjoint(with: Self.testing) { needed.append("XCTestAdditions") }
    let hasUIKit = imported.contains("UIKit") || imported.contains("XCTest")
    if !hasUIKit && needsAdditions(file, context) { needed.append("FoundationAdditions") }
    return needed
  }

  private func needsAdditions(_ file: SourceFile, _ context: Context) -> Bool {
    !file.nodes.names.isDisjoint(with: Self.additions)
      || file.nodes.macros.contains { $0.macroName.text == "selector" }
      || file.nodes.classes.contains { node in
        context.facts.type(named: node.qualifiedName).map {
          !Exposure(facts: context.facts, type: $0).members.isEmpty
        } ?? false
      }
  }

  private static let testing: Set<String> = [
    "XCTKVOExpectation", "keyValueObservingExpectation",
  ]

  private static func isOfNetworking(_ name: String) -> Bool {
    let prefixes = [
      "URLSession", "NSURLSession", "HTTPCookie", "URLProtection", "URLAuthentication",
    ]
    return networking.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  private static func isOfXML(_ name: String) -> Bool {
    ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"].contains(
      name)
  }

  private static let networking: Set<String> = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse",
    "CachedURLResponse", "URLCache", "URLCredential", "URLCredentialStorage", "URLProtocol",
    "URLProtocolClient", "NSURLConnection",
  ]

  /// Names that only `FoundationAdditions` has, and labels of its methods.
  private static let additions: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "UndoManager", "NSException",
    "NSHashTable", "NSMapTable", "NSPointerFunctions",
    "NSKeyValueObservation", "NSKeyValueObservingOptions", "NSKeyValueChangeKey",
    "NSKeyValueObservedChange", "NSUserActivity", "NSUserActivityDelegate",
    "LocalizedStringResource", "NSLocalizedString", "localized", "localizedString", "observe",
    "addObserver",
    "forKeyPath", "forKey", "cgRect", "cgPoint", "cgSize", "CGRectFromString", "CGSizeFromString",
    "CGPointFromString", "NSStringFromCGRect", "NSStringFromCGSize", "NSStringFromCGPoint",
    "objc_setAssociatedObject", "objc_getAssociatedObject", "objc_removeAssociatedObjects",
    "objc_AssociationPolicy", "autoreleasepool", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime",
    "CFRange", "CFRangeMake", "CFIndex", "CFArrayGetCount", "CFArrayGetValueAtIndex", "HUGE",
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_USEC", "USEC_PER_SEC",
  ]
}
