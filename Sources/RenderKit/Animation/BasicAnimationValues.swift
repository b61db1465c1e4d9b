/// The start and end values of an animation, by CABasicAnimation's rules for missing values.
struct BasicAnimationValues: Sendable {
  /// nil where the animation starts at the underlying value.
  private let start: AnimatableValue?
  /// nil where the animation ends at the underlying value, or at the underlying value plus `step`.
  private let end: AnimatableValue?
  private let step: AnimatableValue?

  /// CABasicAnimation's rules: from and to; from and from + by; to - by and to; from and the
  /// underlying value; the underlying value and to; the underlying value and that + by; with
  /// nothing given, the underlying value.
  init?(_ values: PropertyAnimation.Values) {
    switch values {
    case .basic(let from, let to, let by), .spring(let from, let to, let by, _):
      start = from ?? to.flatMap { to in by.flatMap { Interpolation.difference(to, $0) } }
      end = to ?? from.flatMap { from in by.flatMap { Interpolation.sum(from, $0) } }
      step = from == nil && to == nil ? by : nil
      if by != nil, step == nil, start == nil || end == nil { return nil }
    case .keyframes: return nil
    }
  }

  /// The span between the two ends; nil where it depends on the underlying value.
  var span: KeyframeInterpolant? {
    guard let start, let end else { return nil }
    return KeyframeInterpolant(start: start, end: end)
  }

  /// Both ends decomposed; nil where neither is a transform, and where the end is a step.
  var ofTransforms: TransformInterpolator? {
    step == nil ? TransformInterpolator(from: start, to: end) : nil
  }

  /// The value at `fraction`, plus the end value times `cycles`, the earlier cycles of a cumulative
  /// animation.
  func value(
    at fraction: Double, cycles: Double, beneath: AnimatableValue
  ) -> AnimatableValue? {
    let start = start ?? beneath
    guard let end = step.map({ Interpolation.sum(start, $0) }) ?? (end ?? beneath) else {
      return nil
    }
    return Interpolation.value(from: start, to: end, fraction)?.added(cycles, times: end)
  }
}

extension AnimatableValue {
  /// Adds the end value of `cycles` earlier cycles, for a cumulative animation.
  func added(_ cycles: Double, times end: @autoclosure () -> AnimatableValue) -> AnimatableValue? {
    guard cycles != 0, let before = Interpolation.multiple(end(), cycles) else { return self }
    return Interpolation.sum(before, self)
  }
}
