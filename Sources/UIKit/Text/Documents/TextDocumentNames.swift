public import Foundation

extension NSAttributedString {
  /// What a document of text is.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = Self(rawValue: "NSPlainText")
    public static let rtf = Self(rawValue: "NSRTF")
    public static let html = Self(rawValue: "NSHTML")
    /// A folder with attachments: neither read nor written.
    public static let rtfd = Self(rawValue: "NSRTFD")
  }

  /// What is known of a document, and what one is to be written as.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Has no effect here, as those that follow.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    public static let paperSize = Self(rawValue: "PaperSize")
    public static let paperMargin = Self(rawValue: "PaperMargin")
    public static let viewSize = Self(rawValue: "ViewSize")
    public static let viewZoom = Self(rawValue: "ViewZoom")
    public static let viewMode = Self(rawValue: "ViewMode")
    public static let readOnly = Self(rawValue: "ReadOnly")
    public static let backgroundColor = Self(rawValue: "BackgroundColor")
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
  }

  /// How a document is to be read.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`; without one the contents decide.
    public static let documentType = Self(rawValue: "DocumentType")
    /// Attributes of plain text.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }
}

extension CocoaError.Code {
  /// The text is in no document of the type, or of a type that isn't read.
  public static let textReadInapplicableDocumentType = Self(rawValue: 65806)
  /// Text isn't written as documents of the type.
  public static let textWriteInapplicableDocumentType = Self(rawValue: 66062)
}
