import CoreGraphics
public import Foundation

/// Makes a view a drag source: after a long press with a finger, or at once with the mouse.
///
/// Drags stay inside their window. Main thread only.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Provides the dragged items; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// Whether drags can begin.
  open var isEnabled = true {
    didSet { for recognizer in recognizers { recognizer.isEnabled = isEnabled } }
  }

  private var recognizers: [UIGestureRecognizer] = []
  private var drag: DragOperation?

  /// The delegate is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
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
    guard let view else { return }
    let rest = UILongPressGestureRecognizer { [weak self] in self?.follow($0) }
    rest.allowedTouchTypes = Self.types(.direct, .pencil)
    let pull = UIPanGestureRecognizer { [weak self] in self?.follow($0) }
    pull.allowedTouchTypes = Self.types(.indirectPointer)
    recognizers = [rest, pull]
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
    case .began: drag = DragOperation.begin(from: self, at: place)
    case .changed: drag?.move(to: place)
    case .ended, .cancelled:
      drag?.end(isDropped: recognizer.state == .ended)
      drag = nil
    case .possible, .failed: break
    }
  }
}
