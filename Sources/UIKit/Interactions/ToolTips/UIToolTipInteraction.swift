import CoreGraphics
public import Foundation
import PlatformKit

/// Shows a text while the pointer rests on a view. Main thread only.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Chooses the text; held weakly.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// Whether tips are shown.
  @AlwaysObserved open var isEnabled = true {
    didSet { if !isEnabled { end() } }
  }
  /// The text unless the delegate gives another; nil for none.
  open var defaultToolTip: String?
  /// The view it was added to.
  open private(set) weak var view: UIView?

  private var hover: UIHoverGestureRecognizer?
  private var timer: TimerQueue.QueuedTimer?
  private(set) var tip: ToolTipView?

  public override init() { super.init() }

  /// The text is for the whole view.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    end()
    hover.map { self.view?.removeGestureRecognizer($0) }
    hover = nil
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = UIHoverGestureRecognizer { [weak self] in self?.follow($0) }
    view.addGestureRecognizer(hover)
    self.hover = hover
  }
}

extension UIToolTipInteraction {
  /// Motion within the view keeps a tip that shows and puts off one that does not.
  private func follow(_ hover: UIHoverGestureRecognizer) {
    guard hover.state == .began || hover.state == .changed, isEnabled else { return end() }
    if tip != nil { return }
    timer?.cancel()
    let place = hover.location(in: view)
    guard let engine = view?.ownWindow?.application?.engine else { return }
    let time = engine.platform.clock.now() + ExpansionTips.delay
    timer = engine.timers.set(at: time) { [weak self] in self?.show(at: place) }
  }

  private func show(at place: CGPoint) {
    guard let view, let window = view.ownWindow, let content = content(at: place) else { return }
    let tip = ToolTipView(content.toolTip)
    tip.adoptStyle(of: view)
    let source = content.sourceRect.isNull ? view.bounds : content.sourceRect
    tip.show(beside: view.convert(source, to: nil), in: window)
    window.ensureRareData.toolTip = self
    self.tip = tip
  }

  private func content(at place: CGPoint) -> UIToolTipConfiguration? {
    let own = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    guard let delegate else { return own }
    return delegate.toolTipInteraction(self, configurationAt: place)
  }

  /// Hides the tip, or shows none.
  func end() {
    timer?.cancel()
    tip?.end()
    (timer, tip) = (nil, nil)
  }
}

/// The text of a tool tip, and what it is about. Main thread only.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// What it is shown beside, in the view; null for the whole view.
  public let sourceRect: CGRect

  /// Shown beside the view, or a part of it.
  public init(toolTip: String, in rect: CGRect = .null) {
    (self.toolTip, sourceRect) = (toolTip, rect)
    super.init()
  }
}

/// Chooses the texts of tool tips.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// The tip for a place in the view; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The default tip.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}
