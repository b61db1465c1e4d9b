public import CoreGraphics

/// In a frame's attributes: the number of a `CTFrameProgression`.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// In a frame's attributes: the number of a `CTFramePathFillRule`.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// In a frame's attributes: a number, which has no effect.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// In a frame's attributes: a list of dictionaries, each for a path that text keeps out of.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// In a dictionary of the list above: the `CGPath`, in the coordinates of the frame's own.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// Where the next line is. Lines always go from top to bottom.
public enum CTFrameProgression: UInt32, Sendable {
  case topToBottom, rightToLeft, leftToRight
}

/// What is inside of a path.
public enum CTFramePathFillRule: UInt32, Sendable {
  case evenOdd, windingNumber

  /// Apple's default is even and odd.
  init(reading attributes: CFDictionary?) {
    let raw = CGFloat(attribute: attributes?[kCTFramePathFillRuleAttributeName]) ?? 0
    self = raw == 1 ? .windingNumber : .evenOdd
  }
}
