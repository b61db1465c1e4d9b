import Foundation
import Synchronization
import Testing
import UIKitTesting
import WebEngineProtocol
import WebRig

@testable import WebKit

extension RealEngineTests {
  /// What is said to have changed.
  @MainActor @Suite struct DamageTests {
    private static let page = """
      <!doctype html><title>P</title><style>body { margin: 0 }
      #a { position: absolute; left: 20px; top: 30px; width: 40px; height: 40px; background: #ff0000 }</style>
      <div id=a></div>
      """

    /// OpenGL composes the whole view for each change, where the user doesn't turn it off.
    @Test func withoutOpenGLASmallChangeIsSmallDamage() async throws {
      var taps: [Tap] = []
      let stage = try RealStage(
        ["/": .page(Self.page)], environment: ["WEBKIT_DISABLE_DMABUF_RENDERER": "1"],
        launcher: { program in
          taps.append(Tap(program))
          return taps[0]
        })
      defer { stage.end() }
      let tap = try #require(taps.first)
      try await stage.open()
      let isSmall = { (frame: PaintedFrame) in
        !frame.damage.isEmpty
          && frame.damage.allSatisfy {
            $0.x >= 15 && $0.y >= 25 && $0.x + $0.width <= 65 && $0.y + $0.height <= 75
          }
      }
      for step in 0..<200 where !tap.frames.contains(where: isSmall) {
        let color = step % 2 == 0 ? "#0000ff" : "#ff0000"
        _ = try await stage.value("a.style.background = '\(color)'")
        try await Task.sleep(nanoseconds: 20_000_000)
        stage.harness.advance(by: 0.05)
      }
      #expect(tap.frames.contains(where: isSmall), "\(tap.frames.suffix(5))")
    }
  }
}

/// Lets everything through between the program and its engine, and keeps the frames.
private final class Tap: EngineLauncher {
  private let program: EngineProgram
  private let seen = Mutex<[PaintedFrame]>([])

  init(_ program: EngineProgram) { self.program = program }

  var frames: [PaintedFrame] { seen.withLock { $0 } }

  func launch(with memory: SharedMemory) throws(EngineFailure) -> LaunchedEngine {
    let launched = try program.launch(with: memory)
    guard let (near, far) = MessageSocket.pair() else { throw EngineFailure("no socket") }
    let engine = launched.socket
    Thread.detachNewThread {
      while let bytes = far.read(), engine.write(bytes) {}
      engine.shut()
    }
    Thread.detachNewThread {
      var assembler = MessageAssembler<EngineEvent>()
      while let bytes = engine.read(), far.write(bytes) {
        for message in (try? assembler.add(bytes)) ?? [] {
          if case .painted(let frame) = message.content { self.seen.withLock { $0.append(frame) } }
        }
      }
      far.shut()
    }
    return LaunchedEngine(socket: near, end: launched.end)
  }
}
