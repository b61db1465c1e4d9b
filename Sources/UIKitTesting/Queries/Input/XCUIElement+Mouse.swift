public import CoreGraphics
import PlatformKit

// What the mouse does to an element. What is out of sight is scrolled to first.
extension XCUIElement {
  /// Moves the mouse to its middle without pressing.
  public func hover() { app.hover(at: middleInSight) }

  /// A click on its middle.
  public func click() { app.click(.primary, at: middleInSight, count: 1) }

  /// Two clicks on its middle.
  public func doubleClick() { app.click(.primary, at: middleInSight, count: 2) }

  /// A click of the second button on its middle, which opens its menu.
  public func rightClick() { app.click(.secondary, at: middleInSight, count: 1) }

  /// Turns the wheel over its middle until its content has moved by so many points, as far as whole clicks of a wheel go.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    app.scroll(at: middleInSight, by: CGVector(dx: deltaX, dy: deltaY))
  }

  private var middleInSight: InputPoint { app.bounds(of: scrolledIntoSight()).point(at: .middle) }
}

extension XCUICoordinate {
  /// Moves the mouse there without pressing.
  public func hover() { app.hover(at: point) }
  /// A click there.
  public func click() { app.click(.primary, at: point, count: 1) }
  /// Two clicks there.
  public func doubleClick() { app.click(.primary, at: point, count: 2) }
  /// A click of the second button there.
  public func rightClick() { app.click(.secondary, at: point, count: 1) }

  /// Turns the wheel there until the content has moved by so many points, as far as whole clicks of a wheel go.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    app.scroll(at: point, by: CGVector(dx: deltaX, dy: deltaY))
  }
}
