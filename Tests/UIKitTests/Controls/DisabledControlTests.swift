import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// What is disabled takes neither the pointer, nor the wheel, nor keys, and says that it is.
@MainActor @Suite struct DisabledControlTests {
  private func controls() -> [UIControl] {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Press"
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let compact = UIDatePicker()
    compact.preferredDatePickerStyle = .compact
    return [
      button, UISwitch(), UISlider(), UIStepper(), segments, pages, UIColorWell(), compact,
      UITextField(), UISearchTextField(),
    ]
  }

  private let harness = AppHarness()

  /// Shows them below each other, and returns those that tell of something when they are clicked, tapped, scrolled
  /// and worked by keys.
  private func work(_ controls: [UIControl]) -> Set<String> {
    let page = UIView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 50 * CGFloat(controls.count)))
    var told: Set<String> = []
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 20, y: 50 * CGFloat(index) + 8, width: 200, height: 34)
      let name = "\(type(of: control))"
      control.addAction(UIAction { _ in told.insert(name) }, for: .allEvents)
      page.addSubview(control)
    }
    harness.show(page)
    for control in controls {
      for part in [0.1, 0.5, 0.9] as [CGFloat] {
        let place = CGPoint(x: control.bounds.width * part, y: control.bounds.midY)
        harness.click(control, at: place)
        harness.tap(control, at: place)
      }
      harness.scroll(control, by: CGVector(dx: 0, dy: 48), steps: 1, isContinuous: false)
      harness.advance(by: 0.5)
    }
    harness.press(.keyboardTab)
    harness.press(.keyboardRightArrow)
    harness.press(.keyboardSpacebar)
    harness.advance(by: 0.5)
    return told
  }

  @Test func nothingWorksThem() {
    let controls = controls()
    for control in controls { control.isEnabled = false }
    #expect(work(controls) == [])
    let window = controls[0].window
    #expect(window?.focusedView == nil && window?.firstResponder == nil)
    #expect(window?.rootViewController?.presentedViewController == nil)
    for control in controls where control.isAccessibilityElement {
      #expect(control.accessibilityTraits.contains(.notEnabled), "\(type(of: control))")
    }
  }

  /// Those that open nothing above the others.
  @Test func theSameWorksThoseThatAreEnabled() {
    let controls = Array(controls().prefix(6))
    #expect(work(controls) == Set(controls.map { "\(type(of: $0))" }))
  }
}
