import CoreGraphics
import Foundation

@testable import QuartzCore

/// Many layers that start, retarget and remove animations at random, with checks of their
/// completions.
@MainActor
final class AnimationSoak {
  let rig: LiveRig
  private let layers: [CALayer]
  private var random: SoakRandom
  private(set) var witnesses: [EndWitness] = []
  private(set) var blocksSet = 0
  private(set) var blocksRun = 0

  init(layerCount: Int, seed: UInt64, framesPerSecond: Double) {
    let rig = LiveRig(framesPerSecond: framesPerSecond)
    layers = (0..<layerCount).map { _ in CALayer() }
    for layer in layers {
      layer.bounds.size = CGSize(width: 2, height: 2)
      rig.root.addSublayer(layer)
    }
    rig.settle()
    self.rig = rig
    random = SoakRandom(state: seed)
  }

  /// One step, in which every tenth layer does something.
  func step(_ seconds: Double) {
    for _ in 0..<layers.count / 10 { act(on: layers[pick(layers.count)]) }
    rig.advance(by: seconds)
  }

  /// Removes witnesses whose animations have ended, so that memory does not grow.
  func closeBooks() { witnesses.removeAll { !$0.ends.isEmpty } }

  /// Ends all animations and receives their completions.
  func finish() {
    for layer in layers { layer.removeAllAnimations() }
    for _ in 0..<4 { rig.advance(by: 1) }
  }

  /// The number of animations that still exist anywhere.
  var leftovers: Int {
    layers.reduce(rig.host.running.count) { $0 + ($1.rareData?.animations.entries.count ?? 0) }
  }

  private func act(on layer: CALayer) {
    switch pick(10) {
    case 0...3: retarget(layer)
    case 4, 5: layer.add(makeAnimation(), forKey: ["a", "b", nil][pick(3)])
    case 6: layer.removeAnimation(forKey: layer.animationKeys()?.first ?? "a")
    case 7: layer.removeAllAnimations()
    case 8: toggle(layer)
    default:
      let forever = makeAnimation()
      forever.repeatCount = .infinity
      layer.add(forever, forKey: "forever")
    }
  }

  private func retarget(_ layer: CALayer) {
    CATransaction.begin()
    blocksSet += 1
    CATransaction.setCompletionBlock { [unowned self] in blocksRun += 1 }
    CATransaction.setAnimationDuration(Double(pick(20)) / 10)
    layer.position = CGPoint(x: pick(64), y: pick(64))
    layer.opacity = Float(pick(10)) / 10
    layer.backgroundColor = CGColor(gray: CGFloat(pick(10)) / 10, alpha: 1)
    CATransaction.commit()
  }

  private func toggle(_ layer: CALayer) {
    if layer.superlayer == nil { rig.root.addSublayer(layer) } else { layer.removeFromSuperlayer() }
  }

  private func makeAnimation() -> CAAnimation {
    let animation = makeKind()
    let witness = EndWitness()
    witnesses.append(witness)
    animation.delegate = witness
    animation.duration = Double(pick(15)) / 10
    animation.autoreverses = pick(4) == 0
    animation.isRemovedOnCompletion = pick(5) != 0
    animation.fillMode = pick(2) == 0 ? .forwards : .removed
    return animation
  }

  private func makeKind() -> CAAnimation {
    switch pick(5) {
    case 0:
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.byValue, spring.isAdditive) = (5, true)
      return spring
    case 1:
      let keyframes = CAKeyframeAnimation(keyPath: "transform.rotation.z")
      keyframes.values = [0, 1, -1, 0]
      return keyframes
    case 2:
      let group = CAAnimationGroup()
      group.animations = [CABasicAnimation(keyPath: "opacity"), CATransition()]
      return group
    case 3: return CATransition()
    default:
      let basic = CABasicAnimation(keyPath: "bounds.size.width")
      basic.toValue = 7
      return basic
    }
  }

  private func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
}

/// Random numbers that are the same in every run.
struct SoakRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}

/// The resident memory of this process.
func residentBytes() -> Int {
  let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return (fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
}
