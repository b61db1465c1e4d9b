import SwiftSyntax

struct ClassBoundProtocolRule: Rule {
  let name = "Class-bound protocols"
  let summary = "`@objc protocol` says `AnyObject`, which `@objc` implied: it can be held weakly."
  let examples = [
    Example("@objc protocol Reading {}", becomes: "protocol Reading: AnyObject {}"),
    Example("@objc protocol A: B, C {}", becomes: "protocol A: AnyObject, B, C {}"),
    Example("@objc protocol A: NSObjectProtocol {}", becomes: "protocol A: NSObjectProtocol {}"),
    Example(untouched: "protocol Reading {}"),
  ]

  private static let bound: Set<String> = ["AnyObject", "NSObjectProtocol", "NSObject", "class"]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for node in file.nodes.protocols
    where node.attributes.names.contains("objc")
      && Self.bound.isDisjoint(with: node.inheritedNames)
    {
      if let first = node.inheritanceClause?.inheritedTypes.first {
        changes.insert("AnyObject, ", at: first.trimmedBytes.lowerBound)
      } else {
        changes.insert(": AnyObject", at: node.name.trimmedBytes.upperBound)
      }
    }
  }
}
