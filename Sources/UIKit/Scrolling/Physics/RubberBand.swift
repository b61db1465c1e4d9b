import CoreGraphics

/// How much of a drag past the edge shows: less and less, never a whole length of the bounds.
///
/// Facts: c d dim / (c d + dim) with c = 0.55 under a finger.
struct RubberBand {
  /// The bounds' length along the axis.
  var length: CGFloat
  private let stiffness: CGFloat

  /// Facts: a touchpad pulls against a stiffer band.
  init(length: CGFloat, for source: ScrollPan.Source = .finger) {
    self.length = Swift.max(length, 1)
    stiffness = source == .finger ? 0.55 : 0.07
  }

  /// What shows of an overshoot, which may be negative.
  func stretched(_ overshoot: CGFloat) -> CGFloat {
    let pull = stiffness * abs(overshoot)
    return (pull * length / (pull + length)) * (overshoot < 0 ? -1 : 1)
  }

  /// The overshoot of which this much shows.
  func overshoot(showing shown: CGFloat) -> CGFloat {
    let part = Swift.min(abs(shown), length * 0.999)
    return part * length / (stiffness * (length - part)) * (shown < 0 ? -1 : 1)
  }

  /// An offset in `range` as it is, one beyond drawn back.
  func place(_ offset: CGFloat, in range: ScrollRange) -> CGFloat {
    range.edgePassed(by: offset).map { $0 + stretched(offset - $0) } ?? offset
  }

  /// The offset a finger would have to ask for to see `offset`.
  func wish(showing offset: CGFloat, in range: ScrollRange) -> CGFloat {
    range.edgePassed(by: offset).map { $0 + overshoot(showing: offset - $0) } ?? offset
  }
}
