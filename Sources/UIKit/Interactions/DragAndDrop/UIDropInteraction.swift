import Diagnostics
public import Foundation

/// Makes a view a drop target. Main thread only.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Handles drops; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?
  /// Whether several fingers can drop at once; false by default: while one drags over the view or its items
  /// land, the others go on to the views behind it.
  open var allowsSimultaneousDropSessions = false
  /// Those over the view, and those whose items land on it.
  private var sessions: [WeakReference<AnyObject>] = []

  /// The delegate is held weakly.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  func enter(_ session: any UIDropSession) { sessions.append(WeakReference(session)) }

  func leave(_ session: any UIDropSession) {
    sessions.removeAll { $0.object === session || $0.object == nil }
  }

  func hasRoom(for session: any UIDropSession) -> Bool {
    allowsSimultaneousDropSessions
      || sessions.allSatisfy { $0.object == nil || $0.object === session }
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
}
