import CoreGraphics
public import Foundation

/// Draws a rectangle with the mouse, and tells what is to be selected in it. Main thread only.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// How far it has come.
  public enum State: Int, Sendable { case possible, began, selecting, ended }

  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// Whether rectangles can be drawn.
  @AlwaysObserved open var isEnabled = true {
    didSet { pan.isEnabled = isEnabled }
  }
  /// How far it has come.
  open private(set) var state = State.possible
  /// In coordinates of `view`; nil while none is drawn.
  open private(set) var selectionRect: CGRect?
  /// The keys that were held when it began.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Whether a rectangle may begin at a point; always by default.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  private let selectionHandler: (UIBandSelectionInteraction) -> Void
  private let band = UIView()
  private let pan = SelectionPan()
  private lazy var rules = BandRules(self)
  private var start = CGPoint.zero
  private var autoscroll: EdgeAutoscroll?

  /// The handler is called with each change.
  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    self.selectionHandler = selectionHandler
    super.init()
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pan.addTarget(self, action: UIBandSelectionInteraction.follow)
    band.isUserInteractionEnabled = false
    band.layer.borderWidth = 1
  }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(pan)
    band.removeFromSuperview()
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) {
    self.view = view
    pan.delegate = rules
    view?.addGestureRecognizer(pan)
  }
}

extension UIBandSelectionInteraction {
  fileprivate func land(_ touch: UITouch) { start = touch.location(in: view) }

  fileprivate var mayBegin: Bool { shouldBeginHandler?(self, start) ?? true }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    switch pan.state {
    case .began:
      initialModifierFlags = pan.modifierFlags
      autoscroll = EdgeAutoscroll(view) { [weak self] place in
        guard let self, let view = self.view else { return }
        view.layoutIfNeeded()
        draw(to: view.convert(place, from: nil), in: view, .selecting)
      }
      draw(to: pan.location(in: view), in: view, .began)
    case .changed:
      draw(to: pan.location(in: view), in: view, .selecting)
      autoscroll?.follow(pan.location(in: nil))
    case .ended, .cancelled, .failed: end()
    case .possible: break
    }
  }

  private func draw(to place: CGPoint, in view: UIView, _ state: State) {
    let rect = CGRect(
      x: min(start.x, place.x), y: min(start.y, place.y), width: abs(place.x - start.x),
      height: abs(place.y - start.y))
    (selectionRect, self.state) = (rect, state)
    band.frame = rect
    band.backgroundColor = view.tintColor.withAlphaComponent(0.15)
    band.layer.borderColor = view.tintColor.cgColor
    band.layer.zPosition = 1000
    if band.superview !== view { view.addSubview(band) }
    selectionHandler(self)
  }

  private func end() {
    autoscroll?.stop()
    autoscroll = nil
    band.removeFromSuperview()
    guard state != .possible else { return }
    state = .ended
    selectionHandler(self)
    (state, selectionRect) = (.possible, nil)
  }
}

/// Lets a rectangle begin only where the interaction's handler allows it.
@MainActor
private final class BandRules: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIBandSelectionInteraction?

  init(_ interaction: UIBandSelectionInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    interaction?.land(touch)
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin ?? false
  }
}
