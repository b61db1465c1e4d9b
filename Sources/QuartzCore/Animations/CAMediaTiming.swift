public import CoreGraphics
package import RenderKit

/// How an object's local time follows from its parent's: a layer's from its superlayer's, an
/// animation's from its layer's or group's.
///
/// local = (parent - beginTime) x speed + timeOffset; all times in seconds.
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time; 0 for an animation means when it is committed.
  var beginTime: CFTimeInterval { get set }

  /// Added to local time. An animation wraps round its end and still plays for its whole duration.
  var timeOffset: CFTimeInterval { get set }

  /// Times the object repeats, also a fraction; 0 plays it once.
  var repeatCount: Float { get set }

  /// Seconds of local time the object repeats for; taken before `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Seconds from the beginning to the end of one simple pass.
  var duration: CFTimeInterval { get set }

  /// Local seconds for each second of the parent; 0 stands still, negative values run backwards.
  var speed: Float { get set }

  /// Whether every pass is followed by one back.
  var autoreverses: Bool { get set }

  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value goes on showing.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows from the moment of the commit.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Forwards and backwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension MediaTiming.FillMode {
  /// Names that are none of the four remove.
  package init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }

  /// The public name.
  package var mode: CAMediaTimingFillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    case .removed: .removed
    }
  }
}
