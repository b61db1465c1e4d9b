import CoreGraphics
import QuartzCore

/// The system's background of a popover: a card with round corners and its arrow in one outline, with a soft shadow.
final class PopoverOutline: UIPopoverBackgroundView {
  var color: UIColor? {
    didSet { setNeedsLayout() }
  }

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape = layer as? CAShapeLayer else { return }
    let color = color ?? .systemBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    shape.path = path.cgPath
    shape.shadowPath = shape.path
    shape.shadowOpacity = 0.18
    shape.shadowRadius = 18
    shape.shadowOffset = CGSize(width: 0, height: 8)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  private var path: UIBezierPath {
    let height = PopoverLayout.arrow.height
    var card = bounds
    switch arrowDirection {
    case .up: card = CGRect(x: 0, y: height, width: card.width, height: card.height - height)
    case .down: card.size.height -= height
    case .left: card = CGRect(x: height, y: 0, width: card.width - height, height: card.height)
    case .right: card.size.width -= height
    default: break
    }
    let radius = max(0, min(PopoverLayout.cornerRadius, card.width / 2, card.height / 2))
    let path = UIBezierPath(roundedRect: card, cornerRadius: radius)
    addArrow(to: path, card)
    return path
  }

  /// Bends into the side at its base, as iOS's does.
  private func addArrow(to path: UIBezierPath, _ card: CGRect) {
    guard let (tip, along) = arrow(on: card) else { return }
    // Inwards is a quarter turn from the side.
    let inwards = CGVector(dx: -along.dy, dy: along.dx)
    func point(_ side: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + along.dx * side + inwards.dx * depth,
        y: tip.y + along.dy * side + inwards.dy * depth)
    }
    let (half, height) = (PopoverLayout.arrow.base / 2, PopoverLayout.arrow.height)
    path.move(to: point(-half, height))
    path.addCurve(
      to: point(0, 0), controlPoint1: point(-half * 0.55, height),
      controlPoint2: point(-half * 0.3, 0))
    path.addCurve(
      to: point(half, height), controlPoint1: point(half * 0.3, 0),
      controlPoint2: point(half * 0.55, height))
    path.close()
  }

  /// Where it points from, and the direction of its side, with the card at the right hand.
  private func arrow(on card: CGRect) -> (tip: CGPoint, along: CGVector)? {
    let (x, y) = (card.midX + arrowOffset, card.midY + arrowOffset)
    switch arrowDirection {
    case .up: return (CGPoint(x: x, y: 0), CGVector(dx: 1, dy: 0))
    case .down: return (CGPoint(x: x, y: bounds.height), CGVector(dx: -1, dy: 0))
    case .left: return (CGPoint(x: 0, y: y), CGVector(dx: 0, dy: -1))
    case .right: return (CGPoint(x: bounds.width, y: y), CGVector(dx: 0, dy: 1))
    default: return nil
    }
  }
}
