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

  /// The bounding box of the fill and the stroke.
  var paintedBox: PlaneRect {
    let fill = paintsFill ? PlaneRect(pathBox) : .empty
    return paintsStroke ? fill.union(strokeBox) : fill
  }

  /// The bounding box of the stroke; miters and square caps reach furthest.
  var strokeBox: PlaneRect {
    var reach = 1.0
    if line.join == .miter { reach = max(reach, Double(min(miterLimit, longestMiter))) }
    if line.cap == .square { reach = max(reach, 2.0.squareRoot()) }
    return PlaneRect(pathBox).insetBy(-reach * Double(line.width) / 2)
  }

  /// The line style without values that Cairo would reject or never finish.
  ///
  /// A dash pattern far finer than the path is long is drawn as a solid line.
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
  /// The length of the control polygon, an upper bound of the path's length.
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
