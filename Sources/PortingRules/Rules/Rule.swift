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

/// What a rule may know besides the file.
struct Context {
  let facts: ModuleFacts
  let options: Options
}

struct Options: Sendable {
  /// Conditions such as `os(iOS)` are decided as on iOS.
  var asIOS = false
  /// Every output begins with the place of its original, even where nothing changed.
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
