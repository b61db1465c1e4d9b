import Foundation
import QuartzCore

/// Waits for the animations of one stretch of an animator. The animator lives as long as they run;
/// a stretch that was cut short says nothing.
@MainActor
final class AnimatorRun: NSObject {
  private var animator: UIViewPropertyAnimator?
  private var pending: Int

  init(_ animator: UIViewPropertyAnimator, count: Int) {
    self.animator = animator
    pending = count
  }

  /// So many more animations have joined.
  func expect(_ more: Int) { pending += more }

  /// The stretch is over before its end.
  func cancel() { animator = nil }

  /// Nothing to wait for: it is over when the changes are committed.
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
