import RasterKit
import RenderKit
import Synchronization

/// Makes frames as another program would: numbered buffers that come back when nobody shows them.
final class FrameMaker: Sendable {
  private let state = Mutex<(made: Int, released: [Int])>((0, []))

  /// The numbers of the buffers that came back, in order.
  var released: [Int] { state.withLock { $0.released } }

  /// A picture of these pixels, row by row.
  func pixels(_ width: Int32, _ colors: [UInt32], isOpaque: Bool = true) -> PixelBuffer {
    let number = state.withLock { state in
      state.made += 1
      return state.made
    }
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: colors.count)
    memory.initialize(from: colors, count: colors.count)
    nonisolated(unsafe) let mine = memory
    return PixelBuffer(
      wrapping: memory, size: PixelSize(width: width, height: Int32(colors.count) / width),
      stride: Int(width), isOpaque: isOpaque
    ) {
      mine.deallocate()
      self.state.withLock { $0.released.append(number) }
    }
  }

  func frame(
    _ width: Int32, _ colors: [UInt32], isOpaque: Bool = true, damage: [PixelRect]? = nil
  ) -> SurfaceFrame? {
    SurfaceFrame(pixels: pixels(width, colors, isOpaque: isOpaque), damage: damage)
  }
}

extension SurfaceFeed {
  /// Presents a frame that can be shown.
  func show(_ frame: SurfaceFrame?) { if let frame { present(frame) } }
}

extension SceneLayer {
  func showing(_ feed: SurfaceFeed) -> SceneLayer { with { $0.kind = SurfaceSnapshot(feed) } }
}
