public import CoreGraphics
import RenderKit

extension CALayer {
  /// `t` of `l`'s clock on this layer's; of `CACurrentMediaTime`'s clock when `l` is nil.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    fromHostTime(l?.toHostTime(t) ?? t)
  }

  /// `t` of this layer's clock on `l`'s; on the host's clock when `l` is nil.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = toHostTime(t)
    return l?.fromHostTime(time) ?? time
  }

  /// Down the tree: each layer's clock runs inside its superlayer's.
  func fromHostTime(_ time: Double) -> Double {
    selfAndAncestors.reversed().reduce(time) { $1.snapshot.timing.localTime(parent: $0) }
  }

  private func toHostTime(_ time: Double) -> Double {
    selfAndAncestors.reduce(time) { $1.snapshot.timing.parentTime(local: $0) }
  }
}
