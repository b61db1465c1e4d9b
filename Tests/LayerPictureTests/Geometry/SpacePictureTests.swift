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
