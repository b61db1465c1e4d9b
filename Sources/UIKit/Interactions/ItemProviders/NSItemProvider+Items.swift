public import Foundation
import Synchronization

// Representations that are objects, as share extensions give them.

extension NSItemProvider {
  /// Takes an object, or why there is none.
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void
  /// Makes an object for a completion, of a class that is wished for, with options of the one who asks.
  public typealias LoadHandler =
    @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// Adds a representation whose object a handler makes: one that can be archived, data, text, a URL or a
  /// file. No class is wished for.
  public func registerItem(
    forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      loadHandler(
        { item, error in
          guard let item else { return completion(nil, error) }
          let data = ItemValue.data(of: item, as: typeIdentifier)
          completion(
            data, data == nil ? Self.error(.unexpectedValueClassError, "no data of it") : nil)
        }, nil, nil)
      return nil
    }
  }

  /// Makes a small picture of the item; nil for none.
  public var previewImageHandler: LoadHandler? {
    get { contents.withLock { $0.makePreview } }
    set { contents.withLock { $0.makePreview = newValue } }
  }

  /// Gives the picture that `previewImageHandler` makes, or an error without one. Nobody asks for it but
  /// programs.
  public func loadPreviewImage(
    options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler
  ) {
    guard let make = previewImageHandler else {
      let error = Self.error(.itemUnavailableError, "there is no preview")
      return Self.queue.async { completionHandler(nil, error) }
    }
    let given = Unsendable(options)
    Self.queue.async { make(completionHandler, nil, given.value) }
  }
}
