/// Two numbers: a point, a direction.
public struct GLKVector2: Hashable, Sendable {
  /// The component of this name.
  public var x: Float
  /// The component of this name.
  public var y: Float

  /// All components 0.
  public init() { self.init(SIMD2<Float>.zero) }

  /// From its components.
  public init(x: Float, y: Float) {
    (self.x, self.y) = (x, y)
  }

  /// From a tuple of its components.
  public init(v: (Float, Float)) { (x, y) = v }

  /// The components as a tuple.
  public var v: (Float, Float) {
    get { (x, y) }
    set { (x, y) = newValue }
  }

  init(_ all: SIMD2<Float>) { self.init(x: all.x, y: all.y) }

  var all: SIMD2<Float> { SIMD2<Float>(x, y) }
}

extension GLKVector2 {
  /// Another name of `x`.
  public var s: Float {
    get { x }
    set { x = newValue }
  }
  /// Another name of `y`.
  public var t: Float {
    get { y }
    set { y = newValue }
  }
}
