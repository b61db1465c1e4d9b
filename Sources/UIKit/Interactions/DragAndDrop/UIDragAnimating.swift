import CoreGraphics
public import Foundation

/// Runs a program's animations along with those of a drag or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Where an item that has been dropped moves to, and what is animated along.
@MainActor
class DropLanding: NSObject, UIDragAnimating {
  /// Its middle in the window; nil if it is out of sight.
  private let place: () -> CGPoint?
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  init(_ place: @escaping () -> CGPoint?) {
    self.place = place
    super.init()
  }

  var center: CGPoint? { place() }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() { for animation in animations { animation() } }
  func finish() {
    let told = completions
    completions = []
    for completion in told { completion(.end) }
  }
}
