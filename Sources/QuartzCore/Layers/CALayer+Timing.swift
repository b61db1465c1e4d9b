public import CoreGraphics
import RenderKit

extension CALayer {
  /// Converts `t` from the clock of `l` to this layer's; nil means `CACurrentMediaTime`'s clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    fromHostTime(l?.toHostTime(t) ?? t)
  }

  /// Converts `t` from this layer's clock to that of `l`; nil means `CACurrentMediaTime`'s clock.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = toHostTime(t)
    return l?.fromHostTime(time) ?? time
  }

  /// Applies each layer's timing from the root down.
  func fromHostTime(_ time: Double) -> Double {
    selfAndAncestors.reversed().reduce(time) { $1.snapshot.timing.localTime(parent: $0) }
  }

  private func toHostTime(_ time: Double) -> Double {
    selfAndAncestors.reduce(time) { $1.snapshot.timing.parentTime(local: $0) }
  }
}
