import Testing
import UIKit
import UIKitTesting

/// A program written for iOS, launched without a window system. Views are found by their
/// accessibility identifiers.
@MainActor
final class RunningApp {
  let harness: AppHarness

  init(
    screen: CGSize = CGSize(width: 1024, height: 900),
    _ delegate: @autoclosure () -> any UIApplicationDelegate
  ) {
    harness = AppHarness(screenSize: screen, delegate: { delegate() })
  }

  /// The key window. It and the views found make their application the current one.
  var window: UIWindow {
    get throws {
      harness.settle()
      return try #require(harness.application.keyWindow, "the program has made no window key")
    }
  }

  /// The first view with this identifier; those of the key window go first.
  func find(_ identifier: String, location: SourceLocation = #_sourceLocation) throws -> UIView {
    harness.settle()
    let key = harness.application.keyWindow
    let windows = [key].compactMap { $0 } + harness.application.windows.filter { $0 !== key }
    let view = windows.lazy.compactMap { $0.descendant(identifier) }.first
    return try #require(view, "no view is called \(identifier)", sourceLocation: location)
  }

  func find<V: UIView>(
    _ identifier: String, as kind: V.Type = V.self, location: SourceLocation = #_sourceLocation
  ) throws -> V {
    let view: UIView = try find(identifier, location: location)
    return try #require(
      view as? V, "\(identifier) is a \(type(of: view))", sourceLocation: location)
  }

  /// Views whose identifiers begin with `prefix`, in the order of the tree.
  func all(_ prefix: String) throws -> [UIView] {
    try window.descendants.filter { $0.accessibilityIdentifier?.hasPrefix(prefix) ?? false }
  }

  func text(_ identifier: String, location: SourceLocation = #_sourceLocation) throws -> String {
    try find(identifier, as: UILabel.self, location: location).text ?? ""
  }

  func tap(_ identifier: String, location: SourceLocation = #_sourceLocation) throws {
    harness.tap(try find(identifier, location: location))
  }

  func tap(_ identifiers: [String], location: SourceLocation = #_sourceLocation) throws {
    for identifier in identifiers { try tap(identifier, location: location) }
  }

  /// Moves a finger and lets a frame pass: moves within one frame are one.
  func move(to point: CGPoint, in view: UIView, finger: Int = 0) {
    harness.touchMove(to: point, in: view, finger: finger)
    harness.advance(by: 1 / 60)
  }

  /// Runs the run loop, whose timers go by the real clock, until `condition` holds. Swift Testing runs
  /// the main actor on threads of its own, so that the current run loop is not the main one.
  func wait(
    upTo limit: TimeInterval = 60, until condition: () throws -> Bool,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let end = Date(timeIntervalSinceNow: limit)
    while try !condition(), Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
      harness.settle()
    }
    #expect(try condition(), "not within \(limit) s", sourceLocation: location)
  }
}

extension RunningApp {
  /// Lets the main queue run, which nothing in a test of the main actor can, until `condition` holds. Other
  /// tests of the main actor may keep it waiting for many seconds.
  func waitForMainQueue(
    upTo limit: TimeInterval = 60, until condition: () throws -> Bool,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let end = Date(timeIntervalSinceNow: limit)
    while try !condition(), Date() < end {
      try await Task.sleep(for: .milliseconds(10))
      harness.settle()
    }
    #expect(try condition(), "not within \(limit) s", sourceLocation: location)
  }
}

extension UIView {
  var descendants: [UIView] { [self] + subviews.flatMap(\.descendants) }

  func descendant(_ identifier: String) -> UIView? {
    descendants.first { $0.accessibilityIdentifier == identifier }
  }
}
