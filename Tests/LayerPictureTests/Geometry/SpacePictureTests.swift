import Testing
import UIKit

@MainActor @Suite(.serialized) struct SpacePictureTests {
  @Test func `m34 makes what is farther smaller`() throws {
    try expectPicture("perspective", size(104, 56)) { root, feature in
      for (column, degrees) in [-50, 50].enumerated() {
        root.add(rect(6 + 52 * CGFloat(column), 8, 40, 40), .mist) { layer in
          layer.contents = TestImage.pennant
          layer.magnificationFilter = .nearest
          var matrix = CATransform3DIdentity
          feature { matrix = .perspective(80) }
          layer.transform = matrix.turned(CGFloat(degrees), 0, 1, 0)
        }
      }
    }
  }

  @Test func `everything a layer paints lies in its plane`() throws {
    try expectPicture("turnedKinds", size(156, 112)) { root, feature in
      feature { root.sublayerTransform = .perspective(150) }
      let turned = CATransform3DIdentity.turned(50, 0, 1, 0)
      func card(_ column: CGFloat, _ row: CGFloat, _ layer: CALayer) {
        layer.frame = rect(8 + 50 * column, 8 + 52 * row, 40, 44)
        layer.transform = turned
        root.addSublayer(layer)
      }
      card(0, 0, gradient)
      card(1, 0, shape)
      card(2, 0, text)
      card(0, 1, framed)
      card(1, 1, clipped)
      card(2, 1, shadowed)
    }
  }

  private var gradient: CALayer {
    let layer = CAGradientLayer()
    layer.colors = [.rose, .sun, .sky] as [CGColor]
    layer.locations = [0.2, 0.5, 0.5]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 0.4)
    return layer
  }

  private var shape: CALayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.addEllipse(in: rect(3, 3, 34, 38))
    path.addRect(rect(14, 14, 12, 16))
    layer.path = path
    layer.fillRule = .evenOdd
    layer.fillColor = .leaf
    layer.strokeColor = .navy
    layer.lineWidth = 3
    layer.lineDashPattern = [6, 3]
    return layer
  }

  private var text: CALayer {
    let layer = CATextLayer()
    layer.string = "Abg"
    layer.fontSize = 20
    layer.foregroundColor = .ink
    layer.backgroundColor = .mist
    return layer
  }

  private var framed: CALayer {
    let layer = CALayer()
    layer.backgroundColor = .sky
    layer.borderColor = .navy
    layer.borderWidth = 4
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return layer
  }

  private var clipped: CALayer {
    let layer = CALayer()
    layer.masksToBounds = true
    layer.cornerRadius = 14
    layer.backgroundColor = .mist
    layer.add(rect(-6, 16, 52, 40), .rose) {
      $0.transform = CATransform3DIdentity.turned(20, 0, 0, 1)
    }
    return layer
  }

  private var shadowed: CALayer {
    let layer = CALayer()
    layer.add(rect(4, 4, 26, 30), .paper) { card in
      card.cornerRadius = 6
      card.shadowOpacity = 0.7
      card.shadowRadius = 3
      card.shadowOffset = CGSize(width: 5, height: 6)
    }
    return layer
  }

  @Test func `one sublayer transform gives all sublayers one vanishing point`() throws {
    try expectPicture("sublayerTransform", size(112, 48)) { root, feature in
      let colors: [CGColor] = [.rose, .leaf, .sky]
      feature { root.sublayerTransform = .perspective(90) }
      for (column, color) in colors.enumerated() {
        root.add(rect(6 + 36 * CGFloat(column), 10, 28, 28), color) { layer in
          layer.cornerRadius = 5
          layer.transform = CATransform3DIdentity.turned(55, 0, 1, 0)
        }
      }
    }
  }

  @Test func `the back of a single-sided layer is not there`() throws {
    try expectPicture("doubleSided", size(112, 40)) { root, feature in
      for (column, degrees) in [30, 150, 150].enumerated() {
        root.add(rect(6 + 36 * CGFloat(column), 6, 28, 28), .mist) { layer in
          layer.contents = TestImage.pennant
          layer.magnificationFilter = .nearest
          layer.transform = CATransform3D.perspective(120).turned(CGFloat(degrees), 0, 1, 0)
          if column == 2 { feature { layer.isDoubleSided = false } }
        }
      }
    }
  }

  @Test func `a transform layer keeps the depth of what is in it, others flatten it`() throws {
    try expectPicture("transformLayer", size(120, 64)) { root, feature in
      root.sublayerTransform = .perspective(200)
      for column in 0..<2 {
        var box = CALayer()
        if column == 0 { feature { box = CATransformLayer() } }
        root.add(box, rect(14 + 60 * CGFloat(column), 14, 36, 36)) { box in
          addFaces(of: box)
          box.transform = CATransform3DIdentity.turned(-28, 1, 0, 0).turned(38, 0, 1, 0)
        }
      }
    }
  }

  private func addFaces(of box: CALayer) {
    let turns: [(CGColor, CGFloat, CGFloat, CGFloat)] = [
      (.mist, 180, 0, 1), (.leaf, 90, 0, 1), (.sun, -90, 1, 0), (.navy, -90, 0, 1),
      (.rose, 90, 1, 0), (.sky, 0, 0, 1),
    ]
    for (color, degrees, x, y) in turns {
      box.add(rect(0, 0, 36, 36), color) { face in
        face.transform = CATransform3DIdentity.turned(degrees, x, y, 0).moved(0, 0, 18)
      }
    }
  }

  @Test func `the pivot may lie in front of the layer or behind it`() throws {
    try expectPicture("anchorPointZ", size(112, 48)) { root, feature in
      for (column, z) in [0, 12, -12].enumerated() {
        root.add(rect(6 + 36 * CGFloat(column), 10, 28, 28), .sky) { layer in
          layer.cornerRadius = 4
          layer.transform = CATransform3D.perspective(100).turned(40, 0, 1, 0)
          if z != 0 { feature { layer.anchorPointZ = CGFloat(z) } }
        }
      }
    }
  }
}
