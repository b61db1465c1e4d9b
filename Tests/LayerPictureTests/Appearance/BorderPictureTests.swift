import Testing
import UIKit

@MainActor @Suite(.serialized) struct BorderPictureTests {
  @Test func `a border lies inside the bounds and over the sublayers`() throws {
    try expectPicture("border", size(112, 40)) { root, feature in
      for (column, width) in [0, 3, 6].enumerated() {
        root.add(rect(6 + 36 * CGFloat(column), 6, 28, 28), .sun) { layer in
          layer.cornerRadius = 6
          if width > 0 { feature { layer.borderWidth = CGFloat(width) } }
          layer.borderColor = .navy
          layer.add(rect(-4, 10, 18, 8), .rose)
        }
      }
    }
  }

  @Test func `a border has its own colour, which may be translucent`() throws {
    try expectPicture("borderColor", size(80, 40)) { root, feature in
      for column in 0..<2 {
        root.add(rect(6 + 40 * CGFloat(column), 6, 28, 28), .sky) { layer in
          layer.borderWidth = 5
          if column == 1 { feature { layer.borderColor = .rose.faded(0.5) } }
        }
      }
    }
  }

  @Test func `corners are arcs of the radius and grow no larger than half a side`() throws {
    try expectPicture("cornerRadius", size(116, 36)) { root, feature in
      for (column, radius) in [4, 10, 40].enumerated() {
        root.add(rect(4 + 38 * CGFloat(column), 4, 32, 28), .leaf) { layer in
          layer.borderColor = .ink
          layer.borderWidth = 2
          feature { layer.cornerRadius = CGFloat(radius) }
        }
      }
    }
  }

  @Test func `single corners are rounded, in the background, the border and the clip`() throws {
    try expectPicture("maskedCorners", size(144, 36)) { root, feature in
      let corners: [CACornerMask] = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      for (column, corner) in corners.enumerated() {
        root.add(rect(4 + 35 * CGFloat(column), 4, 28, 28), .mist) { layer in
          layer.cornerRadius = 14
          layer.masksToBounds = true
          layer.add(rect(0, 9, 40, 40), .sky)
          layer.borderWidth = 2
          layer.borderColor = .navy
          feature { layer.maskedCorners = corner }
        }
      }
    }
  }

  @Test func `continuous corners begin earlier than arcs`() throws {
    try expectPicture("cornerCurve", size(116, 60), scale: 2) { root, feature in
      for column in 0..<2 {
        root.add(rect(4 + 56 * CGFloat(column), 4, 52, 52), .ink) { layer in
          layer.cornerRadius = 16
          if column == 1 { feature { layer.cornerCurve = .continuous } }
        }
      }
    }
  }
}
