import CoreText
public import Foundation

// String and NSString have the same calls: outside Apple's systems neither stands for the other.

extension String {
  /// Of the text broken only at its own line ends; not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawer(text: AttributedText(self, attrs)).size
  }

  /// Draws on the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(self, attrs)).draw(at: point)
  }

  /// Draws on the current context in lines as wide as `rect`, as many as fit its height.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(self, attrs)).draw(in: rect)
  }

  /// Draws on the current context as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawer(text: AttributedText(self, attributes)).draw(with: rect, options)
  }

  /// What `draw(with:options:attributes:context:)` would cover; not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawer(text: AttributedText(self, attributes)).boundingRect(with: size, options, context)
  }
}

extension NSString {
  /// Of the text broken only at its own line ends; not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawer(text: AttributedText(description, attrs)).size
  }

  /// Draws on the current context with the top left corner at `point`.
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(description, attrs)).draw(at: point)
  }

  /// Draws on the current context in lines as wide as `rect`, as many as fit its height.
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    StringDrawer(text: AttributedText(description, attrs)).draw(in: rect)
  }

  /// Draws on the current context as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawer(text: AttributedText(description, attributes)).draw(with: rect, options)
  }

  /// What `draw(with:options:attributes:context:)` would cover; not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawer(text: AttributedText(description, attributes))
      .boundingRect(with: size, options, context)
  }
}
