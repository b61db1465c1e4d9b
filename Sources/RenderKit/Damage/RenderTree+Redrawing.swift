import CoreGraphics
import RasterKit

/// Contents that were drawn again in part damage that part alone.
extension RenderTree {
  /// The effect of a change of what the layer paints itself, given that it may be one of a part of its
  /// contents. Parts unite until the frame.
  func effectBesideRedrawing(
    _ effect: DamageScope, of layer: RenderLayer, from old: LayerSnapshot, to new: LayerSnapshot
  ) -> DamageScope {
    guard effect == .own, layer.effect < .own, layer.transition == nil,
      let part = DamageScope.partOfContents(from: old, to: new)
    else { return effect }
    redrawnParts[layer.id] = redrawnParts[layer.id]?.union(part) ?? part
    return .part
  }

  /// The pixels that show the redrawn part of a layer's contents; `map` leads to them from its plane.
  func redrawnPixels(of layer: RenderLayer, in map: ProjectiveMap) -> PixelRect {
    let own = map.pixelExtent(of: layer.geometry.own)
    guard let part = redrawnParts[layer.id] else { return own }
    return layer.shown.pixels(ofContents: part, in: map).intersection(own)
  }
}

extension DamageScope {
  /// The pixels of the contents that differ; nil where something else does too, or where a pixel's place
  /// in the layer is not simply known.
  fileprivate static func partOfContents(
    from old: LayerSnapshot, to new: LayerSnapshot
  ) -> PixelRect? {
    guard let part = new.contents?.part(redrawnSince: old.contents), !new.spreadsContents else {
      return nil
    }
    var other = old
    other.contents = new.contents
    return ofChange(from: other, to: new) == .none ? part : nil
  }
}

extension LayerSnapshot {
  /// Whether a pixel of the image may show far from its own place.
  fileprivate var spreadsContents: Bool {
    guard hasRareState else { return false }
    let sampling = rare.sampling
    return sampling.isMirrored || sampling.center != ContentsSampling.unit
      || sampling.minification == .trilinear
  }

  /// Pixels between those of the image mix neighbours.
  fileprivate func pixels(ofContents part: PixelRect, in map: ProjectiveMap) -> PixelRect {
    let contents = ContentsPart(source: contentsSource, box: contentsBox)
    let placed = ProjectiveMap(contents.map).concatenating(map)
    let isWhole = !hasRareState || rare.sampling.rect == ContentsSampling.unit
    if isWhole, placed.isAffine, let shift = placed.numerator.snappedShift {
      return part.offsetBy(x: shift.x, y: shift.y)
    }
    return placed.pixelExtent(of: PlaneRect(part).insetBy(-1))
  }
}
