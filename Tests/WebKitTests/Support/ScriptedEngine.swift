import Foundation
import Glibc
import Synchronization
import WebEngineProtocol

@testable import WebKit

/// An engine that knows no web: the test reads what the program says and answers it by hand, over a real socket
/// and real shared memory.
final class ScriptedEngine: EngineLauncher {
  private struct Session {
    var socket: MessageSocket
    var memory: SharedMemory
    var assembler = MessageAssembler<EngineCommand>()
    var waiting: [EngineMessage<EngineCommand>] = []

    mutating func takeNext() -> EngineMessage<EngineCommand>? {
      waiting.isEmpty ? nil : waiting.removeFirst()
    }

    mutating func add(_ bytes: Data) {
      waiting += (try? assembler.add(bytes)) ?? []
    }
  }

  private let session = Mutex<Session?>(nil)
  private let count = Atomic(0)
  private let failure: EngineFailure?

  /// With a failure, none starts.
  init(failure: EngineFailure? = nil) { self.failure = failure }

  var launches: Int { count.load(ordering: .relaxed) }

  func launch(with memory: SharedMemory) throws(EngineFailure) -> LaunchedEngine {
    count.add(1, ordering: .relaxed)
    if let failure { throw failure }
    guard let (near, far) = MessageSocket.pair() else { throw EngineFailure("no socket") }
    // A test that waits in vain fails instead of hanging.
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      far.descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    session.withLock { $0 = Session(socket: far, memory: memory) }
    send(.ready(version: MessageCoder.version))
    return LaunchedEngine(socket: near) {}
  }

  func send(_ event: EngineEvent, page: PageID = 0, body: Data = Data()) {
    guard let bytes = try? MessageCoder.encode(EngineMessage(event, page: page, body: body)) else {
      return
    }
    sendBytes(bytes)
  }

  func sendBytes(_ bytes: Data) {
    let socket = session.withLock { $0?.socket }
    _ = socket?.write(bytes)
  }

  /// As if it was killed.
  func die() {
    session.withLock {
      $0?.socket.shut()
      $0 = nil
    }
  }

  /// Leaves out commands until one is what the closure wants; nil where none comes.
  func next<Value>(_ wanted: (EngineMessage<EngineCommand>) -> Value?) -> Value? {
    while let message = nextMessage() {
      if let value = wanted(message) { return value }
    }
    return nil
  }

  private func nextMessage() -> EngineMessage<EngineCommand>? {
    // The engine starts on a thread of its own.
    for _ in 0..<3000 where session.withLock({ $0 == nil }) { usleep(10_000) }
    guard let socket = session.withLock({ $0?.socket }) else { return nil }
    while true {
      if let message = session.withLock({ $0?.takeNext() ?? nil }) { return message }
      // The engine's own thread needs the lock to say that it runs.
      guard let bytes = socket.read() else { return nil }
      session.withLock { $0?.add(bytes) }
    }
  }

  /// Fills a buffer of the page, or some of its rows, with a colour, in the program's own memory.
  func fill(
    _ geometry: PageGeometry, buffer: Int, rows: Range<Int>? = nil, with color: UInt32
  ) {
    let place = geometry.buffers[buffer]
    let length = place.stride * geometry.height
    let pixels = session.withLock {
      $0?.memory.map(offset: place.offset, length: length, isWritable: true)
    }
    guard let pixels else { return }
    let words = pixels.base.bindMemory(to: UInt32.self, capacity: length / 4)
    let (rows, width) = (rows ?? 0..<geometry.height, place.stride / 4)
    for index in rows.lowerBound * width..<rows.upperBound * width { words[index] = color }
  }

  /// A whole frame of one colour.
  func paint(
    _ geometry: PageGeometry, page: PageID, buffer: Int = 0, with color: UInt32
  ) {
    fill(geometry, buffer: buffer, with: color)
    send(.painted(geometry.frame(buffer)), page: page)
  }
}

extension PageGeometry {
  func frame(_ buffer: Int) -> PaintedFrame {
    PaintedFrame(
      buffer: buffers[buffer].id, generation: generation,
      damage: [DamagedPart(x: 0, y: 0, width: width, height: height)])
  }
}
