import Diagnostics

/// Computes the values of a function: its input, and where its output goes.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Releases what `info` of a function points to.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a `CGFunction`.
public struct CGFunctionCallbacks {
  /// Always 0.
  public var version: UInt32
  /// Computes values.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function is freed.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Collects the functions; `version` must be 0.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
}

/// A function from numbers to numbers, such as from a place in a shading to a colour.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: ClosedRange<CGFloat>
  private let ranges: [ClosedRange<CGFloat>?]

  /// `domain` and `range` are pairs of the least and the greatest value. Only functions of one number
  /// are supported; nil, with a log message, for others.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = CGFunction.limits(domain, 0) ?? 0...1
    ranges = (0..<max(rangeDimension, 0)).map { CGFunction.limits(range, $0) }
    guard domainDimension == 1, (1...8).contains(rangeDimension) else {
      Log.graphics.write("a function of \(domainDimension) numbers with \(rangeDimension) results")
      return nil
    }
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(
    _ pairs: UnsafePointer<CGFloat>?, _ index: Int
  ) -> ClosedRange<CGFloat>? {
    guard let pairs, pairs[2 * index] <= pairs[2 * index + 1] else { return nil }
    return pairs[2 * index]...pairs[2 * index + 1]
  }

  /// The results for a number from 0, the least of the domain, to 1, the greatest.
  func values(at share: CGFloat) -> [CGFloat] {
    var input = domain.lowerBound + share * (domain.upperBound - domain.lowerBound)
    var output = [CGFloat](repeating: 0, count: ranges.count)
    callbacks.evaluate?(info, &input, &output)
    return zip(output, ranges).map { value, range in
      guard value.isFinite else { return 0 }
      return range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }
  }
}
