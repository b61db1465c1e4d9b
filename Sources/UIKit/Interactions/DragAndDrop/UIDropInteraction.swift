public import Foundation

/// Makes a view a drop target. Main thread only.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Handles drops; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// The delegate is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}
