// Property lists and coders have the numbers of these types in order, without names, as on Apple's
// systems.

extension CGAffineTransform: Codable {
  /// Reads six numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let a = try numbers.decode(CGFloat.self)
    let b = try numbers.decode(CGFloat.self)
    let c = try numbers.decode(CGFloat.self)
    let d = try numbers.decode(CGFloat.self)
    let tx = try numbers.decode(CGFloat.self)
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: try numbers.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}

extension CGVector: Codable {
  /// Reads two numbers.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    let dx = try numbers.decode(CGFloat.self)
    self.init(dx: dx, dy: try numbers.decode(CGFloat.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}
