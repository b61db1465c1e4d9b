// Walk 21: present through shared memory. In: damage of a painted buffer. Out: MIT-SHM puts, and word
// that the server has done them, which frees the buffer. Next: QuartzCore/Display.

import Glibc
import PlatformKit
import RasterKit

/// Two images in shared memory, each the server's from its put until that is known to be done.
///
/// While ticks of the display come anyway, the next of them proves it; else the server is asked for a
/// ShmCompletion, which wakes the process once more. A few pixels, as of a letter that is typed, go through
/// the socket then: they leave nothing to wait for.
///
/// Where the visual wants the compositor's own layout, the compositor paints the segments
/// themselves; else it paints a canvas, and the damage is converted into a segment.
/// Render queue only.
final class ShmPresenter: X11Presenter {
  /// So many pixels cost less to copy than a thread to wake.
  private static let fewPixels = 1500

  private let connection: X11RenderConnection
  private let window: UInt32
  private let context: UInt32
  private let format: X11PixelFormat
  private let clock: any HostClock
  /// Told the serial of each frame the server has done with.
  private let didComplete: (UInt64) -> Void
  private var slots = [ShmSlot(), ShmSlot()]
  private var canvas = X11Canvas()
  private var puts: UInt64 = 0
  /// The canvas that is on the screen.
  private var shownCanvas: UInt64 = 0
  /// Exposed pixels that wait for a free segment.
  private var owed = PixelRegion()
  /// Set when memory or the server refused a segment; `PutImagePresenter` takes over.
  private(set) var hasFailed = false

  init(
    connection: X11RenderConnection, window: UInt32, context: UInt32, format: X11PixelFormat,
    clock: any HostClock,
    didComplete: @escaping (UInt64) -> Void
  ) {
    self.connection = connection
    self.window = window
    self.context = context
    self.format = format
    self.clock = clock
    self.didComplete = didComplete
  }

  func acquire(size: PixelSize) -> PresentBuffer? {
    connection.requireQueue()
    guard let index = freeSlot(), prepare(index, size) else { return nil }
    slots[index].isLent = true
    if paintsSegments { return lend(index) }
    return canvas.fit(size, makeIdentity: connection.makeIdentity)
  }

  func roll(_ buffer: inout PresentBuffer, by rows: Int32) -> Bool {
    guard paintsSegments, let index = slots.firstIndex(where: \.isLent), beginRing(index),
      let memory = memory(of: slots[index]),
      case let isKept = slots[index].rows.roll(by: rows, in: memory), let rolled = lend(index)
    else { return false }
    buffer = rolled
    return isKept
  }

  func put(_ buffer: PresentBuffer, region: PixelRegion, serial: UInt64) -> Bool {
    connection.requireQueue()
    guard let index = slots.firstIndex(where: \.isLent) else { return false }
    slots[index].isLent = false
    let region = region.intersection(PixelRect(size: slots[index].size))
    if region.isEmpty { return false }
    shownCanvas = canvas.identity
    if sendThroughSocket(index, region) { return false }
    send(index, region, serial: serial)
    return true
  }

  func prepareNext() -> Bool {
    guard !hasFailed, let size = shownSlot().map({ slots[$0].size }),
      let other = slots.indices.first(where: { slots[$0].isFree && slots[$0].size != size })
    else { return false }
    return prepare(other, size)
  }

  func putAgain(_ region: PixelRegion) -> Bool {
    if paintsSegments { return shownSlot().map { sendVisible($0, region) } != nil }
    guard let buffer = canvas.buffer, canvas.identity == shownCanvas else { return false }
    if let index = freeSlot(), prepare(index, buffer.size) {
      sendVisible(index, region)
    } else {
      owed.formUnion(region)
    }
    return true
  }

  func release() -> [UInt64] {
    let lost = slots.flatMap { $0.pending.compactMap { $0 } }
    for index in slots.indices { drop(index) }
    slots = [ShmSlot(), ShmSlot()]
    canvas.release()
    owed = PixelRegion()
    return lost
  }
}

extension ShmPresenter {
  private var paintsSegments: Bool { format.layout.isNative }

  /// Of the free slots the one shown last: it lacks the least.
  private func freeSlot() -> Int? {
    slots.indices.filter { slots[$0].isFree }.max { slots[$0].lastShown < slots[$1].lastShown }
  }

  /// The slot that holds what is on the screen.
  private func shownSlot() -> Int? {
    slots.indices.filter { slots[$0].lastShown > 0 }
      .max { slots[$0].lastShown < slots[$1].lastShown }
  }

  /// Width of the image in the segment: rows begin on cache lines.
  private func imageWidth(_ size: PixelSize) -> Int { (Int(size.width) + 15) & ~15 }

  private func prepare(_ index: Int, _ size: PixelSize) -> Bool {
    if slots[index].size == size { return true }
    let (rowBytes, rows) = (format.bytesPerRow(width: imageWidth(size)), rows(of: size))
    let byteCount = rowBytes * Int(rows.capacity)
    if let segment = slots[index].segment, ShmSlot.serves(segment, byteCount: byteCount),
      segment.holds(byteCount)
    {
      slots[index] = ShmSlot(segment: segment)
    } else {
      drop(index)
      slots[index] = ShmSlot(segment: makeSegment(byteCount))
    }
    guard slots[index].segment != nil else { return false }
    slots[index].size = size
    slots[index].rows = rows
    slots[index].identity = connection.makeIdentity()
    return true
  }

  /// A ring of whole pages, where segments are painted.
  private func rows(of size: PixelSize) -> RollingRows {
    guard paintsSegments else { return RollingRows(fixed: size.height) }
    let (page, row) = (Int(getpagesize()), imageWidth(size) * MemoryLayout<UInt32>.stride)
    var step = 1
    while row * step % page != 0 { step *= 2 }
    return RollingRows(ringOf: size.height, step: Int32(step))
  }

  /// Windows that never scroll have no use for it.
  private func beginRing(_ index: Int) -> Bool {
    let slot = slots[index]
    let byteCount = imageWidth(slot.size) * Int(slot.rows.capacity) * MemoryLayout<UInt32>.stride
    return slot.segment?.makeRing(of: byteCount) ?? false
  }

  private func makeSegment(_ byteCount: Int) -> ShmSegment? {
    let segment = ShmSegment(
      byteCount: ShmSlot.capacity(for: byteCount), identifier: connection.makeID(),
      attach: connection.attach)
    if segment == nil { hasFailed = true }
    return segment
  }

  /// The server detaches after the puts that are under way, then our mapping is the last.
  private func drop(_ index: Int) {
    guard let segment = slots[index].segment else { return }
    connection.detach(segment: segment.identifier)
    slots[index].segment = nil
  }

  private func lend(_ index: Int) -> PresentBuffer? {
    pixels(of: slots[index]).map { PresentBuffer(identity: slots[index].identity, pixels: $0) }
  }

  private func pixels(of slot: ShmSlot) -> PixelTarget? {
    memory(of: slot).map { slot.rows.target(in: $0) }
  }

  /// All rows of the segment.
  private func memory(of slot: ShmSlot) -> PixelTarget? {
    guard let segment = slot.segment else { return nil }
    return PixelTarget(
      base: segment.base.assumingMemoryBound(to: UInt32.self), stride: imageWidth(slot.size),
      bounds: PixelRect(x: 0, y: 0, width: slot.size.width, height: slot.rows.capacity))
  }
}

extension ShmPresenter {
  /// False where that would not spare a wake-up.
  private func sendThroughSocket(_ index: Int, _ region: PixelRegion) -> Bool {
    guard paintsSegments, region.area <= Self.fewPixels, clock.now() >= connection.tickProvesUntil,
      let pixels = pixels(of: slots[index])
    else { return false }
    for rect in region.rects {
      connection.put(rect, of: pixels, drawable: window, context: context, format)
    }
    puts += 1
    slots[index].lastShown = puts
    return true
  }

  private func send(_ index: Int, _ region: PixelRegion, serial: UInt64?) {
    guard let segment = slots[index].segment else { return }
    if !paintsSegments { convert(region, into: segment, of: slots[index].size) }
    let request = put(region, of: segment, slots[index])
    puts += 1
    slots[index].lastShown = puts
    slots[index].pending.append(serial)
    let identifier = segment.identifier
    connection.whenDone(request) { [weak self] in self?.didComplete(segment: identifier) }
  }

  /// Answers the number of the last request.
  private func put(_ region: PixelRegion, of segment: ShmSegment, _ slot: ShmSlot) -> UInt32 {
    let comesTick = clock.now() < connection.tickProvesUntil
    var put = ShmRequests.Put(
      segment: segment.identifier, drawable: window, context: context,
      depth: format.depth,
      imageSize: PixelSize(width: Int32(imageWidth(slot.size)), height: slot.rows.capacity),
      rect: .empty)
    var request: UInt32 = 0
    let pieces = region.rects.flatMap { slot.rows.pieces(of: $0) }
    for (number, piece) in pieces.enumerated() {
      (put.rect, put.firstRow) = piece
      let isLast = number == pieces.count - 1
      request = connection.putShared(put, asksCompletion: isLast && !comesTick)
    }
    return request
  }

  private func sendVisible(_ index: Int, _ region: PixelRegion) {
    let visible = region.intersection(PixelRect(size: slots[index].size))
    if !visible.isEmpty { send(index, visible, serial: nil) }
  }

  private func convert(_ region: PixelRegion, into segment: ShmSegment, of size: PixelSize) {
    guard let source = canvas.buffer?.target else { return }
    let bytesPerRow = format.bytesPerRow(width: imageWidth(size))
    for rect in region.rects.map({ $0.intersection(source.bounds) }) where !rect.isEmpty {
      let offset = Int(rect.minY) * bytesPerRow + Int(rect.minX) * format.layout.bytesPerPixel
      Kernels.fillLayout(
        segment.base + offset, bytesPerRow: bytesPerRow, packing: format.packing, from: source,
        rect: rect)
    }
  }

  /// The server has read a put's pixels.
  func didComplete(segment: UInt32) {
    guard let index = slots.firstIndex(where: { $0.segment?.identifier == segment }),
      !slots[index].pending.isEmpty
    else { return }
    if let serial = slots[index].pending.removeFirst() { didComplete(serial) }
    guard !owed.isEmpty, slots[index].isFree else { return }
    let region = owed
    owed = PixelRegion()
    _ = putAgain(region)
    connection.flush()
  }
}
