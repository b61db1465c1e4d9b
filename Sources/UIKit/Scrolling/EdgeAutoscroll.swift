import CoreGraphics
import Foundation

/// Scrolls a view while a finger or the pointer is held beyond what is visible of it, or near its edges,
/// faster the further it is.
@MainActor
final class EdgeAutoscroll {
  /// Points a second for each point beyond the edge, and at the edge.
  private static let (acceleration, least): (CGFloat, CGFloat) = (12, 60)

  private weak var scroller: UIScrollView?
  private let driver: ScrollDriver
  /// How near an edge is near, in points.
  private let margin: CGFloat
  private let onScroll: @MainActor (CGPoint) -> Void
  /// In the window.
  private var point = CGPoint.zero
  private var lastTime: TimeInterval = 0

  /// Nil if nothing scrolls the view. Calls `onScroll` with the pointer's place in the window.
  init?(
    _ view: UIView, margin: CGFloat = 0, onScroll: @escaping @MainActor (CGPoint) -> Void
  ) {
    let found = view.selfAndSuperviews.lazy.compactMap { $0 as? UIScrollView }.first
    guard let found else { return nil }
    (scroller, self.margin) = (found, margin)
    driver = ScrollDriver(view: found)
    self.onScroll = onScroll
  }

  func follow(_ point: CGPoint) {
    self.point = point
    if speed == .zero { return stop() }
    if driver.isRunning { return }
    lastTime = 0
    driver.run { [weak self] time in self?.step(at: time) ?? false }
  }

  func stop() { driver.stop() }

  private func step(at time: TimeInterval) -> Bool {
    guard let scroller, speed != .zero else { return false }
    let (speed, seconds) = (speed, CGFloat(time - lastTime))
    lastTime = time
    let offset = scroller.contentOffset
    let wanted = CGPoint(x: offset.x + speed.x * seconds, y: offset.y + speed.y * seconds)
    scroller.scroll(to: scroller.clamp(wanted))
    onScroll(point)
    return true
  }

  private var speed: CGPoint {
    guard let scroller else { return .zero }
    let visible = scroller.bounds.inset(by: scroller.adjustedContentInset)
      .insetBy(dx: margin, dy: margin)
    let place = scroller.convert(point, from: nil)
    return CGPoint(
      x: Self.speed(place.x, visible.minX, visible.maxX),
      y: Self.speed(place.y, visible.minY, visible.maxY))
  }

  private static func speed(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    if place < start { return (place - start) * acceleration - least }
    return place > end ? (place - end) * acceleration + least : 0
  }
}
