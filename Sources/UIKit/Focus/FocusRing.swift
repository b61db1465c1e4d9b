import CoreGraphics
import QuartzCore

/// The focus ring of a view, made on its first focus. Main thread only.
@MainActor
final class FocusRing {
  private static let thickness: CGFloat = 3
  /// Points between a view and a ring outside it.
  private static let gap: CGFloat = 1

  var effect: UIFocusEffect? = .automatic
  private var ring: CAShapeLayer?

  func show(on view: UIView) {
    guard let effect else { return hide() }
    let ring = self.ring ?? makeRing()
    self.ring = ring
    put(ring, on: view, effect)
    ring.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    fit(to: view, effect)
  }

  func hide() {
    ring?.removeFromSuperlayer()
    ring = nil
  }

  func fit(to view: UIView) { if let effect { fit(to: view, effect) } }

  private func fit(to view: UIView, _ effect: UIFocusEffect) {
    guard let ring else { return }
    let isInside = effect.side == .inside || (effect.side == .automatic && view.clipsToBounds)
    let distance = isInside ? -Self.thickness / 2 : Self.gap + Self.thickness / 2
    let shape =
      (view as? UIControl)?.focusOutline ?? (rect: view.bounds, radius: view.layer.cornerRadius)
    let frame = shape.rect.insetBy(dx: -distance, dy: -distance)
    let own = UIBezierPath(roundedRect: frame, cornerRadius: max(0, shape.radius + distance))
    ring.path = (effect.outline ?? own).cgPath
    let position = effect.place.map { view.convert(CGPoint.zero, to: $0.container) }
    CATransaction.withoutActions { ring.position = position ?? .zero }
  }

  private func makeRing() -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.fillColor = nil
    ring.lineWidth = Self.thickness
    return ring
  }

  private func put(_ ring: CAShapeLayer, on view: UIView, _ effect: UIFocusEffect) {
    let place = effect.place
    let container = place?.container.layer ?? view.layer
    let reference = place?.below.map(\.layer).flatMap { $0.superlayer === container ? $0 : nil }
    CATransaction.withoutActions { ring.zPosition = reference?.zPosition ?? 1 }
    if let reference {
      container.insertSublayer(ring, above: reference)
    } else if ring.superlayer !== container {
      container.addSublayer(ring)
    }
  }
}
