import CoreGraphics
import QuartzCore
import RasterKit
import RenderKit
import Testing

struct CALayerMaskTests {
  private let layer = CALayer()
  private let mask = CALayer()

  @Test func theMaskIsNoSublayerAndHasTheLayerAsItsSuperlayer() {
    layer.mask = mask
    #expect(layer.mask === mask && layer.sublayers == nil && mask.superlayer === layer)
  }

  @Test func removingTheMaskFromItsSuperlayerEndsIt() {
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil && mask.superlayer == nil)
    #expect(layer.snapshot.rare.group.mask == nil)
  }

  @Test func aMaskThatBecomesASublayerMasksNoMore() {
    layer.mask = mask
    layer.addSublayer(mask)
    #expect(layer.mask == nil && layer.sublayers == [mask])
    layer.addSublayer(mask)
    #expect(layer.sublayers == [mask])
  }

  @Test func aMaskMayOutliveItsLayer() {
    var owner: CALayer? = CALayer()
    owner?.mask = mask
    owner = nil
    #expect(mask.superlayer == nil)
    layer.mask = mask
    #expect(layer.mask === mask)
  }

  @Test func masksOfMasksAreFreedWithoutDepth() {
    var inner = CALayer()
    for _ in 0..<50_000 {
      let outer = CALayer()
      outer.mask = inner
      inner = outer
    }
  }

  @Test func aCopyHasNoMask() {
    layer.mask = mask
    #expect(CALayer(layer: layer).snapshot.rare.group.mask == nil)
  }

  @Test func aMaskWithASuperlayerTrapsAndSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let child = CALayer()
      CALayer().addSublayer(child)
      let parent = CALayer()
      parent.addSublayer(child)
      CALayer().mask = child
    }
    #expect(result?.errorText.contains("a mask must not have a superlayer") == true)
  }

  @Test func aMaskUsedTwiceTrapsAndSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b, mask) = (CALayer(), CALayer(), CALayer())
      a.mask = mask
      b.mask = mask
    }
    #expect(result?.errorText.contains("can be the mask of one layer only") == true)
  }

  private let cycle = "a layer cannot be the mask of itself or of its own tree"

  @Test func aLayerThatIsItsOwnMaskTrapsAndSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let layer = CALayer()
      layer.mask = layer
    }
    #expect(result?.errorText.contains(cycle) == true)
  }

  @Test func aMaskOfWhatIsInItTrapsAndSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (top, below) = (CALayer(), CALayer())
      top.addSublayer(below)
      below.mask = top
    }
    #expect(result?.errorText.contains(cycle) == true)
  }

  @Test func aSublayerOfItsOwnMaskTrapsAndSaysSo() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b) = (CALayer(), CALayer())
      a.mask = b
      b.addSublayer(a)
    }
    #expect(
      result?.errorText.contains("a layer cannot be a sublayer of itself or of its own tree")
        == true)
  }

  @Test func filtersHaveTheirNamesAndOthersAreRefused() {
    let names = [
      "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
      "lightenBlendMode", "plusL",
    ]
    for name in names {
      layer.compositingFilter = name
      #expect(layer.compositingFilter as? String == name)
    }
    layer.compositingFilter = "blurWithMagic"
    layer.compositingFilter = 7
    #expect(layer.compositingFilter as? String == "plusL")
    layer.compositingFilter = nil
    #expect(layer.compositingFilter == nil)
  }

  @Test func scalesThatAreNoneAreRefused() {
    layer.rasterizationScale = 2
    for scale in [0, -1, .nan, .infinity] as [CGFloat] { layer.rasterizationScale = scale }
    #expect(layer.rasterizationScale == 2)
  }
}

struct CALayerRenderingTests {
  private let pixels = PixelBuffer(size: PixelSize(width: 8, height: 6))

  private func layer(_ frame: CGRect, _ red: CGFloat, _ blue: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(srgbRed: red, green: 0, blue: blue, alpha: 1)
    return layer
  }

  private func pixel(_ x: Int32, _ y: Int32) -> UInt32 { pixels.target.address(x: x, y: y).pointee }

  @Test func theTreeIsDrawnInTheLayersOwnCoordinates() {
    let root = layer(CGRect(x: 100, y: 50, width: 3, height: 2), 1, 0)
    root.addSublayer(layer(CGRect(x: 2, y: 1, width: 1, height: 1), 0, 1))
    root.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
    #expect(pixel(0, 0) == 0xffff_0000 && pixel(2, 1) == 0xff00_00ff)
    #expect(pixel(3, 0) == 0 && pixel(0, 2) == 0)
  }

  @Test func theContextsTransformHolds() {
    let root = layer(CGRect(x: 0, y: 0, width: 3, height: 2), 1, 0)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 1, height: 1), 0, 1))
    let context = CGContext(pixels: pixels, scale: 2, flipped: true)
    context.translateBy(x: 1, y: 0)
    root.render(in: context)
    #expect(pixel(1, 0) == 0 && pixel(2, 0) == 0xff00_00ff && pixel(3, 1) == 0xff00_00ff)
    #expect(pixel(4, 0) == 0xffff_0000 && pixel(7, 3) == 0xffff_0000 && pixel(7, 4) == 0)
  }

  @Test func aContextWithItsOriginAtTheBottomTurnsTheTreeOver() {
    let root = layer(CGRect(x: 0, y: 0, width: 2, height: 2), 1, 0)
    root.addSublayer(layer(CGRect(x: 0, y: 0, width: 2, height: 1), 0, 1))
    root.render(in: CGContext(pixels: pixels, scale: 1, flipped: false))
    #expect(pixel(0, 5) == 0xff00_00ff && pixel(0, 4) == 0xffff_0000)
  }

  @Test func theClipAndMasksHold() {
    let root = layer(CGRect(x: 0, y: 0, width: 8, height: 6), 1, 0)
    root.mask = layer(CGRect(x: 0, y: 0, width: 4, height: 6), 0, 0)
    let context = CGContext(pixels: pixels, scale: 1, flipped: true)
    context.clip(to: CGRect(x: 2, y: 0, width: 6, height: 6))
    root.render(in: context)
    #expect(pixel(1, 1) == 0 && pixel(2, 1) == 0xffff_0000 && pixel(4, 1) == 0)
  }

  @Test func sizesBeyondMeasureTouchNothingOutside() {
    let root = layer(CGRect(x: 0, y: 0, width: 1e9, height: 1e9), 1, 0)
    root.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
    #expect(pixel(7, 5) == 0xffff_0000)
  }
}
