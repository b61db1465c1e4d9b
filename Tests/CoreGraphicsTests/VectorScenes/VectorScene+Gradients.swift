import CoreGraphics
import Foundation
import Testing

/// Beyond both ends, as SVG does by default.
private let pads: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]

private func gradient(_ stops: [(CGFloat, CGColor)]) throws -> CGGradient {
  try #require(
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: stops.map(\.1) as CFArray,
      locations: stops.map(\.0)))
}

extension VectorScene {
  static let gradients = [
    VectorScene("linear-gradients") { context in
      try context.linear(
        [(0, .hex(0xff0000)), (0.3, .hex(0xffff00)), (0.3, .hex(0x0000ff)), (1, .hex(0x00ff80))],
        in: CGRect(x: 4, y: 4, width: 120, height: 36), (30, 0), (98, 0))
      try context.linear(
        [(0, .hex(0x000000)), (1, .hex(0xffffff))],
        in: CGRect(x: 4, y: 44, width: 120, height: 40), (10, 50), (110, 80))
      try context.linear(
        [(0, .hex(0xc00080)), (1, .hex(0x0080c0, 0))],
        in: CGRect(x: 4, y: 88, width: 120, height: 36), (0, 90), (0, 124))
    },
    VectorScene("radial-gradients") { context in
      let sun = try gradient([(0, .hex(0xffffff)), (0.5, .hex(0xf0a000)), (1, .hex(0x802000))])
      let ball = try gradient([(0, .hex(0xffffff)), (1, .hex(0x2040a0))])
      let fog = try gradient([(0, .hex(0x00c060)), (1, .hex(0x00c060, 0.1))])
      context.saving {
        context.clip(to: CGRect(x: 12, y: 12, width: 44, height: 44))
        context.radial(sun, (34, 34), (34, 34), 24)
      }
      context.saving {
        context.clip(to: CGRect(x: 72, y: 12, width: 44, height: 44))
        context.radial(ball, (84, 24), (94, 34), 28)
      }
      context.clip(to: CGRect(x: 20, y: 76, width: 88, height: 36))
      context.translateBy(x: 64, y: 96)
      context.concatenate(
        CGAffineTransform(a: 1, b: 0, c: tan(-20 * .pi / 180), d: 1, tx: 0, ty: 0))
      context.scaleBy(x: 2, y: 1)
      context.radial(fog, (0, 0), (0, 0), 30)
    },
    VectorScene("gradient-strokes") { context in
      let colors = try gradient([(0, .hex(0xff4000)), (1, .hex(0x4000ff))])
      context.setLineWidth(18)
      context.addEllipse(in: CGRect(x: 16, y: 16, width: 96, height: 96))
      context.strokePath(with: colors)
      context.setLineWidth(14)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.polygon([(36, 64), (58, 86), (94, 44)], closes: false)
      context.strokePath(with: colors)
    },
  ]
}

extension CGContext {
  fileprivate func linear(
    _ stops: [(CGFloat, CGColor)], in rect: CGRect, _ start: (CGFloat, CGFloat),
    _ end: (CGFloat, CGFloat)
  ) throws {
    let colors = try gradient(stops)
    saving {
      clip(to: rect)
      drawLinearGradient(
        colors, start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1),
        options: pads)
    }
  }

  fileprivate func radial(
    _ colors: CGGradient, _ focus: (CGFloat, CGFloat), _ center: (CGFloat, CGFloat),
    _ radius: CGFloat
  ) {
    drawRadialGradient(
      colors, startCenter: CGPoint(x: focus.0, y: focus.1), startRadius: 0,
      endCenter: CGPoint(x: center.0, y: center.1), endRadius: radius, options: pads)
  }

  fileprivate func strokePath(with colors: CGGradient) {
    saving {
      replacePathWithStrokedPath()
      clip()
      drawLinearGradient(
        colors, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 118, y: 118), options: pads)
    }
  }
}
