public import Foundation
import Synchronization
public import UniformTypeIdentifiers

/// Data or an object in several representations, made when one of them is asked for: what is dragged,
/// copied or shared.
///
/// Can be used on any thread. Handlers are called on a queue of their own, as on Apple's systems.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Makes the data of a representation and calls back, once.
  public typealias DataLoadHandler =
    @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  let contents: Mutex<ItemProviderContents>

  /// A provider without representations.
  public override init() {
    contents = Mutex(ItemProviderContents())
    super.init()
  }

  init(_ contents: ItemProviderContents) {
    self.contents = Mutex(contents)
    super.init()
  }

  /// Provides `object` in all representations that it can be exported as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Provides a value that can be archived or is data, text or a URL. Without a type identifier its
  /// class decides.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    if let item { register(item, as: typeIdentifier) }
  }

  /// Provides a file; nil if there is none.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init(contentsOf: fileURL, contentType: nil)
  }

  /// Provides a file as this type, or as what its extension says.
  public convenience init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    self.init()
    let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(
      for: type, visibility: visibility, openInPlace: openInPlace
    ) { completion in
      completion(fileURL, false, nil)
      return nil
    }
  }

  /// A name for a file that is made of the item.
  open var suggestedName: String? {
    get { contents.withLock { $0.suggestedName } }
    set { contents.withLock { $0.suggestedName = newValue } }
  }

  /// The types of all representations, in the order of their registration.
  open var registeredTypeIdentifiers: [String] {
    contents.withLock { $0.representations.map(\.type) }
  }

  open override func copy() -> Any { copy(with: nil) }

  /// Another provider of the same representations.
  open func copy(with zone: NSZone? = nil) -> Any { NSItemProvider(contents.withLock { $0 }) }

  /// Whether any representation is of this type or a more special one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Adds a representation that a handler makes.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping DataLoadHandler
  ) {
    add(ItemRepresentation(type: typeIdentifier, visibility: visibility, load: loadHandler))
  }

  /// Makes the data of the first representation of this type or a more special one.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { load(typeIdentifier, completionHandler) }

  /// Whether there is an object of this class, or a representation that one can be made from.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil || readable(aClass) != nil
  }

  /// Gives the object that was registered if it is of this class, or makes one.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { load(aClass, completionHandler) }
}

extension NSItemProvider {
  /// The domain of errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Why something was not provided.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ text: String) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
