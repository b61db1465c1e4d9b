import CoreGraphics
import Foundation

/// A gesture that a device has made out of its own measurements: no touches, one place, one view.
///
/// One object for each event. Main thread only.
class DeviceGestureEvent: UIEvent {
  enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }

  var phase: Phase
  weak var window: UIWindow?
  /// The view under the pointer when the gesture began.
  var view: UIView?
  /// Where the pointer is, in the window.
  var position: CGPoint
  /// Points since the last event: how far content should move, as under a dragging finger.
  var delta = CGVector(dx: 0, dy: 0)

  init(kind: EventType, phase: Phase, position: CGPoint, window: UIWindow?) {
    self.phase = phase
    self.position = position
    self.window = window
    super.init(kind: kind)
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }

  func location(in view: UIView?) -> CGPoint { view?.convert(position, from: window) ?? position }

  /// True for the last event of its gesture.
  var isLast: Bool { phase == .ended || phase == .cancelled }
}
