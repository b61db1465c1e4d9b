import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Testing

extension MainThreadTests {
  /// Ten thousand nested layers, on the main side.
  @MainActor @Suite struct DeepLayerTests {
    private let frame = CGRect(x: 0, y: 0, width: 8, height: 8)

    /// The outermost layer and the innermost.
    private func chain(_ make: () -> CALayer = CALayer.init) -> (top: CALayer, bottom: CALayer) {
      let bottom = CALayer()
      bottom.frame = frame
      bottom.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      var top = bottom
      for _ in 0..<10_000 {
        let above = make()
        above.frame = frame
        above.addSublayer(top)
        top = above
      }
      return (top, bottom)
    }

    @Test(.timeLimit(.minutes(10))) func `points and rectangles are converted through all of it`() {
      let (top, bottom) = chain()
      bottom.position.x += 3
      #expect(bottom.convert(CGPoint.zero, to: top) == CGPoint(x: 3, y: 0))
      #expect(top.convert(frame, to: bottom).origin.x == -3)
    }

    @Test(.timeLimit(.minutes(10))) func `a hit test finds the innermost`() {
      let (top, bottom) = chain()
      #expect(top.hitTest(CGPoint(x: 4, y: 4)) === bottom)
    }

    @Test(.timeLimit(.minutes(10))) func `a hit test looks through spaces in spaces`() {
      let (top, bottom) = chain { CATransformLayer() }
      let plane = CALayer()
      plane.frame = frame
      plane.addSublayer(top)
      #expect(plane.hitTest(CGPoint(x: 4, y: 4)) === bottom)
    }

    @Test(.timeLimit(.minutes(10))) func `it is drawn into a context`() throws {
      let (top, _) = chain()
      let pixels = PixelBuffer(size: PixelSize(width: 8, height: 8))
      top.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
      let shown = withExtendedLifetime(pixels) { pixels.target.address(x: 4, y: 4).pointee }
      #expect(shown == 0xffff_0000)
    }

    @Test(.timeLimit(.minutes(10))) func `it comes to a window, changes there and leaves it`() {
      let rig = HostRig()
      let (top, bottom) = chain()
      rig.root.addSublayer(top)
      rig.host.commit()
      #expect(rig.sink.last.layers.count >= 10_001)
      rig.settle()
      bottom.opacity = 0.5
      rig.host.commit()
      #expect(rig.sink.last.layers.map(\.id) == [bottom.id])
      top.removeFromSuperlayer()
      rig.host.commit()
      #expect(rig.sink.last.removed.count == 10_001)
    }

    @Test(.timeLimit(.minutes(10))) func `masks of masks are drawn, freed and described`() {
      let (top, _) = chain()
      var layer = CALayer()
      for _ in 0..<10_000 {
        let masked = CALayer()
        masked.mask = layer
        layer = masked
      }
      top.mask = layer
      #expect(!top.debugDescription.isEmpty)
    }
  }
}
