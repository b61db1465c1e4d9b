import QuartzCore
import RenderKit

/// Records the changes made in `UIView.animateKeyframes` and their times. Changes outside a
/// keyframe take the whole duration.
@MainActor
final class KeyframeRecording: AnimationScope {
  let settings: AnimationSettings
  let mode: CAAnimationCalculationMode
  private(set) var paths: [KeyframePath] = []
  private var places: [Place: Int] = [:]

  private struct Place: Hashable {
    let layer: ObjectIdentifier
    let target: AnimationTarget
  }

  init(_ settings: AnimationSettings, mode: CAAnimationCalculationMode) {
    self.settings = settings
    self.mode = mode
  }

  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    action(for: layer, key: key, from: 0, to: 1)
  }

  func action(for layer: CALayer, key: String, from start: Double, to end: Double)
    -> (any CAAction)?
  {
    guard settings.duration > 0 else { return nil }
    let parts = ChangedPart.parts(of: key, in: layer.snapshot)
    if parts.isEmpty { return nil }
    return ChangeAction(parts) { [self] part, layer in
      let index = path(of: part, layer)
      paths[index].go(to: layer.snapshot.value(of: part.target), from: start, to: end, mode)
    }
  }

  private func path(of part: ChangedPart, _ layer: CALayer) -> Int {
    let place = Place(layer: ObjectIdentifier(layer), target: part.target)
    if let index = places[place] { return index }
    places[place] = paths.count
    paths.append(KeyframePath(part, of: layer))
    return paths.count - 1
  }

  /// Animates the recorded changes; `block` waits for them.
  func attach(to block: AnimationBlock) {
    for path in paths {
      guard let frames = path.frames(mode) else { continue }
      let animation = ViewKeyframeAnimation()
      animation.keyPath = path.part.keyPath
      block.prepare(animation, on: path.layer)
      frames.fill(animation)
      let key = path.part.keyPath
      animation.run(
        forKey: frames.isAdditive ? path.layer.freeAnimationKey(key) : key, object: path.layer,
        arguments: nil)
    }
    block.close()
  }
}

/// One keyframe. Changes in it take its part of the duration.
@MainActor
final class Keyframe: AnimationScope {
  private let recording: KeyframeRecording
  private let start: Double
  private let end: Double

  var settings: AnimationSettings { recording.settings }

  /// Both times are fractions of the whole duration, clamped to 0...1.
  init(in recording: KeyframeRecording, start: Double, duration: Double) {
    self.recording = recording
    self.start = min(max(start, 0), 1)
    end = min(max(start + max(duration, 0), self.start), 1)
  }

  func action(for layer: CALayer, key: String) -> (any CAAction)? {
    recording.action(for: layer, key: key, from: start, to: end)
  }
}
