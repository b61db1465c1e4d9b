public import Foundation

extension NSAttributedString {
  /// The size of the text, with line breaks only where the string has them. Not rounded to pixels.
  public func size() -> CGSize { StringDrawer(self).size }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(at point: CGPoint) { StringDrawer(self).draw(at: point) }

  /// Draws in the current context with lines as wide as `rect`, as many as fit its height.
  public func draw(in rect: CGRect) { StringDrawer(self).draw(in: rect) }

  /// Draws in the current context with drawing options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawer(self).draw(with: rect, options, context)
  }

  /// The area covered by `draw(with:options:context:)`. Not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawer(self).boundingRect(with: size, options, context)
  }
}
