public import Foundation

/// Which of a provider's parameters say how an animation moves.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin
  /// A Bezier curve by its control points.
  case cubic
  case spring
  /// A spring, with a curve for what cannot swing.
  case composed
}

/// Says how the animations of a property animator move.
///
/// Apple's protocol also asks for `NSCoding`; there are no archives here to write parameters to.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// Which of the two that follow counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil where a spring says everything.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where a curve says everything.
  var springTimingParameters: UISpringTimingParameters? { get }
}
