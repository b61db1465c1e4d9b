import CoreGraphics

/// The resistance of a drag past the edge; it never reaches a full length of the bounds.
///
/// As in UIKit, an overshoot d shows as c d dim / (c d + dim), with c = 0.55 for a finger.
struct RubberBand {
  var length: CGFloat
  private let stiffness: CGFloat

  /// As on Apple's systems, the band is stiffer for a touchpad.
  init(length: CGFloat, for source: ScrollPan.Source = .finger) {
    self.length = Swift.max(length, 1)
    stiffness = source == .finger ? 0.55 : 0.07
  }

  /// The visible part of an overshoot, which may be negative.
  func stretched(_ overshoot: CGFloat) -> CGFloat {
    let pull = stiffness * abs(overshoot)
    return (pull * length / (pull + length)) * (overshoot < 0 ? -1 : 1)
  }

  /// The inverse of `stretched`: the overshoot with this visible part.
  func overshoot(showing shown: CGFloat) -> CGFloat {
    let part = Swift.min(abs(shown), length * 0.999)
    return part * length / (stiffness * (length - part)) * (shown < 0 ? -1 : 1)
  }

  /// The offset with resistance applied beyond the range.
  func place(_ offset: CGFloat, in range: ScrollRange) -> CGFloat {
    range.edgePassed(by: offset).map { $0 + stretched(offset - $0) } ?? offset
  }

  /// The inverse of `place`: the offset to ask for so that `offset` shows.
  func unlimitedOffset(showing offset: CGFloat, in range: ScrollRange) -> CGFloat {
    range.edgePassed(by: offset).map { $0 + overshoot(showing: offset - $0) } ?? offset
  }
}
