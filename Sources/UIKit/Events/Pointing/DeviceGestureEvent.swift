import CoreGraphics
import Foundation

/// A gesture that the device itself recognised. It has one position and one view, but no touches.
///
/// Each event is a new object. Main thread only.
class DeviceGestureEvent: UIEvent {
  enum Phase: Hashable, Sendable { case began, changed, ended, cancelled }

  var phase: Phase
  weak var window: UIWindow?
  /// The view under the pointer when the gesture began.
  var view: UIView?
  /// The pointer's position in the window; in the scene before the window is known.
  var position: CGPoint
  /// Points since the last event. The sign is that of a dragging finger: content moves by `delta`.
  var delta = CGVector(dx: 0, dy: 0)

  init(kind: EventType, phase: Phase, position: CGPoint, window: UIWindow?) {
    self.phase = phase
    self.position = position
    self.window = window
    super.init(kind: kind)
  }

  override var windows: [UIWindow] { window.map { [$0] } ?? [] }

  func location(in view: UIView?) -> CGPoint { view?.convert(position, from: window) ?? position }

  var isLast: Bool { phase == .ended || phase == .cancelled }
}
