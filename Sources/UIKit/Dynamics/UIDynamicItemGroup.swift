public import Foundation

/// Several items that move and turn as one. It collides with their convex hull.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The members. They must not be in a dynamic animator themselves.
  public let items: [any UIDynamicItem]
  private let places: [(center: CGPoint, transform: CGAffineTransform)]
  private let middle: CGPoint
  /// The size of the rectangle around all items, with origin zero.
  public let bounds: CGRect
  private var place: CGPoint
  private var turn = CGAffineTransform.identity

  /// Groups the items at their current positions. Needs at least one item.
  public init(items: [any UIDynamicItem]) {
    precondition(!items.isEmpty, "a dynamic item group needs at least one item")
    self.items = items
    places = items.map { ($0.center, $0.transform) }
    let frames = items.map(\.frameAsItem)
    let frame = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    bounds = CGRect(origin: .zero, size: frame.size)
    middle = CGPoint(x: frame.midX, y: frame.midY)
    place = middle
  }

  /// The middle of the group. Setting it moves the items.
  open var center: CGPoint {
    get { place }
    set {
      place = newValue
      moveItems()
    }
  }

  /// Turns the items about the middle.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      moveItems()
    }
  }

  /// Always `path`, as the items rarely fill their bounds.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  /// The corners of all items, around the middle.
  open var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    for item in items {
      let corners = item.cornersAsItem
      path.move(to: corners[0].moved(by: middle, -1))
      for corner in corners.dropFirst() { path.addLine(to: corner.moved(by: middle, -1)) }
      path.close()
    }
    return path
  }

  private func moveItems() {
    for (item, start) in zip(items, places) {
      item.center = start.center.moved(by: middle, -1).applying(turn).moved(by: place, 1)
      item.transform = start.transform.concatenating(turn)
    }
  }
}

extension CGPoint {
  fileprivate func moved(by other: CGPoint, _ factor: CGFloat) -> CGPoint {
    CGPoint(x: x + other.x * factor, y: y + other.y * factor)
  }
}

extension UIDynamicItem {
  fileprivate var cornersAsItem: [CGPoint] {
    let (x, y) = (bounds.width / 2, bounds.height / 2)
    return [(-x, -y), (x, -y), (x, y), (-x, y)].map { x, y in
      let corner = CGPoint(x: x, y: y).applying(transform)
      return CGPoint(x: corner.x + center.x, y: corner.y + center.y)
    }
  }

  fileprivate var frameAsItem: CGRect {
    let corners = cornersAsItem
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      return bounds
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
