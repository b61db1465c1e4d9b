/// Where an animation starts and ends, after CABasicAnimation's rules for what was left out.
struct AnimationEnds: Sendable {
  /// nil where it starts at what is beneath.
  private let start: AnimatableValue?
  /// nil where it ends at what is beneath, or a step from it.
  private let end: AnimatableValue?
  private let step: AnimatableValue?

  /// from and to; from and from + by; to - by and to; from and what is beneath; what is beneath and
  /// to; what is beneath and that + by; with nothing given, what is beneath.
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

  /// The way between them where what is beneath does not matter.
  var span: KeyframeSpan? {
    guard let start, let end else { return nil }
    return KeyframeSpan(start: start, end: end)
  }

  /// Both taken apart; nil where neither is a transform, and for a step from what is beneath.
  var ofTransforms: TransformEnds? { step == nil ? TransformEnds(from: start, to: end) : nil }

  /// The value `fraction` of the way, and as much further as `cycles` that lie before it went.
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
  /// What a cumulative animation shows after `cycles` that ended at `end`.
  func added(_ cycles: Double, times end: @autoclosure () -> AnimatableValue) -> AnimatableValue? {
    guard cycles != 0, let before = Interpolation.multiple(end(), cycles) else { return self }
    return Interpolation.sum(before, self)
  }
}
