@testable import UIKit

enum FuzzKind: CaseIterable {
  case tap, double, press, pan, edge, swipe, pinch, rotation, hover, whim

  var isDiscrete: Bool { self == .tap || self == .double || self == .swipe }
  var mayEndUnbegun: Bool { isDiscrete || self == .whim }
}

/// A view that reports to the ledger.
final class FuzzView: UIView {
  var ledger: FuzzLedger?
  /// Sometimes does something unexpected.
  var whim: () -> Void = {}

  private func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    ledger?.note(touches, phase, at: self)
    whim()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    receive(touches, .cancelled)
  }
}

final class FuzzWindow: UIWindow {
  var ledger: FuzzLedger?

  override func sendEvent(_ event: UIEvent) {
    ledger?.note(event)
    super.sendEvent(event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ledger?.note(presses, .began)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ledger?.note(presses, .changed)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ledger?.note(presses, .ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    ledger?.note(presses, .cancelled)
  }
}

/// A custom recognizer that sets random states.
final class WhimRecognizer: UIGestureRecognizer {
  var mind: () -> Int = { 0 }

  @discardableResult
  private func decide() -> Int {
    let thought = mind()
    if thought < 6 { state = State(rawValue: thought) ?? .failed }
    return thought
  }

  private func decide(_ touches: Set<UITouch>, _ event: UIEvent) {
    let thought = decide()
    if thought == 6 { event.touches.first(where: touches.contains).map { ignore($0, for: event) } }
    if thought == 7 { isEnabled.toggle() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    decide(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    decide(touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    decide(touches, event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { decide() }
  override func reset() { if mind() == 0 { state = .began } }
}

/// Returns random answers.
final class FuzzDelegate: NSObject, UIGestureRecognizerDelegate {
  var isYes: (_ oneIn: Int) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ one: UIGestureRecognizer) -> Bool { !isYes(8) }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { isYes(3) }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { isYes(12) }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { isYes(12) }
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !isYes(10)
  }
}

extension FuzzKind {
  @MainActor func make() -> UIGestureRecognizer {
    switch self {
    case .tap: return UITapGestureRecognizer()
    case .double:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 2
      return tap
    case .press: return UILongPressGestureRecognizer()
    case .pan:
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      return pan
    case .edge:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = .all
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = [.left, .right, .up, .down]
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    case .rotation: return UIRotationGestureRecognizer()
    case .hover: return UIHoverGestureRecognizer()
    case .whim: return WhimRecognizer()
    }
  }
}
