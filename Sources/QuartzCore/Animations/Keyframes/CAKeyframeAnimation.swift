public import CoreGraphics
package import RenderKit

/// An animation through several values, or along a path.
///
/// `values` or `path` says where it goes, `keyTimes` and `timingFunctions` when, `calculationMode`
/// what lies between. `timingFunction` paces the whole before the segments' own functions do.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What the property goes through, of the types `CABasicAnimation` takes; not looked at where
  /// there is a path.
  open var values: [Any]?

  /// The way of a property that is a point or a size. Every line and every curve is one segment, and so
  /// is a close that has a way to go. A path that only moves to a point stays there.
  open var path: CGPath?

  /// When each value is reached, as fractions of the duration; for the discrete mode one more than there
  /// are values. On a path, its first point and the ends of its segments are the values; times for all of
  /// these but the ends of closes leave the closes out.
  ///
  /// Where times do not rise, or lie outside 0...1, what shows is on its way from the last value whose
  /// time has come to the next in the list. nil divides the duration evenly, and so does, with a line on
  /// standard error, a list of another length.
  open var keyTimes: [NSNumber]?

  /// The pacing of each segment; those that are left out run linearly.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How the values between the keyframes are found. The paced modes look at neither `keyTimes` nor
  /// `timingFunctions`.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// How tight the curve is at each value in the cubic modes, -1 (round) to 1 (straight).
  open var tensionValues: [NSNumber]?

  /// How the curve's pieces meet at each value in the cubic modes; 1 makes corners, -1 inverts them.
  open var continuityValues: [NSNumber]?

  /// To which side of each value the curve leans in the cubic modes, -1 to 1.
  open var biasValues: [NSNumber]?

  /// Whether the layer turns with the path; nil leaves it upright.
  open var rotationMode: CAAnimationRotationMode?

  package override func makeValues(for target: AnimationTarget) -> PropertyAnimation.Values? {
    makeTrack(for: target).map { .keyframes($0) }
  }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path) = (other.values, other.path?.frozen)
    (keyTimes, timingFunctions) = (other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    biasValues = other.biasValues
  }
}
