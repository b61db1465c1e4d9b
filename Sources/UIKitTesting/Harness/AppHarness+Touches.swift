import PlatformKit
public import UIKit

/// The window of a finger that is down, and its position in pixels.
struct FingerPosition {
  var window: HeadlessWindow
  var x: Double
  var y: Double
}

extension AppHarness {
  /// Puts a finger down on the middle of `view` (or `point` in it). Tests choose the finger's
  /// number; a finger must lift before it lands again.
  public func touchDown(_ view: UIView, at point: CGPoint? = nil, finger: Int = 0) {
    put(finger, at: point ?? view.bounds.middle, in: view)
    settle()
  }

  /// Moves a finger that is down to a point in coordinates of `view`, possibly outside it.
  public func touchMove(to point: CGPoint, in view: UIView, finger: Int = 0) {
    move(finger, to: point, in: view)
    settle()
  }

  /// Lifts a finger.
  public func touchUp(finger: Int = 0) {
    report(finger, .lift)
    fingers[finger] = nil
    settle()
  }

  /// Cancels a finger's touch, as the window system does for its own gestures.
  public func touchCancel(finger: Int = 0) {
    report(finger, .cancel)
    fingers[finger] = nil
    settle()
  }
}

extension AppHarness {
  func put(_ finger: Int, at point: CGPoint, in view: UIView) {
    put(finger, at: place(point, in: view))
  }

  func move(_ finger: Int, to point: CGPoint, in view: UIView) {
    move(finger, to: place(point, in: view))
  }

  func put(_ finger: Int, at place: FingerPosition) {
    precondition(
      fingers[finger] == nil, "lift finger \(finger) with touchUp() before it touches again")
    fingers[finger] = place
    report(finger, .down)
  }

  /// It stays in the window in which it came down.
  func move(_ finger: Int, to place: FingerPosition) {
    precondition(
      fingers[finger] != nil, "put finger \(finger) down with touchDown(_:at:) before it moves")
    fingers[finger]?.x = place.x
    fingers[finger]?.y = place.y
    report(finger, .move)
  }

  private func report(_ finger: Int, _ action: TouchReport.Action) {
    guard let place = fingers[finger] else {
      preconditionFailure("put finger \(finger) down with touchDown(_:at:) before lifting it")
    }
    let report = TouchReport(
      contact: UInt64(bitPattern: Int64(finger)), action: action, x: place.x, y: place.y,
      time: platform.clock.now())
    post(.touch(place.window.id, report))
  }

  func place(_ point: CGPoint, in view: UIView) -> FingerPosition {
    guard let window = view.window ?? (view as? UIWindow),
      let platformWindow = window.platformWindow as? HeadlessWindow
    else { preconditionFailure("a view must be in a visible window before it can be touched") }
    let place = window.toScene(view.convert(point, to: nil))
    let scale = window.screen.scale
    return FingerPosition(
      window: platformWindow, x: Double(place.x * scale), y: Double(place.y * scale))
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
