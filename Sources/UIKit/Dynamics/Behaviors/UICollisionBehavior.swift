public import Foundation

extension UICollisionBehavior {
  /// Selects the kinds of collisions.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// With boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// With both; the default.
    public static let everything = Mode(rawValue: .max)
  }
}

/// Makes items bounce off each other and off boundaries.
///
/// The reference bounds are four walls that nothing passes at any speed; items outside are pushed
/// in. Other boundaries are thin lines that block from both sides.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The items that collide.
  open var items: [any UIDynamicItem] { ownItems }
  /// What the items collide with.
  @AlwaysObserved open var collisionMode = Mode.everything {
    didSet { changed() }
  }
  /// Held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the reference view's bounds are a boundary; its identifier is nil.
  @AlwaysObserved open var translatesReferenceBoundsIntoBoundary = false {
    didSet { changed() }
  }

  private var insets = UIEdgeInsets.zero
  private var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []
  /// The boundaries by their numbers in the world.
  var boundaryNames: [Int: BoundaryName] = [:]
  var contacts: [Contact] = []

  struct BoundaryName {
    let identifier: (any NSCopying)?
    /// Shared by all lines of a boundary.
    let group: Int
  }

  /// Makes these items collide.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() { self.init(items: []) }

  /// Adds an item that collides.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// Removes an item, which no longer collides.
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// Makes the reference view's bounds, reduced by `insets`, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, replacing one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { $0.name.isSame(as: identifier) }
    boundaries.append((identifier, bezierPath))
    changed()
  }

  /// Adds a straight line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Nil if there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name.isSame(as: identifier) }?.path
  }

  /// Does nothing if there is none.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name.isSame(as: identifier) }
    changed()
  }

  /// The identifiers in the order they were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.name)
  }

  /// Does not remove the reference bounds.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// All boundaries with the names the delegate gets.
  func outlines(in view: UIView?) -> [(name: (any NSCopying)?, parts: [Boundary])] {
    var outlines: [(name: (any NSCopying)?, parts: [Boundary])] = []
    for boundary in boundaries { outlines.append((boundary.name, boundary.path.segments)) }
    if translatesReferenceBoundsIntoBoundary, let view {
      outlines.append((nil, view.bounds.inset(by: insets).walls))
    }
    return outlines
  }
}

extension NSCopying {
  fileprivate func isSame(as other: any NSCopying) -> Bool {
    guard let first = self as? AnyHashable, let second = other as? AnyHashable else { return false }
    return first == second
  }
}

extension CGRect {
  fileprivate var walls: [Boundary] {
    [
      .wall(normal: Vector(1, 0), distance: Double(minX)),
      .wall(normal: Vector(-1, 0), distance: -Double(maxX)),
      .wall(normal: Vector(0, 1), distance: Double(minY)),
      .wall(normal: Vector(0, -1), distance: -Double(maxY)),
    ]
  }
}

extension UIBezierPath {
  fileprivate var segments: [Boundary] {
    cgPath.elements.flattened(tolerance: 0.25).flatMap { line in
      let points = line.points.map { Vector($0) }.filter(\.isFinite)
      let closing = line.isClosed ? Array(points.prefix(1)) : []
      return zip(points, points.dropFirst() + closing).filter { $0 != $1 }
        .map { Boundary.segment($0, $1) }
    }
  }
}
