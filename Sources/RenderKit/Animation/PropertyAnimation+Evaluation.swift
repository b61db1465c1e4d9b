import CoreGraphics

extension PropertyAnimation {
  /// The value at `progress` (already paced, may overshoot), given what shows beneath; nil where
  /// the kinds of the values do not agree.
  ///
  /// `seconds` is the same moment as time within the animation's duration, which springs run on.
  func value(
    at progress: Double, seconds: Double, cycle: Double,
    beneath: @autoclosure () -> AnimatableValue
  ) -> AnimatableValue? {
    switch values {
    case .basic(let from?, let to?, _) where !isCumulative:
      Interpolation.value(from: from, to: to, progress)
    case .spring(let from?, let to?, _, let spring) where !isCumulative:
      Interpolation.value(from: from, to: to, 1 - spring.remaining(at: seconds))
    case .basic(let from, let to, let by):
      BasicEnds(from: from, to: to, by: by, beneath: beneath(), isAdditive: isAdditive)?
        .value(at: progress, cycle: isCumulative ? cycle : 0)
    case .spring(let from, let to, let by, let spring):
      BasicEnds(from: from, to: to, by: by, beneath: beneath(), isAdditive: isAdditive)?
        .value(at: 1 - spring.remaining(at: seconds), cycle: isCumulative ? cycle : 0)
    case .keyframes(let track):
      track.value(at: progress)?.added(isCumulative ? cycle : 0, times: track.last)
    }
  }

  /// The same for a whole transform whose ends are known, without a box around any matrix; nil for
  /// all else.
  func transform(
    at progress: Double, seconds: Double, beneath: CATransform3D
  ) -> CATransform3D? {
    guard let transformEnds, !isCumulative, function == nil else { return nil }
    var share = progress
    if case .spring(_, _, _, let spring) = values { share = 1 - spring.remaining(at: seconds) }
    return transformEnds.value(
      at: share, beneath: isAdditive ? CATransform3DIdentity : beneath)
  }

  /// Radians the layer is turned by at `progress` to keep to the path it moves along.
  func turn(at progress: Double) -> Double? {
    if case .keyframes(let track) = values { track.turn(at: progress) } else { nil }
  }
}

extension AnimatableValue {
  /// What a cumulative animation shows after `cycles` that ended at `end`.
  fileprivate func added(_ cycles: Double, times end: AnimatableValue) -> AnimatableValue? {
    guard cycles != 0, let before = Interpolation.multiple(end, cycles) else { return self }
    return Interpolation.sum(before, self)
  }
}

/// Where an animation starts and ends, after CABasicAnimation's rules for what was left out.
private struct BasicEnds {
  var start: AnimatableValue
  var end: AnimatableValue

  /// from and to; from and from + by; to - by and to; from and what is beneath; what is beneath and
  /// to; what is beneath and that + by; with nothing given, what is beneath.
  ///
  /// For an additive animation, whose values are offsets, what is beneath counts as no offset.
  init?(
    from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?,
    beneath: @autoclosure () -> AnimatableValue, isAdditive: Bool
  ) {
    func base() -> AnimatableValue { isAdditive ? beneath().nothing : beneath() }
    switch (from, to, by) {
    case (let from?, let to?, _): (start, end) = (from, to)
    case (let from?, nil, let by?):
      guard let sum = Interpolation.sum(from, by) else { return nil }
      (start, end) = (from, sum)
    case (nil, let to?, let by?):
      guard let difference = Interpolation.difference(to, by) else { return nil }
      (start, end) = (difference, to)
    case (let from?, nil, nil): (start, end) = (from, base())
    case (nil, let to?, nil): (start, end) = (base(), to)
    case (nil, nil, let by?):
      start = base()
      guard let sum = Interpolation.sum(start, by) else { return nil }
      end = sum
    case (nil, nil, nil):
      start = base()
      end = start
    }
  }

  func value(at fraction: Double, cycle: Double) -> AnimatableValue? {
    Interpolation.value(from: start, to: end, fraction)?.added(cycle, times: end)
  }
}
