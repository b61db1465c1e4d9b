import CoreGraphics
import Foundation

/// A change of scale that nobody's fingers make, with the offset that goes with it.
struct ZoomMotion {
  /// At the beginning and the end.
  let scale: (from: CGFloat, to: CGFloat)
  let offset: (from: CGPoint, to: CGPoint)
  private let curve: Curve

  private enum Curve {
    /// The program's: as long and with the curve of animated offsets.
    case eased
    /// Back from past a limit, as content returns from past an edge. It holds the distance to go, in
    /// points.
    case bounce(ScrollBounce)
  }

  static func eased(
    scale: (from: CGFloat, to: CGFloat), offset: (from: CGPoint, to: CGPoint)
  ) -> ZoomMotion { ZoomMotion(scale: scale, offset: offset, curve: .eased) }

  /// `length` is the longer side of what is zoomed, as it will rest.
  static func bounce(
    scale: (from: CGFloat, to: CGFloat), offset: (from: CGPoint, to: CGPoint), length: CGFloat
  ) -> ZoomMotion {
    let way = abs(scale.from / scale.to - 1) * length
    let farthest = max(
      way, abs(offset.from.x - offset.to.x), abs(offset.from.y - offset.to.y), 1)
    let bounce = ScrollBounce(edge: 0, offset: farthest, velocity: 0)
    return ZoomMotion(scale: scale, offset: offset, curve: .bounce(bounce))
  }

  var duration: TimeInterval {
    switch curve {
    case .eased: ScrollAnimation.duration
    case .bounce(let bounce): bounce.duration
    }
  }

  /// Scale and offset change together in a straight line, so that every point of the content moves
  /// straight too.
  func state(at time: TimeInterval) -> (scale: CGFloat, offset: CGPoint) {
    let part = part(at: time)
    return (
      scale.from + (scale.to - scale.from) * part,
      CGPoint(
        x: offset.from.x + (offset.to.x - offset.from.x) * part,
        y: offset.from.y + (offset.to.y - offset.from.y) * part)
    )
  }

  private func part(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 1 }
    switch curve {
    case .eased: return ScrollAnimation.part(at: time)
    case .bounce(let bounce): return 1 - bounce.offset(at: time) / bounce.offset
    }
  }
}
