/// Four numbers: a point, a direction or a colour.
public struct GLKVector4: Hashable, Sendable {
  /// The component of this name.
  public var x: Float
  /// The component of this name.
  public var y: Float
  /// The component of this name.
  public var z: Float
  /// The component of this name.
  public var w: Float

  /// All components 0.
  public init() { self.init(SIMD4<Float>.zero) }

  /// From its components.
  public init(x: Float, y: Float, z: Float, w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// From a tuple of its components.
  public init(v: (Float, Float, Float, Float)) { (x, y, z, w) = v }

  /// The components as a tuple.
  public var v: (Float, Float, Float, Float) {
    get { (x, y, z, w) }
    set { (x, y, z, w) = newValue }
  }

  init(_ all: SIMD4<Float>) { self.init(x: all.x, y: all.y, z: all.z, w: all.w) }

  var all: SIMD4<Float> { SIMD4<Float>(x, y, z, w) }
}

extension GLKVector4 {
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
  /// Another name of `w`.
  public var q: Float {
    get { w }
    set { w = newValue }
  }
}

extension GLKVector4 {
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
  /// Another name of `w`.
  public var a: Float {
    get { w }
    set { w = newValue }
  }
}
