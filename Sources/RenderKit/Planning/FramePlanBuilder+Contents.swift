import CoreGraphics
import Glibc
import RasterKit

extension FramePlanBuilder {
  func addContents(_ visit: LayerVisit) {
    let shown = visit.layer.shown
    if let fade = shown.contentsFade { return addFade(fade, of: shown, visit) }
    addImage(of: shown, visit)
  }

  /// Adds the contents of `shown`, which may differ from the layer's own contents.
  func addImage(of shown: LayerSnapshot, _ visit: LayerVisit) {
    guard let image = shown.contents, shown.paintsImage else { return }
    let whole = ContentsPart(source: shown.contentsSource, box: shown.contentsBox)
    var visit = visit
    if shown.hasRareState && shown.rare.sampling.isMirrored { visit.turnOver(whole.box) }
    let outline = outline(of: whole.box, visit, clip: visit.innerClip)
    guard shown.hasRareState, let parts = whole.nineParts(of: shown) else {
      return add(whole, of: image, outline, part: nil, visit)
    }
    let edge = visit.map.pixelPair(in: whole.box)
    for part in parts {
      let cell = part.cell(of: whole.box, edge)
      add(part, of: image, outline, part: visit.map.shape(of: cell, hardEdges: true), visit)
    }
  }

  private func add(
    _ contents: ContentsPart, of image: CGImage, _ outline: ClippedShape, part: PlanShape?,
    _ visit: LayerVisit
  ) {
    let (shape, clip) = (outline.shape, outline.clip)
    let tint = visit.tint.pixel
    let map = ProjectiveMap(contents.map).concatenating(visit.map)
    let window = contents.window(in: image.pixels.size)
    guard tint != 0, let extent = visibleExtent(of: part ?? shape, clip: clip),
      let placement = PlanImage.Placement(
        map: map, shape: part ?? shape, mayCopy: contents.isWhole(window))
    else { return }
    var item = PlanItem(
      .image(plan.images.count), extent: part == nil ? extent : extent.intersection(shape.bounds))
    let isOpaque = visit.layer.shown.showsOpaquely(image)
    let tangent = map.tangent(of: contents.source)
    let filter = visit.layer.shown.contentsFilter(under: tangent)
    plan.images.append(
      PlanImage(
        pixels: image.pixels, window: window, shape: addShape(shape), part: part.map(addShape),
        isNearest: filter == .nearest, isOpaque: isOpaque, placement: placement, tint: tint))
    if filter == .trilinear { minify(plan.images.count - 1, map, tangent, visit.layer) }
    if isOpaque && tint >> 24 == 255 && part == nil {
      item.opaque = opaquePart(of: shape, clip: clip)
    }
    append(item, clip: clip)
  }

  /// Uses mip levels for a minified image; `map` leads from its pixels to device pixels. An image
  /// that is aligned to the pixel grid one to one is unchanged.
  private func minify(
    _ index: Int, _ map: ProjectiveMap, _ tangent: AffineMap, _ layer: RenderLayer
  ) {
    let image = plan.images[index]
    if case .shifted = image.placement { return }
    guard let back = tangent.inverted else { return }
    let bias = Double(layer.shown.rare.sampling.minificationBias)
    let chain = mips.chain(of: image.pixels)
    let level = chain.level(under: back, times: exp2(bias))
    switch image.placement {
    case .shifted, .mipped: break
    case .sampled(let walk):
      let source = MipSource(image, chain, at: level, map.numerator, origin: walk.origin)
      if let source { plan.images[index].placement = .mipped(source) }
    case .projected(let projection):
      plan.images[index].takeLevel(level.nearest, of: chain, map, minX: projection.minX)
    }
  }
}

extension LayerVisit {
  /// Turns what is in a box of the plane over about the box's middle.
  fileprivate mutating func turnOver(_ box: PlaneRect) {
    let flip = AffineMap(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: box.minY + box.maxY)
    map = ProjectiveMap(flip).concatenating(map)
  }
}

extension PlanImage.Placement {
  /// `map` leads from image pixels to device pixels. Images aligned to the pixel grid are copied;
  /// all others are sampled.
  init?(map: ProjectiveMap, shape: PlanShape, mayCopy: Bool = true) {
    guard map.isAffine else {
      let projection = Projection(map: map, minX: max(shape.bounds.minX, 0))
      guard let projection else { return nil }
      self = .projected(projection)
      return
    }
    let map = map.numerator
    if mayCopy, let shift = map.snappedShift {
      self = .shifted(shift)
    } else {
      let origin = PixelPoint(x: shape.bounds.minX, y: shape.bounds.minY)
      guard let walk = ImageSampler(map: map, origin: origin) else { return nil }
      self = .sampled(walk)
    }
  }
}

extension AffineMap {
  /// The whole-pixel translation that this map is, apart from rounding: off by less than 1/1000 of
  /// a pixel anywhere in an image of 16,000 pixels.
  var snappedShift: PixelPoint? {
    let slack = 1.0 / 16_777_216
    guard abs(a - 1) < slack, abs(d - 1) < slack, abs(b) < slack, abs(c) < slack,
      abs(tx - tx.rounded()) < PlaneRect.snapDistance, abs(tx) < PlaneRect.pixelLimit,
      abs(ty - ty.rounded()) < PlaneRect.snapDistance, abs(ty) < PlaneRect.pixelLimit
    else { return nil }
    return PixelPoint(x: Int32(tx.rounded()), y: Int32(ty.rounded()))
  }
}
