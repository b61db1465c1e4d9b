import CoreGraphics
import RasterKit
import RenderKit

/// Paints a tree one pixel at a time, without any of the compositor's stages: no plan, no damage,
/// no occlusion, no spans, no kernels except the coverage of shapes and paths. The compositor is
/// compared with it. As there, every product is rounded to 8 bits.
struct PlainPainter {
  /// The bounds of the canvas.
  let bounds: PixelRect

  /// Premultiplied red, green, blue, alpha, whole numbers up to 255.
  typealias Canvas = [SIMD4<Float>]
  /// Coverage of pixels, 0...1.
  typealias Cover = [Float]

  init(width: Int32, height: Int32) {
    bounds = PixelRect(x: 0, y: 0, width: width, height: height)
  }

  init(bounds: PixelRect) { self.bounds = bounds }

  /// Premultiplied pixels, row by row.
  func paint(_ scene: SceneLayer) -> [UInt32] {
    var canvas = Canvas(repeating: SIMD4(0, 0, 0, 255), count: bounds.area)
    var root = scene
    root.snapshot.position = CGPoint(
      x: root.snapshot.bounds.width / 2, y: root.snapshot.bounds.height / 2)
    paint(root, .identity, Around(clip: full), &canvas)
    return canvas.map { pixel in
      UInt32(pixel.w) << 24 | UInt32(pixel.x) << 16 | UInt32(pixel.y) << 8 | UInt32(pixel.z)
    }
  }

  /// The state in which a layer is painted.
  struct Around {
    var clip: Cover
    /// Red, green, blue and opacity to multiply everything by.
    var tint = SIMD4<Float>(1, 1, 1, 1)
    /// Inside a group with opacity only, which has no backdrop to filter.
    var isClear = false
    /// Whether the layer's clip is applied to the composed parts.
    var isCut = false
  }

  var full: Cover { Cover(repeating: 1, count: bounds.area) }
  var clear: Canvas { Canvas(repeating: .zero, count: bounds.area) }
}

extension PlainPainter {
  private func paint(
    _ layer: SceneLayer, _ plane: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    guard layer.isDrawn else { return }
    let group = layer.snapshot.rare.group
    let map = self.plane(of: layer.snapshot).concatenating(plane)
    var around = around
    around.tint *= layer.tint
    let filter = around.isClear ? nil : group.filter
    if layer.castsShadow && !layer.shadowIsGrouped {
      paintShadow(of: layer, map, around, &canvas)
    }
    var mask = layer.mask.first
    if let plain = mask, clips(plain, of: layer, map) {
      intersect(&around.clip, with: outline(of: plain.snapshot, inParent: map))
      mask = nil
    }
    let fades = around.tint.w < 1 && layer.needsGroupOpacity && !group.fadesParts
    guard fades || filter != nil || mask != nil else {
      around.isClear = around.tint.w < 1 && !group.fadesParts
      return paintParts(of: layer, map, around, &canvas)
    }
    var whole = clear
    let partsOpacity = group.fadesParts ? around.tint.w : 1
    paintParts(of: layer, map, Around(clip: full, tint: SIMD4(1, 1, 1, partsOpacity)), &whole)
    if let mask { multiply(&whole, by: mask, map) }
    if group.fadesParts { around.tint.w = 1 }
    for index in canvas.indices {
      blend(whole[index], through: around, at: index, filter: filter, into: &canvas)
    }
  }

  private func multiply(_ whole: inout Canvas, by mask: SceneLayer, _ map: AffineMap) {
    var cover = clear
    paint(mask, map, Around(clip: full), &cover)
    for index in whole.indices {
      whole[index] = (whole[index] * cover[index].w / 255).rounded(.toNearestOrAwayFromZero)
    }
  }

  /// Whether a mask acts only as a clip: opaque, and aligned to pixels or around a single item.
  private func clips(_ mask: SceneLayer, of layer: SceneLayer, _ map: AffineMap) -> Bool {
    let state = mask.snapshot
    guard !state.hasRareState, mask.sublayers.isEmpty, mask.isDrawn, state.opacity >= 1,
      mask.ownPartCount == 1, state.backgroundColor?.isOpaque == true
    else { return false }
    let isSingle = layer.sublayers.isEmpty && layer.ownPartCount <= 1 && !layer.castsShadow
    return isSingle || outline(of: state, inParent: map).allSatisfy { $0 == 0 || $0 == 1 }
  }

  private func paintParts(
    of layer: SceneLayer, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    if layer.castsShadow && layer.shadowIsGrouped { paintShadow(of: layer, map, around, &canvas) }
    guard layer.fillsItsClip, around.tint.w == 1 else {
      return paintSurface(of: layer, map, around, &canvas)
    }
    var (cut, whole) = (clear, Around(clip: full, tint: around.tint))
    whole.isCut = true
    paintSurface(of: layer, map, whole, &cut)
    let shape = outline(of: layer.snapshot, map)
    for index in canvas.indices {
      blend(cut[index], shape[index] * around.clip[index], into: &canvas[index])
    }
  }

  /// Background, content, and border.
  private func paintSurface(
    of layer: SceneLayer, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    let state = layer.snapshot
    let shape = around.isCut ? full : outline(of: state, map, isHard: state.hasHardEdges)
    if let color = state.backgroundColor { fill(color, shape, map, around, &canvas) }
    paintInside(of: layer, map, around, &canvas)
    guard let color = state.borderColor, state.borderWidth > 0 else { return }
    var hole = state
    hole.bounds = state.bounds.insetBy(dx: state.borderWidth, dy: state.borderWidth)
    hole.cornerRadius = max(0, state.clampedRadius - state.borderWidth)
    let inner =
      hole.bounds.isEmpty || hole.bounds.isNull
      ? Cover(repeating: 0, count: bounds.area)
      : outline(of: hole, map, isHard: state.hasHardEdges)
    fill(color, zip(shape, inner).map { max(0, $0 - $1) }, map, around, &canvas)
  }

  /// Everything between background and border.
  func paintInside(
    of layer: SceneLayer, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    let state = layer.snapshot
    if let gradient = state.kind as? GradientSnapshot {
      draw(gradient, state, map, around, &canvas)
    }
    var inner = around
    inner.isCut = false
    if state.masksToBounds && !around.isCut {
      intersect(&inner.clip, with: outline(of: state, map))
    }
    if let image = state.contents { draw(image, state, map, inner, &canvas) }
    if let shape = state.kind as? ShapeSnapshot { draw(shape, map, inner, &canvas) }
    for (copy, tint) in copies(of: state) {
      var place = inner
      place.tint *= tint
      if state.kind is ReplicatorSnapshot { place.isClear = false }
      for child in layer.inPaintingOrder { paint(child, copy.concatenating(map), place, &canvas) }
    }
  }
}

extension SceneLayer {
  var isDrawn: Bool { !snapshot.isHidden && snapshot.opacity > 0 }

  var tint: SIMD4<Float> { SIMD4(snapshot.rare.tint, snapshot.opacity) }

  /// Whether an opaque background and its content are clipped together.
  var fillsItsClip: Bool {
    let background = snapshot.backgroundColor?.rgba.w ?? 0
    guard snapshot.masksToBounds, background >= 1 else { return false }
    let border = snapshot.borderColor != nil && snapshot.borderWidth > 0
    return ownPartCount > (border ? 2 : 1) || sublayers.contains(where: \.isDrawn)
  }

  var inPaintingOrder: [SceneLayer] {
    sublayers.enumerated().sorted {
      ($0.element.snapshot.zPosition, $0.offset) < ($1.element.snapshot.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Whether fading the parts one by one would let them show through each other.
  var needsGroupOpacity: Bool {
    if let replicator = snapshot.kind as? ReplicatorSnapshot {
      return ownPartCount + 2 * replicator.count > 1
    }
    return sublayers.filter(\.isDrawn).reduce(ownPartCount) { $0 + ($1.castsShadow ? 2 : 1) } > 1
  }

  var ownPartCount: Int {
    let state = snapshot
    let border = state.borderColor != nil && state.borderWidth > 0
    var count = (state.backgroundColor == nil ? 0 : 1) + (border ? 1 : 0)
    if state.contents != nil { count += 1 }
    switch state.kind {
    case is GradientSnapshot: count += 1
    case let shape as ShapeSnapshot:
      count += (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
    default: break
    }
    return count
  }
}

extension LayerSnapshot {
  var hasHardEdges: Bool { !rare.smoothsEdges && cornerRadius == 0 }

  var clampedRadius: CGFloat { min(cornerRadius, bounds.width / 2, bounds.height / 2) }
}
