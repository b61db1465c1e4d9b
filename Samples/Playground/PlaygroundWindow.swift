import UIKit

/// A window that reports every event to its controller and shows a ring at every finger.
class PlaygroundWindow: UIWindow {
  private var rings: [UITouch: UIView] = [:]

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches {
      (rootViewController as? PlaygroundViewController)?.note(event)
      event.touches(for: self)?.forEach(showRing)
    }
    super.sendEvent(event)
  }

  private func showRing(around touch: UITouch) {
    let ring = rings[touch] ?? makeRing()
    ring.center = touch.location(in: nil)
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    rings[touch] = isOver ? nil : ring
    guard isOver else { return }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        ring.alpha = 0
        ring.transform = CGAffineTransform(scaleX: 1.6, y: 1.6)
      }, completion: { _ in ring.removeFromSuperview() })
  }

  private func makeRing() -> UIView {
    let ring = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    ring.isUserInteractionEnabled = false
    ring.backgroundColor = UIColor(white: 0.1, alpha: 0.16)
    ring.layer.cornerRadius = 22
    ring.layer.borderWidth = 1.5
    ring.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
    ring.layer.zPosition = 100
    addSubview(ring)
    return ring
  }
}
