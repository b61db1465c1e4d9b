import CoreGraphics
import QuartzCore

/// A panel over a window without a controller, with what a small control opens. A touch outside, or Escape,
/// closes it.
final class ControlPanel: UIView {
  private static let (padding, gap, margin): (CGFloat, CGFloat, CGFloat) = (12, 6, 8)

  private let card = UIView()
  private weak var formerResponder: UIResponder?
  private weak var formerFocus: UIView?

  /// The content has its own size.
  static func open(_ content: UIView, beside source: UIView) -> ControlPanel? {
    guard let window = source.window else { return nil }
    let panel = ControlPanel(frame: window.bounds)
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (panel.formerResponder, panel.formerFocus) = (window.firstResponder, window.focusedView)
    panel.accessibilityViewIsModal = true
    panel.adoptStyle(of: source)
    panel.card.applyPanelStyle()
    panel.addSubview(panel.card)
    panel.card.addSubview(content)
    window.addSubview(panel)
    panel.place(content, beside: source.convert(source.bounds, to: nil))
    panel.becomeFirstResponder()
    return panel
  }

  /// Below its source where there is room, else above it, else as low as fits.
  private func place(_ content: UIView, beside source: CGRect) {
    let size = content.intrinsicContentSize
    content.frame = CGRect(x: Self.padding, y: Self.padding, width: size.width, height: size.height)
    let (width, height) = (size.width + 2 * Self.padding, size.height + 2 * Self.padding)
    let below = source.maxY + Self.gap
    let above = source.minY - Self.gap - height
    let fitsBelow = below + height <= bounds.height - Self.margin
    let lowest = bounds.height - Self.margin - height
    let y = fitsBelow ? below : above >= Self.margin ? above : lowest
    let x = min(source.midX - width / 2, bounds.width - Self.margin - width)
    card.frame = CGRect(
      x: max(Self.margin, x), y: max(Self.margin, y), width: width, height: height)
  }

  func close() {
    guard superview != nil, let window else { return }
    resignFirstResponder()
    removeFromSuperview()
    formerResponder?.becomeFirstResponder()
    formerFocus.map { window.focus(on: $0, []) }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !card.frame.contains(touch.location(in: self)) else { return }
    close()
  }
}
