import CoreGraphics
import RasterKit
import RenderKit

/// The picture of a tree worked out one pixel at a time, without any of the compositor's stages: no
/// plan, no damage, no occlusion, no runs, no kernels but the shapes' coverage. What the fast way is
/// held against. Like there, every product is rounded to 8 bits.
struct PlainPainter {
  private let width: Int
  private let height: Int
  /// Premultiplied red, green, blue, alpha, whole numbers up to 255.
  typealias Canvas = [SIMD4<Float>]
  /// Coverage of pixels by all clips around, 0...1.
  private typealias Clip = [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Premultiplied pixels, row by row.
  func paint(_ scene: SceneLayer) -> [UInt32] {
    var canvas = Canvas(repeating: SIMD4(0, 0, 0, 255), count: width * height)
    var root = scene
    root.snapshot.position = CGPoint(
      x: root.snapshot.bounds.width / 2, y: root.snapshot.bounds.height / 2)
    let clip = Clip(repeating: 1, count: width * height)
    paint(root, .identity, Around(clip: clip), &canvas)
    return canvas.map { pixel in
      UInt32(pixel.w) << 24 | UInt32(pixel.x) << 16 | UInt32(pixel.y) << 8 | UInt32(pixel.z)
    }
  }

  /// What a layer is painted in.
  private struct Around {
    var clip: Clip
    var opacity: Float = 1
    /// What colours are multiplied by, of a replicator's copies.
    var tint = SIMD4<Float>(1, 1, 1, 1)
    /// The layer's clip cuts the layer's parts when they are all there.
    var isCut = false
    /// A faded layer of nothing else: there is nothing beneath to filter.
    var isClear = false
  }

  private func paint(
    _ layer: SceneLayer, _ plane: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    let state = layer.snapshot
    if state.isHidden || state.opacity <= 0 { return }
    let opacity = around.opacity * state.opacity
    let map = self.plane(of: state).concatenating(plane)
    let filter = around.isClear ? nil : state.uncommon.group.filter
    let fadesParts = state.uncommon.group.fadesParts
    var clip = around.clip
    var mask = layer.mask.first
    if let plain = mask, clips(plain, of: layer, map) {
      let edge = coverage(
        plain.snapshot.bounds, Double(plain.snapshot.cornerRadius),
        self.plane(of: plain.snapshot).concatenating(map))
      for index in clip.indices { clip[index] *= edge[index] }
      mask = nil
    }
    let fades = opacity < 1 && countThings(layer) > 1 && !fadesParts
    guard fades || filter != nil || mask != nil else {
      let parts = Around(clip: clip, opacity: opacity, tint: around.tint)
      return paintParts(layer, map, parts, &canvas)
    }
    let whole = Around(clip: Clip(repeating: 1, count: clip.count))
    var group = Canvas(repeating: .zero, count: canvas.count)
    var parts = whole
    if fadesParts { parts.opacity = opacity }
    paintParts(layer, map, parts, &group)
    if let mask {
      var cover = Canvas(repeating: .zero, count: canvas.count)
      paint(mask, map, whole, &cover)
      for index in group.indices {
        group[index] = (group[index] * cover[index].w / 255).rounded(.toNearestOrAwayFromZero)
      }
    }
    let veil = Around(clip: clip, opacity: fadesParts ? 1 : opacity, tint: around.tint)
    for index in canvas.indices {
      let (color, share) = seen(group[index], through: veil)
      blend(color, clip[index] * share, filter, into: &canvas[index])
    }
  }

  /// Whether a mask is nothing but a clip: opaque, and of whole pixels or around a single thing.
  private func clips(_ mask: SceneLayer, of layer: SceneLayer, _ map: AffineMap) -> Bool {
    let state = mask.snapshot
    guard state.uncommon.group == GroupSnapshot(), mask.sublayers.isEmpty, state.opacity >= 1,
      !state.isHidden, state.contents == nil, state.borderWidth == 0,
      (state.backgroundColor?.rgba.w ?? 0) >= 1
    else { return false }
    let edge = coverage(
      state.bounds, Double(state.cornerRadius), plane(of: state).concatenating(map))
    return edge.allSatisfy { $0 == 0 || $0 == 1 }
      || (layer.sublayers.isEmpty && countThings(layer) <= 1)
  }

  private func paintParts(
    _ layer: SceneLayer, _ map: AffineMap, _ around: Around, _ canvas: inout Canvas
  ) {
    let state = layer.snapshot
    let (clip, opacity) = (around.clip, around.opacity)
    let shape = coverage(state.bounds, Double(state.cornerRadius), map)
    if state.masksToBounds && !around.isCut && fillsItsClip(layer, around) {
      var (whole, cut) = (Around(clip: Clip(repeating: 1, count: clip.count)), canvas)
      (whole.tint, whole.isCut) = (around.tint, true)
      cut = Canvas(repeating: .zero, count: canvas.count)
      paintParts(layer, map, whole, &cut)
      for index in canvas.indices {
        blend(cut[index], shape[index] * clip[index], into: &canvas[index])
      }
      return
    }
    let filled = around.isCut ? Clip(repeating: 1, count: clip.count) : shape
    if let color = state.backgroundColor { fill(color, filled, around, &canvas) }
    var inner = around
    inner.isCut = false
    inner.isClear = opacity < 1
    if state.masksToBounds && !around.isCut {
      for index in clip.indices { inner.clip[index] *= shape[index] }
    }
    if let image = state.contents { draw(image, state.bounds, map, inner, &canvas) }
    let ordered = layer.sublayers.enumerated().sorted {
      ($0.element.snapshot.zPosition, $0.offset) < ($1.element.snapshot.zPosition, $1.offset)
    }
    for copy in copies(of: state) {
      var inside = inner
      inside.opacity *= copy.tint.w
      inside.tint *= SIMD4(copy.tint.x, copy.tint.y, copy.tint.z, 1)
      for (_, child) in ordered { paint(child, copy.map.concatenating(map), inside, &canvas) }
    }
    guard let color = state.borderColor, state.borderWidth > 0 else { return }
    let hole = coverage(
      state.bounds.insetBy(dx: state.borderWidth, dy: state.borderWidth),
      max(0, Double(state.cornerRadius - state.borderWidth)), map)
    let ring = zip(filled, hole).map { max(0, $0 - $1) }
    fill(color, ring, around, &canvas)
  }

  /// Whether an opaque background and what is on it are cut off together.
  private func fillsItsClip(_ layer: SceneLayer, _ around: Around) -> Bool {
    let state = layer.snapshot
    guard let color = state.backgroundColor, color.rgba.w >= 1, around.opacity == 1 else {
      return false
    }
    return state.contents != nil
      || layer.sublayers.contains { !$0.snapshot.isHidden && $0.snapshot.opacity > 0 }
  }

  /// Where the sublayers are shown and in what colours: once, but by replicators.
  private func copies(of state: LayerSnapshot) -> [(map: AffineMap, tint: SIMD4<Float>)] {
    guard case .replicator(let replicator) = state.uncommon.kind else {
      return [(.identity, SIMD4(1, 1, 1, 1))]
    }
    let (t, middle) = (replicator.transform, CGPoint(x: state.bounds.midX, y: state.bounds.midY))
    let step = AffineMap(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    var power = AffineMap.identity
    return (0..<replicator.count).map { index in
      defer { power = power.concatenating(step) }
      let map = AffineMap(translationX: -middle.x, y: -middle.y).concatenating(power)
        .concatenating(AffineMap(translationX: middle.x, y: middle.y))
      return (map, replicator.tint(ofCopy: index))
    }
  }

  private func countThings(_ layer: SceneLayer) -> Int {
    let state = layer.snapshot
    let parts = [
      state.backgroundColor != nil, state.contents != nil,
      state.borderColor != nil && state.borderWidth > 0,
    ]
    if case .replicator = state.uncommon.kind {
      return parts.count { $0 } + 2 * copies(of: state).count { $0.tint.w > 0 }
    }
    return parts.count { $0 }
      + layer.sublayers.count { !$0.snapshot.isHidden && $0.snapshot.opacity > 0 }
  }
}

extension PlainPainter {
  private func plane(of state: LayerSnapshot) -> AffineMap {
    let (size, t) = (state.bounds.size, state.transform)
    return AffineMap(
      translationX: -state.bounds.origin.x - state.anchorPoint.x * size.width,
      y: -state.bounds.origin.y - state.anchorPoint.y * size.height
    )
    .concatenating(AffineMap(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42))
    .concatenating(AffineMap(translationX: state.position.x, y: state.position.y))
  }

  private func coverage(_ rect: CGRect, _ radius: Double, _ map: AffineMap) -> [Float] {
    let shape = RoundedShape(
      width: rect.size.width, height: rect.size.height, radius: radius,
      transform: AffineMap(translationX: rect.origin.x, y: rect.origin.y).concatenating(map))
    return (0..<width * height).map { index in
      var byte: UInt8 = 0
      let x = Int32(index % width)
      shape.coverage(y: Int32(index / width), x: x..<x + 1, into: &byte)
      return Float(byte) / 255
    }
  }

  private func fill(
    _ color: CGColor, _ shape: [Float], _ around: Around, _ canvas: inout Canvas
  ) {
    var paint = color.rgba * color.rgba.w * around.tint
    paint.w = color.rgba.w
    paint = (paint * around.opacity * 255).rounded(.toNearestOrAwayFromZero)
    for index in canvas.indices {
      blend(paint, shape[index] * around.clip[index], into: &canvas[index])
    }
  }

  /// A premultiplied colour tinted, and what is still to be faded: the two are one where there is a
  /// tint.
  private func seen(
    _ color: SIMD4<Float>, through around: Around
  ) -> (color: SIMD4<Float>, share: Float) {
    if around.tint == SIMD4(1, 1, 1, 1) { return (color, around.opacity) }
    let veil = (around.tint * around.opacity * 255).rounded(.toNearestOrAwayFromZero)
    return ((color * veil / 255).rounded(.toNearestOrAwayFromZero), 1)
  }

  private func draw(
    _ image: CGImage, _ bounds: CGRect, _ map: AffineMap, _ around: Around,
    _ canvas: inout Canvas
  ) {
    let shape = coverage(bounds, 0, map)
    let toPlane = AffineMap(
      a: bounds.width / Double(image.width), b: 0, c: 0, d: bounds.height / Double(image.height),
      tx: bounds.origin.x, ty: bounds.origin.y)
    guard let back = toPlane.concatenating(map).inverted else { return }
    for index in canvas.indices where shape[index] > 0 {
      let point = back.apply(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
      let sampled = sample(image.pixels, point.x - 0.5, point.y - 0.5)
      let (color, share) = seen(sampled, through: around)
      blend(color, shape[index] * around.clip[index] * share, into: &canvas[index])
    }
  }

  private func sample(_ pixels: PixelBuffer, _ x: Double, _ y: Double) -> SIMD4<Float> {
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float> {
      let column = min(max(x, 0), Double(pixels.size.width - 1))
      let row = min(max(y, 0), Double(pixels.size.height - 1))
      let value = pixels.target.address(x: Int32(column), y: Int32(row)).pointee
      return SIMD4<Float>(SIMD4(value >> 16 & 255, value >> 8 & 255, value & 255, value >> 24))
    }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (right, down) = (Float(x - left), Float(y - top))
    let upper = pixel(left, top) * (1 - right) + pixel(left + 1, top) * right
    let lower = pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right
    return (upper * (1 - down) + lower * down).rounded(.toNearestOrAwayFromZero)
  }

  private func blend(_ color: SIMD4<Float>, _ coverage: Float, into pixel: inout SIMD4<Float>) {
    let share = (coverage * 255).rounded(.toNearestOrAwayFromZero) / 255
    let source = (color * share).rounded(.toNearestOrAwayFromZero)
    pixel = source + (pixel * (255 - source.w) / 255).rounded(.toNearestOrAwayFromZero)
  }

  private func blend(
    _ color: SIMD4<Float>, _ coverage: Float, _ mode: BlendMode?, into pixel: inout SIMD4<Float>
  ) {
    guard let mode else { return blend(color, coverage, into: &pixel) }
    let share = (coverage * 255).rounded(.toNearestOrAwayFromZero) / 255
    let source = (color * share).rounded(.toNearestOrAwayFromZero) / 255
    let beneath = pixel / 255
    var result = SIMD4<Float>()
    for part in 0..<4 {
      result[part] = mixed(source[part], source.w, beneath[part], beneath.w, mode)
    }
    pixel = (result * 255).rounded(.toNearestOrAwayFromZero)
  }

  /// Premultiplied components of 0...1, by W3C Compositing and Blending.
  private func mixed(
    _ s: Float, _ sa: Float, _ d: Float, _ da: Float, _ mode: BlendMode
  ) -> Float {
    let apart = s * (1 - da) + d * (1 - sa)
    switch mode {
    case .multiply: return s * d + apart
    case .screen: return s + d - s * d
    case .overlay:
      return apart + (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s))
    case .darken: return min(s * da, d * sa) + apart
    case .lighten: return max(s * da, d * sa) + apart
    case .plusLighter: return min(s + d, 1)
    }
  }
}
