public import Foundation

/// Lets a view be dropped on. Main thread only.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Asked what a drop does; held weakly.
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
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
}
