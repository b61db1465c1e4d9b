import Testing
import UIKit

@MainActor @Suite(.serialized) struct ShapePictureTests {
  private func zigzag() -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 6, y: 28), CGPoint(x: 16, y: 8), CGPoint(x: 26, y: 28),
    ])
    return path
  }

  private func star() -> CGPath {
    let path = CGMutablePath()
    let points = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 20 + 17 * cos(angle), y: 20 + 17 * sin(angle))
    }
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }

  private func addShape(
    to root: CALayer, _ column: Int, _ path: CGPath, _ prepare: (CAShapeLayer) -> Void
  ) {
    let side = path.boundingBox.maxX + 6
    root.add(CAShapeLayer(), rect(2 + (side + 4) * CGFloat(column), 2, side, side)) { layer in
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = .navy
      layer.lineWidth = 7
      prepare(layer)
    }
  }

  @Test func `the fill rule decides what a path that crosses itself fills`() throws {
    try expectPicture("fillRule", size(96, 44)) { root, feature in
      for column in 0..<2 {
        addShape(to: root, column, star()) { layer in
          layer.lineWidth = 1.5
          layer.fillColor = .sun
          if column == 1 { feature { layer.fillRule = .evenOdd } }
        }
      }
    }
  }

  @Test func `lines join in a mitre, a round or a bevel, long mitres in a bevel`() throws {
    try expectPicture("lineJoin", size(144, 36)) { root, feature in
      let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel, .miter]
      for (column, join) in joins.enumerated() {
        addShape(to: root, column, zigzag()) { layer in
          if column == 0 { layer.lineJoin = .bevel }
          if column < 3 { feature { layer.lineJoin = join } }
          if column == 3 { feature { layer.miterLimit = 1.5 } }
        }
      }
    }
  }

  @Test func `lines end at their last point, in a round or in a square beyond it`() throws {
    try expectPicture("lineCap", size(108, 36)) { root, feature in
      for (column, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
        addShape(to: root, column, zigzag()) { layer in
          if cap != .butt { feature { layer.lineCap = cap } }
        }
      }
    }
  }

  @Test func `dashes follow their pattern from their phase on`() throws {
    try expectPicture("lineDash", size(144, 36)) { root, feature in
      for column in 0..<4 {
        addShape(to: root, column, CGPath(rect: rect(4, 4, 22, 22), transform: nil)) { layer in
          layer.lineWidth = 3
          if column == 1 || column == 2 { feature { layer.lineDashPattern = [8, 3] } }
          if column == 2 { feature { layer.lineDashPhase = 6 } }
          if column == 3 { feature { layer.lineDashPattern = [0.01, 5.5] } }
          if column == 3 { feature { layer.lineCap = .round } }
        }
      }
    }
  }

  @Test func `a stroke is trimmed at both ends in parts of its length`() throws {
    try expectPicture("strokeTrim", size(144, 36)) { root, feature in
      for column in 0..<4 {
        addShape(to: root, column, CGPath(ellipseIn: rect(4, 4, 22, 22), transform: nil)) { layer in
          layer.lineWidth = 5
          layer.fillColor = .sun
          if column % 2 == 1 { feature { layer.strokeStart = 0.25 } }
          if column > 1 { feature { layer.strokeEnd = 0.625 } }
        }
      }
    }
  }
}
