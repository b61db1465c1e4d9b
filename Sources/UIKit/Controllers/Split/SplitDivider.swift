import CoreGraphics

/// The line between two columns, which can be dragged.
final class SplitDivider: UIView {
  /// How far beside the line a drag may begin, in points.
  private static let reach: CGFloat = 5

  private let line = UIView()
  private var onDrag: (UIPanGestureRecognizer) -> Void = { _ in }

  convenience init(_ onDrag: @escaping (UIPanGestureRecognizer) -> Void) {
    self.init(frame: .zero)
    self.onDrag = onDrag
    line.backgroundColor = .opaqueSeparator
    addSubview(line)
    addGestureRecognizer(UIPanGestureRecognizer { [weak self] in self?.onDrag($0) })
    addInteraction(UIPointerInteraction(delegate: self))
  }

  func place(_ frame: CGRect) {
    self.frame = frame.insetBy(dx: -Self.reach, dy: 0)
    line.frame = CGRect(x: Self.reach, y: 0, width: frame.width, height: frame.height)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.isPart = true
    return defaults
  }
}

extension SplitDivider: UIPointerInteractionDelegate {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { .columnResizing() }
}
