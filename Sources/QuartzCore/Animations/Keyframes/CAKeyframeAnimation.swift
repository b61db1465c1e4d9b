public import CoreGraphics
package import RenderKit

/// An animation through several values, or along a path.
///
/// `keyTimes` and `timingFunctions` time the `values` or the `path`, and `calculationMode`
/// interpolates between them. `timingFunction` applies to the whole animation first.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, of the types that `CABasicAnimation` accepts; ignored if there is a path.
  open var values: [Any]?

  /// A path for a property that is a point or a size. Every line and curve is one segment, and so
  /// is a close that moves. A path of a single point stays there.
  open var path: CGPath?

  /// When each value is reached, as fractions of the duration; the discrete mode takes one more
  /// than there are values. On a path, the values are its first point and the ends of its segments;
  /// if there are just enough times without the closes, the closes are left out.
  ///
  /// Where times do not rise, or lie outside 0...1, the segment shown starts at the last value
  /// whose time has come. nil divides the duration evenly; so does a list of the wrong length,
  /// which is logged.
  open var keyTimes: [NSNumber]?

  /// The timing function of each segment; missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?

  /// How to interpolate between the keyframes. The paced modes ignore `keyTimes` and
  /// `timingFunctions`.
  open var calculationMode = CAAnimationCalculationMode.linear

  /// The tension at each value in the cubic modes, -1 (round) to 1 (straight).
  open var tensionValues: [NSNumber]?

  /// The continuity at each value in the cubic modes; 1 makes corners, -1 inverts them.
  open var continuityValues: [NSNumber]?

  /// The bias at each value in the cubic modes, -1 to 1.
  open var biasValues: [NSNumber]?

  /// Whether the layer rotates to the path's direction; nil leaves its rotation alone.
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
