import Foundation
import RasterKit
import RenderKit
import Synchronization
import WebEngineProtocol

/// The buffers of one page, in shared memory: each is the engine's, to paint into, or the program's, to read.
///
/// A buffer is the program's from the engine's message until nothing reads it any more. A new size has new buffers;
/// the last picture stays until the first one of the new size. Callable from any thread.
final class FrameRing: Sendable {
  /// One is shown, one waits to be, one is painted.
  static let bufferCount = 3

  private let state = Mutex(State())
  private let feed: SurfaceFeed
  private let arena: FrameArena
  private let release: @Sendable (BufferID) -> Void

  /// `release` gives a buffer back to the engine.
  init(
    feed: SurfaceFeed, arena: FrameArena, release: @escaping @Sendable (BufferID) -> Void
  ) {
    (self.feed, self.arena, self.release) = (feed, arena, release)
  }

  /// Begins a new size. Nil where there is no memory for it.
  func begin(_ size: PixelSize, scale: Double) -> PageGeometry? {
    var buffers: [RingBuffer] = []
    for _ in 0..<Self.bufferCount {
      guard let buffer = arena.makeBuffer(size) else { return nil }
      buffers.append(buffer)
    }
    let generation = state.withLock { state in
      state.generation += 1
      (state.size, state.scale, state.taken) = (size, scale, [])
      state.buffers = Dictionary(uniqueKeysWithValues: buffers.map { ($0.place.id, $0) })
      return state.generation
    }
    return PageGeometry(
      width: Int(size.width), height: Int(size.height), scale: scale, generation: generation,
      buffers: buffers.map(\.place))
  }

  /// Shows a frame. Returns what is wrong with it, if anything.
  func present(_ frame: PaintedFrame) -> EngineFailure? {
    do {
      let taken = try state.withLock { (state) throws(EngineFailure) in try state.take(frame) }
      guard let taken else { return nil }
      try show(frame, taken)
      return nil
    } catch {
      return error
    }
  }

  private func show(_ frame: PaintedFrame, _ taken: TakenBuffer) throws(EngineFailure) {
    let damage = try damage(of: frame, in: taken.size)
    let buffer = taken.buffer
    let pixels = PixelBuffer(
      wrapping: buffer.pixels, size: taken.size, stride: buffer.place.stride / 4, isOpaque: true
    ) { [self] in give(back: buffer) }
    guard let picture = SurfaceFrame(pixels: pixels, damage: damage, scale: taken.scale) else {
      return
    }
    feed.present(picture)
  }

  private func damage(of frame: PaintedFrame, in size: PixelSize) throws(EngineFailure)
    -> [PixelRect]
  {
    guard frame.damage.count <= 64 else {
      throw EngineFailure("The web engine sent more damage than a frame has.")
    }
    var rects: [PixelRect] = []
    for part in frame.damage {
      guard part.x >= 0, part.y >= 0, part.width > 0, part.height > 0,
        part.width <= Int(size.width) - part.x, part.height <= Int(size.height) - part.y
      else { throw EngineFailure("The web engine sent damage outside of its page.") }
      rects.append(
        PixelRect(
          minX: Int32(part.x), minY: Int32(part.y), maxX: Int32(part.x + part.width),
          maxY: Int32(part.y + part.height)))
    }
    return rects
  }

  private func give(back buffer: RingBuffer) {
    let id = buffer.place.id
    let isOurs = state.withLock { $0.buffers[id] != nil && $0.taken.remove(id) != nil }
    if isOurs { release(id) }
  }
}

private struct TakenBuffer: Sendable {
  let buffer: RingBuffer
  let size: PixelSize
  let scale: Double
}

private struct State {
  var generation: UInt32 = 0
  var size = PixelSize(width: 0, height: 0)
  var scale = 1.0
  var buffers: [BufferID: RingBuffer] = [:]
  /// Those that the program has.
  var taken: Set<BufferID> = []

  /// Nil for a frame that was under way when the size changed.
  mutating func take(_ frame: PaintedFrame) throws(EngineFailure) -> TakenBuffer? {
    if frame.generation < generation { return nil }
    guard frame.generation == generation, let buffer = buffers[frame.buffer] else {
      throw EngineFailure("The web engine sent a frame in a buffer that there isn't.")
    }
    guard taken.insert(frame.buffer).inserted else {
      throw EngineFailure("The web engine sent a frame in a buffer that it doesn't have.")
    }
    return TakenBuffer(buffer: buffer, size: size, scale: scale)
  }
}
