import Diagnostics
import Dispatch
import Foundation
import Synchronization
import WebEngineProtocol

/// The way to one engine and back: a thread that reads, and a queue that writes. Main never waits for either.
///
/// Frames go from the reading thread to the render side; everything else to main, in order.
final class EngineConnection: Sendable {
  /// What main hears of.
  enum Report: Sendable {
    case event(EngineMessage<EngineEvent>)
    case ended(EngineFailure?)
  }

  let memory: SharedMemory
  private let rings = Mutex<[PageID: FrameRing]>([:])
  private let engine = Mutex<LaunchedEngine?>(nil)
  private let isEnded = Atomic(false)
  private let waiting = Atomic(0)
  private let writer = DispatchQueue(label: "casement.web.writer", qos: .userInteractive)
  private let report: @Sendable (Report) -> Void

  init(memory: SharedMemory, report: @escaping @Sendable (Report) -> Void) {
    (self.memory, self.report) = (memory, report)
  }

  func start(with launcher: any EngineLauncher) {
    // Commands wait for the engine to run.
    writer.suspend()
    Thread.detachNewThread { self.run(launcher) }
  }

  private func run(_ launcher: any EngineLauncher) {
    do throws(EngineFailure) {
      let launched = try launcher.launch(with: memory)
      engine.withLock { $0 = launched }
      // Nobody may want it by now.
      if isEnded.load(ordering: .relaxed) { launched.socket.shut() }
      writer.resume()
      let failure = read(launched.socket)
      finish(launched, failure)
    } catch {
      isEnded.store(true, ordering: .relaxed)
      writer.resume()
      report(.ended(error))
    }
  }

  private func finish(_ launched: LaunchedEngine, _ failure: EngineFailure?) {
    isEnded.store(true, ordering: .relaxed)
    launched.socket.shut()
    launched.end()
    engine.withLock { $0 = nil }
    rings.withLock { $0 = [:] }
    report(.ended(failure))
  }

  /// Returns when the engine is gone, or says what no engine says.
  private func read(_ socket: MessageSocket) -> EngineFailure? {
    var assembler = MessageAssembler<EngineEvent>()
    while let bytes = socket.read() {
      do {
        for message in try assembler.add(bytes) {
          if let failure = take(message) { return failure }
        }
      } catch {
        return EngineFailure("The web engine's message can't be read: \(error)")
      }
    }
    return nil
  }

  private func take(_ message: EngineMessage<EngineEvent>) -> EngineFailure? {
    switch message.content {
    case .painted(let frame):
      let ring = rings.withLock { $0[message.page] }
      return ring?.present(frame)
    case .ready(let version) where version != MessageCoder.version:
      return EngineFailure("The web engine is of another version of Casement.")
    case .unavailable(let text):
      return EngineFailure(text)
    default:
      report(.event(message))
      return nil
    }
  }
}

extension EngineConnection {
  /// More bytes than any program sends to an engine that reads.
  private static let mostWaiting = 512 << 20

  @discardableResult
  func send(_ command: EngineCommand, page: PageID, body: Data = Data()) -> Bool {
    guard !isEnded.load(ordering: .relaxed) else { return false }
    let bytes: Data
    do {
      bytes = try MessageCoder.encode(EngineMessage(command, page: page, body: body))
    } catch {
      Log.web.write("a command was left out: \(error)")
      return false
    }
    guard waiting.add(bytes.count, ordering: .relaxed).newValue < Self.mostWaiting else {
      end()
      return false
    }
    writer.async {
      self.waiting.subtract(bytes.count, ordering: .relaxed)
      let socket = self.engine.withLock { $0?.socket }
      _ = socket?.write(bytes)
    }
    return true
  }

  func add(_ ring: FrameRing, for page: PageID) { rings.withLock { $0[page] = ring } }

  func removeRing(of page: PageID) { rings.withLock { _ = $0.removeValue(forKey: page) } }

  /// Ends the engine; main hears of it as of any other end.
  func end() {
    isEnded.store(true, ordering: .relaxed)
    engine.withLock { $0?.socket.shut() }
  }
}
