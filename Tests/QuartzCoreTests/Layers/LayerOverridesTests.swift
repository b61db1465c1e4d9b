import CoreGraphics
import QuartzCore
import RasterKit
import Testing

/// What is no animatable property and may be overridden all the same.
private final class Lens: CALayer {
  var calls: [String] = []

  override var mask: CALayer? {
    get { super.mask }
    set {
      calls.append("mask")
      super.mask = newValue
    }
  }
  override var cornerCurve: CALayerCornerCurve {
    get { .continuous }
    set { super.cornerCurve = newValue }
  }
  override var visibleRect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }

  override func render(in ctx: CGContext) { calls.append("render") }

  override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    calls.append("convert")
    return super.convert(p, from: l)
  }
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t + 1 }
  override func scroll(_ p: CGPoint) { calls.append("scroll") }

  override class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { 2 }
}

@Suite struct LayerOverridesTests {
  @Test func aSubclassOverridesWhatApplesMay() {
    let (lens, child) = (Lens(), CALayer())
    let layer: CALayer = lens
    layer.addSublayer(child)
    layer.mask = CALayer()
    layer.scroll(.zero)
    let pixels = PixelBuffer(size: PixelSize(width: 1, height: 1))
    layer.render(in: CGContext(pixels: pixels, scale: 1, flipped: true))
    #expect(child.convert(CGPoint(x: 5, y: 5), to: layer) == CGPoint(x: 5, y: 5))
    #expect(lens.calls == ["mask", "scroll", "render", "convert"])
    #expect(layer.visibleRect.width == 3 && layer.cornerCurve == .continuous)
    #expect(layer.convertTime(1, from: nil) == 2)
    #expect(type(of: layer).cornerCurveExpansionFactor(.circular) == 2)
  }

  @Test func whatHasNoEffectIsKept() {
    let layer = CALayer()
    #expect(layer.contentsFormat == .RGBA8Uint && layer.filters == nil)
    layer.contentsFormat = .gray8Uint
    layer.filters = ["blur"]
    layer.backgroundFilters = [1, 2]
    let copy = CALayer(layer: layer)
    #expect(copy.contentsFormat == .gray8Uint && copy.filters?.count == 1)
    #expect(copy.backgroundFilters?.count == 2)
  }
}
