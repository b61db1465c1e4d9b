import CoreGraphics
import Foundation
import RasterKit
import Testing

@Suite struct CGContextLayerTests {
  private let r: UInt32 = 0xffff_0000
  private let b: UInt32 = 0xff00_00ff

  @Test(arguments: [true, false]) func aLayerIsDrawnAsIfItsDrawingWereMadeHere(isFlipped: Bool)
    throws
  {
    let canvas = Canvas(6, 6, flipped: isFlipped)
    let layer = try #require(
      CGLayer(canvas.context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.draw(layer, at: CGPoint(x: 1, y: 2))
    // One unit right of and above or below (1, 2), as the context's y points.
    #expect(canvas[1, isFlipped ? 2 : 3] == r && canvas.sumOfAlpha == 255)
    canvas.context.draw(layer, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[0, isFlipped ? 0 : 5] == r)
  }

  @Test func layersOfImpossibleSizesAreNil() {
    let canvas = Canvas(1, 1)
    for size in [CGSize.zero, CGSize(width: 1e9, height: 1), CGSize(width: -1, height: 2)] {
      #expect(CGLayer(canvas.context, size: size, auxiliaryInfo: nil) == nil)
    }
  }

  @Test func aConicGradientRunsAroundItsCenter() throws {
    let canvas = Canvas(9, 9)
    let colors: [Any] = [red, green, blue]
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1]))
    canvas.context.drawConicGradient(gradient, center: CGPoint(x: 4.5, y: 4.5), angle: 0)
    func part(_ x: Int32, _ y: Int32, _ shift: UInt32) -> Int { Int(canvas[x, y] >> shift & 255) }
    // Half a turn is green; a little more than none red, a little less than a whole turn blue.
    #expect(part(0, 4, 8) > 240)
    #expect(part(8, 5, 16) > 200 && part(8, 3, 0) > 200)
  }

  @Test func aShadingAsksItsFunction() throws {
    let callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        (output[0], output[1], output[2]) = (input[0], 0, 1 - input[0])
        output[3] = 1
      }, releaseInfo: nil)
    let function = withUnsafePointer(to: callbacks) {
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: $0)
    }
    let shading = CGShading(
      axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 2, y: 0),
      end: CGPoint(x: 8, y: 0), function: try #require(function), extendStart: true,
      extendEnd: false)
    let canvas = Canvas(10, 1)
    canvas.context.drawShading(try #require(shading))
    #expect(canvas[0, 0] == b && canvas[9, 0] == 0)
    #expect(canvas[7, 0] >> 16 & 255 > 220 && canvas[2, 0] & 255 > 220)
  }

  @Test func aMaskBecomesAlpha() throws {
    let picture = Canvas(2, 1)
    picture.context.setFillColor(red)
    picture.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let mask = Canvas(2, 1)
    mask.context.setFillColor(blue)
    mask.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = try #require(picture.context.makeImage())
    let shape = try #require(mask.context.makeImage())
    let masked = try #require(image.masking(shape))
    #expect(masked.pixels.base[0] == 0 && masked.pixels.base[1] == r)
    let keyed = try #require(image.copy(maskingColorComponents: [250, 255, 0, 9, 0, 9]))
    #expect(keyed.pixels.base[0] == 0)
    let kept = try #require(image.copy(maskingColorComponents: [0, 9, 0, 9, 0, 9]))
    #expect(kept.pixels.base[0] == r)
  }

  @Test func transformsAndVectorsAreCodedAsLists() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = try JSONEncoder().encode(CGVector(dx: 1, dy: 2))
    #expect(try JSONDecoder().decode(CGVector.self, from: vector) == CGVector(dx: 1, dy: 2))
  }

  @Test func flatteningKeepsEndsAndApplyVisitsThem() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    path.flattened(threshold: 0.1).apply(info: nil) { _, element in
      types.append(element.pointee.type)
    }
    #expect(types.first == .moveToPoint && types.last == .closeSubpath && types.count > 5)
    #expect(!types.contains(.addQuadCurveToPoint))
    #expect(path.flattened(threshold: 0.1).currentPoint == path.currentPoint)
  }
}
