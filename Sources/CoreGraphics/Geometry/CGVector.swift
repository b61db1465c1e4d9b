/// A direction and a length, as the two numbers they come to on the axes.
public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// The vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// A direction with a length, of no place.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector of no length.
  public static let zero = CGVector()
}
