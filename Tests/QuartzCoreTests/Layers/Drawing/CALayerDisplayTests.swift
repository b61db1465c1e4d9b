import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Testing

/// Counts its drawings; draws nothing.
private final class CountingLayer: CALayer {
  var drawings = 0

  override func draw(in ctx: CGContext) { drawings += 1 }
}

private final class FillingDelegate: CALayerDelegate {
  var layouts = 0

  func draw(_ layer: CALayer, in ctx: CGContext) {
    ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  func layoutSublayers(of layer: CALayer) { layouts += 1 }
}

private final class PictureDelegate: CALayerDelegate {
  func display(_ layer: CALayer) {
    layer.contents = CGImage(pixels: PixelBuffer(size: PixelSize(width: 1, height: 1)))
  }
}

extension MainThreadTests {
  @Suite @MainActor struct CALayerDisplayTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }

    private func makeDrawn() -> CountingLayer {
      let layer = CountingLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      rig.root.addSublayer(layer)
      layer.setNeedsDisplay()
      rig.settle()
      return layer
    }

    @Test func drawingIsReusedForMovesFadesAndTransforms() {
      _ = rig
      let layer = makeDrawn()
      layer.position = CGPoint(x: 50, y: 50)
      layer.opacity = 0.5
      layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
      layer.bounds.size.width = 50
      rig.host.commit()
      #expect(layer.drawings == 1)
      #expect(!rig.sink.last.layers[0].hasNewContents)
    }

    @Test func askingTwiceDrawsOnce() {
      _ = rig
      let layer = makeDrawn()
      layer.setNeedsDisplay()
      layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      rig.host.commit()
      #expect(layer.drawings == 2)
      #expect(rig.sink.last.layers[0].hasNewContents)
    }

    @Test func newSizeDrawsOnlyWhereAskedFor() {
      _ = rig
      let layer = makeDrawn()
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.origin.x = 4
      rig.host.commit()
      #expect(layer.drawings == 1)
      layer.bounds.size.width = 20
      rig.host.commit()
      #expect(layer.drawings == 2)
    }

    @Test func leavingAndComingBackDrawsNothing() {
      _ = rig
      let layer = makeDrawn()
      layer.removeFromSuperlayer()
      rig.settle()
      rig.root.addSublayer(layer)
      rig.host.commit()
      #expect(layer.drawings == 1)
      #expect(rig.sink.last.layers.first { $0.id == layer.id }?.snapshot.contents != nil)
    }

    @Test func layerWithoutSizeIsDrawnWhenItHasOne() {
      _ = rig
      let layer = CountingLayer()
      rig.root.addSublayer(layer)
      layer.setNeedsDisplay()
      rig.settle()
      #expect(layer.drawings == 0)
      layer.bounds.size = CGSize(width: 5, height: 5)
      rig.settle()
      #expect(layer.drawings == 1)
    }

    @Test func newScaleDrawsAgainWithThatManyPixels() {
      _ = rig
      let layer = makeDrawn()
      layer.contentsScale = 1.5
      rig.settle()
      #expect(layer.drawings == 2)
      #expect((layer.contents as? CGImage)?.width == 15)
    }

    @Test func delegateDrawsFromTheTopLeftOfTheBounds() throws {
      _ = rig
      let layer = CALayer()
      let delegate = FillingDelegate()
      layer.delegate = delegate
      layer.bounds = CGRect(x: 0, y: -5, width: 10, height: 20)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      let image = try #require(layer.contents as? CGImage)
      let pixels = image.pixels.target
      #expect((image.width, image.height) == (10, 20))
      #expect([4, 5, 9, 10].map { pixels.address(x: 5, y: $0).pointee } == [0, .red, .red, 0])
    }

    @Test func opaqueDrawingBeginsWithBlack() throws {
      _ = rig
      let layer = makeDrawn()
      layer.isOpaque = true
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      let image = try #require(layer.contents as? CGImage)
      #expect(image.pixels.isOpaque)
      #expect(image.pixels.base.pointee == 0xFF00_0000)
    }

    @Test func opaqueDrawingBeginsWithTheBackgroundColour() throws {
      _ = rig
      let layer = makeDrawn()
      layer.isOpaque = true
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      let image = try #require(layer.contents as? CGImage)
      #expect(image.pixels.isOpaque)
      #expect(image.pixels.base.pointee == 0xFF00_00FF)
    }

    @Test func delegateMayGiveContentsInsteadOfDrawing() {
      _ = rig
      let layer = makeDrawn()
      let delegate = PictureDelegate()
      layer.delegate = delegate
      layer.setNeedsDisplay()
      rig.host.commit()
      #expect(layer.drawings == 1)
      #expect((layer.contents as? CGImage)?.width == 1)
    }

    @Test func settingContentsCancelsADrawing() {
      _ = rig
      let layer = makeDrawn()
      layer.setNeedsDisplay()
      layer.contents = nil
      rig.host.commit()
      #expect(layer.drawings == 1)
      #expect(layer.contents == nil)
    }

    @Test func plainLayerHasNothingToDraw() {
      _ = rig
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 5, height: 5)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(layer.contents == nil)
    }

    @Test func enormousBoundsAreDrawnCoarser() {
      _ = rig
      let store = BackingStore(bounds: CGRect(x: 0, y: 0, width: 40_000, height: 10), scale: 2)
      #expect(store?.size == PixelSize(width: 16384, height: 5))
      let large = BackingStore(bounds: CGRect(x: 0, y: 0, width: 1e9, height: 1e9), scale: 1)
      #expect(large?.size == PixelSize(width: 8192, height: 8192))
    }
  }
}

extension UInt32 {
  fileprivate static let red: UInt32 = 0xFFFF_0000
}
