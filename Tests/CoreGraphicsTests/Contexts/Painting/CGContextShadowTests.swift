import CoreGraphics
import Foundation
import Testing

@Suite struct CGContextShadowTests {
  /// Rows or columns of a wide edge blurred by a Gaussian follow the error function.
  @Test(arguments: [2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 200.0])
  func anEdgeBlursLikeTheErrorFunction(blur: Double) {
    let canvas = Canvas(200, 3)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 100), blur: blur, color: .black)
    // Far above the picture: only its shadow falls into it, an edge at x = 100.
    canvas.context.fill(CGRect(x: -300, y: -400, width: 400, height: 600))
    let sigma = blur / 2
    for x in stride(from: Int32(60), to: 140, by: 3) {
      let distance = (Double(x) + 0.5 - 100) / (sigma * 2.0.squareRoot())
      let expected = x < 100 ? 255 : 255 * 0.5 * erfc(distance)
      #expect(abs(Double(canvas.alpha(x, 1)) - expected) <= 3, "at \(x)")
    }
  }

  @Test func anOffsetGoesUpInPlainAndDownInFlippedContexts() {
    for flipped in [false, true] {
      let canvas = Canvas(3, 5, flipped: flipped)
      canvas.context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: red)
      canvas.context.setFillColor(blue)
      canvas.context.fill(CGRect(x: 1, y: 2, width: 1, height: 1))
      #expect(canvas[1, 2] == 0xFF00_00FF)
      #expect(canvas[1, flipped ? 3 : 1] == 0xFFFF_0000)
      #expect(canvas.sumOfAlpha == 2 * 255)
    }
  }

  @Test func theTransformDoesNotTurnAShadowButTheScaleOfTheContextStretchesIt() {
    let canvas = Canvas(10, 10, scale: 2)
    canvas.context.rotate(by: .pi / 2)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: red)
    canvas.context.setFillColor(blue)
    // Turned, this is x -1...0 and y 0...1: moved into the picture by 2 points to the right.
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.row(0) == [0, 0, 0xFFFF_0000, 0xFFFF_0000, 0, 0, 0, 0, 0, 0])
  }

  @Test func aTransparencyLayerCastsOneShadow() {
    let canvas = Canvas(4, 4)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: red)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    canvas.context.endTransparencyLayer()
    #expect(canvas[0, 1] == 0xFF00_00FF)
    #expect(canvas[0, 2] == 0xFFFF_0000)
  }

  @Test func aHugeShadowIsCutNotACrash() {
    let canvas = Canvas(4, 4)
    canvas.context.setShadow(offset: CGSize(width: 1e9, height: -1e9), blur: 1e9, color: red)
    canvas.context.setFillColor(blue)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[2, 2] == 0xFF00_00FF)
  }

  @Test func noColorEndsTheShadow() {
    let canvas = Canvas(2, 2)
    canvas.context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0)
    canvas.context.setShadow(offset: .zero, blur: 0, color: nil)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(canvas.row(1) == [0, 0])
  }
}
