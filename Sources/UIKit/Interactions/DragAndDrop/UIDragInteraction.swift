import CoreGraphics
public import Foundation
import PlatformKit

/// Makes a view a drag source: a finger lifts what it rests on and drags it when it moves on, the mouse drags
/// at once.
///
/// Drags go on over the program's other windows and over other programs; Escape takes them back. Main thread only.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the dragged items; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// True on every device.
  open class var isEnabledByDefault: Bool { true }
  /// Whether drags can begin.
  @AlwaysObserved open var isEnabled = true {
    didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
  }

  private var recognizers: [UIGestureRecognizer] = []
  private var drag: DragOperation?
  /// What a gesture that lands where `landing` is would drag, once that has been asked for.
  private var prepared: DragOperation?
  private var landing: CGPoint?
  private lazy var gestures = DragGestures(self)
  private lazy var adding = DragAdding(self)
  /// Whether it has recognizers of its own. A text's recognizers begin the drags of its selection, and a web page says
  /// itself when one begins.
  private let hasRecognizers: Bool

  /// The delegate is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    (self.delegate, hasRecognizers) = (delegate, true)
    super.init()
  }

  /// Its drags begin by `begin(at:)` alone.
  package init(startedBy delegate: any UIDragInteractionDelegate) {
    (self.delegate, hasRecognizers) = (delegate, false)
    super.init()
  }

  /// Cancels a current drag.
  open func willMove(to view: UIView?) {
    drag?.end(isDropped: false)
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  /// Adds gesture recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view, hasRecognizers else { return }
    let rest = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }
    rest.allowedTouchTypes = Self.types(.direct, .pencil)
    let pull = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
    pull.allowedTouchTypes = Self.types(.indirectPointer)
    for recognizer in [rest, pull] { recognizer.delegate = gestures }
    recognizers = [rest, pull, adding.recognizer]
    for recognizer in recognizers {
      recognizer.isEnabled = isEnabled
      view.addGestureRecognizer(recognizer)
    }
  }

  private static func types(_ types: UITouch.TouchType...) -> [NSNumber] {
    types.map { NSNumber(value: $0.rawValue) }
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began where recognizer is UILongPressGestureRecognizer: lift(at: place)
    case .began: begin(at: place)
    case .changed: move(to: place)
    case .ended, .cancelled: end(isDropped: recognizer.state == .ended)
    case .possible, .failed: break
    }
  }

  fileprivate func land(_ touch: UITouch) {
    (prepared, landing) = (nil, touch.location(in: nil))
  }

  private func forgetLanding() { (prepared, landing) = (nil, nil) }

  /// Whether there is something to drag where a finger has landed.
  func hasItems(at place: CGPoint) -> Bool {
    if drag != nil { return false }
    if prepared == nil { prepared = DragOperation.prepare(from: self, at: landing ?? place) }
    return prepared != nil
  }

  /// Whether a gesture of the mouse by another recognizer would be a drag.
  func takesMouse(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.countedTouches.first?.type == .indirectPointer else { return false }
    return hasItems(at: recognizer.location(in: nil))
  }
}

extension UIDragInteraction {
  /// Places are in the window. False if there is nothing to drag.
  @discardableResult
  package func begin(at place: CGPoint) -> Bool {
    lift(at: place)
    drag?.begin()
    drag?.move(to: place)
    return drag != nil
  }

  private func lift(at place: CGPoint) {
    drag = prepared ?? DragOperation.prepare(from: self, at: landing ?? place)
    forgetLanding()
    drag?.liftItems()
  }

  /// The same places.
  package func move(to place: CGPoint) { drag?.move(to: place) }

  /// Drops what is dragged, or takes it back.
  package func end(isDropped: Bool) {
    drag?.end(isDropped: isDropped)
    drag = nil
    forgetLanding()
  }
}

/// Lets the gestures of a drag begin only where there is something to drag.
@MainActor
private final class DragGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer.numberOfTouches == 0 { interaction?.land(touch) }
    (gestureRecognizer as? UIPanGestureRecognizer)?.slop =
      DesktopSettings.inUse.dragThreshold.map { CGFloat($0) } ?? UIPanGestureRecognizer.slop
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.hasItems(at: gestureRecognizer.location(in: nil)) ?? false
  }
}
