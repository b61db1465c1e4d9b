import CoreGraphics

extension UIControl {
  /// Keeps `isHovered` up to date.
  func followPointer() {
    addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in
        guard let self else { return }
        isHovered = isEnabled && (hover.state == .began || hover.state == .changed)
      })
  }

  /// Lets a mouse wheel change the value.
  func followWheel() {
    addGestureRecognizer(
      ControlWheel { [weak self] wheel in
        let clicks = wheel.takeClicks()
        for _ in 0..<abs(clicks) { _ = self?.take(clicks > 0 ? .increment : .decrement, with: nil) }
      })
  }

  /// Not while it would keep the content of a scroll view from moving, unless it has the focus.
  fileprivate var takesWheel: Bool {
    isEnabled
      && (isFocused || !selfAndSuperviews.contains { ($0 as? UIScrollView)?.hasMore ?? false })
  }
}

/// Counts the clicks of a wheel over a control, or a part of one.
final class ControlWheel: UIPanGestureRecognizer {
  /// Points to a click, as `ScrollReport` has them.
  private static let click: CGFloat = 48
  private static let mostClicks: CGFloat = 100

  /// The whole clicks since the last call; upwards they are more than none.
  func takeClicks() -> Int {
    let way = translation(in: nil)
    let clicks = (way.y / Self.click).rounded(.towardZero)
    setTranslation(CGPoint(x: way.x, y: way.y - clicks * Self.click), in: nil)
    return Int(max(-Self.mostClicks, min(clicks, Self.mostClicks)))
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard let scroll = event as? UIScrollEvent, !scroll.isPrecise else { return false }
    return (view as? UIControl)?.takesWheel ?? true
  }
}

extension UIScrollView {
  /// Whether it can scroll up or down.
  fileprivate var hasMore: Bool { isScrollEnabled && contentSize.height > bounds.height }
}
