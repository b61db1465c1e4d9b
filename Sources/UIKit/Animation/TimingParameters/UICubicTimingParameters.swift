public import Foundation
import RenderKit

/// The timing of a property animator as a Bézier curve from (0, 0) to (1, 1), with time as x and
/// progress as y. Immutable.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  let curve: TimingCurve
  /// The curve the parameters were made from; ease-in-out if made from control points.
  public let animationCurve: UIView.AnimationCurve
  private let isBuiltin: Bool

  /// Makes parameters with the curve of implicit layer animations.
  public override convenience init() {
    self.init(curve: .default, named: .easeInOut, isBuiltin: true)
  }

  /// Makes parameters with one of UIKit's curves.
  public convenience init(animationCurve curve: UIView.AnimationCurve) {
    self.init(curve: curve.timing, named: curve, isBuiltin: true)
  }

  /// Makes a curve from its inner control points. Their x values are clamped to 0...1.
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

  /// Returns itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
