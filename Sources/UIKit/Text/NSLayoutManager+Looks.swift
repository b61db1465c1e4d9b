public import CoreGraphics
public import Foundation
public import TextKit

extension NSLayoutManager {
  /// Fills rectangles behind characters with the current context's fill colour, which is `color`.
  ///
  /// A subclass overrides the method with a `CGColor`.
  public func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    fillBackgroundRectArray(
      rectArray, count: rectCount, forCharacterRange: charRange, color: color.cgColor)
  }

  /// Draws glyphs of one font at places in the context, with its fill colour.
  ///
  /// A subclass overrides the method with a `CTFont`.
  public func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
    font: UIFont, textMatrix: CGAffineTransform,
    attributes: [NSAttributedString.Key: Any] = [:], in context: CGContext
  ) {
    showCGGlyphs(
      glyphs, positions: positions, count: glyphCount, font: font.ctFont, textMatrix: textMatrix,
      attributes: attributes, in: context)
  }
}
