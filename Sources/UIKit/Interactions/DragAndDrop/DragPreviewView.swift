import CoreGraphics
import QuartzCore

/// The preview under the finger: a picture of the lifted view, with a badge for a copy or several items.
final class DragPreviewView: UIImageView {
  private let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
  /// From the finger to the preview's middle.
  private var grip = CGVector.zero
  private var origin = CGPoint.zero

  /// Places it over the view with the same size. Nil if the view is empty or in no window.
  static func lift(_ lifted: UITargetedDragPreview, at place: CGPoint) -> DragPreviewView? {
    let view = lifted.view
    guard let window = view.window, !view.bounds.isEmpty else { return nil }
    let preview = DragPreviewView(image: picture(of: view, lifted.parameters))
    preview.origin = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    preview.center = preview.origin
    preview.grip = CGVector(dx: preview.origin.x - place.x, dy: preview.origin.y - place.y)
    preview.layer.zPosition = 10_000
    preview.prepareBadge()
    window.addSubview(preview)
    preview.rise()
    return preview
  }

  private static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIImage {
    UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      parameters.visiblePath?.addClip()
      parameters.backgroundColor.setFill()
      context.fill(view.bounds)
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

  func follow(_ place: CGPoint, isCopied: Bool, count: Int) {
    center = CGPoint(x: place.x + grip.dx, y: place.y + grip.dy)
    badge.text = count > 1 ? "\(count)" : "+"
    badge.backgroundColor = isCopied ? .systemGreen : .systemRed
    badge.isHidden = !isCopied && count < 2
  }

  /// Moves to its target, shrinks where it was dropped, or returns to its origin.
  func leave(isDropped: Bool, to landings: [DropLanding], completion: @escaping () -> Void) {
    badge.isHidden = true
    let landing = landings.lazy.compactMap(\.center).first
    let shrinks = isDropped && landing == nil
    UIView.animate(
      withDuration: shrinks ? 0.2 : 0.35, delay: 0, options: [.curveEaseInOut],
      animations: {
        if let place = isDropped ? landing : self.origin { self.center = place }
        self.transform = shrinks ? CGAffineTransform(scaleX: 0.4, y: 0.4) : .identity
        self.alpha = shrinks ? 0 : 1
        self.layer.shadowOpacity = 0
        for landing in landings { landing.animate() }
      },
      completion: { _ in
        self.removeFromSuperview()
        completion()
      })
  }
}
