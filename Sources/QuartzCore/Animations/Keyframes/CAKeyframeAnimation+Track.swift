import CoreGraphics
import Diagnostics
import RenderKit

extension CAKeyframeAnimation {
  /// The keyframes for the render side; nil, and a logged line, where there are none.
  func makeTrack(for target: AnimationTarget) -> KeyframeTrack? {
    guard let track = path.map({ alongPath($0, target) }) ?? throughValues(target) else {
      Log.layers.write("\(keyPath ?? ""): no keyframes that can be shown")
      return nil
    }
    if keyTimes != nil, !track.hasGivenTimes, !isPaced {
      Log.layers.write("\(keyPath ?? ""): keyTimes that do not fit the keyframes are not looked at")
    }
    return track
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

  private func alongPath(_ path: CGPath, _ target: AnimationTarget) -> KeyframeTrack? {
    guard target.kind == .point || target.kind == .size else { return nil }
    var settings = settings
    settings.turning = rotationMode.flatMap { PathTurning($0) }
    return KeyframeTrack(along: path, isSize: target.kind == .size, settings)
  }

  private func throughValues(_ target: AnimationTarget) -> KeyframeTrack? {
    let given = values ?? []
    let kind = valueKind(for: target)
    let values = given.compactMap { AnimatableValue($0, as: kind) }
    guard values.count == given.count else { return nil }
    return KeyframeTrack(values, settings)
  }

  private var settings: KeyframeSettings {
    var settings = KeyframeSettings()
    settings.mode = KeyframeSettings.Mode(calculationMode)
    settings.times = numbers(keyTimes)
    settings.curves = (timingFunctions ?? []).map(\.curve)
    settings.tensions = numbers(tensionValues)
    settings.continuities = numbers(continuityValues)
    settings.biases = numbers(biasValues)
    return settings
  }

  private func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
}

extension KeyframeSettings.Mode {
  /// Unknown names count as linear.
  fileprivate init(_ mode: CAAnimationCalculationMode) {
    switch mode {
    case .discrete: self = .discrete
    case .paced: self = .paced
    case .cubic: self = .cubic
    case .cubicPaced: self = .cubicPaced
    default: self = .linear
    }
  }
}

extension PathTurning {
  fileprivate init?(_ mode: CAAnimationRotationMode) {
    switch mode {
    case .rotateAuto: self = .forward
    case .rotateAutoReverse: self = .backward
    default: return nil
    }
  }
}
