import CoreGraphics
import RasterKit

/// The blurred silhouette of a path or of a layer's contents and sublayers, cached with the layer
/// until they change. It does not depend on the layer's position on the screen.
struct CastShadow {
  var form: Form
  /// nil where nothing casts a shadow, or the mask would be too large.
  var mask: ShadowMask?
  /// Retained so that no other image can get its address.
  var image: CGImage?

  /// What the mask was made from, apart from sublayers.
  struct Form: Equatable {
    /// The casting box, in the layer's plane.
    var box: PlaneRect
    var sigma: Double
    /// Pixels of the mask per point.
    var scale: Double
    var look: Look
  }

  enum Look: Equatable {
    case path(CGPath)
    case contents(ContentsAppearance)
  }

  var showsSublayers: Bool {
    if case .contents = form.look { true } else { false }
  }
}

/// The layer's own state that affects the silhouette of its contents.
struct ContentsAppearance: Equatable {
  var image: ObjectIdentifier?
  var gravity: ContentsGravity
  var scale: CGFloat
  var sampling: ContentsSampling
  var kind: EquatableLayerKind
  /// Corners and bounds of the clip.
  var clip: CornerStyle?
  var bounds: CGRect

  init(_ layer: LayerSnapshot) {
    image = layer.contents.map(ObjectIdentifier.init)
    (gravity, scale) = (layer.contentsGravity, layer.contentsScale)
    (sampling, kind) = (layer.rare.sampling, EquatableLayerKind(kind: layer.kind))
    clip = layer.masksToBounds ? layer.cornerStyle : nil
    bounds = layer.bounds
  }
}

/// Makes kinds comparable.
struct EquatableLayerKind: Equatable {
  var kind: (any LayerKind)?

  static func == (a: EquatableLayerKind, b: EquatableLayerKind) -> Bool {
    a.kind.isEqual(to: b.kind)
  }
}

extension CastShadow.Form {
  /// Blurred edges need few pixels: four per standard deviation, or fewer if the screen has fewer.
  init(
    _ look: CastShadow.Look, box: PlaneRect, sigma: Double, pixelsPerPoint: Double
  ) {
    self.look = look
    self.box = box
    self.sigma = sigma
    scale = CastShadow.powerOfTwo(above: pixelsPerPoint)
    if sigma > 0 { scale = min(scale, CastShadow.powerOfTwo(above: 4 / sigma)) }
    let side = max(box.width, box.height) + 2 * ShadowSpread.reach * sigma
    while side * scale > CastShadow.longestSide { scale /= 2 }
  }

  /// The pixels of the silhouette before blurring.
  var area: PixelRect {
    PlaneRect(
      minX: box.minX * scale, minY: box.minY * scale, maxX: box.maxX * scale,
      maxY: box.maxY * scale
    ).outwardPixels
  }

  /// From the layer's plane to the mask's grid.
  var map: AffineMap { AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0) }
}

extension CastShadow {
  static let longestSide = 2048.0

  /// The smallest power of two that is at least `value`, up to 64.
  ///
  /// The minimum is small enough to make the blur of any possible radius narrow on its grid.
  static func powerOfTwo(above value: Double) -> Double {
    var result = 0x1p-40
    while result < value && result < 64 { result *= 2 }
    return result
  }

  /// A path's fill, blurred.
  static func mask(of path: CGPath, _ form: Form) -> ShadowMask? {
    let map = CGAffineTransform(scaleX: CGFloat(form.scale), y: CGFloat(form.scale))
    let area = form.area
    guard let filled = PathCoverage.mask(path.elements, .fill(.winding), map, in: area) else {
      return nil
    }
    return blurred(form) { y, row in
      row.update(from: filled.row(y &- area.minY), count: Int(area.width))
    }
  }

  /// The alpha of `pixels`, blurred.
  static func mask(of pixels: PixelTarget, _ form: Form) -> ShadowMask? {
    blurred(form) { y, row in
      let source = pixels.address(x: pixels.bounds.minX, y: y)
      for x in 0..<Int(pixels.bounds.width) { row[x] = UInt8(source[x] >> 24) }
    }
  }

  /// `fill` writes the rows of the form's area.
  private static func blurred(
    _ form: Form, _ fill: (Int32, UnsafeMutablePointer<UInt8>) -> Void
  ) -> ShadowMask? {
    let (area, sigma) = (form.area, form.sigma * form.scale)
    guard let mask = ShadowMask(area, blurredBy: sigma) else { return nil }
    for y in area.minY..<area.maxY { fill(y, mask.address(x: area.minX, y: y)) }
    mask.blur(sigma: sigma)
    return mask
  }
}
