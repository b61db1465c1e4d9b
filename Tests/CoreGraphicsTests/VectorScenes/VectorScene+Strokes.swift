import CoreGraphics

extension VectorScene {
  static let strokes = [
    VectorScene("caps") { context in
      context.setStrokeColor(.hex(0x203060))
      context.setLineWidth(16)
      for (y, cap) in zip([20, 48, 76] as [CGFloat], [.butt, .round, .square] as [CGLineCap]) {
        context.setLineCap(cap)
        context.line((20, y), (80, y))
      }
      context.setLineWidth(10)
      context.line((100, 24), (116, 100))
      context.setLineCap(.round)
      context.setLineWidth(16)
      context.line((24, 108), (24, 108))
      context.setLineWidth(12)
      context.move(to: CGPoint(x: 54, y: 108))
      context.addCurve(
        to: CGPoint(x: 88, y: 104), control1: CGPoint(x: 64, y: 90),
        control2: CGPoint(x: 74, y: 126))
      context.strokePath()
    },
    VectorScene("joins") { context in
      context.setStrokeColor(.hex(0x803010))
      context.setMiterLimit(4)
      context.setLineWidth(10)
      context.angle((12, 44), (28, 12), (44, 44))
      context.setLineJoin(.round)
      context.angle((54, 44), (70, 12), (86, 44))
      context.setLineJoin(.bevel)
      context.angle((94, 44), (108, 12), (122, 44))
      context.setLineJoin(.miter)
      context.setMiterLimit(3)
      context.setLineWidth(8)
      context.angle((10, 70), (60, 64), (10, 84))
      context.setMiterLimit(20)
      context.setLineWidth(6)
      context.angle((70, 70), (112, 66), (70, 82))
      context.stroke(CGRect(x: 16, y: 100, width: 40, height: 20), width: 8)
      context.setLineJoin(.round)
      context.stroke(CGRect(x: 76, y: 100, width: 40, height: 20), width: 8)
    },
    VectorScene("dashes") { context in
      context.setStrokeColor(.hex(0x106060))
      context.setLineWidth(6)
      context.setLineDash(phase: 0, lengths: [12, 6])
      context.line((8, 12), (120, 12))
      context.setLineDash(phase: 5, lengths: [12, 6])
      context.line((8, 26), (120, 26))
      context.setLineDash(phase: 0, lengths: [0, 12])
      context.setLineCap(.round)
      context.setLineWidth(8)
      context.line((8, 40), (120, 40))
      context.setLineDash(phase: 0, lengths: [16, 4, 2, 4])
      context.setLineCap(.square)
      context.setLineWidth(3)
      context.line((8, 54), (120, 54))
      context.setLineCap(.butt)
      context.setLineWidth(6)
      context.setLineDash(phase: 0, lengths: [9, 5])
      context.strokeEllipse(in: CGRect(x: 10, y: 68, width: 52, height: 52))
      context.setLineDash(phase: 7, lengths: [14, 6])
      context.stroke(CGRect(x: 74, y: 70, width: 46, height: 46))
    },
    VectorScene("hairlines") { context in
      context.setStrokeColor(.hex(0x000000))
      context.setLineWidth(1)
      context.line((4, 10.5), (124, 10.5))
      context.line((4, 20), (124, 20))
      context.setLineWidth(0.5)
      context.line((4, 30.5), (124, 30.5))
      context.line((4, 36), (124, 36))
      context.line((4, 44.5), (124, 60.5))
      context.setLineWidth(1)
      context.line((4, 64), (124, 124))
      context.setLineWidth(0.75)
      context.move(to: CGPoint(x: 4, y: 124))
      context.addCurve(
        to: CGPoint(x: 124, y: 64), control1: CGPoint(x: 50, y: 60),
        control2: CGPoint(x: 80, y: 120))
      context.strokePath()
      context.setLineWidth(1)
      context.strokeEllipse(in: CGRect(x: 78, y: 72, width: 40, height: 40))
    },
  ]
}

extension CGContext {
  fileprivate func line(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) {
    polygon([a, b], closes: false)
    strokePath()
  }

  fileprivate func angle(
    _ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat), _ c: (CGFloat, CGFloat)
  ) {
    polygon([a, b, c], closes: false)
    strokePath()
  }
}
