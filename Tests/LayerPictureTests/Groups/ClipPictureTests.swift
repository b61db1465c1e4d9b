import Testing
import UIKit

@MainActor @Suite(.serialized) struct ClipPictureTests {
  @Test func `bounds clip sublayers and contents, round corners too`() throws {
    try expectPicture("clip", size(116, 40)) { root, feature in
      for column in 0..<3 {
        root.add(rect(8 + 38 * CGFloat(column), 6, 28, 28), .mist) { layer in
          layer.add(rect(-6, -6, 20, 20), .rose)
          layer.add(rect(16, 16, 20, 20), .sky)
          if column == 2 { layer.cornerRadius = 14 }
          if column > 0 { feature { layer.masksToBounds = true } }
        }
      }
    }
  }

  @Test func `clips nest and turn with their layers`() throws {
    try expectPicture("nestedClips", size(112, 56)) { root, feature in
      for column in 0..<2 {
        root.add(rect(8 + 54 * CGFloat(column), 8, 40, 40), .mist) { outer in
          outer.cornerRadius = 12
          if column == 1 { feature { outer.turn(20) } }
          feature { outer.masksToBounds = true }
          outer.add(rect(10, -6, 34, 34), .sun) { inner in
            inner.cornerRadius = 17
            inner.turn(30)
            feature { inner.masksToBounds = true }
            inner.add(rect(14, 8, 40, 40), .navy)
          }
        }
      }
    }
  }

  @Test func `a mask's alpha says how much shows, whatever is in the mask`() throws {
    try expectPicture("mask", size(152, 44)) { root, feature in
      let masks = [gradientMask(), shapeMask(), treeMask(), textMask()]
      for (column, mask) in masks.enumerated() {
        root.add(rect(4 + 37 * CGFloat(column), 4, 33, 36), .sky) { layer in
          layer.add(rect(0, 18, 33, 18), .rose)
          feature { layer.mask = mask }
        }
      }
    }
  }

  private func gradientMask() -> CALayer {
    let mask = CAGradientLayer()
    mask.frame = rect(0, 0, 33, 36)
    mask.colors = [CGColor.ink, CGColor.ink.faded(0)]
    return mask
  }

  private func shapeMask() -> CALayer {
    let mask = CAShapeLayer()
    mask.frame = rect(0, 0, 33, 36)
    mask.path = CGPath(ellipseIn: rect(1, 4, 31, 28), transform: nil)
    return mask
  }

  private func treeMask() -> CALayer {
    let mask = CALayer()
    mask.frame = rect(0, 0, 33, 36)
    for row in 0..<4 {
      mask.add(rect(2, 2 + 9 * CGFloat(row), 29, 6), .ink.faded(1 - 0.2 * CGFloat(row)))
    }
    mask.turn(12)
    return mask
  }

  private func textMask() -> CALayer {
    let mask = CATextLayer()
    mask.frame = rect(0, -2, 40, 40)
    mask.string = "&"
    mask.fontSize = 40
    return mask
  }
}
