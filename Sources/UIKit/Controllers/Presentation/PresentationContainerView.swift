import CoreGraphics

/// Holds what is presented, and lets its presentation controller place it. Takes all touches, unless that
/// lets them through.
final class PresentationContainerView: UIView {
  /// The one that is in force.
  weak var presentationController: UIPresentationController?
  /// Whether the presented view is placed with a new size. Not while it comes or goes.
  var placesPresentedView = false
  private var placedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if placesPresentedView, placedSize != bounds.size {
      presentationController?.placePresentedView(movedBy: 0)
    }
    placedSize = bounds.size
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// Also what is beyond the window with a popover.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || window?.hasPopoverBeyond == true
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    if let beneath = presentationController?.viewBeneath(point, with: event) { return beneath }
    return presentationController?.letsThrough(point) == true ? nil : hit
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentationController?.traitCollectionDidChange(previousTraitCollection)
  }
}
