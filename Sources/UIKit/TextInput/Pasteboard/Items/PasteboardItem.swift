import Foundation
import PlatformKit
import UniformTypeIdentifiers

/// One item on a pasteboard: the same thing in several representations. Main thread only.
@MainActor
struct PasteboardItem {
  /// Where the representations are.
  enum Source {
    /// Values that the program has set, by type, best first.
    case values([(type: String, value: Any)])
    /// Made when they are asked for.
    case provider(NSItemProvider)
    /// Another program's.
    case desktop(DesktopContents)
  }

  let source: Source

  init(_ source: Source) { self.source = source }

  /// An object in all representations that it can be exported as.
  init(object: any NSItemProviderWriting) {
    source = .values(object.writableTypeIdentifiersForItemProvider.map { ($0, object) })
  }

  /// Values by type. A value of the automatic type gets those of its class.
  init(_ values: [String: Any]) {
    source = .values(
      values.sorted { $0.key < $1.key }.flatMap { type, value in
        type == UIPasteboard.typeAutomatic ? Self.automatic(value) : [(type, value)]
      })
  }

  private static func automatic(_ value: Any) -> [(type: String, value: Any)] {
    switch value {
    case let text as String: [(UTType.utf8PlainText.identifier, text)]
    case let url as URL: PasteboardItem(object: url as NSURL).values
    case let object as any NSItemProviderWriting: PasteboardItem(object: object).values
    default: [(UTType.data.identifier, value)]
    }
  }

  private var values: [(type: String, value: Any)] {
    if case .values(let values) = source { values } else { [] }
  }

  /// Best first.
  var types: [String] {
    switch source {
    case .values(let values): values.map(\.type)
    case .provider(let provider): provider.registeredTypeIdentifiers
    case .desktop(let contents): contents.types
    }
  }

  /// Types that other programs may have.
  var visibleTypes: [String] {
    if case .provider(let provider) = source { provider.visibleTypes } else { types }
  }
}

extension PasteboardItem {
  /// The data of a type; nil if they are not there, or not there in time.
  func data(_ type: String) -> Data? {
    switch source {
    case .values(let values):
      return values.first { $0.type == type }.flatMap { ItemValue.data(of: $0.value, as: type) }
    case .provider(let provider):
      return provider.representation(type) == nil ? nil : BriefWait.data(type, of: provider)
    case .desktop(let contents): return contents.data(type)
    }
  }

  /// The value of a type: an object if the type is text, an address, an image or a colour, otherwise
  /// what was set, or data.
  func value(_ type: String) -> Any? {
    if case .values(let values) = source {
      guard let value = values.first(where: { $0.type == type })?.value else { return nil }
      if let suited = Self.suited(value, type) { return suited }
      guard UIPasteboard.hasObjects(type) else { return value }
    }
    guard let data = data(type) else { return nil }
    return ItemValue.value(of: data, as: type) ?? data
  }

  /// What is set is of the class that the type stands for: it needs no detour over data.
  private static func suited(_ value: Any, _ type: String) -> Any? {
    guard let known = UTType(type) else { return nil }
    if ItemValue.isText(type) { return value as? String }
    if type == ItemValue.color { return value as? UIColor }
    if known.conforms(to: .url) { return value as? URL }
    return known.conforms(to: .image) ? value as? UIImage : nil
  }

  /// Gets the data of a type, whenever they come.
  func load(_ type: String, _ completion: @escaping @MainActor (Data?) -> Void) {
    switch source {
    case .values: completion(data(type))
    case .provider(let provider):
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        DispatchQueue.main.async { completion(data) }
      }
    case .desktop(let contents): contents.load(type) { completion(try? $0.get()) }
    }
  }

  /// The representation that is handed over as the file it is.
  private var fileType: String? {
    guard case .provider(let provider) = source else { return nil }
    return visibleTypes.first { provider.representation($0)?.file != nil }
  }

  var isFile: Bool { fileType != nil }

  /// Gets the file, whenever it comes.
  func loadFile(_ completion: @escaping @MainActor (URL?) -> Void) {
    guard case .provider(let provider) = source, let fileType else { return completion(nil) }
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: fileType) { file, _, _ in
      DispatchQueue.main.async { completion(file) }
    }
  }

  /// The representation that is a file made when somebody wants it.
  var promisedType: String? {
    guard case .provider(let provider) = source else { return nil }
    return visibleTypes.first { provider.representation($0)?.promised != nil }
  }

  var promise: FilePromise? {
    guard case .provider(let provider) = source, let promisedType else { return nil }
    return provider.promise(of: promisedType)
  }

  /// A provider of all representations.
  var provider: NSItemProvider {
    switch source {
    case .values(let values): Self.provider(of: values)
    case .provider(let provider): provider
    case .desktop(let contents): contents.provider
    }
  }

  private static func provider(of values: [(type: String, value: Any)]) -> NSItemProvider {
    if let object = values.first?.value as? any NSItemProviderWriting,
      values.allSatisfy({ ($0.value as AnyObject) === object })
    {
      return NSItemProvider(object: object)
    }
    let provider = NSItemProvider()
    for (type, value) in values {
      let shared = Unsendable(value)
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(ItemValue.data(of: shared.value, as: type), nil)
        return nil
      }
    }
    return provider
  }

  /// The item without its source, which is about to go: what of it is there in time.
  var detached: PasteboardItem {
    guard case .desktop(let contents) = source else { return self }
    return PasteboardItem(
      .values(contents.types.compactMap { type in contents.data(type).map { (type, $0) } }))
  }
}
