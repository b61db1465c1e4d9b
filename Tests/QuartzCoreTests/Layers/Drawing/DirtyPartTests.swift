import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Testing

/// Fills what it is asked for with a colour and records it, in points.
private final class PaintedLayer: CALayer {
  var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  var parts: [CGRect] = []
  var whileDrawing: () -> Void = {}

  override func draw(in ctx: CGContext) {
    parts.append(ctx.boundingBoxOfClipPath)
    ctx.setFillColor(color)
    ctx.fill(CGRect(x: -1000, y: -1000, width: 3000, height: 3000))
    whileDrawing()
  }
}

private final class PaintingDelegate: CALayerDelegate {
  var parts: [CGRect] = []

  func draw(_ layer: CALayer, in ctx: CGContext) { parts.append(ctx.boundingBoxOfClipPath) }
}

extension MainThreadTests {
  @Suite @MainActor struct DirtyPartTests {
    private let own = HostRig()
    private var rig: HostRig { own.taken }
    private static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    /// A drawing of 40 by 40 points that is on the screen; blue is drawn next.
    private func makeDrawn(scale: CGFloat = 1, bounds: CGRect? = nil) -> PaintedLayer {
      let layer = PaintedLayer()
      layer.bounds = bounds ?? CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.contentsScale = scale
      rig.root.addSublayer(layer)
      layer.setNeedsDisplay()
      rig.settle()
      layer.parts = []
      layer.color = Self.blue
      return layer
    }

    private func image(_ layer: CALayer) -> CGImage {
      guard let image = layer.contents as? CGImage else { preconditionFailure("not drawn") }
      return image
    }

    /// The box around the blue pixels, and whether all of them in it are blue.
    private func bluePixels(_ layer: CALayer) -> PixelRect {
      let pixels = image(layer).pixels
      var (box, count) = (PixelRect.empty, 0)
      for y in 0..<pixels.size.height {
        for x in 0..<pixels.size.width
        where pixels.target.address(x: x, y: y).pointee == 0xff00_00ff {
          box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
          count += 1
        }
      }
      #expect(box.area == count)
      return box
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func onlyThePartIsDrawn() {
      let layer = makeDrawn()
      layer.setNeedsDisplay(rect(10, 12, 5, 4))
      #expect(layer.needsDisplay())
      rig.host.commit()
      #expect(layer.parts == [rect(10, 12, 5, 4)])
      #expect(bluePixels(layer) == PixelRect(x: 10, y: 12, width: 5, height: 4))
      #expect(!layer.needsDisplay())
    }

    @Test func aPartOfAPixelIsDrawnAsAWholePixel() {
      let layer = makeDrawn(scale: 1.25)
      layer.setNeedsDisplay(rect(10, 12, 5, 4))
      rig.host.commit()
      // 12.5 to 18.75 and 15 to 20 pixels.
      #expect(bluePixels(layer) == PixelRect(x: 12, y: 15, width: 7, height: 5))
      #expect(layer.parts.count == 1 && layer.parts[0].contains(rect(10, 12.001, 5, 3.998)))
    }

    @Test func severalPartsUnite() {
      let layer = makeDrawn()
      layer.setNeedsDisplay(rect(10, 10, 1, 1))
      layer.setNeedsDisplay(rect(20, 30, 2, 2))
      rig.host.commit()
      #expect(layer.parts == [rect(10, 10, 12, 22)])
    }

    @Test func aRequestForTheWholeWins() {
      for isFirst in [true, false] {
        let layer = makeDrawn()
        if isFirst { layer.setNeedsDisplay() }
        layer.setNeedsDisplay(rect(10, 10, 1, 1))
        if !isFirst { layer.setNeedsDisplay() }
        rig.host.commit()
        #expect(layer.parts == [rect(0, 0, 40, 40)])
      }
    }

    @Test func boundsThatMovedAreNotSmaller() {
      let layer = makeDrawn(bounds: rect(-10, 5, 40, 40))
      layer.setNeedsDisplay(rect(-8, 6, 3, 3))
      rig.host.commit()
      #expect(layer.parts == [rect(-8, 6, 3, 3)])
      #expect(bluePixels(layer) == PixelRect(x: 2, y: 1, width: 3, height: 3))
    }

    @Test func newBoundsOrAnotherScaleAreDrawnAsAWhole() {
      let changes: [(CALayer) -> Void] = [
        { $0.bounds.size.width = 50 }, { $0.bounds.origin.y = 5 }, { $0.contentsScale = 2 },
        { $0.isOpaque = true },
      ]
      for isFirst in [true, false] {
        for change in changes {
          let layer = makeDrawn()
          if isFirst { change(layer) }
          layer.setNeedsDisplay(rect(10, 10, 1, 1))
          if !isFirst { change(layer) }
          rig.host.commit()
          #expect(layer.parts == [layer.bounds])
        }
      }
    }

    @Test func aLayerThatWasScrolledIsDrawnInPartsAgainOnceItWasDrawn() {
      let layer = makeDrawn()
      layer.bounds.origin.y = 5
      layer.setNeedsDisplay()
      rig.host.commit()
      layer.setNeedsDisplay(rect(10, 10, 1, 1))
      rig.host.commit()
      #expect(layer.parts == [rect(0, 5, 40, 40), rect(10, 10, 1, 1)])
    }

    @Test func emptyAndFarPartsDrawNothing() {
      let layer = makeDrawn()
      let before = image(layer)
      for part in [CGRect.zero, .null, rect(5, 5, 0, 9), rect(40, 0, 9, 9), rect(-9, -9, 9, 9)] {
        layer.setNeedsDisplay(part)
        rig.host.commit()
      }
      #expect(layer.parts.isEmpty && image(layer) === before && rig.sink.packets.isEmpty)
    }

    @Test func infinitePartsAreTheWhole() {
      for part in [CGRect.infinite, rect(-1e30, -1e30, 2e30, 2e30), rect(0, 0, 40, .infinity)] {
        let layer = makeDrawn()
        layer.setNeedsDisplay(part)
        rig.host.commit()
        #expect(layer.parts == [rect(0, 0, 40, 40)])
      }
      let layer = makeDrawn()
      layer.setNeedsDisplay(rect(30, 30, 1e30, 1e30))
      rig.host.commit()
      #expect(layer.parts == [rect(30, 30, 10, 10)])
    }

    @Test func aPartThatIsNoNumberIsRefused() {
      let layer = makeDrawn()
      layer.setNeedsDisplay(rect(.nan, 0, 5, 5))
      layer.setNeedsDisplay(rect(0, 0, 5, .nan))
      #expect(!layer.needsDisplay())
      rig.host.commit()
      #expect(layer.parts.isEmpty)
    }

    @Test func aRectangleOfNegativeSizeIsTheSameArea() {
      let layer = makeDrawn()
      layer.setNeedsDisplay(rect(15, 16, -5, -4))
      rig.host.commit()
      #expect(layer.parts == [rect(10, 12, 5, 4)])
    }

    @Test func theDelegateDrawsThePart() {
      _ = rig
      let (layer, delegate) = (CALayer(), PaintingDelegate())
      layer.delegate = delegate
      layer.bounds = rect(0, 0, 20, 20)
      rig.root.addSublayer(layer)
      layer.setNeedsDisplay()
      rig.settle()
      layer.setNeedsDisplay(rect(1, 2, 3, 4))
      rig.host.commit()
      #expect(delegate.parts == [rect(0, 0, 20, 20), rect(1, 2, 3, 4)])
    }

    @Test func anOpaquePartBeginsWithTheBackground() {
      let layer = makeDrawn()
      layer.isOpaque = true
      layer.setNeedsDisplay()
      rig.settle()
      layer.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
      layer.color = .clear
      layer.setNeedsDisplay(rect(3, 3, 2, 2))
      rig.host.commit()
      let target = image(layer).pixels.target
      #expect(target.address(x: 3, y: 3).pointee == 0xff00_ff00)
      #expect(target.address(x: 2, y: 3).pointee == 0xff00_00ff)
      #expect(image(layer).pixels.isOpaque)
    }

    @Test func aClearPartIsClearedBefore() {
      let layer = makeDrawn()
      layer.color = .clear
      layer.setNeedsDisplay(rect(3, 3, 2, 2))
      rig.host.commit()
      let target = image(layer).pixels.target
      #expect(target.address(x: 4, y: 4).pointee == 0)
      #expect(target.address(x: 5, y: 5).pointee == 0xffff_0000)
    }

    /// The memory is that of the picture before the last one.
    @Test func noPictureHasTheInkMapOfAnother() {
      let layer = makeDrawn()
      for step in 0..<6 {
        let pixels = image(layer).pixels
        #expect(pixels.ink(forPainting: 0) == nil, "step \(step)")
        #expect(pixels.ink(forPainting: 10_000) != nil)
        layer.setNeedsDisplay(rect(CGFloat(step), 0, 1, 1))
        rig.host.commit()
      }
    }

    @Test func aPictureThatSomebodyHasIsNeverWrittenTo() {
      let layer = makeDrawn()
      var kept: [CGImage] = [image(layer)]
      for step in 0..<4 {
        layer.setNeedsDisplay(rect(CGFloat(step), 0, 1, 1))
        rig.host.commit()
        kept.append(image(layer))
      }
      for (step, image) in kept.enumerated() {
        let row = (0..<4).map { image.pixels.target.address(x: $0, y: 0).pointee == 0xff00_00ff }
        #expect(row == (0..<4).map { $0 < step })
      }
    }

    @Test func theMemoryOfTheLastButOneIsUsedAgain() {
      let layer = makeDrawn()
      var blocks: [UnsafeMutablePointer<UInt32>] = []
      for step in 0..<8 {
        layer.setNeedsDisplay(rect(CGFloat(step), 0, 1, 1))
        rig.settle()
        blocks.append(image(layer).pixels.base)
      }
      #expect(Set(blocks).count == 2)
      #expect(zip(blocks, blocks.dropFirst()).allSatisfy { $0 != $1 })
      #expect(bluePixels(layer) == PixelRect(x: 0, y: 0, width: 8, height: 1))
    }

    @Test func theCommitTellsThePixelsOfThePart() {
      let layer = makeDrawn()
      let before = image(layer)
      layer.setNeedsDisplay(rect(10, 12, 5, 4))
      rig.host.commit()
      let sent = rig.sink.last.layers[0]
      #expect(sent.id == layer.id && sent.hasNewContents && rig.sink.last.layers.count == 1)
      let part = sent.snapshot.contents?.part(redrawnSince: before)
      #expect(part == PixelRect(x: 10, y: 12, width: 5, height: 4))
      #expect(rig.sink.last.byteCount < 40 * 40 * 4)
    }

    @Test func twoDrawingsBeforeACommitAreOneChange() {
      let layer = makeDrawn()
      let before = image(layer)
      for x: CGFloat in [1, 8] {
        layer.setNeedsDisplay(rect(x, 1, 1, 1))
        layer.displayIfNeeded()
      }
      rig.host.commit()
      let part = rig.sink.last.layers[0].snapshot.contents?.part(redrawnSince: before)
      #expect(part == PixelRect(x: 1, y: 1, width: 8, height: 1))
      let shown = image(layer)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      layer.setNeedsDisplay(rect(1, 1, 1, 1))
      rig.host.commit()
      #expect(rig.sink.last.layers[0].snapshot.contents?.part(redrawnSince: shown) == nil)
    }

    @Test func whatIsMarkedWhileDrawingIsDrawnNext() {
      let layer = makeDrawn()
      layer.whileDrawing = { [unowned layer] in
        layer.whileDrawing = {}
        layer.setNeedsDisplay(CGRect(x: 30, y: 30, width: 2, height: 2))
      }
      layer.setNeedsDisplay(rect(1, 1, 1, 1))
      rig.host.commit()
      rig.host.commit()
      #expect(layer.parts == [rect(1, 1, 1, 1), rect(30, 30, 2, 2)])
    }

    @Test func contentsOfTheProgramEndThePart() {
      let layer = makeDrawn()
      layer.setNeedsDisplay(rect(1, 1, 1, 1))
      layer.contents = nil
      rig.host.commit()
      #expect(layer.parts.isEmpty && layer.contents == nil)
      layer.setNeedsDisplay(rect(1, 1, 1, 1))
      rig.host.commit()
      #expect(layer.parts == [rect(0, 0, 40, 40)])
    }

    @Test func aLayerWithoutADrawingKeepsNothing() {
      _ = rig
      let layer = PaintedLayer()
      layer.setNeedsDisplay(rect(1, 1, 1, 1))
      layer.bounds = rect(0, 0, 4, 4)
      rig.root.addSublayer(layer)
      rig.host.commit()
      #expect(layer.parts == [rect(0, 0, 4, 4)])
    }
  }
}
