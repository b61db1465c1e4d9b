extension ShapeFrame {
  /// The largest of three rectangles inside the shape, in whole pixels: one across the middle, one
  /// down the middle, and one through the middles of the corners' curves. Sides without round
  /// corners are not inset.
  func innerRect(hardEdges: Bool) -> PixelRect {
    guard map.isAxisAligned else { return .empty }
    if isSharp { return pixels(Insets(), hardEdges: hardEdges) }
    let arc = smoothing > 0 ? 0.292 : 1 - 0.5.squareRoot()
    let across = pixels(Insets(of: corners, x: reach, y: 0), hardEdges: false)
    let down = pixels(Insets(of: corners, x: 0, y: reach), hardEdges: false)
    let middles = pixels(
      Insets(of: corners, x: arc * radius, y: arc * radius), hardEdges: false)
    return middles.largest(across.largest(down))
  }

  fileprivate struct Insets {
    var minU = 0.0
    var minV = 0.0
    var maxU = 0.0
    var maxV = 0.0
  }

  private func pixels(_ insets: Insets, hardEdges: Bool) -> PixelRect {
    let from = map.apply(x: insets.minU, y: insets.minV)
    let to = map.apply(x: 2 * halfU - insets.maxU, y: 2 * halfV - insets.maxV)
    let (left, right) = (min(from.x, to.x), max(from.x, to.x))
    let (top, bottom) = (min(from.y, to.y), max(from.y, to.y))
    if hardEdges {
      return PixelRect(
        minX: (left - 0.5).pixelAbove, minY: (top - 0.5).pixelAbove,
        maxX: (right - 0.5).pixelAbove, maxY: (bottom - 0.5).pixelAbove)
    }
    let slack = 0.5 - ShapeFrame.halfPixel
    return PixelRect(
      minX: (left - slack).pixelAbove, minY: (top - slack).pixelAbove,
      maxX: (right + slack).pixelBelow, maxY: (bottom + slack).pixelBelow)
  }
}

extension ShapeFrame.Insets {
  /// Insets each side by as much as its round corners need.
  fileprivate init(of corners: CornerSet, x: Double, y: Double) {
    minU = corners.isDisjoint(with: .minX) ? 0 : x
    maxU = corners.isDisjoint(with: .maxX) ? 0 : x
    minV = corners.isDisjoint(with: .minY) ? 0 : y
    maxV = corners.isDisjoint(with: .maxY) ? 0 : y
  }
}

extension PixelRect {
  /// The one of two that covers more; this one where neither does.
  fileprivate func largest(_ other: PixelRect) -> PixelRect {
    other.area > area ? other : self
  }
}
