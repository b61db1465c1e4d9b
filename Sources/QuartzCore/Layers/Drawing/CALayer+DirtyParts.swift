import CoreGraphics
import FoundationAdditions
import RasterKit
import RenderKit

/// Drawing a part of a layer again. Only what the layer drew itself, for the bounds and the scale that it
/// has, can be drawn in part.
extension CALayer {
  /// Several parts unite to the rectangle around them.
  func markNeedsDisplay(_ rect: CGRect) {
    guard accepts(!rect.hasNaN, "setNeedsDisplay(_:)"), !rect.isEmpty else { return }
    let (rect, bounds) = (rect.standardized, bounds.standardized)
    if host != nil { MainThread.require("mark a layer that a window shows for drawing") }
    let isWhole = flags.contains(.needsDisplay) && rareData?.dirtyRect == nil
    if isWhole || !flags.contains(.hasBackingStore) || bounds.isEmpty || rect.contains(bounds) {
      return setNeedsDisplay()
    }
    let former = rareData?.dirtyRect ?? .null
    ensureRareData.dirtyRect = former.union(rect.intersection(bounds))
    requestDisplay()
  }

  /// What has to be drawn; nil for everything.
  func takeDirtyRect() -> CGRect? {
    guard let rareData, let rect = rareData.dirtyRect else { return nil }
    rareData.dirtyRect = nil
    return rect
  }

  /// Parts outside of the bounds need no drawing.
  func display(_ part: CGRect) {
    if part.isEmpty { return }
    ensureRareData.displayedRect = part
    display()
    rareData?.displayedRect = nil
  }

  /// Whether a part is being drawn, which is that of the context's clip.
  package var isDrawnInPart: Bool { rareData?.displayedRect != nil }

  /// The contents with a part drawn again; nil where everything has to be.
  func redrawnImage(_ store: BackingStore) -> CGImage? {
    guard let rareData, let rect = rareData.displayedRect, rareData.drawn == nil,
      flags.contains(.hasBackingStore), !flags.contains(.hasOutdatedBounds),
      let image = snapshot.contents, image.pixels.size == store.size,
      image.pixels.isOpaque == isOpaque
    else { return nil }
    let part = store.pixels(of: rect)
    if part.isEmpty || part == PixelRect(size: store.size) { return nil }
    let pixels = memory(after: image.pixels, redrawing: part)
    store.redraw(part, of: pixels, over: backgroundColor, draw(in:))
    let isSeen = !marks.contains(.contents)
    return CGImage(
      pixels: pixels,
      revision: isSeen
        ? ImageRevision(of: image, in: part) : ImageRevision(continuing: image, in: part))
  }

  private func memory(after picture: PixelBuffer, redrawing part: PixelRect) -> PixelBuffer {
    var buffer = takeDoubleBuffer(showing: picture) ?? DoubleBuffer(picture)
    let pixels = buffer.turn(redrawing: part)
    ensureRareData.doubleBuffer = buffer
    return pixels
  }

  /// Takes it out of the layer, as a copy would count as another user of the memory.
  private func takeDoubleBuffer(showing picture: PixelBuffer) -> DoubleBuffer? {
    guard let rareData, let buffer = rareData.doubleBuffer else { return nil }
    rareData.doubleBuffer = nil
    return buffer.front.base == picture.base ? buffer : nil
  }

  /// Call it when the contents are no longer drawn in parts.
  func forgetParts() {
    guard let rareData else { return }
    rareData.dirtyRect = nil
    rareData.displayedRect = nil
    rareData.doubleBuffer = nil
  }
}

extension CGRect {
  fileprivate var hasNaN: Bool {
    origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
  }
}
