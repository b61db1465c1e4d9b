internal import CUIKernels

extension ShapeFrame {
  /// The outline for the scan converter; nil if no pixel is covered.
  func outline(hardEdges: Bool) -> cui_shape? {
    var shape = cui_shape()
    (shape.ux, shape.uy, shape.u0) = (ux, uy, u0)
    (shape.vx, shape.vy, shape.v0) = (vx, vy, v0)
    (shape.per_ux, shape.per_vx) = (ux == 0 ? 0 : 1 / ux, vx == 0 ? 0 : 1 / vx)
    shape.xx = ux * ux + vx * vx
    shape.per_xx = 1 / shape.xx
    shape.hard_edges = hardEdges ? 1 : 0
    let byCentre = hardEdges && smoothing == 0
    shape.outer = byCentre ? exactOutline : outerOutline
    shape.inner = byCentre ? exactOutline : innerOutline
    let bounds = bounds(of: shape.outer, hardEdges: hardEdges)
    (shape.min_x, shape.min_y, shape.max_x, shape.max_y) =
      (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    setCoverage(&shape)
    return bounds.isEmpty || !shape.per_xx.isFinite ? nil : shape
  }

  private var exactOutline: cui_outline { outline(halfU: halfU, halfV: halfV, radius: radius) }

  /// Half a pixel outside, along every normal; at corners by the largest possible amount.
  private var outerOutline: cui_outline {
    let half = ShapeFrame.halfPixel
    let (outsideU, outsideV) = (halfU + half * unitsU, halfV + half * unitsV)
    if smoothing > 0 {
      return smoothOutline(
        halfU: outsideU, halfV: outsideV, around: CornerCurve.outerRadius * radius,
        by: ShapeFrame.smoothPixel * unitsMost)
    }
    return outline(
      halfU: outsideU, halfV: outsideV, radius: isSharp ? 0 : radius + half * unitsMost)
  }

  /// Half a pixel inside. Corners too tight for that become squares.
  private var innerOutline: cui_outline {
    let half = ShapeFrame.halfPixel
    let (insideU, insideV) = (halfU - half * unitsU, halfV - half * unitsV)
    if 2 * halfU < unitsU || 2 * halfV < unitsV {
      return outline(halfU: -1, halfV: -1, radius: 0)
    }
    if isSharp { return outline(halfU: insideU, halfV: insideV, radius: 0) }
    if smoothing > 0 {
      return smoothOutline(
        halfU: insideU, halfV: insideV, around: reach,
        by: -ShapeFrame.smoothPixel * unitsMost - smoothSlack)
    }
    let inner = radius - half * unitsMost
    if inner <= 0 { return outline(halfU: min(cornerU, insideU), halfV: insideV, radius: 0) }
    return outline(halfU: cornerU + inner, halfV: cornerV + inner, radius: inner)
  }

  /// A circle with the full reach of a continuous corner lies inside it, except for this much if
  /// the reach is shortened.
  private var smoothSlack: Double { smoothing < 1 ? radius / 1000 : 0 }

  /// Bounds of a continuous corner: circles of a radius, moved out or in by a distance.
  private func smoothOutline(
    halfU: Double, halfV: Double, around circle: Double, by distance: Double
  ) -> cui_outline {
    cui_outline(
      half_u: halfU, half_v: halfV, corner_u: self.halfU - circle, corner_v: self.halfV - circle,
      radius: circle + distance)
  }

  private func outline(halfU: Double, halfV: Double, radius: Double) -> cui_outline {
    let sharp = radius == 0
    return cui_outline(
      half_u: halfU, half_v: halfV, corner_u: sharp ? .infinity : cornerU,
      corner_v: sharp ? .infinity : cornerV, radius: radius)
  }

  private func bounds(of outline: cui_outline, hardEdges: Bool) -> PixelRect {
    var reach = reach(halfU: outline.half_u, halfV: outline.half_v)
    if outline.radius > 0 && corners == .all {
      let round = self.reach(
        radius: outline.radius, cornerU: outline.corner_u, cornerV: outline.corner_v)
      reach = (min(reach.x, round.x), min(reach.y, round.y))
    }
    return PixelRect(
      minX: (center.x - reach.x - 0.5).pixelAbove, minY: (center.y - reach.y - 0.5).pixelAbove,
      maxX: (center.x + reach.x + 0.5).pixelBelow, maxY: (center.y + reach.y + 0.5).pixelBelow)
  }

  /// Coverage is computed in 32-bit floats: exact to 1/500 of a pixel for shapes of 30,000 pixels.
  private func setCoverage(_ shape: inout cui_shape) {
    (shape.scale_u, shape.scale_v) = (Float(1 / unitsU), Float(1 / unitsV))
    shape.most_u = Float(min(1, 2 * halfU / unitsU))
    shape.most_v = Float(min(1, 2 * halfV / unitsV))
    (shape.half_u, shape.half_v) = (Float(halfU), Float(halfV))
    (shape.corner_u, shape.corner_v) =
      isSharp ? (.infinity, .infinity) : (Float(halfU - reach), Float(halfV - reach))
    shape.radius = Float(radius)
    shape.corners = Int32(corners.rawValue)
    shape.is_styled = corners != .all || smoothing > 0 ? 1 : 0
    (shape.smoothing, shape.reach) = (Float(smoothing), Float(reach))
    shape.smooth_start = smoothing > 0 ? Float(max(CornerCurve.reach - reach / radius, 0)) : 0
    shape.gradient_uu = Float(ux * ux + uy * uy)
    shape.gradient_vv = Float(vx * vx + vy * vy)
    shape.gradient_uv = Float(2 * (ux * vx + uy * vy))
    shape.is_similarity = unitsMost - unitsLeast < 1e-6 * unitsMost ? 1 : 0
  }
}
