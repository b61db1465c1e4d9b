extension UIViewController {
  enum ParentMove { case to, from }

  func adopt(_ child: UIViewController) {
    precondition(child !== self, "a view controller cannot be its own child")
    guard child.parent !== self else { return }
    child.willMove(toParent: self)
    child.endParentsTransition(isSeen: child.viewIfLoaded?.window != nil)
    child.changingTraits {
      child.parent?.children.removeAll { $0 === child }
      children.append(child)
      child.parent = self
    }
  }

  /// Adds a child whose view fills a view of the controller's own.
  func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A nib may say otherwise.
    child.view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes a child out, and its view.
  func removeEmbedded(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Keys go there while nothing has the focus.
  var innermost: UIViewController {
    let front = frontmost
    guard let child = front.shownChild, child.viewInPlace?.window != nil else { return front }
    return child.innermost
  }

  func leaveParent() {
    guard let parent else { return }
    endPresentationInPlace()
    endParentsTransition(isSeen: viewIfLoaded?.window != nil)
    changingTraits {
      parent.children.removeAll { $0 === self }
      self.parent = nil
    }
    didMove(toParent: nil)
  }
}
