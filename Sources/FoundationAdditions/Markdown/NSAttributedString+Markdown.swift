public import Foundation

extension NSAttributedString {
  /// Reads Markdown. Labels and text views show its emphasis, code and strikethrough in their own
  /// font; blocks follow each other without a line break.
  public convenience init(
    markdown markdownString: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    let text = try AttributedString(markdown: markdownString, options: options, baseURL: baseURL)
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: run.attributes.markdownValues))
    }
    self.init(attributedString: whole)
  }

  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public convenience init(
    contentsOfMarkdownFile file: URL, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: file), options: options, baseURL: baseURL)
  }
}

extension AttributeContainer {
  /// Its attributes of Markdown, as those of `NSAttributedString`.
  package var markdownValues: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    typealias Keys = AttributeScopes.MarkdownAttributes
    values[.inlinePresentationIntent] = self[Keys.InlineIntentAttribute.self]?.rawValue
    values[.presentationIntentAttributeName] = self[Keys.BlockIntentAttribute.self]
    values[NSAttributedString.Key("NSLink")] =
      self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return values
  }
}
