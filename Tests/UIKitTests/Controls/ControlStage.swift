import UIKitTesting
@testable import UIKit

/// A control on a page in a window, and a record of what it sends.
@MainActor
final class ControlStage<Control: UIControl> {
  let harness: AppHarness
  let page: UIView
  let control: Control
  private(set) var log: [String] = []

  init(
    _ makeControl: @autoclosure () -> Control, frame: CGRect? = nil, isRightToLeft: Bool = false,
    pageSize: CGSize = CGSize(width: 320, height: 120)
  ) {
    harness = AppHarness()
    control = makeControl()
    page = UIView(frame: CGRect(origin: .zero, size: pageSize))
    page.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
    control.semanticContentAttribute = page.semanticContentAttribute
    control.frame =
      frame ?? CGRect(origin: CGPoint(x: 20, y: 20), size: control.intrinsicContentSize)
    page.backgroundColor = .systemBackground
    page.addSubview(control)
    record()
    harness.show(page)
  }

  /// What was sent since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func focus() { harness.press(.keyboardTab) }

  func press(_ keys: UIKeyboardHIDUsage...) { for key in keys { harness.press(key) } }

  func drag(from start: CGPoint, to end: CGPoint) {
    harness.touchDown(control, at: start)
    harness.advance(by: 0.05)
    for part in [0.25, 0.5, 0.75, 1] as [CGFloat] {
      let place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      harness.touchMove(to: place, in: control)
      harness.advance(by: 1.0 / 60)
    }
    harness.touchUp()
  }

  private func record() {
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [unowned self] _ in log.append(name) }, for: event)
    }
  }
}
