import CoreGraphics
import RasterKit

/// The blurred silhouette of a path or of a layer's contents and sublayers, kept with the layer until
/// what casts it changes. Where the layer is on the screen does not matter.
struct CastShadow {
  var form: Form
  /// nil where there is nothing, or too much.
  var mask: ShadowMask?
  /// Kept so that no other image can come to be in its place in memory.
  var image: CGImage?

  /// What the mask was made of, besides sublayers.
  struct Form: Equatable {
    /// What casts, in the layer's plane.
    var box: PlaneBox
    /// In points.
    var sigma: Double
    /// Pixels of the mask for each point.
    var scale: Double
    var look: Look
  }

  enum Look: Equatable {
    case path(CGPath)
    case contents(ContentsLook)
  }

  var showsSublayers: Bool {
    if case .contents = form.look { true } else { false }
  }
}

/// What of a layer's own state shows in the silhouette of its contents.
struct ContentsLook: Equatable {
  var image: ObjectIdentifier?
  var gravity: ContentsGravity
  var scale: CGFloat
  var sampling: ContentsSampling
  var kind: SameKind
  /// Corners and bounds of the clip.
  var clip: CornerStyle?
  var bounds: CGRect

  init(_ layer: LayerSnapshot) {
    image = layer.contents.map(ObjectIdentifier.init)
    (gravity, scale) = (layer.contentsGravity, layer.contentsScale)
    (sampling, kind) = (layer.rare.sampling, SameKind(kind: layer.kind))
    clip = layer.masksToBounds ? layer.cornerStyle : nil
    bounds = layer.bounds
  }
}

/// A kind as something that can be compared.
struct SameKind: Equatable {
  var kind: (any LayerKind)?

  static func == (a: SameKind, b: SameKind) -> Bool { a.kind.isEqual(to: b.kind) }
}

extension CastShadow.Form {
  /// Blurred edges need few pixels: four to a standard deviation where the screen has as many.
  init(
    _ look: CastShadow.Look, box: PlaneBox, sigma: Double, pixelsPerPoint: Double
  ) {
    self.look = look
    self.box = box
    self.sigma = sigma
    scale = CastShadow.powerOfTwo(above: pixelsPerPoint)
    if sigma > 0 { scale = min(scale, CastShadow.powerOfTwo(above: 4 / sigma)) }
    let side = max(box.width, box.height) + 2 * ShadowSpread.reach * sigma
    while side * scale > CastShadow.longestSide { scale /= 2 }
  }

  /// The pixels of the silhouette before it is blurred.
  var area: PixelRect {
    PlaneBox(
      minX: box.minX * scale, minY: box.minY * scale, maxX: box.maxX * scale,
      maxY: box.maxY * scale
    ).outwardPixels
  }

  /// From the layer's plane to the mask's grid.
  var map: AffineMap { AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0) }
}

extension CastShadow {
  static let longestSide = 2048.0

  /// The smallest power of two that is not below `value`, up to 64.
  ///
  /// The least is so small that a blur of any radius there is gets a grid on which it is narrow.
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
