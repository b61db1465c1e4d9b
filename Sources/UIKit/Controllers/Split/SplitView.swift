import CoreGraphics

/// Tells a split view controller of room that changes.
final class SplitView: UIView {
  private weak var owner: UISplitViewController?

  init(_ owner: UISplitViewController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { owner?.followRoom() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.followRoom()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}
