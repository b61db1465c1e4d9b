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
  public func tap() { app.touch(TouchGesture(paths: [[point]])) }

  /// Two taps there.
  public func doubleTap() { app.touch(TouchGesture(paths: [[point]], count: 2)) }

  /// A press there.
  public func press(forDuration duration: TimeInterval) {
    app.touch(TouchGesture(paths: [[point]], holding: duration))
  }

  /// A press there, then a drag to another place of the same window at a speed, and a rest before the finger lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity = .default,
    thenHoldForDuration holdDuration: TimeInterval = 0
  ) {
    let bounds = referencedElement.bounds
    let (start, end) = (bounds.point(at: part, offset: offset), otherCoordinate.point)
    let length = hypot(end.x - start.x, end.y - start.y) / bounds.scale
    let frames = TouchGesture.frames(for: length, at: velocity.rawValue)
    let path = TouchGesture.path(from: start, to: end, frames: frames)
    app.touch(TouchGesture(paths: [path], holding: duration, resting: holdDuration))
  }

  var app: any AppUnderTest { referencedElement.app }
  var point: InputPoint { referencedElement.bounds.point(at: part, offset: offset) }
}

extension XCUIElement {
  /// A place at parts of the width and height, from the upper left corner; of an app, in its first window.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, part: normalizedOffset)
  }

  var middle: XCUICoordinate { coordinate(withNormalizedOffset: .middle) }
  var bounds: ElementBounds { app.bounds(of: app.placed(node)) }

  /// What has its place; scrolled to if it is out of sight.
  @discardableResult
  func scrolledIntoSight() -> AccessibilityNode {
    let node = app.placed(node)
    if node.states.contains(.showing) { return node }
    app.scroll(to: node)
    return app.placed(self.node)
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
