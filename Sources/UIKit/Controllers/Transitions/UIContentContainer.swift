import CoreGraphics
public import Foundation

/// An object that adapts to changes of its size and traits, as view controllers do.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size, for containers that ask.
  var preferredContentSize: CGSize { get }
  /// Called on the parent after a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Called on the parent after the fitting size of a child's constraints changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size a child will have when this container has `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// By default a child that fills the view goes on filling it, and any other keeps its size.
  func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded,
      child.bounds.size != view.bounds.size
    else { return parentSize }
    return child.bounds.size
  }

  /// Tells the children whose size changes as well.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if new == child.viewIfLoaded?.bounds.size { continue }
      child.viewWillTransition(to: new, with: coordinator)
    }
  }

  /// Tells the children whose traits change as well.
  func passOn(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let inherited = viewIfLoaded?.traits(inheriting: traits) ?? traits
    for child in children {
      let new = child.traits(inheritingFromSuperview: inherited)
      if new != child.traitCollection { child.willTransition(to: new, with: coordinator) }
    }
  }
}
