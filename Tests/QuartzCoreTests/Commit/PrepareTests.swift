import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Synchronization
import Testing

/// Counts how often its pixels are made.
private final class CountedPixels: LazyPixels {
  let size = PixelSize(width: 2, height: 2)
  let count = Atomic<Int>(0)

  func makePixels() -> PixelBuffer? {
    count.wrappingAdd(1, ordering: .relaxed)
    return PixelBuffer(size: size)
  }
}

/// The render side never waits for an image to be decoded.
extension MainThreadTests {
  @Suite @MainActor struct PrepareTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    @Test func contentsAreDecodedWithTheCommitThatSendsThem() {
      let pixels = CountedPixels()
      let layer = rig.makeLayer()
      layer.contents = CGImage(lazy: pixels)
      #expect(pixels.count.load(ordering: .relaxed) == 0)
      rig.host.commit()
      #expect(pixels.count.load(ordering: .relaxed) == 1)
      layer.opacity = 0.5
      rig.host.commit()
      #expect(pixels.count.load(ordering: .relaxed) == 1)
    }

    @Test func imagesOfEmitterCellsAreDecodedToo() {
      let (pixels, inner) = (CountedPixels(), CountedPixels())
      let emitter = CAEmitterLayer()
      let cells = [CAEmitterCell(), CAEmitterCell()]
      cells[0].contents = CGImage(lazy: pixels)
      cells[1].contents = CGImage(lazy: inner)
      cells[0].emitterCells = [cells[1]]
      emitter.emitterCells = [cells[0]]
      rig.root.addSublayer(emitter)
      rig.host.commit()
      #expect(pixels.count.load(ordering: .relaxed) == 1)
      #expect(inner.count.load(ordering: .relaxed) == 1)
    }
  }
}
