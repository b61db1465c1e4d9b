import Testing
import UIKit

@MainActor @Suite(.serialized) struct GradientPictureTests {
  private let rainbow: [CGColor] = [.rose, .sun, .sky]

  private func addGradient(
    to root: CALayer, _ column: Int, _ prepare: (CAGradientLayer) -> Void
  ) {
    root.add(CAGradientLayer(), rect(4 + 44 * CGFloat(column), 4, 40, 28)) { layer in
      layer.colors = rainbow
      prepare(layer)
    }
  }

  @Test func `an axial gradient runs from point to point of the unit square`() throws {
    try expectPicture("axial", size(136, 36)) { root, feature in
      addGradient(to: root, 0) { _ in }
      addGradient(to: root, 1) { layer in
        feature { layer.startPoint = CGPoint(x: 0, y: 0) }
        feature { layer.endPoint = CGPoint(x: 1, y: 1) }
      }
      addGradient(to: root, 2) { layer in
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        feature { layer.locations = [0.1, 0.3, 0.3] }
      }
    }
  }

  @Test func `a radial gradient's ellipse reaches its end point`() throws {
    try expectPicture("radial", size(136, 36)) { root, feature in
      for column in 0..<3 {
        addGradient(to: root, column) { layer in
          layer.startPoint = CGPoint(x: 0.5, y: 0.5)
          layer.endPoint = column == 0 ? CGPoint(x: 1, y: 1) : CGPoint(x: 0.8, y: 0.9)
          feature { layer.type = .radial }
          if column == 2 { feature { layer.startPoint = CGPoint(x: 0.25, y: 0.25) } }
        }
      }
    }
  }

  @Test func `a conic gradient starts towards its end point and turns clockwise`() throws {
    try expectPicture("conic", size(136, 36)) { root, feature in
      for column in 0..<3 {
        addGradient(to: root, column) { layer in
          layer.startPoint = CGPoint(x: 0.5, y: 0.5)
          layer.endPoint = CGPoint(x: 1, y: 0.5)
          feature { layer.type = .conic }
          if column == 1 { feature { layer.endPoint = CGPoint(x: 0.5, y: 0) } }
          if column == 2 { feature { layer.locations = [0, 0.25, 0.5] } }
        }
      }
    }
  }

  @Test func `a gradient has the layer's corners, and clear colours let through`() throws {
    try expectPicture("gradientCorners", size(92, 36)) { root, feature in
      root.add(rect(0, 14, 92, 8), .ink)
      for column in 0..<2 {
        addGradient(to: root, column) { layer in
          layer.colors = [CGColor.sky, CGColor.sky.faded(0)]
          feature { layer.cornerRadius = 10 }
          if column == 1 { feature { layer.maskedCorners = [.layerMinXMinYCorner] } }
        }
      }
    }
  }
}
