import SwiftSyntax

struct MainAttributeRule: Rule {
  let name = "Main attribute"
  let summary = "`@UIApplicationMain` and `@NSApplicationMain` become `@main`."
  let examples = [
    Example(
      "@UIApplicationMain\nclass AppDelegate: UIResponder {}",
      becomes: "@main\nclass AppDelegate: UIResponder {}"),
    Example(untouched: "@main\nclass AppDelegate: UIResponder {}"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for attribute in file.nodes.attributes
    where ["UIApplicationMain", "NSApplicationMain"].contains(attribute.name) {
      changes.replace(attribute, with: "@main")
    }
  }
}
