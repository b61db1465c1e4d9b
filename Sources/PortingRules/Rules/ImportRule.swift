import SwiftSyntax

struct ImportRule: Rule {
  let name = "Imports"
  let summary = """
    Parts of modules are imported whole (`import UIKit.UIGestureRecognizerSubclass`, \
    `import class UIKit.UIView`), `ObjectiveC` is `FoundationAdditions`, `Darwin` is `Glibc`, \
    `os` and `OSLog` are `UnifiedLogging`. A module that Linux has not is a warning, except inside `#if canImport(…)`.
    """
  let examples = [
    Example("import UIKit.UIGestureRecognizerSubclass", becomes: "import UIKit"),
    Example(
      "@_exported import class UIKit.UIView // why", becomes: "@_exported import UIKit // why"),
    Example(
      "import ObjectiveC.runtime\nimport Darwin.C\nimport os.log\nimport OSLog",
      becomes:
        "import FoundationAdditions\nimport Glibc\nimport UnifiedLogging\nimport UnifiedLogging"),
    Example("import OpenGLES.ES2.gl", becomes: "import OpenGLES"),
    Example(untouched: "@testable import App\nimport struct Foundation.Data\nimport Dispatch"),
    Example(
      untouched: "import UIKit\n↓import MapKit\n#if canImport(Combine)\nimport Combine\n#endif"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for node in file.nodes.imports {
      let path = node.path.map(\.name.text)
      guard let module = path.first else { continue }
      let isScoped = node.importKindSpecifier != nil
      if KnownModules.absent.contains(module), !isGuarded(node, module) {
        changes.report(.warning, "module '\(module)' is absent on Linux", at: node)
      }
      let isWhole = KnownModules.whole.contains(module) && !(isScoped && module == "Foundation")
      let name = KnownModules.replacements[module] ?? module
      guard name != module || (isWhole && (isScoped || path.count > 1)) else { continue }
      let start = node.importKeyword.trimmedBytes.lowerBound
      changes.replace(start..<node.path.trimmedBytes.upperBound, with: "import \(name)")
    }
  }

  private func isGuarded(_ node: ImportDeclSyntax, _ module: String) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let clause = current.as(IfConfigClauseSyntax.self) {
        let clauses = clause.parent?.trimmedDescription ?? ""
        return clauses.contains("canImport(") || clauses.contains("os(")
      }
      parent = current.parent
    }
    return false
  }
}
