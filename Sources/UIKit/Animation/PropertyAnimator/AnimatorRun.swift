import Foundation
import QuartzCore

/// Waits for the animations of one stretch of an animator and keeps the animator alive meanwhile. A
/// cancelled stretch reports nothing.
@MainActor
final class AnimatorRun: NSObject {
  private var animator: UIViewPropertyAnimator?
  private var pending: Int

  init(_ animator: UIViewPropertyAnimator, count: Int) {
    self.animator = animator
    pending = count
  }

  func expect(_ more: Int) { pending += more }

  func cancel() { animator = nil }

  /// With nothing to wait for, it ends with the commit.
  func endWithCommit() {
    guard let host = animator?.host else {
      return DispatchQueue.main.async { self.end() }
    }
    host.transactions.afterCommit { MainActor.assumeIsolated { self.end() } }
  }

  private func end() {
    let ended = animator
    animator = nil
    ended?.didArrive()
  }
}

extension AnimatorRun: @preconcurrency CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    pending -= 1
    if pending == 0 { end() }
  }
}
