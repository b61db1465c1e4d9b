import ControlsPage
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Through a window with every control in it, by keys alone and by the pointer alone.
@MainActor @Suite struct ControlsWalkTests {
  @MainActor private final class Walk {
    let harness = AppHarness()
    var lines: [String] = []
    private(set) var window: UIWindow!

    init() {
      let page = ControlsPage { [unowned self] in lines.append($0) }
      window = harness.show(page, size: ControlsPage.size)
    }

    /// Whether the view with the focus has a ring in the tint colour.
    var showsRing: Bool {
      guard let view = window.focusedView else { return false }
      let rings = (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
      return rings.contains { $0.strokeColor == view.tintColor.cgColor && $0.lineWidth == 3 }
    }

    /// Together they arrive in one turn, as after a busy moment; else with time for all that moves.
    func press(_ keys: [ControlsWalk.Key], together: Bool) {
      for key in keys {
        post(key)
        if !together { harness.advance(by: 0.5) }
      }
      harness.advance(by: 0.5)
    }

    private func post(_ key: ControlsWalk.Key) {
      switch key {
      case .x, .y: harness.post(text: key.rawValue)
      case .enter: harness.post([.keyboardReturnOrEnter])
      case .space: harness.post([.keyboardSpacebar])
      case .tab: harness.post([.keyboardTab])
      case .leave: harness.post([.keyboardTab], modifiers: .control)
      case .up: harness.post([.keyboardUpArrow])
      case .down: harness.post([.keyboardDownArrow])
      case .left: harness.post([.keyboardLeftArrow])
      case .right: harness.post([.keyboardRightArrow])
      case .escape: harness.post([.keyboardEscape])
      case .backspace: harness.post([.keyboardDeleteOrBackspace])
      }
    }
  }

  @Test(arguments: [false, true]) func everyControlWorksByKeysAlone(together: Bool) {
    let walk = Walk()
    for step in ControlsWalk.keys {
      walk.press(step.reach, together: together)
      if !step.reach.isEmpty {
        #expect(walk.lines.last == "focus \(step.control)")
        #expect(walk.showsRing, "\(step.control)")
      }
      walk.press(step.keys, together: together)
      let line = walk.lines.last { !$0.hasPrefix("focus") }
      #expect(line == step.line, "\(step.control): \(walk.lines.suffix(8))")
    }
  }

  @Test func everyControlWorksByThePointerAlone() {
    let walk = Walk()
    for step in ControlsWalk.points {
      for place in step.places {
        walk.harness.click(walk.window, at: place)
        walk.harness.advance(by: 1)
      }
      let line = walk.lines.last { !$0.hasPrefix("focus") }
      #expect(line == step.line, "\(walk.lines.suffix(8))")
    }
  }
}
