/// Three numbers: a point, a direction or a colour.
public struct GLKVector3: Hashable, Sendable {
  // Not `SIMD3`, which takes as much memory as four numbers.
  /// The component of this name.
  public var x: Float
  /// The component of this name.
  public var y: Float
  /// The component of this name.
  public var z: Float

  /// All components 0.
  public init() { self.init(SIMD3<Float>.zero) }

  /// From its components.
  public init(x: Float, y: Float, z: Float) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// From a tuple of its components.
  public init(v: (Float, Float, Float)) { (x, y, z) = v }

  /// The components as a tuple.
  public var v: (Float, Float, Float) {
    get { (x, y, z) }
    set { (x, y, z) = newValue }
  }

  init(_ all: SIMD3<Float>) { self.init(x: all.x, y: all.y, z: all.z) }

  var all: SIMD3<Float> { SIMD3<Float>(x, y, z) }
}

extension GLKVector3 {
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
  /// Another name of `z`.
  public var p: Float {
    get { z }
    set { z = newValue }
  }
}

extension GLKVector3 {
  /// Another name of `x`.
  public var r: Float {
    get { x }
    set { x = newValue }
  }
  /// Another name of `y`.
  public var g: Float {
    get { y }
    set { y = newValue }
  }
  /// Another name of `z`.
  public var b: Float {
    get { z }
    set { z = newValue }
  }
}
