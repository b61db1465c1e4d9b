public import Foundation
import Synchronization
public import UniformTypeIdentifiers

extension NSItemProvider {
  /// Hands a file over: where it is, whether it is coordinated (no difference here), or why not.
  public typealias FileLoadHandler =
    @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  /// The types of all representations.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap(UTType.init) }

  /// The types of representations that are of this type or a more special one.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// The types of representations that can be handed over in this way.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    guard fileOptions.contains(.openInPlace) else { return registeredTypeIdentifiers }
    return contents.withLock { $0.representations.filter { $0.file != nil }.map(\.type) }
  }

  /// Whether a representation is of this type or a more special one and can be handed over in this way.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    guard let found = representation(typeIdentifier) else { return false }
    return !fileOptions.contains(.openInPlace) || found.file != nil
  }

  /// Adds a representation that a handler makes.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping DataLoadHandler
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds all representations that the object can be exported as. An object that is registered before
  /// is preferred.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let shared = Unsendable(object)
    contents.withLock { $0.objects.append(shared.value) }
    for type in object.writableTypeIdentifiersForItemProvider {
      let own = Swift.type(of: object).itemProviderVisibilityForRepresentation(
        withTypeIdentifier: type)
      let narrower = own.rawValue > visibility.rawValue ? own : visibility
      registerDataRepresentation(forTypeIdentifier: type, visibility: narrower) {
        shared.value.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds all representations of an object that a handler makes when one of them is asked for.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void)
      -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
        loadHandler { object, error in
          guard let object else { return completion(nil, error) }
          _ = object.loadData(
            withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
        }
      }
    }
  }

  /// Adds a representation that is a file.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping FileLoadHandler
  ) {
    let opensInPlace = fileOptions.contains(.openInPlace)
    add(
      ItemRepresentation(
        type: typeIdentifier, visibility: visibility, file: opensInPlace ? loadHandler : nil,
        promised: opensInPlace ? nil : loadHandler
      ) { completion in
        loadHandler { url, _, error in
          guard let url else { return completion(nil, error) }
          do {
            completion(try Data(contentsOf: url), nil)
          } catch { completion(nil, error) }
        }
      })
  }

  /// Adds a representation that is a file.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false, loadHandler: @escaping FileLoadHandler
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// A value that programs hand over with `init(item:typeIdentifier:)`.
  func register(_ item: any NSSecureCoding, as type: String?) {
    if let object = item as? any NSItemProviderWriting, type == nil {
      return registerObject(object, visibility: .all)
    }
    let value = Unsendable(item)
    let name = type ?? UTType.data.identifier
    registerDataRepresentation(forTypeIdentifier: name, visibility: .all) { completion in
      let data = ItemValue.data(of: value.value, as: name)
      completion(data, data == nil ? Self.error(.unexpectedValueClassError, "no data of it") : nil)
      return nil
    }
  }
}
