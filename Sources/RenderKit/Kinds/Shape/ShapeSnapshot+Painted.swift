import CoreGraphics

extension ShapeSnapshot {
  var paintsFill: Bool {
    guard let fillColor else { return false }
    return fillColor.rgba.w > 0 && !pathBox.isNull
  }

  var paintsStroke: Bool {
    guard let strokeColor, line.width > 0, line.width.isFinite else { return false }
    return strokeColor.rgba.w > 0 && !pathBox.isNull && strokeStart < strokeEnd
  }

  private var miterLimit: CGFloat { line.miterLimit >= 1 ? min(line.miterLimit, 1000) : 1 }

  /// What the fill and the stroke paint; a rectangle around both.
  var paintedBox: PlaneBox {
    let fill = paintsFill ? PlaneBox(pathBox) : .empty
    return paintsStroke ? fill.union(strokeBox) : fill
  }

  /// Around everything the pen may touch: pointed corners and square ends reach furthest.
  var strokeBox: PlaneBox {
    var reach = 1.0
    if line.join == .miter { reach = max(reach, Double(min(miterLimit, longestMiter))) }
    if line.cap == .square { reach = max(reach, 2.0.squareRoot()) }
    return PlaneBox(pathBox).insetBy(-reach * Double(line.width) / 2)
  }

  /// The pen with nothing in it that Cairo would refuse or not come to an end with.
  ///
  /// A pattern far finer than the path is long looks like a line without gaps, and is drawn so.
  var penLine: LineStyle {
    var pen = line
    pen.miterLimit = miterLimit
    if !pen.dashPhase.isFinite { pen.dashPhase = 0 }
    let total = line.dashLengths.reduce(0, +)
    let isUsable = line.dashLengths.allSatisfy { $0 >= 0 } && total > 0 && total.isFinite
    if !isUsable || (path?.elements.lengthAtMost ?? 0) / total > 100_000 { pen.dashLengths = [] }
    return pen
  }
}

extension PathElements {
  /// The length of the lines between all points, which no curve is longer than.
  fileprivate var lengthAtMost: CGFloat {
    var (length, here): (CGFloat, CGPoint) = (0, .zero)
    for element in list {
      if case .move(let point) = element { here = point }
      for point in element.points {
        length += hypot(point.x - here.x, point.y - here.y)
        here = point
      }
    }
    return length
  }
}
