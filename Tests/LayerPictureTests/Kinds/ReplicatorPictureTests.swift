import Testing
import UIKit

@MainActor @Suite(.serialized) struct ReplicatorPictureTests {
  @Test func `each copy lies where the transform takes the one before`() throws {
    try expectPicture("copies", size(112, 60)) { root, feature in
      root.add(CAReplicatorLayer(), rect(4, 4, 52, 52)) { layer in
        layer.add(rect(23, 2, 6, 14), .navy) { $0.cornerRadius = 3 }
        feature { layer.instanceCount = 8 }
        feature { layer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1) }
        feature { layer.instanceAlphaOffset = -0.11 }
      }
      root.add(CAReplicatorLayer(), rect(60, 4, 48, 52)) { layer in
        layer.add(rect(0, 14, 20, 20), .leaf) { copy in
          copy.borderWidth = 2
          copy.borderColor = .navy
          copy.add(rect(5, 5, 8, 8), .sun)
        }
        layer.instanceCount = 3
        feature { layer.instanceTransform = CATransform3DMakeTranslation(13, 6, 0) }
      }
    }
  }

  @Test func `each copy is seen through a colour of its own`() throws {
    try expectPicture("tint", size(132, 44)) { root, feature in
      root.add(CAReplicatorLayer(), rect(6, 6, 120, 32)) { layer in
        layer.add(rect(0, 0, 22, 32), .paper) { card in
          card.cornerRadius = 4
          card.borderWidth = 2
          card.borderColor = .mist
          card.add(CAGradientLayer(), rect(4, 4, 14, 10)) {
            $0.colors = [.paper, .ink] as [CGColor]
          }
          card.add(rect(4, 16, 14, 12)) { $0.contents = TestImage.pennant }
        }
        layer.instanceCount = 5
        layer.instanceTransform = CATransform3DMakeTranslation(24.5, 0, 0)
        feature { layer.instanceColor = .sun }
        feature { layer.instanceRedOffset = -0.25 }
        feature { layer.instanceBlueOffset = 0.25 }
      }
    }
  }

  @Test func `replicators replicate replicators`() throws {
    try expectPicture("grid", size(68, 52)) { root, feature in
      let row = CAReplicatorLayer()
      row.frame = rect(0, 0, 60, 12)
      row.add(rect(0, 0, 8, 8), .rose) { $0.cornerRadius = 2 }
      feature { row.instanceCount = 5 }
      row.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
      root.add(CAReplicatorLayer(), rect(6, 6, 60, 40)) { layer in
        layer.addSublayer(row)
        feature { layer.instanceCount = 3 }
        layer.instanceTransform = CATransform3DMakeTranslation(0, 14, 0)
      }
    }
  }

  @Test func `a scroll layer shows the part it was scrolled to`() throws {
    try expectPicture("scroll", size(76, 40)) { root, feature in
      for column in 0..<2 {
        root.add(CAScrollLayer(), rect(4 + 36 * CGFloat(column), 4, 32, 32)) { layer in
          layer.backgroundColor = .mist
          feature { layer.masksToBounds = true }
          for (index, color) in [CGColor.rose, .sun, .leaf, .sky].enumerated() {
            layer.add(rect(14 * CGFloat(index), 14 * CGFloat(index), 20, 20), color)
          }
          if column == 1 { feature { layer.scroll(to: CGPoint(x: 30, y: 24)) } }
        }
      }
    }
  }
}
