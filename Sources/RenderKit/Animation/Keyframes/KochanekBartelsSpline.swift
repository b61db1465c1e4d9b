/// The curve through all keyframes after Kochanek and Bartels, with tension, continuity and bias at
/// each keyframe; with all of these 0 it is a Catmull-Rom spline.
///
/// With p the keyframes, the tangents at p(i) are
///   out: (1-t)(1+b)(1+c)/2 (p(i) - p(i-1)) + (1-t)(1-b)(1-c)/2 (p(i+1) - p(i))
///   in:  (1-t)(1+b)(1-c)/2 (p(i) - p(i-1)) + (1-t)(1-b)(1+c)/2 (p(i+1) - p(i))
/// and the Bezier control points are a third of a tangent away. The first and last keyframe stand
/// in for their missing neighbours.
struct KochanekBartelsSpline {
  private let values: [AnimatableValue]
  private let settings: KeyframeSettings

  init(_ values: [AnimatableValue], _ settings: KeyframeSettings) {
    (self.values, self.settings) = (values, settings)
  }

  /// One span from each keyframe to the next.
  var spans: [KeyframeInterpolant] {
    (1..<values.count).map { index in
      let (start, end) = (values[index - 1], values[index])
      guard let first = control(at: index - 1, isOut: true),
        let second = control(at: index, isOut: false)
      else { return KeyframeInterpolant(start: start, end: end) }
      return KeyframeInterpolant(start: start, end: end, shape: .bent(first, second))
    }
  }

  /// The control point a third of a tangent away: the midpoint of the points that the segments
  /// before and after the keyframe each ask for with twice their weight.
  private func control(at index: Int, isOut: Bool) -> AnimatableValue? {
    let (before, after) = weights(at: index, isOut: isOut)
    let sign = isOut ? 2.0 / 3 : -2.0 / 3
    let here = values[index]
    let previous = index > 0 ? values[index - 1] : here
    let next = index + 1 < values.count ? values[index + 1] : here
    guard let first = Interpolation.value(from: previous, to: here, 1 + sign * before),
      let second = Interpolation.value(from: here, to: next, sign * after)
    else { return nil }
    return Interpolation.value(from: first, to: second, 0.5)
  }

  private func weights(at index: Int, isOut: Bool) -> (before: Double, after: Double) {
    let tight = 1 - setting(settings.tensions, index)
    let bias = setting(settings.biases, index)
    let joint = setting(settings.continuities, index) * (isOut ? 1 : -1)
    return (
      tight * (1 + bias) * (1 + joint) / 2, tight * (1 - bias) * (1 - joint) / 2
    )
  }

  private func setting(_ list: [Double], _ index: Int) -> Double {
    guard index < list.count, list[index].isFinite else { return 0 }
    return min(max(list[index], -1), 1)
  }
}
