import Foundation
import QuartzCore
import RenderKit

/// The keyframes of one part of a layer in one animation.
struct KeyframePath {
  let layer: CALayer
  let part: ChangedPart
  private var values: [AnimatableValue]
  /// When each value is reached, 0...1. In the discrete mode, when it first shows.
  private var times: [Double]

  init(_ part: ChangedPart, of layer: CALayer) {
    self.part = part
    self.layer = layer
    (values, times) = ([part.old], [0])
  }

  /// Moves the value to `new` between `start` and `end`. Earlier movement ends first.
  mutating func go(
    to new: AnimatableValue, from start: Double, to end: Double, _ mode: CAAnimationCalculationMode
  ) {
    let last = times.count - 1
    switch mode {
    case .discrete where start <= times[last]: values[last] = new
    case .discrete: append(new, at: start)
    case .paced, .cubicPaced: append(new, at: max(end, times[last]))
    default:
      if start > times[last] { append(values[last], at: start) }
      append(new, at: max(end, times[times.count - 1]))
    }
  }

  private mutating func append(_ value: AnimatableValue, at time: Double) {
    values.append(value)
    times.append(time)
  }

  /// The keyframe values after all changes are made.
  func frames(_ mode: CAAnimationCalculationMode) -> Frames? {
    let model = layer.snapshot.value(of: part.target)
    let offsets = part.isAdditive ? values.compactMap { Interpolation.difference($0, model) } : []
    var frames = Frames(values: values, times: times, mode: mode)
    if offsets.count == values.count { (frames.values, frames.isAdditive) = (offsets, true) }
    if mode == .discrete {
      frames.times.append(1)
    } else if let last = frames.values.last, times[times.count - 1] < 1 {
      frames.values.append(last)
      frames.times.append(1)
    }
    return frames
  }

  struct Frames {
    var values: [AnimatableValue]
    var times: [Double]
    var mode: CAAnimationCalculationMode
    /// Whether the values are offsets from the model value.
    var isAdditive = false

    func fill(_ animation: CAKeyframeAnimation) {
      animation.values = values.map { $0.boxed ?? NSNull() }
      animation.calculationMode = mode
      if mode != .paced, mode != .cubicPaced {
        animation.keyTimes = times.map { NSNumber(value: $0) }
      }
      animation.isAdditive = isAdditive
    }
  }
}
