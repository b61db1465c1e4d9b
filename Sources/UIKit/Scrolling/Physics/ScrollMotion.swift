import Foundation

/// The complete motion of one axis from a lift to rest: gliding, passing the edge and returning.
struct ScrollMotion {
  private enum Piece {
    case glide(ScrollDeceleration)
    case bounce(ScrollBounce)

    var duration: TimeInterval {
      switch self {
      case .glide(let glide): glide.duration
      case .bounce(let bounce): bounce.duration
      }
    }
  }

  private var pieces: [(begin: TimeInterval, piece: Piece)] = []
  /// Seconds from the lift to rest.
  private(set) var duration: TimeInterval = 0
  private(set) var landing: CGFloat

  /// `velocity` is in points per second. Without bouncing it stops at the edges of `range`.
  init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, in range: ScrollRange, bounces: Bool)
  {
    landing = range.clamp(start)
    if let edge = range.edgePassed(by: start) {
      appendBounce(edge: edge, offset: start - edge, velocity, rate, range, bounces)
    } else {
      append(ScrollDeceleration(start: start, velocity: velocity, rate: rate), in: range, bounces)
    }
  }

  /// Moves to a target inside the range, with the same kind of curve.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    let glide = ScrollDeceleration(from: start, to: target, rate: rate)
    landing = target
    append(.glide(glide), lasting: glide.duration)
  }

  func offset(at time: TimeInterval) -> CGFloat {
    guard time < duration, let (begin, piece) = pieces.last(where: { $0.begin <= time }) else {
      return landing
    }
    switch piece {
    case .glide(let glide): return glide.offset(at: time - begin)
    case .bounce(let bounce): return bounce.offset(at: time - begin)
    }
  }
}

extension ScrollMotion {
  private mutating func append(_ piece: Piece, lasting length: TimeInterval) {
    pieces.append((duration, piece))
    duration += length
  }

  private mutating func append(
    _ glide: ScrollDeceleration, in range: ScrollRange, _ bounces: Bool
  ) {
    landing = range.clamp(glide.landing)
    let edge = glide.velocity < 0 ? range.min : range.max
    guard glide.landing != landing, let time = glide.time(reaching: edge) else {
      return append(.glide(glide), lasting: glide.duration)
    }
    append(.glide(glide), lasting: time)
    guard bounces else { return }
    let bounce = ScrollBounce(edge: edge, offset: 0, velocity: glide.velocity(at: time))
    append(.bounce(bounce), lasting: bounce.duration)
  }

  /// A fast bounce inward passes the edge and glides on.
  private mutating func appendBounce(
    edge: CGFloat, offset: CGFloat, _ velocity: CGFloat, _ rate: CGFloat, _ range: ScrollRange,
    _ bounces: Bool
  ) {
    let bounce = ScrollBounce(edge: edge, offset: offset, velocity: velocity)
    guard let time = bounce.timeOfReturn else {
      return append(.bounce(bounce), lasting: bounce.duration)
    }
    append(.bounce(bounce), lasting: time)
    let inward = ScrollDeceleration(start: edge, velocity: bounce.velocity(at: time), rate: rate)
    append(inward, in: range, bounces)
  }
}
