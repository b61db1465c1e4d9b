import CoreGraphics
import QuartzCore

/// The preview under the finger: a picture of the lifted view, with a plus badge for a copy.
final class DragPreviewView: UIImageView {
  private let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
  /// From the finger to the preview's middle.
  private var grip = CGVector.zero
  private var origin = CGPoint.zero

  /// Places it over the view with the same size. Nil if the view is empty or in no window.
  static func lift(_ view: UIView, at place: CGPoint) -> DragPreviewView? {
    guard let window = view.window, !view.bounds.isEmpty else { return nil }
    let preview = DragPreviewView(image: picture(of: view))
    preview.origin = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    preview.center = preview.origin
    preview.grip = CGVector(dx: preview.origin.x - place.x, dy: preview.origin.y - place.y)
    preview.layer.zPosition = 10_000
    preview.prepareBadge()
    window.addSubview(preview)
    preview.rise()
    return preview
  }

  private static func picture(of view: UIView) -> UIImage {
    UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  private func prepareBadge() {
    badge.text = "+"
    badge.textAlignment = .center
    badge.textColor = .white
    badge.font = .systemFont(ofSize: 17, weight: .semibold)
    badge.backgroundColor = .systemGreen
    badge.layer.cornerRadius = 11
    badge.clipsToBounds = true
    badge.center = CGPoint(x: bounds.maxX - 4, y: 4)
    badge.isHidden = true
    addSubview(badge)
  }

  private func rise() {
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 8)
    UIView.animate(withDuration: 0.2) {
      self.alpha = 0.9
      self.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      self.layer.shadowOpacity = 0.3
    }
  }

  func follow(_ place: CGPoint, isCopied: Bool) {
    center = CGPoint(x: place.x + grip.dx, y: place.y + grip.dy)
    badge.isHidden = !isCopied
  }

  /// Shrinks at the drop location, or returns to its origin.
  func leave(isDropped: Bool, completion: @escaping () -> Void) {
    badge.isHidden = true
    UIView.animate(
      withDuration: isDropped ? 0.2 : 0.35, delay: 0, options: [.curveEaseInOut],
      animations: {
        if !isDropped { self.center = self.origin }
        self.transform = isDropped ? CGAffineTransform(scaleX: 0.4, y: 0.4) : .identity
        self.alpha = isDropped ? 0 : 1
        self.layer.shadowOpacity = 0
      },
      completion: { _ in
        self.removeFromSuperview()
        completion()
      })
  }
}
