public import Foundation
import UniformTypeIdentifiers

/// What a program can do with documents in a browser. Main thread only.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// Where an action shows. Browsers have a menu for each document, and show all actions there.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In the menu of a document.
    public static let menu = Availability(rawValue: 1)
    /// In the bar while documents are selected.
    public static let navigationBar = Availability(rawValue: 2)
  }

  /// For the program to find it again.
  public let identifier: String
  /// What the user reads.
  public let localizedTitle: String
  /// Where the program wants it.
  public let availability: Availability
  /// Beside the title.
  open var image: UIImage?
  /// Identifiers of the types it is offered for; any at first.
  open var supportedContentTypes = [UTType.item.identifier]
  /// Kept: an action gets one document.
  open var supportsMultipleItems = true

  private let handler: ([URL]) -> Void

  /// The handler gets the document.
  public init(
    identifier: String, localizedTitle: String, availability: Availability,
    handler: @escaping ([URL]) -> Void
  ) {
    self.identifier = identifier
    self.localizedTitle = localizedTitle
    self.availability = availability
    self.handler = handler
    super.init()
  }

  /// Nil for a document that it isn't for.
  func menuElement(for url: URL) -> UIAction? {
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    let types = supportedContentTypes.compactMap { UTType($0) }
    guard FilePurpose.open(types, asCopy: false).takes(type) else { return nil }
    return UIAction(
      title: localizedTitle, image: image, identifier: UIAction.Identifier(identifier)
    ) { [handler] _ in handler([url]) }
  }
}
