import CoreGraphics

/// A moment within an animation.
struct AnimationProgress {
  /// Already eased; may overshoot.
  var progress: Double
  /// The same moment in seconds of the duration, for springs.
  var seconds: Double
  /// The number of whole cycles before this one.
  var cycle: Double
}

extension AnimationSnapshot {
  func moment(at progress: MediaProgress) -> AnimationProgress {
    let paced = curve.value(at: progress.progress)
    return AnimationProgress(
      progress: paced, seconds: paced * max(timing.duration, 0), cycle: progress.cycle)
  }

  /// The progress at a time of the group's clock; nil where the animation does not show.
  ///
  /// When a group fills, members that end with it show their final values.
  func progressInGroup(at seconds: Double) -> MediaProgress? {
    let progress = timing.progress(at: seconds)
    return progress.isShown || seconds == timing.endTime ? progress : nil
  }
}

extension PropertyAnimation {
  /// The property's new value on top of `layer`, or the offset to add to it; nil where the kinds of
  /// the values do not agree.
  func value(at moment: AnimationProgress, on layer: LayerSnapshot) -> AnimatableValue? {
    guard let function else { return plainValue(at: moment, on: layer) }
    return plainValue(at: moment, on: layer).flatMap(function.transform).map { .transform($0) }
  }

  /// The value of a whole transform without boxing the matrix; nil for other properties.
  func transform(at moment: AnimationProgress, on layer: LayerSnapshot) -> CATransform3D? {
    guard isTransform else { return nil }
    if let track { return track.transform(at: moment.progress) }
    return transformEnds?.value(
      at: share(at: moment), beneath: isAdditive ? CATransform3DIdentity : layer.transform)
  }

  /// The rotation that keeps the layer aligned to its path at `progress`, in radians.
  func turn(at progress: Double) -> Double? { track?.turn(at: progress) }

  private func plainValue(at moment: AnimationProgress, on layer: LayerSnapshot) -> AnimatableValue?
  {
    let cycles = isCumulative ? moment.cycle : 0
    if let span { return span.value(at: share(at: moment))?.added(cycles, times: span.end) }
    if let track { return track.value(at: moment.progress)?.added(cycles, times: track.last) }
    return ends?.value(at: share(at: moment), cycles: cycles, beneath: beneath(layer))
  }

  private func share(at moment: AnimationProgress) -> Double {
    guard let spring else { return moment.progress }
    return 1 - spring.remaining(at: moment.seconds)
  }

  /// The underlying value that stands in for missing ends; no offset for an additive animation,
  /// whose values are offsets.
  private func beneath(_ layer: LayerSnapshot) -> AnimatableValue {
    var value = layer.value(of: target)
    if let function, case .transform(let matrix) = value { value = function.argument(of: matrix) }
    return isAdditive ? value.nothing : value
  }
}
