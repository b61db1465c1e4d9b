public import Foundation

/// The kind of timing that a provider has.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin
  /// A Bézier curve with custom control points.
  case cubic
  case spring
  /// A spring, with a curve for values that cannot oscillate.
  case composed
}

/// Provides the timing of a property animator.
///
/// Unlike Apple's protocol it does not require `NSCoding`, as there are no archives.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// Which of the two parameters to use.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}
