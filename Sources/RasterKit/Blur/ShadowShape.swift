/// A blurred rounded rectangle with edges along the axes, in pixels.
package struct ShadowShape: Hashable, Sendable {
  /// Everything its mask depends on. Shadows that differ in whole pixels of place, or in how long
  /// their edges are, have the same: a key to cache masks by.
  package let recipe: Recipe
  /// All pixels the shadow touches.
  package let bounds: PixelRect

  package struct Recipe: Hashable, Sendable {
    /// Where in its first pixel the rectangle begins, in sixteenths of a pixel.
    let phaseX, phaseY: Int32
    /// In sixteenths too, without what is left out of the middle.
    let width, height: Int32
    /// In 64ths.
    let radius: Int32
    let corners: CornerSet
    let curve: CornerCurve
    let gaussian: Gaussian
    /// The column and the row of the mask that stand for more of them.
    let middleX, middleY: Int32?
  }
}

/// A corner radius and which corners have it, in pixels.
package struct ShadowCorners: Hashable, Sendable {
  package var radius: Double
  package var corners: CornerSet
  package var curve: CornerCurve

  @inlinable
  package init(radius: Double, corners: CornerSet = .all, curve: CornerCurve = .circular) {
    self.radius = radius
    self.corners = corners
    self.curve = curve
  }
}

extension ShadowShape {
  /// Nil where nothing can be seen, or nothing sensible: sizes that are not finite, empty ones.
  ///
  /// Edges are moved to sixteenths of a pixel, which no blur shows. A deviation above
  /// `Gaussian.mostSigma` is that. Nil too where the mask would have more than `mostPixels`, as round
  /// corners larger than any screen ask for.
  package init?(
    x: Double, y: Double, width: Double, height: Double,
    corners: ShadowCorners = ShadowCorners(radius: 0), sigma: Double
  ) {
    let gaussian = Gaussian(sigma: sigma)
    let half = min(width, height) / 2
    let radius = min(max(corners.radius, 0), half)
    let reach = min(corners.curve == .continuous ? CornerCurve.reach * radius : radius, half)
    guard radius.isFinite, let across = Axis(x, width, reach, gaussian.reach),
      let down = Axis(y, height, reach, gaussian.reach)
    else { return nil }
    bounds = PixelRect(minX: across.from, minY: down.from, maxX: across.to, maxY: down.to)
    let recipe = Recipe(
      phaseX: across.phase, phaseY: down.phase, width: across.length, height: down.length,
      radius: Int32((min(radius, 16384) * 64).rounded()), corners: corners.corners,
      curve: corners.curve, gaussian: gaussian, middleX: across.middle, middleY: down.middle)
    if recipe.size.area > ShadowShape.mostPixels { return nil }
    self.recipe = recipe
  }

  package static let mostPixels = 1 << 24

  /// One direction: what of it is in the mask.
  private struct Axis {
    /// The pixels touched.
    let from, to: Int32
    /// In sixteenths of a pixel.
    let phase, length: Int32
    /// The first column of the mask that is alike, if any is.
    let middle: Int32?

    init?(_ start: Double, _ length: Double, _ corner: Double, _ reach: Int32) {
      guard start.isFinite, length > 0, abs(start) < 1e8, length < 1e8 else { return nil }
      let first = Int64((start * 16).rounded())
      let last = max(Int64(((start + length) * 16).rounded()), first + 1)
      let (pixel, endPixel) = (first >> 4, (last + 15) >> 4)
      (from, to) = (Int32(pixel) - reach, Int32(endPixel) + reach)
      // Beyond a corner and the blur's reach, all columns up to the other side's are alike.
      let corner = Int64((corner * 16).rounded(.up))
      let alikeFrom = (first + corner + 15) >> 4 + Int64(reach)
      let alikeTo = (last - corner) >> 4 - Int64(reach)
      let surplus = max(alikeTo - alikeFrom - 1, 0)
      middle = alikeTo > alikeFrom ? Int32(alikeFrom) - from : nil
      phase = Int32(first - pixel << 4)
      self.length = Int32(last - first - surplus << 4)
    }
  }
}
