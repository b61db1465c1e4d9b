import CoreGraphics

/// The view of a controller that contains others. It has them placed when its size, its safe area or
/// its direction changes.
class ContainerView: UIView {
  let placeContent: () -> Void

  init(_ placeContent: @escaping () -> Void) {
    self.placeContent = placeContent
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  /// The content first: constraints may refer to it.
  override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
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
