import FoundationAdditions
import PlatformKit
package import RenderKit

extension LayerHost {
  /// Delivers the render side's messages: begins and ends of animations, then each window's latest
  /// tick.
  ///
  /// Messages about removed animations are stale and ignored. Ticks that piled up while main was
  /// busy count as one.
  package func deliver(_ feedback: [RenderFeedback]) {
    MainThread.require("deliver feedback")
    var latest: [SurfaceID: FrameTick] = [:]
    for report in feedback {
      switch report {
      case .animationStarted(_, let id): animationStarted(id)
      case .animationEnded(_, let id, let finished): animationEnded(id, finished: finished)
      case .tick(let surface, let tick): latest[surface] = tick
      }
    }
    if !latest.isEmpty { displayLinks.deliver(latest) }
  }

  private func animationStarted(_ id: AnimationID) {
    guard let entry = running[id]?.layer.rareData?.animations[id] else { return }
    entry.animation.delegate?.animationDidStart(entry.animation)
  }

  private func animationEnded(_ id: AnimationID, finished: Bool) {
    guard let running = running[id], !running.hasEnded,
      let entry = running.layer.rareData?.animations[id]
    else { return }
    if entry.animation.isRemovedOnCompletion {
      self.running[id] = nil
      _ = running.layer.rareData?.animations.remove(id)
    } else {
      self.running[id]?.hasEnded = true
    }
    entry.conclude(finished: finished)
  }
}
