import AllocationCounter
import CUIGLES
import CountThresholds
import Foundation
import QuartzCore
import Testing

@testable import OpenGLES
@testable import RenderKit

/// What a presented frame costs in things counted; times are the benchmark's business.
@Suite(.enabled(if: hasOpenGLES), .serialized) struct FrameCostTests {
  /// Allocations are those beside what the driver needs for reading the same pixels.
  @Test(.enabled(if: allocations_are_counted()))
  func aFrameCostsNoMoreThanItDid() throws {
    try GLRig.run(320, 200) { rig in
      let drawable = try #require(rig.context.sharegroup.drawable(of: rig.renderbuffer))
      for _ in 0..<4 { show(rig) }
      let (pixels, buffers) = (rig.context.reader.pixelsRead, drawable.buffersMade)
      let read = allocations { readPlainly() }
      var most = 0
      let frames = 8
      for _ in 0..<frames { most = max(most, allocations { show(rig) } - read) }
      try CountThreshold("gl-frame").expect(
        atMost: [
          "allocations": most,
          "bytesCopied": (rig.context.reader.pixelsRead - pixels) / frames * 8,
          "buffersMade": drawable.buffersMade - buffers,
        ])
    }
  }

  /// A frame that is drawn, presented and taken at a tick as the render queue does.
  private func show(_ rig: GLRig) {
    rig.clear(0, 0.5, 1)
    rig.present()
    _ = rig.layer.feed.take()
    rig.layer.feed.giveTurn()
  }

  /// In the same parts as a frame is read.
  private func readPlainly() {
    var rows = [UInt32](repeating: 0, count: 320 * 64)
    for y in [0, 64, 128, 192] as [GLint] {
      glReadPixels(
        0, y, 320, min(64, 200 - y), GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), &rows)
    }
  }

  private func allocations(_ body: () -> Void) -> Int {
    let before = allocations_on_this_thread()
    body()
    return Int(allocations_on_this_thread() - before)
  }
}
