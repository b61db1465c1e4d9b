import RasterKit
import Synchronization
import WebEngineProtocol

/// Gives out parts of the memory that is shared with an engine. A place is never given out twice, so that
/// an engine that writes late writes nowhere; what it took is given back to the system.
final class FrameArena: Sendable {
  private struct State {
    var length = 0
    var lastBuffer: BufferID = 0
  }

  let memory: SharedMemory
  private let state = Mutex(State())

  init(memory: SharedMemory) { self.memory = memory }

  func makeBuffer(_ size: PixelSize) -> RingBuffer? {
    let stride = (Int(size.width) * 4 + 63) & ~63
    let page = SharedMemory.pageLength
    let length = (stride * Int(size.height) + page - 1) / page * page
    let place = state.withLock { state -> SharedBuffer? in
      guard memory.grow(to: state.length + length) else { return nil }
      defer { state.length += length }
      state.lastBuffer += 1
      return SharedBuffer(id: state.lastBuffer, offset: state.length, stride: stride)
    }
    guard let place,
      let mapped = memory.map(offset: place.offset, length: length, isWritable: false)
    else { return nil }
    return RingBuffer(place: place, mapped: mapped, memory: memory)
  }
}

/// One buffer of a page, mapped for reading.
final class RingBuffer: Sendable {
  let place: SharedBuffer
  private let mapped: MappedMemory
  private let memory: SharedMemory

  init(place: SharedBuffer, mapped: MappedMemory, memory: SharedMemory) {
    (self.place, self.mapped, self.memory) = (place, mapped, memory)
  }

  deinit { memory.empty(offset: place.offset, length: mapped.length) }

  var pixels: UnsafeMutablePointer<UInt32> { mapped.base.assumingMemoryBound(to: UInt32.self) }
}
