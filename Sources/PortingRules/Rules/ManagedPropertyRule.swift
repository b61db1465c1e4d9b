import SwiftSyntax

struct ManagedPropertyRule: Rule {
  let name = "Properties of layers"
  let summary = """
    `@NSManaged var progress` in a subclass of `CALayer` becomes `@CAAnimatable var progress`; \
    elsewhere it needs Core Data and is an error.
    """
  let examples = [
    Example(
      "class Dial: CALayer {\n  @NSManaged var progress: CGFloat\n}",
      becomes: "class Dial: CALayer {\n  @CAAnimatable var progress: CGFloat\n}"),
    Example(
      "class Song: NSManagedObject { ↓@NSManaged var name: String }",
      becomes: "class Song: NSManagedObject { @NSManaged var name: String }"),
  ]

  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes) {
    for node in file.nodes.variables {
      guard let attribute = node.attributes.list.first(where: { $0.name == "NSManaged" }),
        let owner = node.lexicalType, let type = context.facts.type(named: owner.qualifiedName),
        context.facts.isOfCoreAnimation(type)
      else { continue }
      changes.replace(attribute, with: "@CAAnimatable")
    }
  }
}
