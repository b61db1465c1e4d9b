/// Colours at positions from 0 to 1, interpolated in between.
///
/// Interpolation is linear in gamma-encoded sRGB, on colours that are not premultiplied.
public final class CGGradient: Sendable {
  package struct Stop: Sendable {
    package var location: Double
    package var rgba: SIMD4<Double>
  }

  /// In rising order of location.
  package let stops: [Stop]

  private init?(colors: [SIMD4<Double>], locations: [Double]) {
    guard !colors.isEmpty, locations.allSatisfy(\.isFinite) else { return nil }
    let pairs = zip(colors, locations).map { Stop(location: min(max($1, 0), 1), rgba: $0) }
    // The sort is stable: two colours at one position keep the order that makes a hard edge.
    stops = pairs.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }

  /// Colours (each a `CGColor`) and their positions; without positions they are spaced evenly.
  ///
  /// Nil if there is no colour, if an element is not a `CGColor`, or if a position is NaN.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let parsed = colors.compactMap { $0 as? CGColor }
    guard parsed.count == colors.count else { return nil }
    self.init(
      colors: parsed.map { SIMD4<Double>($0.rgba) },
      locations: CGGradient.places(locations, count: parsed.count))
  }

  /// `count` groups of components of `space`, each with alpha, and their positions.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * width)
    }
    self.init(
      colors: colors.map { SIMD4<Double>($0.rgba) },
      locations: CGGradient.places(locations, count: colors.count))
  }

  private static func places(_ given: UnsafePointer<CGFloat>?, count: Int) -> [Double] {
    if let given { return (0..<count).map { Double(given[$0]) } }
    return (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
  }
}

/// Whether the first and last colour of a gradient extend beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
