import Testing

/// A course of events whose callbacks lie in a file.
struct Scenario: Sendable, CustomTestStringConvertible {
  let name: String
  let play: @MainActor @Sendable (LifeCycleRig) throws -> Void

  init(_ name: String, _ play: @escaping @MainActor @Sendable (LifeCycleRig) throws -> Void) {
    (self.name, self.play) = (name, play)
  }

  var testDescription: String { name }
  var fileName: String { name.replacing(" ", with: "-") + ".txt" }

  static let all: [Scenario] =
    windows + containers + exchanges + pushes + swipes + tabs + splits + presentations + sheets
    + chains + transitions + nested + contexts + pages + searches
}
