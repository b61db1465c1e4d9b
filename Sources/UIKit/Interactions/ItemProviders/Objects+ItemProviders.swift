public import Foundation
import UniformTypeIdentifiers

// What Foundation's and UIKit's objects are exported as and made from.

extension NSItemProviderWriting {
  /// Exports the object by its value.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = ItemValue.data(of: self, as: typeIdentifier)
    let error = NSItemProvider.error(
      .unavailableCoercionError, "\(Self.self) can't be exported as \(typeIdentifier)")
    completionHandler(data, data == nil ? error : nil)
    return nil
  }
}

/// An object as one of a class that the compiler knows only by `Self`.
private func exactly<Object>(_ object: Any?) throws -> Object {
  guard let found = object as? Object else {
    throw NSItemProvider.error(.unexpectedValueClassError, "the data make no \(Object.self)")
  }
  return found
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Makes text, whose bytes that are no UTF-8 are replaced.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try exactly(NSString(string: ItemValue.text(of: data, as: typeIdentifier)))
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address, and its text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }

  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Makes a URL; throws for what is none.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try exactly(ItemValue.url(data).map { $0 as NSURL }) }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  /// RTF, HTML, and plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.rtf, .html, .utf8PlainText].map(\.identifier)
  }

  /// RTF, HTML, and plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.rtf, .html, .utf8PlainText, .plainText].map(\.identifier)
  }

  /// Makes text with the attributes that UIKit draws.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    switch typeIdentifier {
    case UTType.rtf.identifier: try exactly(RTFReader.text(data))
    case UTType.html.identifier: try exactly(HTMLReader.text(data))
    default:
      try exactly(NSAttributedString(string: ItemValue.text(of: data, as: typeIdentifier)))
    }
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [ItemValue.image, UTType.jpeg.identifier, UTType.png.identifier]
  }

  /// Any image that can be decoded.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png, .jpeg, .image].map(\.identifier)
  }

  /// Decodes an image; throws for what is none.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try exactly(UIImage(data: data)) }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  /// An archived colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { [ItemValue.color] }

  /// An archived colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { [ItemValue.color] }

  /// Unarchives a colour; throws for what is none.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self { try exactly(ItemValue.value(of: data, as: typeIdentifier)) }
}
