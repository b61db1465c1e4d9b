package import RasterKit

/// What a frame paints: a flat list of values in painting order. Nothing in it refers to a layer, so
/// any thread may paint it.
package struct FramePlan: Sendable {
  /// The pixels to make right; nothing is painted outside.
  package var region = PixelRegion()
  package var items: [PlanItem] = []
  var clips: [ClipNode] = []
  var shapes: [PlanShape] = []
  var images: [PlanImage] = []
  var gradients: [PlanGradient] = []
  var masks: [PlanMask] = []
  var drawings: [any PlanDrawing] = []
  var shadows: [PlanShadow] = []
  /// What is left of items that are partly hidden.
  var remainders: [PixelRegion] = []

  /// Bitmaps to be painted first, because the items show them.
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

/// One thing to paint. Numbers are places in the plan's lists.
package struct PlanItem: Sendable {
  package enum Kind: Sendable {
    case fill(shape: Int, color: UInt32)
    /// The pixels of `outer` that are not in `inner`.
    case ring(outer: Int, inner: Int, color: UInt32)
    case image(Int)
    case gradient(Int)
    /// A solid colour through a mask.
    case mask(Int)
    /// What only one kind of layer paints.
    case drawing(Int)
    /// A colour through a blurred mask.
    case shadow(Int, color: UInt32)
    /// Items up to the matching end are painted on clear pixels of their own first; `end` is its place.
    case beginGroup(end: Int)
    /// Those pixels, tinted, go onto what is beneath, blended with it or simply over it.
    case endGroup(tint: UInt32, blend: BlendMode?)
    /// Items up to the matching end are painted on clear pixels of their own, whose alpha then
    /// multiplies the pixels of the group around them; `end` is its place.
    case beginMask(end: Int)
    case endMask
    /// Items before `end` are painted as they are where the clip covers all, and along its edge on
    /// clear pixels of their own first, so that the edge cuts them once and together.
    case clipGroup(end: Int, clip: Int)
    /// A bitmap of a finished group goes onto what is beneath, as at a group's end.
    case bitmap(image: Int, blend: BlendMode?)
  }

  package var kind: Kind
  /// Nothing is painted outside; clipped by what clips the layer.
  package var extent: PixelRect
  /// Pixels it certainly covers with opaque colour.
  package var opaque = PixelRect.empty
  /// Innermost clip that is not simply `extent`.
  var clip: Int?
  /// What of `extent` shows; nil where all of it does.
  var remainder: Int?

  init(_ kind: Kind, extent: PixelRect) {
    self.kind = kind
    self.extent = extent
  }
}

/// One clip inside others.
struct ClipNode {
  var parent: Int?
  /// The pixels of this clip and all around it; a bound.
  var extent: PixelRect
  /// Its coverage, where it is more than `extent`.
  var shape: Int?
  /// Pixels it and all around it cover fully.
  var inner: PixelRect
}

/// An image placed on the surface.
struct PlanImage {
  var pixels: PixelBuffer
  /// The part of them that is shown.
  var window: PixelRect
  var shape: Int
  /// One of nine parts: the pixels whose centres are in this shape.
  var part: Int?
  /// Whether each pixel shows the one image pixel its centre falls in.
  var isNearest: Bool
  /// Whether no pixel lets anything through.
  var isOpaque: Bool
  var placement: Placement
  /// What the pixels are multiplied by, as a premultiplied pixel.
  var tint: UInt32

  /// All of the pixels are shown where there is no window.
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
    /// Image pixel (0, 0) is this pixel; one to one.
    case shifted(PixelPoint)
    case sampled(ImageWalk)
    /// Smaller than it is, from smaller copies.
    case mipped(MipSource)
    /// In perspective.
    case projected(Projection)
  }
}
