import CoreGraphics
import UIKitTesting

@testable import UIKit

/// Shows controllers in a window, and writes down what they are told in each step.
@MainActor
final class LifeCycleRig {
  let harness = AppHarness(screenSize: CGSize(width: 1800, height: 900))
  let recording = Recording()
  private(set) lazy var answers = LifeCycleAnswers(recording)
  private(set) var window = UIWindow()
  private var steps: [String] = []
  private var checker = AppearanceChecker()

  var text: String { steps.joined(separator: "\n") + "\n" }
  var faults: [String] { checker.faults }

  func page(_ name: String, _ style: UIModalPresentationStyle = .pageSheet) -> Page {
    let page = Page(name, recording, notes: [.load, .moves, .atOnce])
    page.modalPresentationStyle = style
    if style == .custom { page.transitioningDelegate = answers }
    return page
  }

  /// Shows the root. What is told then is written down only in a step that begins with it.
  func show(_ root: UIViewController, width: CGFloat = 400, forgets: Bool = true) {
    window = harness.show(root, size: CGSize(width: width, height: 600))
    harness.settle()
    if forgets { _ = taken() }
  }

  func navigation(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { page($0) }
    return navigation
  }

  private func taken() -> [String] {
    let lines = recording.taken()
    for line in lines { checker.note(line) }
    return lines
  }

  /// Writes down what is told meanwhile.
  func step(_ title: String, _ work: () throws -> Void) rethrows {
    try work()
    let lines = taken()
    steps.append("\(title):")
    steps += lines.isEmpty ? ["  nothing"] : lines.map { "  \($0)" }
  }

  /// The next commit.
  func turn() { step("in the next turn") { harness.settle() } }
  /// All animations end.
  func end() { step("at the end") { harness.advance(by: 2) } }
  /// The same, and what is told is forgotten.
  func forget() {
    harness.advance(by: 2)
    _ = taken()
  }

  func resize(_ width: CGFloat) {
    step("\(Int(width)) points wide") {
      harness.resize(window, to: CGSize(width: width, height: 600))
      harness.advance(by: 2)
    }
  }

  /// A finger that stays at the end of its way.
  func hold(from start: CGPoint, to end: CGPoint) {
    harness.touchDown(window, at: start)
    for step in 1...10 {
      harness.advance(by: 0.05)
      let share = CGFloat(step) / 10
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      harness.touchMove(to: place, in: window)
    }
    harness.advance(by: 0.5)
  }

  /// The finger goes up, and all comes to rest.
  func release() {
    step("let go") { harness.touchUp() }
    end()
  }
}
