import SwiftSyntax

struct ConditionRule: Rule {
  let name = "Conditions"
  let summary = """
    With `asIOS` (on the command line `--as-ios`), `os(iOS)`, `canImport(ObjectiveC)`, \
    `canImport(Darwin)` and `canImport(os)` are `true` and other systems of Apple's are `false`. \
    `os(Linux)` stays, so that a source can say what is for Linux.
    """
  let examples = [
    Example("#if os(iOS) && !DEBUG\n#endif", becomes: "#if true && !DEBUG\n#endif", asIOS: true),
    Example(
      "#if os(macOS) || canImport(ObjectiveC)\n#elseif targetEnvironment(macCatalyst)\n#endif",
      becomes: "#if false || true\n#elseif false\n#endif", asIOS: true),
    Example(untouched: "#if os(iOS)\n#endif"),
    Example(untouched: "#if os(Linux) || canImport(UIKit)\n#endif", asIOS: true),
  ]

  private static let decided: [String: Bool] = [
    "os(iOS)": true, "canImport(ObjectiveC)": true, "canImport(Darwin)": true,
    "canImport(os)": true, "canImport(OSLog)": true,
    "os(macOS)": false, "os(OSX)": false, "os(tvOS)": false, "os(watchOS)": false,
    "os(visionOS)": false, "os(xrOS)": false, "canImport(AppKit)": false,
    "canImport(WatchKit)": false, "targetEnvironment(macCatalyst)": false,
    "targetEnvironment(simulator)": false,
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    guard context.options.asIOS else { return }
    for clause in file.nodes.conditions {
      guard let condition = clause.condition else { continue }
      decide(Syntax(condition), &changes)
    }
  }

  private func decide(_ node: Syntax, _ changes: inout Changes) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let value = Self.decided[call.trimmedDescription.filter { !$0.isWhitespace }] {
        changes.replace(call, with: value ? "true" : "false")
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { decide(child, &changes) }
  }
}
