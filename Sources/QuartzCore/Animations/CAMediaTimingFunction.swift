public import CoreGraphics
import Diagnostics
package import RenderKit

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing function: a cubic Bezier from (0, 0) to (1, 1) that maps time to progress.
///
/// Immutable, and so usable from any thread; a subclass must be too.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
  package let curve: TimingCurve

  /// A predefined function; an unknown name is logged and gives a linear one.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: Self.curve(named: name))
  }

  /// A curve by its two inner control points. Their x is clamped to 0...1 when it is evaluated.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  /// Nil if the archive has no numbers for it.
  public required init?(coder: NSCoder) {
    let numbers = Self.keys.map {
      coder.containsValue(forKey: $0) ? coder.decodeDouble(forKey: $0) : .nan
    }
    guard numbers.allSatisfy(\.isFinite) else { return nil }
    curve = TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3])
    super.init()
  }

  open func encode(with coder: NSCoder) {
    for (key, number) in zip(Self.keys, [curve.x1, curve.y1, curve.x2, curve.y2]) {
      coder.encode(number, forKey: key)
    }
  }

  /// True, so that archives which demand a class may hold it.
  open class var supportsSecureCoding: Bool { true }

  package init(curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes x and y of control point `idx` to `ptr[0]` and `ptr[1]`; 0 and 3 are the ends of the
  /// curve.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "a timing function has control points 0 to 3")
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }

  private static let keys = ["c1x", "c1y", "c2x", "c2y"]

  private static func curve(named name: CAMediaTimingFunctionName) -> TimingCurve {
    switch name {
    case .linear: return .linear
    case .easeIn: return .easeIn
    case .easeOut: return .easeOut
    case .easeInEaseOut: return .easeInEaseOut
    case .default: return .default
    default:
      Log.layers.write("no timing function is named \(name.rawValue)")
      return .linear
    }
  }
}
