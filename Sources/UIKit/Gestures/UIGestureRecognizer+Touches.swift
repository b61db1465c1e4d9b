import CoreGraphics
import Foundation
import PlatformKit

extension UIGestureRecognizer {
  var touchesDown: [UITouch] { touchTracking.touches.filter { !$0.hasEnded } }

  func holds(_ touch: UITouch) -> Bool { touchTracking.touches.contains { $0 === touch } }

  /// Whether it takes a touch that lands; the delegate decides last.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    isOpenForMore && wants(event)
      && allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) && matchesType(of: touch)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func wants(_ press: UIPress, of event: UIEvent) -> Bool {
    isOpenForMore && allowedPressTypes.contains(NSNumber(value: press.type.rawValue))
      && wants(event) && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  func wants(_ event: UIEvent) -> Bool {
    isEnabled && shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// A gesture that is over, or waits for others to fail so that it can end, takes nothing more.
  private var isOpenForMore: Bool {
    isEnabled && !currentState.isOver && touchTracking.wanted.last?.isOver != true
  }

  private func matchesType(of touch: UITouch) -> Bool {
    guard requiresExclusiveTouchType, let first = touchesDown.first else { return true }
    return first.type == touch.type
  }

  func take(_ touch: UITouch, in arena: GestureArena) {
    touchTracking.touches.append(touch)
    arena.admit(self)
  }

  func release(of touch: UITouch) {
    touchTracking.touches.removeAll { $0 === touch }
    arena?.perform { arena?.resumeWaiting() }
  }

  func release(of press: UIPress) {
    touchTracking.presses.removeAll { $0 === press }
    arena?.perform { arena?.resumeWaiting() }
  }

  /// Delivers its touches that changed, one call per phase.
  func receive(_ batch: TouchBatch) {
    modifierFlags = batch.event.modifierFlags
    buttonMask = batch.event.buttonMask
    followCentroid(batch)
    for phase in TouchBatch.phases {
      let touches = batch.touches(in: phase).filter(holds)
      if !touches.isEmpty, !currentState.isOver { receive(Set(touches), phase, batch.event) }
    }
  }

  private func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    let receive = phase.handler(
      began: touchesBegan, moved: touchesMoved, ended: touchesEnded, cancelled: touchesCancelled)
    receive?(touches, event)
  }

  func receive(_ presses: [UIPress], of event: UIPressesEvent) {
    for press in presses where touchTracking.presses.contains(where: { $0 === press }) {
      modifierFlags = event.modifierFlags
      if currentState.isOver { return }
      let receive = press.phase.handler(
        began: pressesBegan, changed: pressesChanged, ended: pressesEnded,
        cancelled: pressesCancelled)
      receive?([press], event)
    }
  }

  private func followCentroid(_ batch: TouchBatch) {
    let down = touchesDown
    let counted = down.isEmpty ? batch.changed.map(\.touch).filter(holds) : down
    if let middle = CGPoint(middleOf: counted.map(\.position)) { centroid = middle }
  }

  func fromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: nil)
  }
}

extension CGPoint {
  init?(middleOf points: [CGPoint]) {
    guard !points.isEmpty else { return nil }
    let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    self.init(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
  }
}
