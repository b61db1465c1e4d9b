import QuartzCore
import RenderKit

/// Records the changes in a block of a property animator. Nested blocks join the animator with its
/// timing, unless they override the inherited duration.
@MainActor
final class AnimatorRecording: AnimationScope {
  let settings: AnimationSettings
  private(set) var tracks: [AnimatorPropertyChange] = []
  /// Completions of nested blocks. Called with true if the animator ends at the end.
  private(set) var completions: [(Bool) -> Void] = []
  private let delay: Double
  private let splitsPoints: Bool

  /// `delay` is the fraction of the animator's duration before the changes move.
  init(delay: Double, timing: MotionTiming) {
    self.delay = delay
    splitsPoints = timing.splitsPoints
    settings = AnimationSettings(
      duration: timing.duration, delay: 0, options: .allowUserInteraction)
  }

  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    let parts = ChangedPart.parts(of: key, in: layer.snapshot, splittingPoints: splitsPoints)
    if parts.isEmpty { return nil }
    let shown = layer.presentation()?.snapshot ?? layer.snapshot
    return ChangeAction(parts) { [self] part, layer in
      let axis: MotionTiming.Axis = part.keyPath == "position.y" ? .y : .x
      tracks.append(
        AnimatorPropertyChange(
          part, of: layer, shown: shown.value(of: part.target),
          progress: AnimatorProgress(delay: delay, axis: axis)))
    }
  }

  func animate(
    _ settings: AnimationSettings, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    if settings.options.contains(.overrideInheritedDuration) {
      return AnimationContext.current.animateInBlock(
        settings.inheriting(self.settings), changes, completion)
    }
    changes()
    if let completion { completions.append(completion) }
  }

  func animate(
    _ settings: AnimationSettings, _ keyframes: KeyframeRecording,
    _ completion: ((Bool) -> Void)?
  ) {
    for path in keyframes.paths {
      let shown = path.layer.presentation()?.snapshot ?? path.layer.snapshot
      tracks.append(
        AnimatorPropertyChange(
          path.part, of: path.layer, shown: shown.value(of: path.part.target),
          progress: AnimatorProgress(delay: delay), frames: path.frames(keyframes.mode)))
    }
    if let completion { completions.append(completion) }
  }
}
