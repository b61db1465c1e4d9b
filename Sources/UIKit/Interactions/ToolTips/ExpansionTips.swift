import CoreGraphics
import PlatformKit

/// Shows the whole text of a truncated label of a window while the pointer rests on it. Main thread
/// only.
@MainActor
final class ExpansionTips {
  /// In seconds, as is usual on desktops.
  static let delay = 0.8

  private weak var window: UIWindow?
  private weak var label: UILabel?
  private var timer: TimerQueue.QueuedTimer?
  private(set) var tip: ToolTipView?

  init(_ window: UIWindow) {
    self.window = window
    window.addGestureRecognizer(
      UIHoverGestureRecognizer { [weak self] hover in self?.follow(hover) })
  }

  func end() {
    timer?.cancel()
    tip?.end()
    (label, timer, tip) = (nil, nil, nil)
  }
}

extension ExpansionTips {
  private func follow(_ hover: UIGestureRecognizer) {
    let isOver = hover.state == .began || hover.state == .changed
    let new = isOver ? window?.labelToExpand(at: hover.location(in: window)) : nil
    guard new !== label else { return }
    end()
    label = new
    guard let new, new.isTruncated, let engine = window?.application?.engine else { return }
    timer = engine.timers.set(at: engine.platform.clock.now() + Self.delay) { [weak self] in
      self?.show()
    }
  }

  private func show() {
    guard let window, let label, label.ownWindow === window, let text = label.text else {
      return end()
    }
    let tip = ToolTipView(text)
    tip.adoptStyle(of: label)
    tip.show(beside: label.convert(label.bounds, to: nil), in: window)
    self.tip = tip
  }
}

extension UIWindow {
  /// Labels are found though they take no touches.
  fileprivate func labelToExpand(at point: CGPoint) -> UILabel? {
    guard let hit = hitTest(point, with: nil) else { return nil }
    return hit.expandingLabel(at: convert(point, to: hit as UIView?))
  }

  var ensureExpansionTips: ExpansionTips {
    let rare = ensureRareData
    let tips = rare.expansionTips ?? ExpansionTips(self)
    rare.expansionTips = tips
    return tips
  }
}

extension UIView {
  fileprivate func expandingLabel(at point: CGPoint) -> UILabel? {
    guard !isHidden, HitTester.contains(bounds, point) else { return nil }
    if let label = self as? UILabel { return label.showsExpansionTextWhenTruncated ? label : nil }
    for child in subviews.reversed() {
      if let label = child.expandingLabel(at: convert(point, to: child as UIView?)) { return label }
    }
    return nil
  }
}
