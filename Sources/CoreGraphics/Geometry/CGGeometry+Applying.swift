extension CGPoint {
  /// The transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether both numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// The size transformed as a vector, without translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The bounding box of the four transformed corners.
  ///
  /// The null and the infinite rectangle stay the same.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let box = standardized
    return CGRect(
      holding: [
        CGPoint(x: box.minX, y: box.minY).applying(t),
        CGPoint(x: box.maxX, y: box.minY).applying(t),
        CGPoint(x: box.minX, y: box.maxY).applying(t),
        CGPoint(x: box.maxX, y: box.maxY).applying(t),
      ])
  }

  /// The bounding box of all points; the null rectangle if there are none.
  package init(holding points: some Sequence<CGPoint>) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    guard low.x <= high.x, low.y <= high.y else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether none of the four numbers is infinite or NaN.
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// The numbers under the keys "X" and "Y", as in property lists.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }
}

extension CGSize {
  /// The numbers under the keys "Width" and "Height", as in property lists.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }
}

extension CGRect {
  /// The numbers under the keys "X", "Y", "Width" and "Height", as in property lists.
  public var dictionaryRepresentation: CFDictionary {
    ["X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height]
  }
}
