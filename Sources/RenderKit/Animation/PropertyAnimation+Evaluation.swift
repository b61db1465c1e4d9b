import CoreGraphics

/// A moment within an animation.
struct AnimationMoment {
  /// Already paced; may overshoot.
  var progress: Double
  /// The same moment as time within the duration, which springs run on.
  var seconds: Double
  /// Whole cycles that lie before this one.
  var cycle: Double
}

extension AnimationSnapshot {
  func moment(at progress: MediaProgress) -> AnimationMoment {
    let paced = curve.value(at: progress.progress)
    return AnimationMoment(
      progress: paced, seconds: paced * max(timing.duration, 0), cycle: progress.cycle)
  }

  /// Its progress at a time of its group's clock; nil where it does not show.
  ///
  /// A group that fills stands at its end, and so do those of its members that end with it.
  func progressInGroup(at seconds: Double) -> MediaProgress? {
    let progress = timing.progress(at: seconds)
    return progress.isShown || seconds == timing.endTime ? progress : nil
  }
}

extension PropertyAnimation {
  /// What the property becomes on top of what `layer` shows, or what is added to it; nil where the
  /// kinds of the values do not agree.
  func value(at moment: AnimationMoment, on layer: LayerSnapshot) -> AnimatableValue? {
    guard let function else { return plainValue(at: moment, on: layer) }
    return plainValue(at: moment, on: layer).flatMap(function.transform).map { .transform($0) }
  }

  /// The same for a whole transform, without a box around any matrix; nil for all else.
  func transform(at moment: AnimationMoment, on layer: LayerSnapshot) -> CATransform3D? {
    guard isTransform else { return nil }
    if let track { return track.transform(at: moment.progress) }
    return transformEnds?.value(
      at: share(at: moment), beneath: isAdditive ? CATransform3DIdentity : layer.transform)
  }

  /// Radians the layer is turned by at `progress` to keep to the path it moves along.
  func turn(at progress: Double) -> Double? { track?.turn(at: progress) }

  private func plainValue(at moment: AnimationMoment, on layer: LayerSnapshot) -> AnimatableValue? {
    let cycles = isCumulative ? moment.cycle : 0
    if let span { return span.value(at: share(at: moment))?.added(cycles, times: span.end) }
    if let track { return track.value(at: moment.progress)?.added(cycles, times: track.last) }
    return ends?.value(at: share(at: moment), cycles: cycles, beneath: beneath(layer))
  }

  private func share(at moment: AnimationMoment) -> Double {
    guard let spring else { return moment.progress }
    return 1 - spring.remaining(at: moment.seconds)
  }

  /// What the ends are counted from where they are missing; for an additive animation, whose values
  /// are offsets, no offset.
  private func beneath(_ layer: LayerSnapshot) -> AnimatableValue {
    var value = layer.value(of: target)
    if let function, case .transform(let matrix) = value { value = function.argument(of: matrix) }
    return isAdditive ? value.nothing : value
  }
}
