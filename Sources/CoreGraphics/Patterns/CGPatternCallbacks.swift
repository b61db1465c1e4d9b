/// Draws one cell of a pattern, in the cell's coordinates.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Releases what `info` of a pattern points to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// Always 0.
  public var version: UInt32
  /// Draws a cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern is freed.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Without functions.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// A pattern without a drawing function paints nothing.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// The functions of a pattern with what they are called with.
final class PatternDrawing {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  /// Whether cells have colours of their own.
  let isColored: Bool

  init(info: UnsafeMutableRawPointer?, callbacks: CGPatternCallbacks, isColored: Bool) {
    (self.info, self.callbacks, self.isColored) = (info, callbacks, isColored)
  }

  deinit { callbacks.releaseInfo?(info) }

  func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
