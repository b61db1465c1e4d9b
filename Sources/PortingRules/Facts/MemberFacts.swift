/// What a method or property says of itself.
struct MemberFacts: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable { case method, property, type }

  var kind: Kind
  var name: String
  /// `_` where an argument has none.
  var labels: [String] = []
  var parameterTypes: [String] = []
  /// The type after the arrow or the colon as written, or that of the call it is initialised with, or
  /// empty.
  var type = ""
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  /// The name in `@objc(name)`.
  var objcName: String?
  var isGeneric = false
  var isThrowing = false
  var isAsync = false
  /// Stored, or computed with a setter.
  var isSettable = false
  /// Stands inside `#if` inside its type.
  var isConditional = false
  /// Declared in an extension, and in which file.
  var isInExtension = false
  var file = ""

  var isDynamic: Bool { modifiers.contains("dynamic") }
  /// A class method that says what a property is computed from.
  var isDependency: Bool {
    isStatic && kind == .method && name.hasPrefix("keyPathsForValuesAffecting")
      && (labels.isEmpty || fullName == NSObjectCategories.dependencies)
  }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptional: Bool { modifiers.contains("optional") }

  /// `tapped(_:)`, or the name alone where there are no arguments.
  var reference: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The full name, with brackets, that tells overloads apart.
  var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The Objective-C name.
  var selector: String { objcName ?? ObjectiveCName.selector(name: name, labels: labels) }

  /// `(Int, String) -> Bool`.
  var functionType: String {
    "(\(parameterTypes.joined(separator: ", "))) -> \(type.isEmpty ? "Void" : type)"
  }
}
