import Foundation

extension UIViewController {
  /// In the order of callbacks of a navigation: the old child is told first.
  func replace(
    _ old: UIViewController, by new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "a controller that forwards appearance methods itself moves its children's views itself")
    let exchange = ChildExchange(of: old, by: new, in: self)
    exchange.begin(animated: duration > 0 && UIView.areAnimationsEnabled)
    let end: (Bool) -> Void = { isFinished in
      exchange.end()
      completion?(isFinished)
    }
    if ViewTransition(options) == nil {
      exchange.addNew()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    } else {
      UIView.transition(
        with: exchange.container, duration: duration, options: options,
        animations: {
          exchange.addNew()
          exchange.removeOld()
          animations?()
        }, completion: end)
    }
  }
}

/// One child controller taking the place of another. Tells both of it, if their container is seen.
@MainActor
private struct ChildExchange {
  let container: UIView
  private let (old, new): (UIViewController, UIViewController)
  private let isSeen: Bool

  init(of old: UIViewController, by new: UIViewController, in parent: UIViewController) {
    (self.old, self.new) = (old, new)
    container = old.view.superview ?? parent.view
    isSeen = container.window?.showsOnScreen ?? false
  }

  /// From here on, what becomes of the views tells the controllers nothing.
  func begin(animated: Bool) {
    guard isSeen else { return new.loadViewIfNeeded() }
    (old.isExchanged, new.isExchanged) = (true, true)
    old.beginTransition(false, animated: animated)
    new.beginTransition(true, animated: animated)
  }

  func addNew() {
    guard let view = new.view, view.superview !== container else { return }
    container.addSubview(view)
    if isSeen, new.appearance == .appearing { new.viewIsAppearing(new.isTransitionAnimated) }
  }

  func removeOld() { old.viewIfLoaded?.removeFromSuperview() }

  func end() {
    removeOld()
    (old.isExchanged, new.isExchanged) = (false, false)
    old.endTransition()
    new.endTransition()
  }
}
