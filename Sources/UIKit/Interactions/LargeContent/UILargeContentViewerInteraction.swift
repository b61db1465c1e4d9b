import CoreGraphics
public import Foundation

/// Shows the content of small items enlarged while a finger rests on them, where the text size is one of
/// those for accessibility. Main thread only.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Says what is where and is told when the finger lifts; held weakly.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?

  private lazy var press = makePress()
  private var panel: LargeContentPanel?
  private weak var item: (any UILargeContentViewerItem)?
  /// Whether the control that was shown does what a tap on it does.
  final var worksItems = false

  /// The delegate is held weakly. Without one, items are the views under the finger.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// An interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Whether the user's text size is one of those for accessibility.
  open class var isEnabled: Bool {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// The press that shows the viewer, for other recognizers to wait for.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    hide()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }
}

extension UILargeContentViewerInteraction {
  /// Posted by nobody: observe the content size category. It decides `isEnabled`.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  private func makePress() -> LargeContentPress {
    let press = LargeContentPress { [weak self] in self?.follow($0) }
    press.interaction = self
    return press
  }

  /// Whether a press at a point shows something.
  fileprivate func begins(at point: CGPoint) -> Bool {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return false
    }
    return item(at: point) != nil
  }

  fileprivate func follow(_ press: UIGestureRecognizer) {
    let point = press.location(in: view)
    switch press.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      let last = item
      hide()
      if worksItems, let control = last as? UIControl, control.isEnabled {
        control.act(with: nil)
      }
      delegate?.largeContentViewerInteraction(self, didEndOn: last, at: point)
    default: hide()
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    if let named = delegate?.largeContentViewerInteraction(self, itemAt: point) {
      return named.showsLargeContentViewer ? named : nil
    }
    var touched = view.hitTest(point, with: nil)
    while let found = touched, !found.showsLargeContentViewer {
      touched = found === view ? nil : found.superview
    }
    return touched
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard item !== self.item else { return }
    hide()
    guard let item, let window = shownIn else { return }
    self.item = item
    let panel = LargeContentPanel(item)
    panel.place(in: window)
    self.panel = panel
  }

  /// The view of the delegate's controller, else the window.
  private var shownIn: UIView? {
    delegate?.viewController(for: self)?.viewIfLoaded ?? view?.window
  }

  private func hide() {
    panel?.removeFromSuperview()
    (panel, item) = (nil, nil)
  }
}

/// A long press that fails where there is nothing to show.
private final class LargeContentPress: UILongPressGestureRecognizer {
  weak var interaction: UILargeContentViewerInteraction?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let point = touches.first.map { $0.location(in: view) } ?? .zero
    guard interaction?.begins(at: point) == true else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }
}
