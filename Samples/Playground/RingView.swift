import UIKit

/// A ring around a touch, with the name of its phase above.
class RingView: UIView {
  private let label = UILabel(frame: CGRect(x: -18, y: -26, width: 100, height: 22))

  convenience init(in view: UIView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0, alpha: 0.12)
    layer.cornerRadius = 32
    layer.borderWidth = 2
    layer.borderColor = UIColor(white: 0, alpha: 0.55).cgColor
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textAlignment = .center
    addSubview(label)
    view.addSubview(self)
  }

  func show(_ phase: UITouch.Phase) { label.text = "\(phase)" }

  func fadeOut() {
    UIView.animate(
      withDuration: 0.4, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }
}
