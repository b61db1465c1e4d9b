public import CoreGraphics
public import Foundation
import PlatformKit

/// A place in an element, looked for whenever it is used. Nothing is scrolled to. Main thread only.
@preconcurrency @MainActor
public final class XCUICoordinate {
  /// The element that it is in.
  public let referencedElement: XCUIElement
  private let part: CGVector
  /// In points.
  private let offset: CGVector

  init(_ element: XCUIElement, part: CGVector, offset: CGVector = .zero) {
    (referencedElement, self.part, self.offset) = (element, part, offset)
  }

  /// The place that is so many points further right and down.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, part: part,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// In points of the element's window, as its `frame`.
  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * part.dx + offset.dx,
      y: frame.minY + frame.height * part.dy + offset.dy)
  }

  /// A tap there.
  public func tap() { app.touch(TouchGesture(ways: [[point]])) }

  /// Two taps there.
  public func doubleTap() { app.touch(TouchGesture(ways: [[point]], count: 2)) }

  /// A press there.
  public func press(forDuration duration: TimeInterval) {
    app.touch(TouchGesture(ways: [[point]], holding: duration))
  }

  /// A press there, then a drag to another place of the same window.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  /// The same at a speed, and with a rest before the finger lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    let (start, end) = (screenPoint, otherCoordinate.screenPoint)
    let length = hypot(end.x - start.x, end.y - start.y)
    let frames = TouchGesture.frames(for: length, at: velocity.rawValue)
    drag(to: otherCoordinate, frames: frames, holding: duration, resting: holdDuration)
  }

  func drag(
    to other: XCUICoordinate, frames: Int, holding: TimeInterval = 0, resting: TimeInterval = 0
  ) {
    let (start, end) = (point, other.point)
    let way = TouchGesture.way(frames) { part in
      InputPoint(
        window: start.window, x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part)
    }
    app.touch(TouchGesture(ways: [way], holding: holding, resting: resting))
  }

  var app: any AppUnderTest { referencedElement.app }
  var point: InputPoint { referencedElement.box.point(at: part, offset: offset) }
}

extension XCUIElement {
  /// A place at parts of the width and height, from the upper left corner; of an app, in its first window.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, part: normalizedOffset)
  }

  var middle: XCUICoordinate { coordinate(withNormalizedOffset: .middle) }
  var box: InputBox { app.box(of: app.placed(node)) }

  /// Scrolls to it if it is out of sight.
  @discardableResult
  func reach() -> AccessibilityNode {
    let node = node
    guard !node.states.contains(.showing), node.role != .application else { return node }
    app.scroll(to: node)
    return self.node
  }
}

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// A number of points in a second.
  public init(_ value: CGFloat) { rawValue = value }
  public init(floatLiteral value: Double) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// Apple's numbers are not documented; these are ours.
  public static let `default` = XCUIGestureVelocity(rawValue: 500)
  public static let slow = XCUIGestureVelocity(rawValue: 200)
  public static let fast = XCUIGestureVelocity(rawValue: 1500)
}
