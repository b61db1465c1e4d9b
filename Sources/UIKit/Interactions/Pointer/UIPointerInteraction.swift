import CoreGraphics
public import Foundation

/// Sets the pointer's look over parts of a view. Main thread only.
///
/// Without a delegate or style the pointer is an arrow. It does not morph into its target as on an
/// iPad, because the desktop draws it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Provides regions and styles; held weakly.
  open internal(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// If false, the interaction has no effect.
  @AlwaysObserved open var isEnabled = true {
    didSet { if isEnabled != oldValue { invalidate() } }
  }
  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// The delegate is held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks the delegate again for the region under the pointer.
  open func invalidate() { view?.window?.pointer.refresh() }

  /// Called by the view before it changes.
  open func willMove(to view: UIView?) {
    if view == nil { self.view?.window?.pointer.leave(self) }
  }

  /// Called by the view after it has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides regions and styles. Every method is optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region that contains the pointer; nil for none. By default the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The pointer's style in a region; nil for an arrow.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?

  /// The pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)

  /// The pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// By default the whole view is one region with an arrow.
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

/// Animates along with the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: AnyObject {
  /// Animates while the pointer enters or leaves.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended; true if it was not interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
