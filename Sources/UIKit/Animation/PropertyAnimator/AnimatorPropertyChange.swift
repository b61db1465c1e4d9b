import Foundation
import QuartzCore
import RenderKit

/// One change made by an animator, and its progress.
struct AnimatorPropertyChange {
  let layer: CALayer
  let part: ChangedPart
  let new: AnimatableValue
  /// Old minus new value; nil if the animation replaces instead of adding.
  let offset: AnimatableValue?
  /// The value shown before. A replacing animation starts from it.
  let shown: AnimatableValue
  /// The value to restore when the animator goes back to the start.
  var origin: AnimatableValue
  let key: String
  var progress: AnimatorProgress
  private let frames: KeyframePath.Frames?
  private let way: KeyframeTrack?

  init(
    _ part: ChangedPart, of layer: CALayer, shown: AnimatableValue, progress: AnimatorProgress,
    frames: KeyframePath.Frames? = nil
  ) {
    self.frames = frames
    way = frames?.track
    self.layer = layer
    self.part = part
    self.progress = progress
    self.shown = shown
    origin = part.old
    new = layer.snapshot.value(of: part.target)
    offset = part.isAdditive ? Interpolation.difference(part.old, new) : nil
    key = offset == nil ? part.keyPath : layer.freeAnimationKey(part.keyPath)
  }

  /// The value that the animation shows or adds at this progress.
  private func value(at share: Double) -> AnimatableValue {
    if let value = way?.value(at: share) { return value }
    let (from, to) = offset.map { ($0, $0.nothing) } ?? (shown, new)
    return Interpolation.value(from: from, to: to, share) ?? to
  }

  // MARK: On the layer

  @MainActor
  func hold() {
    let animation = CABasicAnimation()
    animation.speed = 0
    attach(animation, from: progress.restingShare, to: progress.restingShare)
  }

  /// Runs the motion on the render side and tells `delegate` when it ends.
  @MainActor
  func run(delegate: any CAAnimationDelegate, now: Double) {
    guard let motion = progress.motion else { return hold() }
    let animation = makeAnimation(for: motion)
    animation.duration = motion.duration
    animation.delegate = delegate
    // A motion that begins now begins with the commit, however late that is.
    if motion.begin != now { animation.begin = layer.convertTime(motion.begin, from: nil) }
    if let frames, let animation = animation as? CAKeyframeAnimation {
      frames.fill(animation, motion, valueAt: value(at:))
      attach(animation)
    } else {
      attach(animation, from: motion.start, to: motion.end)
    }
  }

  private func makeAnimation(for motion: AnimatorMotion) -> CAPropertyAnimation {
    if frames != nil { return CAKeyframeAnimation() }
    switch motion.pace {
    case .spring(let spring, _): return CASpringAnimation(spring)
    case .curve(let curve):
      let animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(curve: curve)
      return animation
    }
  }

  private func attach(_ animation: CAPropertyAnimation, from start: Double, to end: Double) {
    let basic = animation as? CABasicAnimation
    basic?.fromValue = value(at: start).boxed ?? NSNull()
    basic?.toValue = value(at: end).boxed ?? NSNull()
    attach(animation)
  }

  private func attach(_ animation: CAPropertyAnimation) {
    animation.keyPath = part.keyPath
    animation.isAdditive = offset != nil
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: key)
  }

  /// When the animation really began; nil before the commit.
  var begin: Double? { layer.commitTime(ofAnimation: key) }

  func remove() { layer.removeAnimation(forKey: key) }

  // MARK: On the model

  func keepShownValue() {
    let value = value(at: progress.restingShare)
    set(offset == nil ? value : Interpolation.sum(layer.snapshot.value(of: part.target), value))
  }

  /// Sets the layer back to the old value. Keeps a change made since.
  func restoreOldValue() {
    let model = layer.snapshot.value(of: part.target)
    guard let offset, !model.isSame(as: new) else { return set(origin) }
    set(Interpolation.sum(model, offset))
  }

  func set(_ value: AnimatableValue?) {
    guard let value else { return }
    layer.setValue(value.boxed, forKeyPath: part.keyPath)
  }
}

extension CASpringAnimation {
  convenience init(_ spring: Spring) {
    self.init()
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    initialVelocity = CGFloat(spring.initialVelocity)
    allowsOverdamping = true
  }
}
