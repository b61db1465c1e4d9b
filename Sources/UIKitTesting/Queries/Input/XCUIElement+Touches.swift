public import CoreGraphics
public import Foundation
import PlatformKit

// What a finger does to an element. What is out of sight is scrolled to first.
extension XCUIElement {
  /// A tap on its middle.
  public func tap() { tap(1, fingers: 1) }

  /// Two taps on its middle.
  public func doubleTap() { tap(2, fingers: 1) }

  /// A tap of two fingers. Only in memory.
  public func twoFingerTap() { tap(1, fingers: 2) }

  /// Taps of fingers side by side. Several fingers only in memory.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    tap(numberOfTaps, fingers: numberOfTouches)
  }

  /// A press on its middle.
  public func press(forDuration duration: TimeInterval) { tap(1, fingers: 1, holding: duration) }

  /// A press on its middle, then a drag to the middle of another element at a speed, and a rest before the finger lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity = .default,
    thenHoldForDuration holdDuration: TimeInterval = 0
  ) {
    scrolledIntoSight()
    middle.press(
      forDuration: duration, thenDragTo: otherElement.middle, withVelocity: velocity,
      thenHoldForDuration: holdDuration)
  }

  /// A swipe over it, which scrolls towards what is below.
  public func swipeUp() { swipe(0, -1) }
  /// A swipe over it, which scrolls towards what is above.
  public func swipeDown() { swipe(0, 1) }
  /// A swipe over it.
  public func swipeLeft() { swipe(-1, 0) }
  /// A swipe over it.
  public func swipeRight() { swipe(1, 0) }

  /// A swipe at a speed, which scrolls towards what is below.
  public func swipeUp(velocity: XCUIGestureVelocity) { swipe(0, -1, velocity) }
  /// A swipe at a speed, which scrolls towards what is above.
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe(0, 1, velocity) }
  /// A swipe at a speed.
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(-1, 0, velocity) }
  /// A swipe at a speed.
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe(1, 0, velocity) }

  /// Moves two fingers apart, or together for a scale below 1. `velocity` is the scale's in a second. Only in memory.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    precondition(scale > 0, "a pinch needs a scale above 0")
    let frames = TouchGesture.frames(for: abs(scale - 1), at: abs(velocity))
    moveTwoFingers(frames) { side, part in
      let start = 0.4 * side / max(scale, 1)
      return CGVector(dx: start * (1 + (scale - 1) * part), dy: 0)
    }
  }

  /// Turns two fingers about its middle, clockwise; in radians, and radians in a second. Only in memory.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    let frames = TouchGesture.frames(for: abs(rotation), at: abs(velocity))
    moveTwoFingers(frames) { side, part in
      CGVector(dx: 0.3 * side * cos(rotation * part), dy: 0.3 * side * sin(rotation * part))
    }
  }
}

extension XCUIElement {
  /// From the middle, as a part of the width or height.
  private static let swipeReach = 0.35

  private func tap(_ count: Int, fingers: Int, holding: TimeInterval = 0) {
    app.tap(scrolledIntoSight(), fingers: fingers, count: count, holding: holding)
  }

  /// Over most of it, in a direction of 1 or -1 along an axis.
  private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity? = nil) {
    let bounds = app.bounds(of: scrolledIntoSight())
    let reach = CGVector(dx: Self.swipeReach * x, dy: Self.swipeReach * y)
    let start = bounds.point(at: CGVector(dx: 0.5 - reach.dx, dy: 0.5 - reach.dy))
    let end = bounds.point(at: CGVector(dx: 0.5 + reach.dx, dy: 0.5 + reach.dy))
    let length = 2 * abs(reach.dx * bounds.size.width + reach.dy * bounds.size.height)
    let frames = velocity.map { TouchGesture.frames(for: length, at: $0.rawValue) } ?? 6
    app.touch(TouchGesture(paths: [TouchGesture.path(from: start, to: end, frames: frames)]))
  }

  /// Moves two fingers that are opposite each other; `offset` is the first one's from the middle, by the element's
  /// shorter side and the part of the path.
  private func moveTwoFingers(
    _ frames: Int, offset: (_ side: CGFloat, _ part: CGFloat) -> CGVector
  ) {
    let bounds = app.bounds(of: scrolledIntoSight())
    let side = min(bounds.size.width, bounds.size.height)
    let paths = [1.0, -1].map { sign in
      TouchGesture.path(frames) { part in
        let offset = offset(side, part)
        return bounds.point(fromMiddle: CGVector(dx: sign * offset.dx, dy: sign * offset.dy))
      }
    }
    app.touch(TouchGesture(paths: paths))
  }
}
