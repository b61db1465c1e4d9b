import CoreGraphics
import QuartzCore

/// The preview under the finger: a picture of the lifted view, with a badge for a copy or several items.
final class DragPreviewView: UIImageView {
  let badge = DragBadge()
  /// From the finger to the preview's middle.
  private var grip = CGVector.zero
  /// The middle of the lifted view, in the window.
  private(set) var liftedCenter = CGPoint.zero

  /// Places it over the view with the same size. Nil if the view is empty or in no window.
  static func lift(_ lifted: UITargetedDragPreview, at place: CGPoint) -> DragPreviewView? {
    let view = lifted.view
    guard let window = view.window, !view.bounds.isEmpty else { return nil }
    let preview = DragPreviewView(image: lifted.picture)
    preview.layer.shadowPath = lifted.parameters.shadowPath?.cgPath
    preview.liftedCenter = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    preview.center = preview.liftedCenter
    preview.grip = CGVector(
      dx: preview.liftedCenter.x - place.x, dy: preview.liftedCenter.y - place.y)
    preview.layer.zPosition = 10_000
    preview.prepareBadge()
    preview.layer.shadowRadius = 12
    preview.layer.shadowOffset = CGSize(width: 0, height: 8)
    window.addSubview(preview)
    return preview
  }

  /// Shows something else from now on, in the same place under the finger if that reaches so far.
  func show(_ preview: UIDragPreview) {
    guard !preview.view.bounds.isEmpty else { return }
    image = preview.picture
    layer.shadowPath = preview.parameters.shadowPath?.cgPath
    UIView.animate(withDuration: 0.2) {
      self.bounds.size = preview.view.bounds.size
      self.badge.center.x = self.bounds.maxX - 4
    }
    let (width, height) = (bounds.width / 2, bounds.height / 2)
    grip = CGVector(
      dx: max(-width, min(grip.dx, width)), dy: max(-height, min(grip.dy, height)))
  }

  private func prepareBadge() {
    badge.center = CGPoint(x: bounds.maxX - 4, y: 4)
    addSubview(badge)
  }

  /// Changes to how it is dragged.
  func rise() {
    alpha = 0.9
    transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    layer.shadowOpacity = 0.3
  }

  func follow(_ place: CGPoint, isCopied: Bool, count: Int) {
    center = CGPoint(x: place.x + grip.dx, y: place.y + grip.dy)
    badge.show(isCopied: isCopied, count: count)
  }

  /// Moves to the first place in sight and becomes what is there, or shrinks where it is.
  func leave(to landings: [DropLanding], isDropped: Bool, completion: @escaping () -> Void) {
    badge.isHidden = true
    let landing = landings.first { $0.center != nil }
    let target = landing?.preview
    let targetPicture = target.map(addPicture)
    if isDropped { target?.view.isCoveredByPreview = true }
    UIView.animate(
      withDuration: landing == nil ? 0.2 : 0.35, delay: 0, options: [.curveEaseInOut],
      animations: {
        self.move(to: landing, becoming: targetPicture)
        for landing in landings { landing.animate() }
      },
      completion: { _ in
        self.removeFromSuperview()
        target?.view.isCoveredByPreview = false
        completion()
      })
  }

  private func move(to landing: DropLanding?, becoming targetPicture: UIView?) {
    if let place = landing?.center { center = place }
    targetPicture?.alpha = 1
    if let targetPicture { bounds.size = targetPicture.bounds.size }
    transform = landing?.transform(for: bounds.size) ?? CGAffineTransform(scaleX: 0.4, y: 0.4)
    alpha = landing == nil ? 0 : 1
    layer.shadowOpacity = 0
  }

  /// Over what was lifted, still unseen.
  private func addPicture(of preview: UITargetedPreview) -> UIView {
    let picture = UIImageView(image: preview.picture)
    picture.bounds.size = preview.view.bounds.size
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
    picture.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    picture.alpha = 0
    addSubview(picture)
    return picture
  }
}
