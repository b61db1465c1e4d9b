package import RasterKit

/// Two sets of pixels that must not be mixed up: what the screen does not show yet, and what each
/// buffer does not hold yet.
///
/// A frame repaints what its buffer lacks (everything damaged since that buffer was painted last)
/// and puts on the screen what the screen lacks (everything damaged since the last frame).
package struct SurfaceDamage {
  /// Pixels whose picture has changed since the last frame; not empty means a frame is due.
  package private(set) var onScreen = PixelRegion()
  /// Marks drawn over the picture of the last frame, to be wiped out along with the next one.
  private var marks = PixelRegion()
  private var whole = PixelRegion()
  private var buffers: [BufferAge] = []

  private struct BufferAge {
    var identity: UInt64
    var lacks: PixelRegion
    /// By how many rows its picture has scrolled since it was painted.
    var roll: Int32 = 0
  }

  /// More buffers than any platform uses; those forgotten are repainted whole.
  private static let remembered = 4

  package init() {}
}

extension SurfaceDamage {
  /// The picture changed here.
  package mutating func add(_ region: PixelRegion) {
    onScreen = onScreen.joined(with: region)
    for index in buffers.indices {
      buffers[index].lacks = buffers[index].lacks.joined(with: region)
    }
  }

  /// Everything seen in `area` moved by `rows`: all of that has to be put again, but where a buffer
  /// follows by being rolled, only what came into sight and what lies around has to be painted.
  package mutating func scroll(_ area: PixelRect, by rows: Int32) {
    let kept = area.intersection(area.offsetBy(x: 0, y: rows))
    for index in buffers.indices {
      var lacks = whole
      lacks.subtract(kept)
      lacks.formUnion(buffers[index].lacks.offsetBy(x: 0, y: rows).intersection(kept))
      buffers[index].lacks = lacks
      buffers[index].roll = buffers[index].roll.addingReportingOverflow(rows).partialValue
    }
    onScreen = onScreen.joined(with: PixelRegion(area))
  }

  /// By how many rows a buffer is to be rolled before it is painted.
  package func roll(of identity: UInt64) -> Int32 {
    buffers.first { $0.identity == identity }?.roll ?? 0
  }

  /// The buffer was rolled, or lost all it held because it could not be.
  package mutating func rolled(_ identity: UInt64, isKept: Bool) {
    for index in buffers.indices where buffers[index].identity == identity {
      buffers[index].roll = 0
      if !isKept { buffers[index].lacks = whole }
    }
  }

  /// The screen lost these pixels; the buffers still have them.
  package mutating func expose(_ region: PixelRegion) {
    for rect in whole.rects {
      for lost in region.rects { onScreen.formUnion(lost.intersection(rect)) }
    }
  }

  /// Pixels to put with the next frame.
  package var toPut: PixelRegion {
    var region = onScreen
    region.formUnion(marks)
    return region
  }

  /// Something that is not the picture was drawn here, on this buffer and on the screen.
  package mutating func spoil(_ identity: UInt64, _ region: PixelRegion) {
    for index in buffers.indices where buffers[index].identity == identity {
      buffers[index].lacks.formUnion(region)
    }
    marks.formUnion(region)
  }

  /// The surface has another size or scale: nothing painted so far is of use.
  package mutating func reset(size: PixelSize) {
    whole = PixelRegion(PixelRect(size: size))
    onScreen = whole
    buffers = []
  }

  /// What has to be painted before this buffer shows the whole picture.
  package func lacking(_ identity: UInt64) -> PixelRegion {
    buffers.first { $0.identity == identity }?.lacks ?? whole
  }

  /// The buffer was brought up to date and its frame handed to the platform.
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
