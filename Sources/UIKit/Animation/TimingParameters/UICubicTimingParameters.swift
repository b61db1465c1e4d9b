public import Foundation
import RenderKit

/// The pacing of a property animator as a Bezier curve from (0, 0) to (1, 1), time across, progress
/// up. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  let curve: TimingCurve
  /// The curve the parameters were made from, ease in-out where it was control points.
  public let animationCurve: UIView.AnimationCurve
  private let isBuiltin: Bool

  /// The curve that implicit animations of layers have.
  public override convenience init() {
    self.init(curve: .default, named: .easeInOut, isBuiltin: true)
  }

  /// One of UIKit's own curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve: curve.timing, named: curve, isBuiltin: true)
  }

  /// A curve by its two inner control points. Their times are held within 0...1.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let curve = TimingCurve(
      Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    self.init(curve: curve, named: .easeInOut, isBuiltin: false)
  }

  private init(curve: TimingCurve, named name: UIView.AnimationCurve, isBuiltin: Bool) {
    self.curve = curve
    self.animationCurve = name
    self.isBuiltin = isBuiltin
    super.init()
  }

  /// The control point nearer the start.
  public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }

  /// The control point nearer the end.
  public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }

  /// `builtin` for UIKit's own curves.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// nil: a curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The object itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
