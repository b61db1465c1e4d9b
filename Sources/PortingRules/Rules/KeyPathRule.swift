import SwiftSyntax

struct KeyPathRule: Rule {
  let name = "#keyPath"
  let summary = "`#keyPath(Song.artist.name)` becomes the string `\"artist.name\"`."
  let examples = [
    Example(
      "let a = #keyPath(CALayer.bounds), b = #keyPath(Outer.Song.artist.name), c = #keyPath(title)",
      becomes: "let a = \"bounds\", b = \"artist.name\", c = \"title\""),
    Example("let a = #keyPath(UIView.isHidden)", becomes: "let a = \"hidden\""),
    Example(untouched: "let a = \\Song.name // #keyPath(Song.name)"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for macro in file.nodes.macros where macro.macroName.text == "keyPath" {
      guard let argument = macro.arguments.first else { continue }
      let parts = argument.expression.trimmedDescription
        .filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }.split(separator: ".").map(
          String.init)
      let owner = parts.prefix { $0.first?.isUppercase ?? false || $0 == "self" }
      let keys = parts.dropFirst(owner.count).map { key(of: $0, context) }
      changes.replace(macro, with: "\"\(keys.joined(separator: "."))\"" + macro.lineBreaksInside)
    }
  }

  private func key(of name: String, _ context: Context) -> String {
    for type in context.facts.types.values.sorted(by: { $0.name < $1.name }) {
      if let member = type.members(named: name).first { return member.objcName ?? name }
    }
    return Self.key(ofForeign: name)
  }

  /// Apple's properties have no `is` in their keys: `isHidden` is "hidden".
  static func key(ofForeign name: String) -> String {
    let rest = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = rest.first, first.isUppercase else { return name }
    return first.lowercased() + rest.dropFirst()
  }
}
