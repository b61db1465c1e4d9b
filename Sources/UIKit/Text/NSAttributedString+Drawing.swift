import CoreText
public import Foundation

extension NSAttributedString {
  /// Of the text broken only at its own line ends; not rounded to pixels.
  public func size() -> CGSize { StringDrawer(text: AttributedText(self)).size }

  /// Draws on the current context with the top left corner at `point`.
  public func draw(at point: CGPoint) { StringDrawer(text: AttributedText(self)).draw(at: point) }

  /// Draws on the current context in lines as wide as `rect`, as many as fit its height.
  public func draw(in rect: CGRect) { StringDrawer(text: AttributedText(self)).draw(in: rect) }

  /// Draws on the current context as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawer(text: AttributedText(self)).draw(with: rect, options)
  }

  /// What `draw(with:options:context:)` would cover; not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawer(text: AttributedText(self)).boundingRect(with: size, options, context)
  }
}
