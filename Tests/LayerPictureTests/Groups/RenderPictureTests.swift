import Testing
import UIKit

@MainActor @Suite(.serialized) struct RenderPictureTests {
  @Test func `a tree drawn into a context looks as it does on the screen`() throws {
    try expectPicture("render", size(128, 60)) { root, feature in
      root.add(rect(0, 0, 64, 60)) { $0.addSublayer(card(feature)) }
      let drawn = CALayer()
      drawn.frame = rect(0, 0, 64, 60)
      drawn.addSublayer(card(feature))
      root.add(rect(64, 0, 64, 60)) { $0.contents = picture(of: drawn) }
    }
  }

  private func card(_ feature: Feature) -> CALayer {
    let card = CALayer()
    card.frame = rect(12, 10, 36, 36)
    card.backgroundColor = .mist
    card.cornerRadius = 9
    card.turn(8)
    feature { card.borderWidth = 3 }
    feature { card.shadowOpacity = 0.6 }
    card.add(CAGradientLayer(), rect(5, 5, 16, 26)) { gradient in
      gradient.colors = [.rose, .sun] as [CGColor]
      feature { gradient.opacity = 0.5 }
    }
    card.add(CAShapeLayer(), rect(16, 8, 18, 18)) { shape in
      shape.path = CGPath(ellipseIn: rect(0, 0, 18, 18), transform: nil)
      shape.fillColor = .leaf
      feature { shape.mask = upperHalf() }
    }
    return card
  }

  private func upperHalf() -> CALayer {
    let mask = CALayer()
    mask.frame = rect(0, 0, 18, 11)
    mask.backgroundColor = .ink
    return mask
  }

  private func picture(of layer: CALayer) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
      .image { layer.render(in: $0.cgContext) }.cgImage
  }
}
