import CoreGraphics
import Testing

@Suite struct CGContextTransformTests {
  @Test func theTransformStartsAsApplesDoes() {
    let plain = Canvas(10, 20, flipped: false).context
    #expect(plain.ctm == .identity)
    let flipped = Canvas(10, 20, scale: 2).context
    #expect(flipped.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
  }

  @Test func laterTransformsComeFirst() {
    let context = Canvas(10, 10, flipped: false).context
    context.translateBy(x: 10, y: 0)
    context.scaleBy(x: 2, y: 3)
    context.rotate(by: .pi / 2)
    let expected = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(scaleX: 2, y: 3))
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(distance(context.ctm, expected) < 1e-12)
    let point = CGPoint(x: 3, y: 4)
    let back = context.convertToUserSpace(context.convertToDeviceSpace(point))
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 4) < 1e-12)
  }

  @Test func aPathStaysWhereItWasMade() {
    let canvas = Canvas(4, 1)
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.translateBy(x: 2, y: 0)
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.fillPath()
    #expect(canvas.row(0) == [0xFF00_0000, 0, 0xFF00_0000, 0])
  }

  @Test func aFlatTransformDrawsNothingAndCanBeLeft() {
    let canvas = Canvas(2, 2)
    let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
    canvas.context.saveGState()
    canvas.context.scaleBy(x: 0, y: 1)
    canvas.context.fill(whole)
    canvas.context.stroke(whole)
    #expect(canvas.sumOfAlpha == 0)
    canvas.context.restoreGState()
    canvas.context.fill(whole)
    #expect(canvas.sumOfAlpha == 4 * 255)
  }

  @Test func transformsOfNoNumbersAreRefused() {
    let context = Canvas(2, 2, flipped: false).context
    context.scaleBy(x: .nan, y: 1)
    context.rotate(by: .infinity)
    context.translateBy(x: 0, y: -.infinity)
    context.concatenate(CGAffineTransform(a: 1, b: .nan, c: 0, d: 1, tx: 0, ty: 0))
    #expect(context.ctm == .identity)
  }

  @Test func endsWithoutBeginningsAreRefused() {
    let canvas = Canvas(1, 1)
    canvas.context.restoreGState()
    canvas.context.endTransparencyLayer()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == 0xFF00_0000)
  }

  private func distance(_ a: CGAffineTransform, _ b: CGAffineTransform) -> CGFloat {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map(abs).max() ?? 0
  }
}
