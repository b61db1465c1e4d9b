import CoreGraphics
import Foundation
import Testing

extension VectorScene {
  static let shapes = [
    VectorScene("fill-rules") { context in
      context.setFillColor(.hex(0xd02020))
      context.saving {
        context.concatenate(CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: 4, ty: 2))
        context.star()
        context.fillPath()
      }
      context.setFillColor(.hex(0x2040c0))
      context.saving {
        context.concatenate(CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: 66, ty: 2))
        context.star()
        context.fillPath(using: .evenOdd)
      }
      context.setFillColor(.hex(0x108040))
      context.addRect(CGRect(x: 4, y: 68, width: 56, height: 56))
      context.polygon([(14, 78), (14, 114), (50, 114), (50, 78)])
      context.addRect(CGRect(x: 24, y: 88, width: 16, height: 16))
      context.fillPath()
      context.setFillColor(.hex(0xc08000))
      for inset in [0, 10, 20] as [CGFloat] {
        context.addRect(
          CGRect(x: 68, y: 68, width: 56, height: 56).insetBy(dx: inset, dy: inset))
      }
      context.fillPath(using: .evenOdd)
    },
    VectorScene("translucent-fills") { context in
      context.fill(8, 8, 72, 72, .hex(0xff0000, 0.5))
      context.disc(78, 50, 38, .hex(0x00a000, 0.4))
      context.setFillColor(.hex(0x0000ff, 0.3))
      context.setStrokeColor(.hex(0x000000, 0.5))
      context.setLineWidth(6)
      context.polygon([(20, 120), (64, 30), (108, 120)])
      context.drawPath(using: .fillStroke)
    },
    VectorScene("curves") { context in
      context.setFillColor(.hex(0x7040a0))
      context.move(to: CGPoint(x: 8, y: 60))
      context.curve((8, 0), (60, 0), (60, 60))
      context.curve((60, 120), (112, 120), (120, 60))
      context.addLine(to: CGPoint(x: 120, y: 8))
      context.curve((100, 40), (30, -20), (8, 60))
      context.closePath()
      context.fillPath()
      context.setStrokeColor(.hex(0x000000))
      context.setLineWidth(5)
      context.move(to: CGPoint(x: 10, y: 110))
      context.curve((120, 60), (0, 60), (110, 110))
      context.strokePath()
      context.setStrokeColor(.hex(0xe07000))
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 8, y: 84))
      context.addQuadCurve(to: CGPoint(x: 52, y: 84), control: CGPoint(x: 30, y: 124))
      context.addQuadCurve(to: CGPoint(x: 96, y: 84), control: CGPoint(x: 74, y: 44))
      context.strokePath()
      context.setFillColor(.hex(0x30a070))
      context.move(to: CGPoint(x: 100, y: 90))
      context.curve((140, 90), (90, 124), (118, 124))
      context.fillPath()
    },
    VectorScene("arcs") { context in
      context.setFillColor(.hex(0x2060c0))
      context.slice(42, 40, clockwise: false)
      context.setFillColor(.hex(0xc02060))
      context.slice(36, 46, clockwise: true)
      context.setStrokeColor(.hex(0x208020))
      context.setLineWidth(7)
      context.addArc(
        center: CGPoint(x: 98, y: 40), radius: 22, startAngle: 0, endAngle: .pi, clockwise: false)
      context.strokePath()
      context.setStrokeColor(.hex(0x202020))
      context.setLineWidth(5)
      context.move(to: CGPoint(x: 8, y: 124))
      context.addArc(
        tangent1End: CGPoint(x: 8, y: 84), tangent2End: CGPoint(x: 60, y: 84), radius: 16)
      context.addLine(to: CGPoint(x: 60, y: 84))
      context.strokePath()
      context.setFillColor(.hex(0xd0a000))
      context.fillEllipse(in: CGRect(x: 64, y: 84, width: 56, height: 32))
      context.setFillColor(.hex(0x404040))
      context.addPath(
        CGPath(
          roundedRect: CGRect(x: 22, y: 96, width: 34, height: 26), cornerWidth: 10,
          cornerHeight: 10, transform: nil))
      context.fillPath()
    },
    VectorScene("transforms") { context in
      context.saving {
        context.translateBy(x: 36, y: 32)
        context.rotate(by: .pi / 6)
        context.fill(-20, -12, 40, 24, .hex(0xb03060))
      }
      context.saving {
        context.translateBy(x: 92, y: 32)
        context.concatenate(
          CGAffineTransform(a: 1, b: 0, c: tan(25 * .pi / 180), d: 1, tx: 0, ty: 0))
        context.fill(-20, -12, 40, 24, .hex(0x3080b0))
      }
      context.saving {
        context.translateBy(x: 36, y: 92)
        context.scaleBy(x: 2, y: 0.8)
        context.setStrokeColor(.hex(0x206020))
        context.setLineWidth(6)
        context.strokeEllipse(in: CGRect(x: -12, y: -12, width: 24, height: 24))
      }
      context.translateBy(x: 92, y: 92)
      context.rotate(by: -.pi / 9)
      context.scaleBy(x: -1.2, y: 1.2)
      context.setFillColor(.hex(0xd09000))
      context.polygon([(-16, -16), (8, -16), (20, 0), (8, 16), (-16, 16)])
      context.fillPath()
      context.rotate(by: .pi / 4)
      context.setLineWidth(4)
      context.strokeLineSegments(between: [CGPoint(x: -10, y: 0), CGPoint(x: 10, y: 0)])
    },
    VectorScene("text-outlines") { context in
      let outlines = try OutlineReader(VectorScene("text-outlines") { _ in }.file("svg"))
      #expect(outlines.paths.count == 3)
      for (path, color) in zip(outlines.paths, [0x202020, 0xa02020, 0x2020a0] as [UInt32]) {
        context.setFillColor(.hex(color))
        context.addPath(path)
        context.fillPath()
      }
    },
  ]
}

extension CGContext {
  fileprivate typealias Place = (CGFloat, CGFloat)

  fileprivate func curve(_ control1: Place, _ control2: Place, _ end: Place) {
    func point(_ place: Place) -> CGPoint { CGPoint(x: place.0, y: place.1) }
    addCurve(to: point(end), control1: point(control1), control2: point(control2))
  }

  /// A quarter of a disc at the upper right, or all but that.
  fileprivate func slice(_ x: CGFloat, _ y: CGFloat, clockwise: Bool) {
    let center = CGPoint(x: x, y: y)
    move(to: center)
    addArc(
      center: center, radius: 30, startAngle: -.pi / 2, endAngle: 0, clockwise: clockwise)
    closePath()
    fillPath()
  }
}
