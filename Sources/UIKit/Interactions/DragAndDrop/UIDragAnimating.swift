public import Foundation

/// Runs a program's animations along with those of a drag or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended: at its start if what was lifted is put back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// What a program has to be animated along with a preview's way.
@MainActor
class DragAnimations: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for animation in animations { animation() } }

  func finish(at position: UIViewAnimatingPosition) {
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
