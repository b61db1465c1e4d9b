import RasterKit

/// The pictures of an animation in a file, each of a part of the canvas.
protocol AnimationFrames: Sendable {
  var list: [AnimationFrame] { get }
  /// 0 for ever.
  var loopCount: Int { get }

  /// The part of the canvas that a frame covers, premultiplied; nil if it cannot be decoded.
  func makePart(_ index: Int, allowsPart: Bool) -> PixelBuffer?
}

/// Where a picture of an animation is, and for how long.
struct AnimationFrame: Sendable {
  /// What happens to the frame's part of the canvas before the next frame.
  enum Disposal { case keep, clear, restore }

  /// May reach beyond the canvas.
  var place: PixelRect
  /// In seconds.
  var delay: Double
  var disposal = Disposal.keep
  /// Whether the frame takes the place of what was there, its transparent pixels too.
  var replaces = false

  var size: PixelSize { PixelSize(width: place.width, height: place.height) }
}

/// An image file of frames that are composed on one canvas.
struct AnimatedImageFile: ImageFile {
  let kind: ImageFileKind
  let frames: [ImageFileFrame]
  private let source: any AnimationFrames
  private let canvas: AnimationCanvas
  /// Whether its one picture covers the canvas, so that there is nothing to compose.
  private let isStill: Bool

  /// Throws if the canvas or a picture is too large: composing takes the canvas, a picture, what was beneath it, and
  /// the result.
  init(_ kind: ImageFileKind, _ source: any AnimationFrames, canvas: PixelSize) throws {
    let isStill = source.list.count == 1 && source.list[0].place == PixelRect(size: canvas)
    for size in [canvas] + source.list.map(\.size) where !isStill {
      _ = try ImageFormats.size(
        Int(size.width), Int(size.height), mostPixels: ImageLimits.area / 4)
    }
    self.isStill = isStill
    self.kind = kind
    self.source = source
    self.canvas = AnimationCanvas(canvas)
    frames = source.list.map { ImageFileFrame(size: canvas, delay: $0.delay) }
  }

  var loopCount: Int? { source.loopCount }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    isStill
      ? source.makePart(index, allowsPart: allowsPart)
      : canvas.compose(index, source, allowsPart: allowsPart)
  }
}
