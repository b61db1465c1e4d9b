import CoreGraphics

/// Keeps the pages in place.
final class PagesView: UIView {
  private weak var owner: UIPageViewController?

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layoutPages()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}
