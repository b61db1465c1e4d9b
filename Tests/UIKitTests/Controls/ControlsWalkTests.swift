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

    func press(_ key: ControlsWalk.Key) {
      switch key {
      case .x, .y: harness.type(key.rawValue)
      case .enter: harness.press(.keyboardReturnOrEnter)
      case .space: harness.press(.keyboardSpacebar)
      case .tab: harness.press(.keyboardTab)
      case .leave: harness.press(.keyboardTab, modifiers: .control)
      case .up: harness.press(.keyboardUpArrow)
      case .down: harness.press(.keyboardDownArrow)
      case .left: harness.press(.keyboardLeftArrow)
      case .right: harness.press(.keyboardRightArrow)
      case .escape: harness.press(.keyboardEscape)
      case .backspace: harness.press(.keyboardDeleteOrBackspace)
      }
      harness.advance(by: 0.5)
    }
  }

  @Test func everyControlWorksByKeysAlone() {
    let walk = Walk()
    for step in ControlsWalk.keys {
      for key in step.reach { walk.press(key) }
      if !step.reach.isEmpty {
        #expect(walk.lines.last == "focus \(step.control)")
        #expect(walk.showsRing, "\(step.control)")
      }
      for key in step.keys { walk.press(key) }
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
