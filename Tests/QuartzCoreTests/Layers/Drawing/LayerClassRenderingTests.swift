import CoreGraphics
import QuartzCore
import RasterKit
import Testing

/// `render(in:)` of each layer class, in the middle of eight by eight pixels.
struct LayerClassRenderingTests {
  private let all = CGRect(x: 0, y: 0, width: 8, height: 8)
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func middle(of layer: CALayer) -> UInt32 {
    layer.frame = all
    let pixels = PixelBuffer(size: PixelSize(width: 8, height: 8))
    layer.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
    return withExtendedLifetime(pixels) { pixels.base[4 * pixels.stride + 4] }
  }

  private var square: CALayer {
    let layer = CALayer()
    layer.frame = all
    layer.backgroundColor = red
    return layer
  }

  @Test func gradients() {
    let layer = CAGradientLayer()
    layer.colors = [red, red]
    #expect(middle(of: layer) == 0xffff_0000)
  }

  @Test func shapes() {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: all, transform: nil)
    layer.fillColor = red
    #expect(middle(of: layer) == 0xffff_0000)
  }

  @Test func texts() {
    let layer = CATextLayer()
    layer.string = "\u{2588}\u{2588}\u{2588}"
    layer.fontSize = 8
    layer.foregroundColor = red
    #expect(middle(of: layer) >> 16 & 255 > 0)
  }

  @Test func placesForOthers() {
    for layer in [CAReplicatorLayer(), CATransformLayer(), CAScrollLayer()] {
      layer.addSublayer(square)
      #expect(middle(of: layer) == 0xffff_0000)
    }
  }

  @Test func copies() {
    let layer = CAReplicatorLayer()
    let first = square
    layer.addSublayer(first)
    first.frame = CGRect(x: 0, y: 0, width: 4, height: 8)
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
    #expect(middle(of: layer) == 0xffff_0000)
  }

  @Test func scrolledParts() {
    let layer = CAScrollLayer()
    layer.addSublayer(square)
    layer.scroll(to: CGPoint(x: 5, y: 0))
    // In the layer's own coordinates, where its bounds now begin at 5.
    #expect(middle(of: layer) == 0xffff_0000)
    layer.masksToBounds = true
    #expect(middle(of: layer) == 0)
  }

  @Test func particlesHaveNoTimeToBeBorn() {
    let layer = CAEmitterLayer()
    layer.backgroundColor = red
    layer.emitterCells = [CAEmitterCell()]
    #expect(middle(of: layer) == 0xffff_0000)
  }
}

struct LayerDefaultsTests {
  @Test func aClassKnowsWhatItsLayersBeginWith() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
  }

  @Test func aLayerPrefersTheSizeItHas() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(layer.preferredFrameSize() == CGSize(width: 30, height: 40))
  }

  @Test func continuousCornersReachFurther() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  @Test(arguments: [
    (CALayerContentsGravity.center, CGPoint(x: 4, y: 4)), (.top, CGPoint(x: 4, y: 7)),
    (.bottom, CGPoint(x: 4, y: 1)), (.left, CGPoint(x: 1, y: 4)), (.right, CGPoint(x: 7, y: 4)),
    (.topLeft, CGPoint(x: 1, y: 7)), (.topRight, CGPoint(x: 7, y: 7)),
    (.bottomLeft, CGPoint(x: 1, y: 1)), (.bottomRight, CGPoint(x: 7, y: 1)),
  ])
  func aGravityNamesTheSideForAnUpwardAxis(_ gravity: CALayerContentsGravity, _ middle: CGPoint) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    let dot = PixelBuffer(size: PixelSize(width: 2, height: 2))
    for index in [0, 1, dot.stride, dot.stride + 1] { dot.base[index] = 0xffff_0000 }
    layer.contents = CGImage(pixels: dot)
    layer.contentsGravity = gravity
    let pixels = PixelBuffer(size: PixelSize(width: 8, height: 8))
    layer.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
    withExtendedLifetime(pixels) {
      let found = (0..<64).filter { pixels.base[$0 / 8 * pixels.stride + $0 % 8] != 0 }
      let (x, y) = (Int(middle.x), Int(middle.y))
      #expect(found == [(y - 1) * 8 + x - 1, (y - 1) * 8 + x, y * 8 + x - 1, y * 8 + x])
    }
  }
}
