package import RasterKit

/// A frame's paint items: a flat list of values in painting order. Nothing in it refers to a layer,
/// so any thread can paint it.
package struct FramePlan: Sendable {
  /// The pixels to repaint; nothing is painted outside.
  package var region = PixelRegion()
  package var items: [PlanItem] = []
  var clips: [ClipNode] = []
  var shapes: [PlanShape] = []
  var images: [PlanImage] = []
  var gradients: [PlanGradient] = []
  var masks: [PlanMask] = []
  var drawings: [any PlanDrawing] = []
  var shadows: [PlanShadow] = []
  /// The visible parts of partly hidden items.
  var remainders: [PixelRegion] = []

  /// Bitmaps to paint first because items show them.
  var offscreenWork: [OffscreenWork] = []

  package init() {}

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    images.removeAll(keepingCapacity: true)
    gradients.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    drawings.removeAll(keepingCapacity: true)
    shadows.removeAll(keepingCapacity: true)
    remainders.removeAll(keepingCapacity: true)
    offscreenWork.removeAll(keepingCapacity: true)
  }
}

/// One paint item. Integers are indices into the plan's lists.
package struct PlanItem: Sendable {
  package enum Kind: Sendable {
    case fill(shape: Int, color: UInt32)
    /// A colour in place of all pixels of the extent.
    case clear(UInt32)
    /// A colour on all pixels of the extent.
    case solid(UInt32)
    /// The pixels of `outer` that are not in `inner`.
    case ring(outer: Int, inner: Int, color: UInt32)
    case image(Int)
    case gradient(Int)
    /// A solid colour through a mask.
    case mask(Int)
    /// An item that paints itself: a kind's, or a pattern.
    case drawing(Int)
    /// A colour through a blurred mask.
    case shadow(Int, color: UInt32)
    /// Items up to the matching end, at index `end`, are painted on transparent pixels first.
    case beginGroup(end: Int)
    /// Composites those pixels, tinted, with the blend mode or source-over.
    case endGroup(tint: UInt32, blend: BlendMode?)
    /// Items up to the matching end, at index `end`, are painted on transparent pixels, whose alpha
    /// then multiplies the surrounding group.
    case beginMask(end: Int)
    case endMask
    /// Items before `end` are painted directly inside the clip. Along its edge they are painted on
    /// transparent pixels first, so that the edge cuts them together and only once.
    case clipGroup(end: Int, clip: Int)
    /// Composites a bitmap of a finished group, as a group's end does.
    case bitmap(image: Int, blend: BlendMode?)
  }

  package var kind: Kind
  /// Nothing is painted outside; already intersected with the layer's clips.
  package var extent: PixelRect
  /// Pixels that it certainly covers with opaque colour.
  package var opaque = PixelRect.empty
  /// The innermost clip that is not just `extent`.
  var clip: Int?
  /// The visible part of `extent`; nil where all of it is.
  var remainder: Int?

  init(_ kind: Kind, extent: PixelRect) {
    self.kind = kind
    self.extent = extent
  }
}

/// A clip inside its parent clip.
struct ClipNode {
  var parent: Int?
  /// The bounds of the intersection of this clip and all around it.
  var extent: PixelRect
  /// Its coverage, unless it is just `extent`.
  var shape: Int?
  /// Pixels that this clip and all around it cover fully.
  var inner: PixelRect
}

/// An image placed on the surface.
struct PlanImage {
  var pixels: PixelBuffer
  /// The shown pixels.
  var window: PixelRect
  var shape: Int
  /// One of nine parts: only pixels whose centres are in this shape.
  var part: Int?
  /// Whether to sample the nearest pixel instead of interpolating.
  var isNearest: Bool
  /// Whether all shown pixels are opaque.
  var isOpaque: Bool
  var placement: Placement
  /// Multiplied with the pixels, as a premultiplied pixel.
  var tint: UInt32

  /// Without a window all pixels are shown.
  init(
    pixels: PixelBuffer, window: PixelRect? = nil, shape: Int, part: Int? = nil,
    isNearest: Bool = false, isOpaque: Bool? = nil, placement: Placement, tint: UInt32
  ) {
    self.pixels = pixels
    self.window = window ?? PixelRect(size: pixels.size)
    (self.shape, self.part, self.isNearest) = (shape, part, isNearest)
    self.isOpaque = isOpaque ?? pixels.isOpaque
    (self.placement, self.tint) = (placement, tint)
  }

  enum Placement {
    /// Unscaled, with image pixel (0, 0) at this pixel.
    case shifted(PixelPoint)
    case sampled(ImageSampler)
    /// Minified, from the mip chain.
    case mipped(MipSource)
    case projected(Projection)
  }
}
