import CoreGraphics

/// How a value gets from one keyframe to the next.
final class KeyframeInterpolant: Sendable {
  enum Shape: Sendable {
    /// Keeps the start value.
    case held
    case straight
    /// A cubic Bezier with these two inner control points.
    case bent(AnimatableValue, AnimatableValue)
  }

  let start: AnimatableValue
  let end: AnimatableValue
  private let shape: Shape
  private let transforms: TransformInterpolator?

  var isHeld: Bool {
    if case .held = shape { true } else { false }
  }

  init(start: AnimatableValue, end: AnimatableValue, shape: Shape = .straight) {
    (self.start, self.end, self.shape) = (start, end, shape)
    transforms = TransformInterpolator(from: start, to: end)
  }

  /// Curves are evaluated with de Casteljau's algorithm, which only needs to mix two values: so it
  /// works for transforms and lists of colours as well as for points.
  func value(at fraction: Double) -> AnimatableValue? {
    switch shape {
    case .held: return start
    case .straight:
      return transform(at: fraction).map { .transform($0) }
        ?? Interpolation.value(from: start, to: end, fraction)
    case .bent(let first, let second):
      func mix(_ a: AnimatableValue?, _ b: AnimatableValue?) -> AnimatableValue? {
        guard let a, let b else { return nil }
        return Interpolation.value(from: a, to: b, fraction)
      }
      let (before, between, after) = (mix(start, first), mix(first, second), mix(second, end))
      return mix(mix(before, between), mix(between, after))
    }
  }

  /// The straight interpolation of a transform without boxing the matrix; nil for other values and
  /// for curved or held spans.
  func transform(at fraction: Double) -> CATransform3D? {
    guard case .straight = shape else { return nil }
    return transforms?.value(at: fraction, beneath: CATransform3DIdentity)
  }

  /// The direction at `fraction`, in radians from the x axis towards the y axis.
  ///
  /// Measured over a short piece, because a curve's speed may be 0 at its ends.
  func direction(at fraction: Double) -> Double {
    let step = 1e-4
    let (from, to) = (max(fraction - step, 0), min(fraction + step, 1))
    guard let a = value(at: from)?.place, let b = value(at: to)?.place else { return 0 }
    return atan2(b.y - a.y, b.x - a.x)
  }
}

extension AnimatableValue {
  fileprivate var place: CGPoint? {
    switch self {
    case .point(let point): point
    case .size(let size): CGPoint(x: size.width, y: size.height)
    default: nil
    }
  }
}

/// Maps fractions of a span's length to fractions of its parameter.
struct ArcLengthTable: Sendable {
  private static let steps = 64

  /// The share of the length at evenly spaced parameters from 0 to 1.
  private var shares: [Double] = [0]
  /// The total length, in the unit of `Interpolation.distance`.
  private(set) var total = 0.0

  init(_ span: KeyframeInterpolant) {
    var previous = span.start
    for step in 1...ArcLengthTable.steps {
      guard let next = span.value(at: Double(step) / Double(ArcLengthTable.steps)) else { break }
      total += Interpolation.distance(previous, next)
      shares.append(total)
      previous = next
    }
    if total > 0 { for index in shares.indices { shares[index] /= total } }
  }

  /// The parameter at which `share` of the length is behind.
  func fraction(ofShare share: Double) -> Double {
    guard total > 0, share > 0 else { return share }
    guard share < 1, let above = shares.firstIndex(where: { $0 > share }) else { return 1 }
    let (low, high) = (shares[above - 1], shares[above])
    return (Double(above - 1) + (share - low) / (high - low)) / Double(shares.count - 1)
  }
}
