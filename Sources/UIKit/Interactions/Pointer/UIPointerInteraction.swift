import CoreGraphics
public import Foundation

/// Says what the pointer looks like over parts of a view. Main thread only.
///
/// Without a delegate, or where that says nothing, the pointer stays an arrow: it does not turn into
/// its target as on an iPad, because the desktop draws it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Asked for regions and styles.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// False as if it were not there.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }
  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// The delegate is held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks anew for what is under the pointer.
  open func invalidate() { view?.window?.pointer.refresh() }

  /// Called by the view it leaves or comes to.
  open func willMove(to view: UIView?) {
    if view == nil { self.view?.window?.pointer.leave(self) }
  }

  /// Called by the view it has left or come to.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What a pointer interaction asks; every method may be left out.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The part of the view that the pointer is in; nil for none. Without it, the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// How the pointer looks in a region; nil for an arrow.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// The pointer comes into a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Where it is left out, the whole view is one region, with an arrow.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// Lets a view animate along with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Animates while the pointer comes or goes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when that is over; true when it was not interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
