// A new size in UIKit's order: controllers are told of new traits and of the size, parents first; the
// traits change, then the size; changes beside it are made; completions follow after the commit.

import CoreGraphics

extension UIWindow {
  func resizing(to size: CGSize, _ change: () -> Void) {
    let isNew = size != bounds.size && size.width.isFinite && size.height.isFinite
    guard isNew, presence != nil else { return change() }
    guard let root = rootController else {
      adoptScreenTraits(size)
      return change()
    }
    let transition = SizeTransition(of: self)
    root.ensureRareData.transitionCoordinator = transition
    announce(size, transition, to: root)
    adoptScreenTraits(size)
    change()
    for presentation in root.allPresentations { presentation.adapt(to: traitCollection) }
    transition.run(application) { [weak root] in
      guard root?.rareData?.transitionCoordinator === transition else { return }
      root?.rareData?.transitionCoordinator = nil
    }
  }

  private func announce(_ size: CGSize, _ transition: SizeTransition, to root: UIViewController) {
    let traits = traits(inheriting: traitsOfScreenAndScene(size))
    let rootTraits = root.traits(inheritingFromSuperview: traits)
    if rootTraits != root.traitCollection { root.willTransition(to: rootTraits, with: transition) }
    root.viewWillTransition(to: contentBounds(in: size).size, with: transition)
    for presentation in root.allPresentations {
      if traits != self.traitCollection {
        presentation.controller.willTransition(to: traits, with: transition)
      }
      // What stays in a context has the size that its container gives it.
      if presentation.controller.isInContext { continue }
      presentation.controller.viewWillTransition(to: size, with: transition)
    }
  }
}

extension UIViewController {
  /// That of the nearest container that has one.
  var currentTransitionCoordinator: TransitionCoordinator? {
    rareData?.transitionCoordinator ?? presentation?.transition ?? presentedBy?.transition
      ?? parent?.currentTransitionCoordinator
      ?? presentedBy?.presenter?.currentTransitionCoordinator
  }
}
