// Measures microseconds to evaluate 1,000 running animations, one on each of 1,000 layers, compared
// with the time to copy their snapshots: a frame's cost before painting. Also counts allocations.
// Arguments select measurements by name.

import AllocationCounter
import CoreGraphics
import RenderKit

let count = 1000
let frames = 1000
let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
let half = SpringSolver.spring(dampingRatio: 0.5, duration: 1, velocity: 0)
let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
let tilted = CATransform3DMakeRotation(1, 1, 1, 0)
let layers = [LayerSnapshot](repeating: LayerSnapshot(), count: count)
/// Keeps results from being optimised away.
nonisolated(unsafe) var sink = 0.0

func animation(
  _ keyPath: String, _ values: PropertyAnimation.Values, _ curve: TimingCurve, isAdditive: Bool
) -> AnimationSnapshot {
  guard let target = AnimationTarget(keyPath: keyPath) else {
    preconditionFailure("\(keyPath) is no key path; name one of AnimationTarget's")
  }
  let property = PropertyAnimation(
    target: target, values: values, combination: isAdditive ? .additive : [])
  var timing = MediaTiming()
  timing.duration = 1
  timing.repeatCount = .infinity
  return AnimationSnapshot(
    id: AnimationID(rawValue: 1), timing: timing, curve: curve, isRemovedOnCompletion: true,
    effect: .property(property))
}

/// Measures the median frame.
func measure(_ name: String, _ frame: (Double) -> Void) {
  let wanted = CommandLine.arguments.dropFirst()
  guard wanted.isEmpty || wanted.contains(name) else { return }
  let clock = ContinuousClock()
  let times = (0..<frames).map { index in clock.measure { frame(Double(index) / 61) } }
  let microseconds = Double(times.sorted()[frames / 2].components.attoseconds) / 1e12
  let before = allocations_on_this_thread()
  frame(0.3)
  let blocks = allocations_on_this_thread() - before
  print(
    "\(name.padding(toLength: 24, withPad: " ", startingAt: 0)) \(microseconds) us, \(blocks) blocks"
  )
}

func evaluate(
  _ name: String, _ keyPath: String, _ values: PropertyAnimation.Values,
  _ curve: TimingCurve = .easeInEaseOut, isAdditive: Bool = false
) {
  let animations = [animation(keyPath, values, curve, isAdditive: isAdditive)]
  measure(name) { time in
    for index in layers.indices {
      var shown = layers[index]
      AnimationEvaluator.apply(animations, to: &shown, at: time)
      sink += shown.position.x
    }
  }
}

measure("copy") { _ in
  for layer in layers {
    var copy = layer
    copy.position.x = sink
    sink += copy.position.x
  }
}
evaluate("position, linear", "position", .basic(from: .point(.zero), to: nil, by: nil), .linear)
evaluate("position, eased", "position", .basic(from: .point(.zero), to: nil, by: nil))
evaluate(
  "position, additive", "position",
  .basic(from: .point(.zero), to: .point(.zero), by: nil), isAdditive: true)
evaluate(
  "position, spring", "position", .spring(from: .point(.zero), to: nil, by: nil, half), .linear)
evaluate("opacity", "opacity", .basic(from: .number(0), to: nil, by: nil))
evaluate("colour", "backgroundColor", .basic(from: .color(black), to: .color(white), by: nil))
evaluate("turn in the plane", "transform", .basic(from: .transform(quarter), to: nil, by: nil))
evaluate("turn in space", "transform", .basic(from: .transform(tilted), to: nil, by: nil))
evaluate("transform.rotation.z", "transform.rotation.z", .basic(from: nil, to: .number(6), by: nil))
