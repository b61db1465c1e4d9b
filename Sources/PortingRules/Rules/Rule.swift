// Porting 4: one concern, from tree and facts to edits and findings. No rule names another. Next:
// Rewriting/EditMerger.

/// One thing that Linux Swift says differently.
protocol Rule: Sendable {
  /// What Porting.md calls it.
  var name: String { get }
  /// What it does, in a sentence for Porting.md.
  var summary: String { get }
  var examples: [Example] { get }
  func apply(to file: SourceFile, in context: Context, _ changes: inout Changes)
}

/// What a rule may know besides the file: made once for a module, as looking through all its types for
/// each file would take longer than lowering it.
struct Context: Sendable {
  let facts: ModuleFacts
  var options: Options
  /// The optional methods of the module's protocols, by base name.
  let optionalRequirements: [String: [OptionalRequirement]]

  init(facts: ModuleFacts, options: Options = Options()) {
    self.facts = facts
    self.options = options
    let all = facts.allTypes.flatMap(OptionalRequirement.all)
      .filter { $0.member.kind == .method }
    optionalRequirements = Dictionary(grouping: all, by: \.member.name)
  }
}

struct Options: Sendable {
  /// Conditions such as `os(iOS)` are decided as on iOS.
  var asIOS = false
  /// Tests see what is internal in the modules that they import.
  var isTest = false
  /// Every output begins with the place of its original, even where nothing changed, so that the
  /// compiler never speaks of an output.
  var pointsToOriginal = false

  init() {}
}

/// A source and what becomes of it. `↓` stands before a place that is reported.
struct Example {
  let before: String
  let after: String
  var asIOS = false

  init(_ before: String, becomes after: String, asIOS: Bool = false) {
    self.before = before
    self.after = after
    self.asIOS = asIOS
  }

  init(untouched source: String, asIOS: Bool = false) {
    self.init(source, becomes: source.replacing("↓", with: ""), asIOS: asIOS)
  }
}
