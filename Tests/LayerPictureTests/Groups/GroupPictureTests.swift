import Testing
import UIKit

@MainActor @Suite(.serialized) struct GroupPictureTests {
  @Test func `opacity fades the finished layer unless its parts are to fade alone`() throws {
    try expectPicture("opacity", size(132, 48)) { root, feature in
      root.add(rect(0, 20, 132, 8), .ink)
      for column in 0..<3 {
        root.add(rect(6 + 42 * CGFloat(column), 6, 26, 26), .sky) { layer in
          layer.add(rect(10, 10, 26, 26), .sun)
          layer.borderWidth = 3
          layer.borderColor = .navy
          if column > 0 { feature { layer.opacity = 0.5 } }
          if column == 2 { feature { layer.allowsGroupOpacity = false } }
        }
      }
    }
  }

  @Test func `a rasterised layer has the pixels of its bitmap's scale`() throws {
    try expectPicture("rasterize", size(124, 44)) { root, feature in
      for column in 0..<3 {
        root.add(rect(8 + 40 * CGFloat(column), 8, 28, 28), .leaf) { layer in
          layer.cornerRadius = 8
          layer.add(rect(8, 8, 12, 12), .navy) { $0.turn(45) }
          layer.turn(10)
          if column > 0 { feature { layer.shouldRasterize = true } }
          if column == 2 { feature { layer.rasterizationScale = 0.25 } }
        }
      }
    }
  }

  @Test func `filters mix a layer with what is beneath it`() throws {
    try expectPicture("compositingFilter", size(152, 32)) { root, feature in
      let names = [
        "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "darkenBlendMode",
        "lightenBlendMode", "plusL",
      ]
      for (row, color) in [CGColor.rose, .leaf, .ink, .mist].enumerated() {
        root.add(rect(0, 8 * CGFloat(row), 152, 8), color)
      }
      for (column, name) in names.enumerated() {
        root.add(rect(4 + 25 * CGFloat(column), 0, 19, 32), .sky.faded(0.8)) { layer in
          layer.add(rect(4, 4, 11, 24), .sun)
          feature { layer.compositingFilter = name }
        }
      }
    }
  }
}
