import Testing
import UIKit

@MainActor @Suite(.serialized) struct ShadowPictureTests {
  @Test func `colour, opacity, offset and radius make a shadow`() throws {
    try expectPicture("shadow", size(120, 44)) { root, feature in
      for column in 0..<3 {
        root.add(rect(10 + 38 * CGFloat(column), 8, 24, 24), .paper) { layer in
          layer.cornerRadius = 5
          layer.shadowRadius = 2
          feature { layer.shadowOpacity = column == 0 ? 1 : 0.6 }
          if column == 1 { feature { layer.shadowOffset = CGSize(width: 4, height: 5) } }
          if column == 1 { feature { layer.shadowRadius = 0 } }
          if column == 2 { feature { layer.shadowColor = .rose } }
          if column == 2 { feature { layer.shadowRadius = 4 } }
        }
      }
    }
  }

  @Test func `the background casts the shadow, else the border, else contents and sublayers`()
    throws
  {
    try expectPicture("silhouette", size(156, 48)) { root, feature in
      for column in 0..<4 {
        root.add(rect(8 + 38 * CGFloat(column), 6, 28, 28)) { layer in
          layer.shadowOffset = CGSize(width: 4, height: 7)
          layer.shadowRadius = 1.5
          feature { layer.shadowOpacity = 0.7 }
          layer.add(rect(9, 9, 10, 10), .sky)
          if column == 3 { layer.contents = TestImage.disc }
          if column < 2 { layer.borderWidth = 3 }
          if column == 0 { feature { layer.backgroundColor = .paper } }
        }
      }
    }
  }

  @Test func `a path casts the shadow in place of the layer`() throws {
    try expectPicture("shadowPath", size(96, 48)) { root, feature in
      for column in 0..<2 {
        root.add(rect(10 + 46 * CGFloat(column), 6, 30, 24), .paper) { layer in
          layer.shadowOpacity = 0.7
          layer.shadowRadius = 2
          if column == 1 {
            feature {
              layer.shadowPath = CGPath(ellipseIn: rect(-4, 18, 38, 18), transform: nil)
            }
          }
        }
      }
    }
  }

  @Test func `a shadow shows through its layer and follows its corners`() throws {
    try expectPicture("shadowBeneath", size(96, 52)) { root, feature in
      for column in 0..<2 {
        root.add(rect(10 + 44 * CGFloat(column), 8, 32, 32), .sky.faded(0.4)) { layer in
          layer.shadowOpacity = 0.8
          layer.shadowRadius = 1
          layer.shadowOffset = CGSize(width: 6, height: 6)
          layer.cornerRadius = 12
          if column == 1 { feature { layer.maskedCorners = [.layerMaxXMaxYCorner] } }
        }
      }
    }
  }

  @Test func `a layer that clips has no shadow outside, a masked one what its mask lets through`()
    throws
  {
    try expectPicture("shadowClipped", size(108, 48)) { root, feature in
      for column in 0..<3 {
        root.add(rect(8 + 36 * CGFloat(column), 8, 24, 24), .mist) { layer in
          layer.shadowOpacity = 0.8
          layer.shadowRadius = 2
          layer.shadowOffset = CGSize(width: 4, height: 4)
          layer.add(rect(12, 6, 20, 8), .rose)
          if column == 1 { feature { layer.masksToBounds = true } }
          if column == 2 { feature { layer.mask = Self.halfMask() } }
        }
      }
    }
  }

  private static func halfMask() -> CALayer {
    let mask = CALayer()
    mask.frame = rect(-8, 10, 40, 24)
    mask.backgroundColor = .ink
    return mask
  }
}
