package import RasterKit

/// Two kinds of damage: pixels that the screen does not show yet, and pixels that each buffer does
/// not have yet.
///
/// A frame repaints what its buffer lacks (everything damaged since that buffer was last painted)
/// and presents what the screen lacks (everything damaged since the last frame).
package struct SurfaceDamage {
  /// Pixels that changed since the last frame; a frame is due while this is not empty.
  package private(set) var onScreen = PixelRegion()
  /// Debug marks drawn over the last frame; the next frame erases them.
  private var marks = PixelRegion()
  private var whole = PixelRegion()
  private var buffers: [BufferAge] = []

  private struct BufferAge {
    var identity: UInt64
    var lacks: PixelRegion
    /// How the picture has scrolled since the buffer was painted, in order.
    var moves = ScrollMoves()
  }

  /// More buffers than any platform uses; forgotten ones are repainted completely.
  private static let remembered = 4
  /// Beyond so many moves, which one after the other cost more, a buffer is painted completely.
  private static let mostMoves = 8

  package init() {}
}

extension SurfaceDamage {
  package mutating func add(_ region: PixelRegion) {
    onScreen = onScreen.joined(with: region)
    for index in buffers.indices {
      buffers[index].lacks = buffers[index].lacks.joined(with: region)
    }
  }

  /// Notes that everything in an area has moved. All of it has to be presented again, but a buffer's
  /// pixels can be moved as well, so that only the newly exposed pixels and those around have to be
  /// painted.
  package mutating func scroll(_ move: ScrollMove) {
    for index in buffers.indices { Self.scroll(&buffers[index], move, in: whole) }
    onScreen = onScreen.joined(with: PixelRegion(move.area))
  }

  /// Static, as a method would keep a second reference to the buffers, which would be copied.
  private static func scroll(
    _ buffer: inout BufferAge, _ move: ScrollMove, in whole: PixelRegion
  ) {
    buffer.lacks = move.lacks(after: buffer.lacks, in: whole)
    buffer.moves.append(move)
    if buffer.moves.count > mostMoves {
      (buffer.lacks, buffer.moves) = (whole, ScrollMoves())
    }
  }

  /// How the pixels of a buffer have to be moved before it is painted.
  package func moves(of identity: UInt64) -> ScrollMoves {
    buffers.first { $0.identity == identity }?.moves ?? ScrollMoves()
  }

  /// Notes that a buffer's pixels were moved, or that it lost them because they could not be.
  package mutating func moved(_ identity: UInt64, isKept: Bool) {
    for index in buffers.indices where buffers[index].identity == identity {
      buffers[index].moves = ScrollMoves()
      if !isKept { buffers[index].lacks = whole }
    }
  }

  /// Notes that the screen lost these pixels; the buffers still have them.
  package mutating func expose(_ region: PixelRegion) {
    for rect in whole.rects {
      for lost in region.rects { onScreen.formUnion(lost.intersection(rect)) }
    }
  }

  /// Pixels to present with the next frame.
  package var unpresented: PixelRegion {
    var region = onScreen
    region.formUnion(marks)
    return region
  }

  /// Notes that debug marks were drawn on this buffer and on the screen.
  package mutating func markStale(_ identity: UInt64, _ region: PixelRegion) {
    for index in buffers.indices where buffers[index].identity == identity {
      buffers[index].lacks.formUnion(region)
    }
    marks.formUnion(region)
  }

  /// Forgets all buffers because the surface's size or scale changed.
  package mutating func reset(size: PixelSize) {
    whole = PixelRegion(PixelRect(size: size))
    onScreen = whole
    buffers = []
  }

  /// The pixels to paint before this buffer shows the whole picture.
  package func staleRegion(_ identity: UInt64) -> PixelRegion {
    buffers.first { $0.identity == identity }?.lacks ?? whole
  }

  /// Notes that the buffer is up to date and was handed to the platform.
  package mutating func presented(_ identity: UInt64) {
    onScreen = PixelRegion()
    marks = PixelRegion()
    buffers.removeAll { $0.identity == identity }
    buffers.append(BufferAge(identity: identity, lacks: PixelRegion()))
    if buffers.count > SurfaceDamage.remembered { buffers.removeFirst() }
  }
}

extension SurfaceDamage {
  /// What is wrong with the regions; nil if each is sound and none reaches out of the surface.
  var brokenInvariant: String? {
    let regions = [onScreen, marks, whole] + buffers.map(\.lacks)
    for region in regions {
      if let broken = region.brokenInvariant { return "damage: \(broken)" }
      if !whole.bounds.contains(region.bounds) { return "damage reaches out of the surface" }
    }
    let identities = Set(buffers.map(\.identity))
    if identities.count != buffers.count { return "damage: a buffer is remembered twice" }
    return buffers.count > SurfaceDamage.remembered ? "damage: too many buffers" : nil
  }
}
