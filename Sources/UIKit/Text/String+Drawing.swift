import CoreText
public import Foundation

// String and NSString have the same methods, because outside Apple's systems they are not bridged.

extension String {
  /// The size of the text, with line breaks only where the string has them. Not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawer(text: AttributedText(self, attrs)).size
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(self, attrs)).draw(at: point)
  }

  /// Draws in the current context with lines as wide as `rect`, as many as fit its height.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(self, attrs)).draw(in: rect)
  }

  /// Draws in the current context with drawing options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawer(text: AttributedText(self, attributes)).draw(with: rect, options, context)
  }

  /// The area covered by `draw(with:options:attributes:context:)`. Not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawer(text: AttributedText(self, attributes)).boundingRect(with: size, options, context)
  }
}

extension NSString {
  /// The size of the text, with line breaks only where the string has them. Not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawer(text: AttributedText(description, attrs)).size
  }

  /// Draws in the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(description, attrs)).draw(at: point)
  }

  /// Draws in the current context with lines as wide as `rect`, as many as fit its height.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(description, attrs)).draw(in: rect)
  }

  /// Draws in the current context with drawing options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawer(text: AttributedText(description, attributes)).draw(with: rect, options, context)
  }

  /// The area covered by `draw(with:options:attributes:context:)`. Not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawer(text: AttributedText(description, attributes))
      .boundingRect(with: size, options, context)
  }
}
