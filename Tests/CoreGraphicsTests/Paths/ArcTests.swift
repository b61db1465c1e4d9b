import CoreGraphics
import Foundation
import Testing

@Suite struct ArcTests {
  /// The signed angle of the path's curves around the origin; each is at most a quarter turn.
  private func swept(_ path: CGPath) -> CGFloat {
    var (here, sum): (CGPoint, CGFloat) = (.zero, 0)
    path.applyWithBlock { element in
      let isCurve = element.pointee.type == .addCurveToPoint
      let end = element.pointee.points[isCurve ? 2 : 0]
      if isCurve {
        sum += atan2(here.x * end.y - here.y * end.x, here.x * end.x + here.y * end.y)
      }
      here = end
    }
    return sum
  }

  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGPath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    return path
  }

  private static let turn = 2 * CGFloat.pi

  /// Start, end, and the angle of the arc towards the y axis and, clockwise, away from it.
  private static let table: [(CGFloat, CGFloat, CGFloat, CGFloat)] = [
    // A full turn is a circle in both directions, wherever it starts and whichever angle is larger.
    (0, turn, turn, -turn), (0, -turn, turn, -turn), (turn, 0, turn, -turn),
    (-.pi / 2, 1.5 * .pi, turn, -turn), (0.3, 0.3 + turn, turn, -turn),
    (0, 2 * turn, turn, -turn), (0, -2 * turn, turn, -turn),
    // A full turn as computed in single precision.
    (0, CGFloat(2 * Float.pi), turn, -turn), (0, CGFloat(360 * Float.pi / 180), turn, -turn),
    // More than a turn is one turn in that direction, and the remainder in the other direction.
    (0, 2.5 * turn, turn, -turn / 2), (0, -2.5 * turn, turn / 2, -turn),
    // Less than a turn.
    (0, .pi / 2, .pi / 2, -1.5 * .pi), (.pi / 2, 0, 1.5 * .pi, -.pi / 2),
    (0, .pi, .pi, -.pi), (0, -.pi / 2, 1.5 * .pi, -.pi / 2),
    (0, turn - 1e-4, turn - 1e-4, -1e-4), (0, turn + 1e-4, turn, 1e-4 - turn),
    // Nothing.
    (0, 0, 0, 0), (1, 1, 0, 0),
  ]

  @Test(arguments: table)
  func arcsCover(start: CGFloat, end: CGFloat, forth: CGFloat, back: CGFloat) {
    #expect(abs(swept(arc(start, end, clockwise: false)) - forth) < 1e-5)
    #expect(abs(swept(arc(start, end, clockwise: true)) - back) < 1e-5)
  }

  @Test(arguments: [true, false]) func contextsDrawFullCirclesBothWaysRound(clockwise: Bool) {
    let canvas = Canvas(20, 20)
    canvas.context.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: 2 * .pi,
      clockwise: clockwise)
    let box = canvas.context.boundingBoxOfPath
    #expect(abs(box.width - 10) < 1e-9 && abs(box.height - 10) < 1e-9)
  }

  @Test func relativeArcsGoTheWayTheirAngleSays() {
    let quarter = CGFloat.pi / 2
    for delta in [quarter, -quarter, 4 * quarter, -4 * quarter, 0] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 10, startAngle: 1, delta: delta)
      #expect(abs(swept(path) - delta) < 1e-9)
    }
  }
}
