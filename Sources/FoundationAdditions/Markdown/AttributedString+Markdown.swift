public import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of the text is Markdown.
    public enum InterpretedSyntax: Int, Sendable {
      /// All of it. Blocks follow each other without a line break; `presentationIntent` tells them apart.
      case full
      /// Marks inside of lines, in one paragraph.
      case inlineOnly
      /// Marks inside of lines, which stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that is no Markdown. There is none: marks without a partner are text.
    public enum FailurePolicy: Int, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Has no effect: `^[text](key: value)` stays text.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// Stored only.
    public var languageCode: String?
    /// Stored only.
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown. Its marks become `inlinePresentationIntent`, `presentationIntent` and `link`.
  /// Blocks of HTML are text.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .inlineOnly: append(MarkdownLine.spans(markdown), baseURL, nil)
    case .inlineOnlyPreservingWhitespace:
      append(MarkdownLine.spans(markdown, keepsBreaks: true), baseURL, nil)
    case .full:
      for block in MarkdownBlocks.blocks(markdown) { append(block.spans, baseURL, block.intent) }
    }
  }

  /// Reads Markdown in UTF-8; bytes that are not become a sign for that.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  private mutating func append(
    _ spans: [MarkdownSpan], _ baseURL: URL?, _ intent: PresentationIntent?
  ) {
    for span in spans {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      if let intent { part.presentationIntent = intent }
      if let link = span.link, let url = URL(string: link, relativeTo: baseURL) { part.link = url }
      append(part)
    }
  }
}
