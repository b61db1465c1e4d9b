public import Foundation

/// What items of a collision behavior meet.
extension UICollisionBehavior {
  /// Which of the two kinds of things.
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both; the default.
    public static let everything = Mode(rawValue: .max)
  }
}

/// Lets items bounce off each other and off boundaries.
///
/// The reference bounds are four walls that nothing passes, at whatever speed; what is outside is
/// pushed in. Other boundaries are thin lines, closed from both sides.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What collides.
  open var items: [any UIDynamicItem] { ownItems }
  /// What with.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }
  /// Told when items meet and part.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the reference view's bounds are a boundary, with nil as its identifier.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet { changed() }
  }

  private var insets = UIEdgeInsets.zero
  private var boundaries: [(name: any NSCopying, path: UIBezierPath)] = []
  /// What the world calls the boundaries.
  var boundaryNames: [Int: BoundaryName] = [:]
  var contacts: [Contact] = []

  /// What one line belongs to.
  struct BoundaryName {
    let identifier: (any NSCopying)?
    /// The same for all lines of one boundary.
    let group: Int
  }

  /// Collisions among these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  /// One more collides.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// An item passes through the others.
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// Makes the reference view's bounds less `insets` a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds the line of a path; one that has the identifier already is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { $0.name.isSame(as: identifier) }
    boundaries.append((identifier, bezierPath))
    changed()
  }

  /// Adds a straight line.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// nil where there is none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name.isSame(as: identifier) }?.path
  }

  /// Does nothing where there is none.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name.isSame(as: identifier) }
    changed()
  }

  /// The identifiers, in the order of adding; nil without any.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.name)
  }

  /// All but the reference bounds.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// All boundaries, each with what the delegate knows it by.
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
